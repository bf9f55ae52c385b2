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
