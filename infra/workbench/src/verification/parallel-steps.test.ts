import type { Outcome, Step } from './step.ts';
import { together } from './parallel-steps.ts';

const good: Outcome = { passed: 1, failed: 0, skipped: [], output: '' };

test('steps begin together, once, and each gives its own outcome', async () => {
  const begun: string[] = [];
  const step = (name: string, passed: number): Step => ({
    name,
    run: async () => {
      begun.push(name);
      return { ...good, passed };
    },
  });
  const [first, second] = together([step('formatting', 1), step('lint', 2)]) as [Step, Step];
  expect(begun).toEqual([]);
  expect((await first.run(() => undefined)).passed).toBe(1);
  expect(begun).toEqual(['formatting', 'lint']);
  expect((await second.run(() => undefined)).passed).toBe(2);
  expect(begun).toEqual(['formatting', 'lint']);
});

test('one that breaks down does so in its turn', async () => {
  const broken: Step = { name: 'lint', run: () => Promise.reject(new Error('no eslint')) };
  const [first, second] = together([{ name: 'formatting', run: async () => good }, broken]) as [Step, Step];
  await expect(first.run(() => undefined)).resolves.toEqual(good);
  await expect(second.run(() => undefined)).rejects.toThrow('no eslint');
});
