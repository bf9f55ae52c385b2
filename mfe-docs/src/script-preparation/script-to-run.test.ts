import { compiled } from '../code-compiler/compiled.ts';
import type * as Module from './script-to-run.ts';

jest.mock('@webdocs/remote-kit/call', () => ({ call: async () => ({ modules: [], hosts: ['https://esm.example'] }) }));
jest.mock('#compiler', () => ({
  compileCode: async (request: Parameters<typeof compiled>[0]) => compiled(request),
}));
let scriptToRun: typeof Module.scriptToRun;
beforeAll(async () => {
  ({ scriptToRun } = await import('./script-to-run.ts'));
});

test('what browsers run is as it was written', async () => {
  expect(await scriptToRun({ js: 'pour()' })).toBeUndefined();
  expect(await scriptToRun({ js: 'pour()', language: 'module' })).toBeUndefined();
});

test('other languages are compiled, for the library that the import map names', async () => {
  expect(await scriptToRun({ js: 'let tea: string;', language: 'ts' })).toBe('let tea;');
  const importMap = '{ "imports": { "preact/jsx-runtime": "https://esm.example/preact.js" } }';
  expect(await scriptToRun({ js: 'tea = <p />', language: 'jsx', importMap })).toContain('from "preact/jsx-runtime"');
});

test('a map with a mistake keeps no file from being written; a script with one says so when it runs', async () => {
  expect(await scriptToRun({ js: 'let tea: string;', language: 'ts', importMap: '{' })).toBe('let tea;');
  expect(await scriptToRun({ js: '\nlet tea: =;', language: 'ts' })).toBe('throw new SyntaxError("line 2: Unexpected token");');
});
