import type { Display } from './display.ts';
import { runSteps } from './run-steps.ts';
import type { Outcome, Step } from './step.ts';

function step(name: string, outcome: Partial<Outcome> | Error): Step {
  return {
    name,
    run: async () => {
      if (outcome instanceof Error) throw outcome;
      return { passed: 0, failed: 0, skipped: [], output: '', ...outcome };
    },
  };
}

async function shown(...steps: Step[]): Promise<{ good: boolean; lines: readonly string[] }> {
  const lines: string[] = [];
  const display: Display = {
    working: () => () => undefined,
    finished: (name, { passed, failed }) => void lines.push(`${name} ${passed} ${failed}`),
    line: (text) => void lines.push(text),
  };
  return { good: await runSteps(steps, display), lines };
}

test('the last line is the verdict, alone', async () => {
  expect(await shown(step('lint', { passed: 1 }), step('unit', { passed: 40 }))).toEqual({
    good: true,
    lines: ['lint 1 0', 'unit 40 0', '41 passed, 0 failed'],
  });
});

test('a failing step shows what it said, and the others run all the same', async () => {
  const { good, lines } = await shown(
    step('lint', { failed: 1, output: 'a.ts is wrong\n' }),
    step('unit', { passed: 2, failed: 1, output: 'b' }),
  );
  expect(good).toBe(false);
  expect(lines).toEqual(['lint 0 1', '\na.ts is wrong\n', 'unit 2 1', '\nb\n', 'failed: lint', 'failed: unit', '2 passed, 2 failed']);
});

test('a step that breaks down counts as failed', async () => {
  const { good, lines } = await shown(step('builds', new Error('no webpack')), step('unit', { passed: 1 }));
  expect(good).toBe(false);
  expect(lines[1]).toContain('no webpack');
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});

test('what is skipped is named', async () => {
  const { lines } = await shown(step('browser', { passed: 1, skipped: ['offline › reads on'] }));
  expect(lines).toContain('      skipped: offline › reads on');
});

test('what passed at its second try is named', async () => {
  const { good, lines } = await shown(step('unit', { passed: 1, secondTries: ['mail › is sent'] }));
  expect([good, lines.includes('      passed at its second try: mail › is sent')]).toEqual([true, true]);
});

test('what failed is named once more before the verdict, because only the end of a long record is kept', async () => {
  const { lines } = await shown(
    step('unit', { passed: 1, failed: 1, failures: ['mail › is sent: too late'] }),
    step('browser', { passed: 1 }),
  );
  expect(lines.slice(-2)).toEqual(['failed: mail › is sent: too late', '2 passed, 1 failed']);
});

test('a run that checked nothing is not good', async () => {
  expect((await shown(step('browser', { skipped: ['everything'] }))).good).toBe(false);
});
