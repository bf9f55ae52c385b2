import { causeOf, Failure } from '@webdocs/contracts/failure';
import { browserTests } from './verification/browser-tests.ts';
import { builds } from './verification/builds.ts';
import { provideChromium } from './verification/chromium.ts';
import { createDisplay } from './verification/display.ts';
import { selectSteps, type Selection, type StepName } from './verification/selection.ts';
import { formatting, lint, types } from './verification/static-checks.ts';
import type { Outcome, Step } from './verification/step.ts';
import { unitTests } from './verification/unit-tests.ts';

const display = createDisplay(process.stdout);

function stepsOf({ steps, filter }: Selection): Step[] {
  const all: Record<StepName, Step> = { formatting, lint, types, unit: unitTests(filter), builds, browser: browserTests(filter) };
  return steps.map((name) => all[name]);
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const progress = display.working(step.name);
  const outcome = await step.run(progress).catch((thrown: unknown) => ({ passed: 0, failed: 1, skipped: [], output: causeOf(thrown) }));
  display.finished(step.name, outcome, performance.now() - started);
  if (outcome.failed > 0) display.line(`\n${outcome.output.trim()}\n`);
  for (const name of outcome.skipped) display.line(`      skipped: ${name}`);
  return outcome;
}

/** Every step runs, whatever the ones before it found; the last line is the verdict. */
async function runAll(steps: readonly Step[]): Promise<boolean> {
  let [passed, failed] = [0, 0];
  for (const step of steps) {
    const outcome = await runStep(step);
    passed += outcome.passed;
    failed += outcome.failed;
  }
  display.line(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function main(words: readonly string[]): Promise<number> {
  const selection = selectSteps(words);
  // Looked for first: without a browser there is no sense in waiting for everything else.
  if (selection.steps.includes('browser')) process.env.CHROMIUM = await provideChromium(display.working('browser'));
  return (await runAll(stepsOf(selection))) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (thrown) {
  display.line(thrown instanceof Failure ? `${thrown.code}  ${thrown.message}\n-> ${thrown.remedy}` : causeOf(thrown));
  process.exitCode = 2;
}
