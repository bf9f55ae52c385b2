import { printBounds, type PrintedValue } from '@webdocs/contracts/samples/printed';
import { readPrints } from './read-prints.ts';

const value = { kind: 'text', text: 'tea' };
const print = { level: 'log', values: [value] };
const read = (...prints: readonly unknown[]) => readPrints({ typ: 'prints', prints, left: 2 });

test('prints are read as a frame of ours writes them', () => {
  const given = {
    level: 'error',
    values: [{ kind: 'object', text: 'Object', entries: [['tea', value]], left: 3 }],
    table: { columns: ['a'], rows: [[value]], left: 1 },
    does: 'group',
    place: { part: 'js', line: 3 },
    depth: 2,
  };
  expect(read(given)).toEqual({ prints: [given], left: 2 });
});

test.each([null, 'prints', {}, { prints: 'none' }, { prints: [null, 7, { level: 'shout', values: [] }, { level: 'log' }] }])(
  'what is of another form is left out: %j',
  (data) => {
    expect(readPrints(data)).toEqual({ prints: [], left: 0 });
  },
);

test('parts of another form are left out of a print', () => {
  const strange = {
    ...print,
    values: [value, 7, { kind: 'html', text: '<b>' }, { kind: 'text', text: {} }],
    place: { part: 'css' },
    depth: -1,
    does: 'go',
  };
  expect(read(strange).prints).toEqual([print]);
});

test('a table that fits is read whole', () => {
  const { columns: most, entries } = printBounds;
  const columns = ['(index)', ...Array.from({ length: most }, String), 'Value'];
  const table = { columns, rows: Array.from({ length: entries }, () => columns.map(() => value)) };
  expect(read({ ...print, values: [], table }).prints).toEqual([{ ...print, values: [], table }]);
});

test('of a message that holds more values than a frame of ours sends no more are read', () => {
  const wide = { kind: 'object', text: 'x', entries: Array.from({ length: 90 }, () => ['k', value]) };
  const { prints } = read(...Array.from({ length: 500 }, () => ({ ...print, values: Array.from({ length: 10 }, () => wide) })));
  const count = (one: PrintedValue): number => 1 + (one.entries ?? []).reduce((sum, [, inner]) => sum + count(inner), 0);
  const sum = prints.flatMap(({ values }) => values).reduce((total, one) => total + count(one), 0);
  expect([prints.length, sum]).toEqual([500, printBounds.valuesAtOnce]);
});

test('a flood of any form is bounded', () => {
  let deep: unknown = value;
  for (let level = 0; level < 50; level += 1) deep = { kind: 'object', text: 'x', entries: [['a', deep]] };
  const wide = {
    kind: 'object',
    text: 'x',
    entries: Array.from({ length: 500 }, () => ['k'.repeat(9000), { ...value, text: 'x'.repeat(1_000_000) }]),
  };
  const { prints } = read(...Array.from({ length: 2000 }, () => ({ ...print, values: [deep, wide, wide], depth: 1e9 })));
  expect(prints).toHaveLength(printBounds.prints);
  const [first] = prints;
  expect(first?.depth).toBe(20);
  expect(first?.values[1]?.entries).toHaveLength(printBounds.entries);
  expect(first?.values[1]?.entries?.[0]?.[0]).toHaveLength(200);
  expect(first?.values[1]?.entries?.[0]?.[1].text.length).toBeLessThan(printBounds.text + 2);
  let levels = 0;
  for (let one = first?.values[0]; one?.entries; one = one.entries[0]?.[1]) levels += 1;
  expect(levels).toBe(printBounds.depth);
});
