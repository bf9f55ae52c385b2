import { slowestFiles } from './slowest-files.ts';

const files = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}.test.ts`, ms: index * 500 }));

test('a long run names the 20 files that took most of its time, the slowest first', () => {
  const lines = slowestFiles(files(30));
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('  14.5 s  29.test.ts');
  expect(lines.at(-1)).toBe('   5.0 s  10.test.ts');
});

test('a run of a few files names none', () => {
  expect(slowestFiles(files(20))).toEqual([]);
});
