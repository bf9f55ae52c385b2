import { consoleText } from './console-text.ts';

const circle: Record<string, unknown> = { name: 'circle' };
circle['self'] = circle;
const holes = [1, 2, 3];
delete holes[1];

test.each<[string, unknown[], string]>([
  ['a string', ['Brenna'], '"Brenna"'],
  ['several values', ['a', 1, null, undefined, true], '"a" 1 null undefined true'],
  ['numbers with their oddities', [-0, Number.NaN, 10n], '-0 NaN 10n'],
  ['an array', [['Brenna', 'Hella']], 'Array ["Brenna", "Hella"]'],
  ['an array with a hole', [holes], 'Array [1, empty, 3]'],
  ['an object', [{ a: 1, 'b-c': [2] }], 'Object { a: 1, "b-c": Array [2] }'],
  ['an empty object', [{}], 'Object {}'],
  ['a map', [new Map([['a', 1]])], 'Map { "a" => 1 }'],
  ['a set', [new Set([1, 'b'])], 'Set { 1, "b" }'],
  ['bytes', [new Uint8Array([1, 2])], 'Uint8Array [1, 2]'],
  ['a buffer', [new ArrayBuffer(8)], 'ArrayBuffer(8)'],
  ['a pattern', [/a+/g], '/a+/g'],
  ['an error', [new TypeError('no')], 'TypeError: no'],
  ['an object that holds itself', [circle], 'Object { name: "circle", self: … }'],
  ['what cannot be copied', [{ _MDNPlaySerializedObject: 'function f() {}' }], 'function f() {}'],
  ['what cannot be copied, inside', [[{ _MDNPlaySerializedObject: 'Symbol(a)' }]], 'Array [Symbol(a)]'],
  ['nothing', [], ''],
])('%s is written as in code', (_, args, text) => {
  expect(consoleText(args)).toBe(text);
});

test.each<[unknown[], string]>([
  [['%s is %d years', 'Ann', 42.9], 'Ann is 42 years'],
  [['%i and %f', '7.5', '7.5'], '7 and 7.5'],
  [['%o', [1]], 'Array [1]'],
  [['%O', { a: 1 }], 'Object { a: 1 }'],
  [['%cred%c', 'color: red', ''], 'red'],
  [['100 %% of %s', 'it'], '100 % of it'],
  [['%s and %s', 'one'], 'one and %s'],
  [['%s', 'one', 'two', 3], 'one two 3'],
  [['%d', {}], 'NaN'],
  [['100 %'], '"100 %"'],
])('%j prints %j', (args, text) => {
  expect(consoleText(args)).toBe(text);
});

test('a flood is cut', () => {
  expect(consoleText(['x'.repeat(50_000)]).length).toBeLessThan(10_100);
  expect(consoleText([Array.from({ length: 5_000 }, () => 0)])).toMatch(/0, …\]$/);
});
