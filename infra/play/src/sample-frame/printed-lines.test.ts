import { printedLines } from './printed-lines.ts';

const printedBy = (...calls: Array<Parameters<ReturnType<typeof printedLines>['take']>[0]>) => {
  const printed = printedLines();
  for (const call of calls) printed.take(call);
  return printed.lines;
};

test('each call is a line: texts as they are, other values as JSON', () => {
  expect(
    printedBy(
      { typ: 'console', prop: 'log', args: ['Sum:', 4, [1, 'a'], { b: true }, undefined] },
      { typ: 'console', prop: 'error', args: ['Uncaught TypeError'] },
      { typ: 'console', prop: 'group', args: ['a heading'] },
      { typ: 'console', prop: 'log', args: [2n] },
    ),
  ).toEqual(['Sum: 4 [1,"a"] {"b":true} undefined', 'Uncaught TypeError', '[object BigInt]']);
});

test('a cleared console has no lines, and one that is never silent has two hundred', () => {
  const log = { typ: 'console', prop: 'log', args: ['a'] } as const;
  expect(printedBy(log, { typ: 'console', prop: 'clear', args: [] }, log)).toEqual(['a']);
  expect(printedBy(...Array.from({ length: 300 }, () => log))).toHaveLength(200);
});

test('what is printed is not asked for anything, and what is large or refuses to be read is called by its kind', () => {
  let asked = 0;
  const log = (...args: readonly unknown[]) => printedBy({ typ: 'console', prop: 'log', args })[0];
  const refuse = () => {
    throw new Error('no');
  };
  const withGetter = {
    get tea() {
      asked += 1;
      return 'tea';
    },
  };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const list = Array.from({ length: 10_000_000 });
  const start = performance.now();
  expect(log(list, { list })).toBe('[object Array] [object Object]');
  expect(performance.now() - start).toBeLessThan(50);
  expect(log(withGetter, { deep: withGetter })).toBe('[object Object] [object Object]');
  expect(asked).toBe(0);
  expect(log(new Proxy({}, { get: refuse, ownKeys: refuse }), proxy)).toBe('[object Object] [object Object]');
  expect(log(new Date(0), new Uint8Array(2))).toBe('"1970-01-01T00:00:00.000Z" {"0":0,"1":0}');
});
