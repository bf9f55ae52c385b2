import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { hasModules } from './has-modules.ts';

test.each<[SampleCode, boolean]>([
  [{}, false],
  [{ js: 'pour()' }, false],
  [{ js: '// an important cup' }, false],
  [{ html: '<script src="https://elsewhere.example/tea.js"></script>', js: 'const imported = 1' }, false],
  [{ js: 'import { pour } from "tea"' }, true],
  [{ js: 'cup();\n  export {}' }, true],
  [{ js: 'pour(await import("tea"))' }, true],
  [{ js: 'import.meta.url' }, true],
  [{ js: 'pour()', language: 'ts' }, true],
  [{ importMap: '{}' }, true],
  [{ importMap: ' \n' }, false],
])('%j may ask for modules: %s', (code, expected) => {
  expect(hasModules(code)).toBe(expected);
});

test.each(['\n', '\r', '\u2028', ' '])('a script of nothing but blanks takes no time: %j', (blank) => {
  expect(hasModules({ js: blank.repeat(300_000) })).toBe(false);
});
