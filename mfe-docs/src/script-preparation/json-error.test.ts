import { jsonErrorAt } from './json-error.ts';

test.each([
  ['{ "a": }', '}'],
  ['{ "a": 1, }', '}'],
  ['{ "a" 1 }', '1'],
  ['{ a: 1 }', 'a'],
  ["{ 'a': 1 }", "'"],
  ['{ "a": 1 "b": 2 }', '"b"'],
  ['[1, 2', ''],
  ['{ "a": "b\n" }', '"b\n'],
  ['{ "a": tru }', 'tru'],
  ['{ "a": 01 }', '1 }'],
  ['{} {}', '{}'],
  ['[}', '}'],
  ['{ "a": 1 } // why', '//'],
  ['{ "\\x": 1 }', '"\\x'],
  [':', ':'],
  ['', ''],
])('%j stops being JSON at %j', (text, rest) => {
  expect(() => JSON.parse(text) as unknown).toThrow();
  expect(text.slice(jsonErrorAt(text)).slice(0, rest.length)).toBe(rest);
  if (rest === '') expect(jsonErrorAt(text)).toBe(text.length);
});

test('what is JSON has no such place before its end', () => {
  for (const text of ['{ "a": [1, -2.5e+3, true, null, "\\u00e9\\n", {}, []] }', '"x"', ' 7 ']) expect(jsonErrorAt(text)).toBe(text.length);
});

test('nesting without end takes no stack', () => {
  expect(jsonErrorAt('['.repeat(500_000))).toBe(500_000);
});

test('a string whose end is missing is found at once, however long it is', () => {
  for (const piece of ['tea', '\\n', 'tea\\u00e9']) {
    const start = '{ "imports": { "tea": ';
    expect(jsonErrorAt(`${start}"${piece.repeat(300_000)}`)).toBe(start.length);
  }
});
