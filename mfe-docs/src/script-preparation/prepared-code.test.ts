/** @jest-environment jsdom */
import type * as Module from './prepared-code.ts';

const mockList = jest.fn();
const mockCompile = jest.fn();
jest.mock('@webdocs/remote-kit/call', () => ({ call: () => mockList() as unknown }));
jest.mock('#compiler', () => ({ compileCode: (request: unknown) => mockCompile(request) as unknown }));
let preparedCode: typeof Module.preparedCode;
beforeEach(async () => {
  mockList.mockReset().mockResolvedValue({ modules: [{ name: 'tea', address: '/modules/tea.js' }], hosts: [] });
  mockCompile.mockReset();
  // What was asked for once is kept for the page.
  jest.resetModules();
  ({ preparedCode } = await import('./prepared-code.ts'));
});
const importMap = '{ "imports": { "tea": "/modules/tea.js" } }';

test('JavaScript without an import map is as it was, and nothing is asked for', async () => {
  for (const code of [{ js: 'pour()' }, { js: 'pour()', language: 'module' }, { html: '<p>', language: 'ts' }] as const)
    expect(await preparedCode(code)).toBe(code);
  expect([mockList.mock.calls, mockCompile.mock.calls]).toEqual([[], []]);
});

test('TypeScript becomes JavaScript, with the names of its import map at hand', async () => {
  mockCompile.mockResolvedValue({ code: 'let tea' });
  const code = { html: '<p>', js: 'let tea: string', language: 'ts', importMap } as const;
  expect(await preparedCode(code)).toEqual({ ...code, js: 'let tea' });
  expect(mockCompile).toHaveBeenCalledWith({ code: 'let tea: string', language: 'ts', importNames: ['tea'] });
});

test.each([
  [{ line: 3, message: 'Unexpected token' }, 'docs-script-error'],
  [{ line: 3, message: 'namespace Tea {', isUnsupported: true }, 'docs-script-unsupported'],
])('code that cannot be read does not run, and its line is told: %j', async (answer, message) => {
  mockCompile.mockResolvedValue(answer);
  expect(await preparedCode({ js: 'x', language: 'tsx' })).toEqual({
    message,
    values: { language: 'TSX', line: 3, message: answer.message },
    part: 'js',
    line: 3,
  });
});

test('a compiler that gives up is said to', async () => {
  mockCompile.mockRejectedValue(new Error('no answer in time'));
  expect(await preparedCode({ js: 'x', language: 'jsx' })).toMatchObject({ message: 'docs-script-too-much', values: { language: 'JSX' } });
});

test('a compiler that cannot be had without a network says nothing of the code, which may be tried again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  mockCompile.mockRejectedValue(new Error('the worker did not load'));
  await expect(preparedCode({ js: 'x', language: 'jsx' })).rejects.toThrow('did not load');
});

test('an import map that leads elsewhere keeps the code from running', async () => {
  const code = { js: 'import "tea"', importMap: importMap.replace('/modules/tea.js', 'https://elsewhere.example/tea.js') };
  expect(await preparedCode(code)).toMatchObject({ message: 'docs-script-map-address', part: 'importMap', line: 1 });
});

test('without the list the frame is what refuses', async () => {
  mockList.mockRejectedValue(new Error('offline'));
  const code = { js: 'import "tea"', importMap };
  expect(await preparedCode(code)).toEqual(code);
});
