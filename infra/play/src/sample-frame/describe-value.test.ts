/** @jest-environment jsdom */
import type { PrintedValue } from '@webdocs/contracts/samples/printed';
import { described, roomFor } from './describe-value.ts';

const of = (value: unknown): PrintedValue => described(value, roomFor(true));
const text = (value: unknown) => of(value).text;

test.each<[unknown, string, string]>([
  ['tea "green"', 'string', '"tea \\"green\\""'],
  [-0, 'number', '-0'],
  [12n, 'number', '12n'],
  [true, 'boolean', 'true'],
  [null, 'nothing', 'null'],
  [undefined, 'nothing', 'undefined'],
  [Symbol('cup'), 'symbol', 'Symbol(cup)'],
  [function pour() {}, 'function', 'ƒ pour()'],
  [class Cup {}, 'function', 'class Cup'],
  [new Date(Date.UTC(2026, 0, 2)), 'object', '2026-01-02T00:00:00.000Z'],
  [new Date(Number.NaN), 'object', 'Invalid Date'],
  [/tea/g, 'object', '/tea/g'],
  [[], 'object', 'Array(0) []'],
  [[1, 'a', { b: 1 }, [2], null, 6, 7], 'object', 'Array(7) [1, "a", {…}, Array(1), null, … 2 more]'],
  [{ cup: 'full', 7: [1] }, 'object', 'Object {7: Array(1), cup: "full"}'],
  [new Map([['tea', 1]]), 'object', 'Map(1) {"tea": 1}'],
  [new Uint8Array([1, 2]), 'object', 'Uint8Array(2) [1, 2]'],
  [Object.create(null), 'object', 'Object {}'],
])('%p is described as code has it', (value, kind, expected) => {
  expect(of(value)).toMatchObject({ kind, text: expected });
});

test('an object is a tree of what it has, down to five levels', () => {
  expect(of({ cup: { tea: 'green' } }).entries).toEqual([
    ['cup', { kind: 'object', text: 'Object {tea: "green"}', entries: [['tea', { kind: 'string', text: '"green"' }]] }],
  ]);
  let deep: unknown = 1;
  for (let level = 0; level < 20; level += 1) deep = { deep };
  let levels = 0;
  for (let value: PrintedValue | undefined = of(deep); value?.entries; value = value.entries[0]?.[1]) levels += 1;
  expect(levels).toBe(5);
});

test('what is in a circle is said so', () => {
  const cup: Record<string, unknown> = {};
  cup['self'] = cup;
  expect(of(cup).entries).toEqual([['self', { kind: 'text', text: '[Circular]' }]]);
});

test('a list of a million is as short as one of a hundred, and says how many are left', () => {
  const value = of(Array.from({ length: 1_000_000 }, () => 1));
  expect(value.entries).toHaveLength(100);
  expect(value.left).toBe(999_900);
});

test('one call describes no more than a thousand values, whatever it prints', () => {
  const wide = Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => [1, 2, 3]));
  const count = ({ entries = [] }: PrintedValue): number => entries.reduce((sum, [, inner]) => sum + count(inner), 1);
  expect(count(of(wide))).toBeLessThanOrEqual(1001);
});

test('no getter is asked, and no proxy can throw', () => {
  let asked = 0;
  const cup = {
    get tea() {
      asked += 1;
      return 1;
    },
  };
  expect(of(cup).entries).toEqual([['tea', { kind: 'text', text: '(…)' }]]);
  expect(asked).toBe(0);
  const hostile = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error('no');
      },
    },
  );
  expect(of(hostile)).toEqual({ kind: 'object', text: 'Object' });
});

test('an element is shown by its tag, and holds its children', () => {
  document.body.innerHTML = '<p id="cup">Tea <b>green</b></p>';
  expect(of(document.querySelector('p'))).toEqual({
    kind: 'node',
    text: '<p id="cup">',
    entries: [
      ['0', { kind: 'node', text: '"Tea "' }],
      ['1', expect.objectContaining({ kind: 'node', text: '<b>' })],
    ],
  });
});

test('an error is shown by its message, and holds cause and stack', () => {
  const value = of(new TypeError('no tea', { cause: 'no water' }));
  expect([value.kind, value.text, value.entries?.map(([key]) => key)]).toEqual(['error', 'TypeError: no tea', ['cause', 'stack']]);
});

test('long texts are cut', () => {
  expect(text('x'.repeat(50_000)).length).toBeLessThan(10_010);
});
