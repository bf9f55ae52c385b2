import { causeOf } from '@webdocs/contracts/failures/failure';
import type { Display } from './display.ts';
import type { Outcome, Step } from './step.ts';

/** Runs every step, whatever the ones before it found, and ends with the verdict as the last line. */
export async function runSteps(steps: readonly Step[], display: Display): Promise<boolean> {
  const outcomes: Array<Outcome & { readonly name: string }> = [];
  for (const step of steps) outcomes.push({ name: step.name, ...(await runStep(step, display)) });
  const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  // At the end, because the end is what is kept of a long record.
  const failures = outcomes.filter((outcome) => outcome.failed > 0).flatMap(({ name, failures: named = [name] }) => named);
  for (const failure of failures) display.line(`failed: ${failure}`);
  display.line(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

async function runStep(step: Step, display: Display): Promise<Outcome> {
  const started = performance.now();
  const outcome = await step.run(display.working(step.name)).catch(brokenStep);
  display.finished(step.name, outcome, performance.now() - started);
  if (outcome.failed > 0) display.line(`\n${outcome.output.trim()}\n`);
  for (const file of outcome.slowest ?? []) display.line(`      ${file}`);
  for (const name of outcome.secondTries ?? []) display.line(`      passed at its second try: ${name}`);
  for (const name of outcome.skipped) display.line(`      skipped: ${name}`);
  return outcome;
}

function brokenStep(thrown: unknown): Outcome {
  return { passed: 0, failed: 1, skipped: [], output: thrown instanceof Error ? (thrown.stack ?? thrown.message) : causeOf(thrown) };
}
