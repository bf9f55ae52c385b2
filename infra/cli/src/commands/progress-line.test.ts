import { progressIn } from './progress-line.ts';

test('progress is told every two seconds: how far, how fast, and for how long yet', () => {
  const lines: string[] = [];
  let now = 1000;
  const progress = progressIn(
    (line) => lines.push(line),
    () => now,
  );
  progress(1, 400);
  now += 1999;
  progress(50, 400);
  now += 1;
  progress(100, 400);
  now += 1000;
  progress(150, 400);
  expect(lines).toEqual(['100 of 400 pages, 50/s, 6 s left']);
});
