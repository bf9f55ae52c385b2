import { addressed, exampleFrameId, readFromFrame, readToFrame, runnerAddress } from './frame-messages.ts';

test('a frame is understood by its own page, and by its id alone', () => {
  const message = addressed({ typ: 'console', prop: 'log', args: [1, 'two'] }, 'a');
  expect(readFromFrame(message, 'a')).toEqual({ typ: 'console', prop: 'log', args: [1, 'two'] });
  expect(readFromFrame(message, 'b')).toBeUndefined();
  expect(readToFrame(message, 'a')).toBeUndefined();
});

test('a page is understood by its frame', () => {
  expect(readToFrame(addressed({ typ: 'choice', code: 'color: red' }, 'a'), 'a')).toEqual({ typ: 'choice', code: 'color: red' });
  expect(readToFrame(addressed({ typ: 'theme', theme: 'dark' }, 'a'), 'a')).toEqual({ typ: 'theme', theme: 'dark' });
});

test.each([
  null,
  'ready',
  7,
  {},
  { typ: 'ready', uuid: 'a' },
  { typ: 'ready', uuid: 'a', version: 2 },
  { typ: 'console', uuid: 'a', version: 1, prop: 'constructor', args: [] },
  { typ: 'console', uuid: 'a', version: 1, prop: 'log', args: 'none' },
  { typ: 'choice', uuid: 'a', version: 1, code: 1 },
])('%j is not a message', (data) => {
  expect(readFromFrame(data, 'a') ?? readToFrame(data, 'a')).toBeUndefined();
});

const where = { origin: 'http://play.localhost:3000', state: 'a+b/c=', hash: 'f00', id: 'one', theme: 'light' } as const;

test('a sample has a host of its own and stands below its document', () => {
  const address = new URL(runnerAddress({ ...where, srcPrefix: '/en-US/docs/Web/' }));
  expect(address.host).toBe('f00.play.localhost:3000');
  expect(address.pathname).toBe('/en-US/docs/Web/runner.html');
  expect(Object.fromEntries(address.searchParams)).toEqual({ state: 'a+b/c=', uuid: 'one', theme: 'light' });
});

test('an example frame is one whose address ends with runner.html and has an id', () => {
  expect(exampleFrameId(runnerAddress(where))).toBe('one');
  for (const address of ['', 'about:blank', 'http://play.localhost/runner.html', 'http://x/runner.html/y?uuid=1', 'http://x/a?uuid=1'])
    expect(exampleFrameId(address)).toBeUndefined();
});
