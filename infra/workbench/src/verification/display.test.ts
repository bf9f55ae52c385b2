import { stepLine } from './display.ts';

test.each([
  [{ passed: 412, failed: 0, skipped: [], output: '' }, ' ok   unit          21.3 s  412 passed'],
  [{ passed: 410, failed: 2, skipped: ['a'], output: '' }, 'FAIL  unit          21.3 s  410 passed, 2 failed, 1 skipped'],
  [{ passed: 0, failed: 0, skipped: ['all'], output: '' }, 'skip  unit          21.3 s  0 passed, 1 skipped'],
])('a finished step is one line', (outcome, line) => {
  expect(stepLine('unit', outcome, 21_340)).toBe(line);
});
