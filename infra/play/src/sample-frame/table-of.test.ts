/** @jest-environment jsdom */
import { roomFor } from './describe-value.ts';
import { tableOf } from './table-of.ts';

const table = (data: unknown, columns?: unknown) => {
  const made = tableOf(data, columns, roomFor(true));
  return made && [made.columns, ...made.rows.map((row) => row.map(({ text }) => text))];
};

test('a list of objects is a table of their fields', () => {
  expect(
    table([
      { tea: 'green', cups: 2 },
      { tea: 'black', hot: true },
    ]),
  ).toEqual([
    ['(index)', 'tea', 'cups', 'hot'],
    ['0', '"green"', '2', ''],
    ['1', '"black"', '', 'true'],
  ]);
});

test('values without fields have a column of their own', () => {
  expect(table({ a: 1, b: { c: 2 } })).toEqual([
    ['(index)', 'c', 'Value'],
    ['a', '', '1'],
    ['b', '2', ''],
  ]);
});

test('only the columns that are asked for are shown', () => {
  expect(table([{ tea: 'green', cups: 2 }], ['cups'])).toEqual([
    ['(index)', 'cups'],
    ['0', '2'],
  ]);
});

test('a table has 100 rows and 20 columns at most, and says what it leaves out', () => {
  const wide = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`c${index}`, index]));
  const made = tableOf(
    Array.from({ length: 1000 }, () => wide),
    undefined,
    roomFor(true),
  );
  expect([made?.columns.length, made?.rows.length, made?.left]).toEqual([21, 100, 900]);
});

test.each([[7], ['tea'], [null], [[]], [{}]])('%p is no table', (data) => {
  expect(table(data)).toBeUndefined();
});

test('a proxy that refuses to be read is no table', () => {
  const refuse = () => {
    throw new Error('no');
  };
  expect(table(new Proxy({}, { getPrototypeOf: refuse, ownKeys: refuse }))).toBeUndefined();
});
