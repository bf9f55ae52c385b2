import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { advisories } from './verification/advisories.ts';
import { browserTests } from './verification/browser-tests.ts';
import { builds } from './verification/builds.ts';
import { provideChromium } from './verification/chromium.ts';
import { createDisplay } from './verification/display.ts';
import { runSteps } from './verification/run-steps.ts';
import { selectSteps, type Selection, type StepName } from './verification/selection.ts';
import { formatting, lint, types } from './verification/static-checks.ts';
import type { Step } from './verification/step.ts';
import { specsOfTeam } from './verification/team-specs.ts';
import { structure } from './verification/structure-checks.ts';
import { together } from './verification/parallel-steps.ts';
import { unitTests } from './verification/unit-tests.ts';

const display = createDisplay(process.stdout);

function stepsOf({ steps, filter, team }: Selection): Step[] {
  const withoutRunning = { formatting: formatting(team), lint: lint(team), types, structure, builds };
  const running = team
    ? { unit: unitTests([`${team}/`]), browser: browserTests(specsOfTeam(team)) }
    : { unit: unitTests(filter), browser: browserTests(filter) };
  const chosenOf = (table: Partial<Record<StepName, Step>>) => steps.flatMap((name) => table[name] ?? []);
  return [...together(chosenOf(withoutRunning)), ...chosenOf({ advisories, ...running })];
}

/** `npm test`: everything that must hold before a change is good. `npm test -- team mfe-docs`: what one team answers for. */
async function main(words: readonly string[]): Promise<number> {
  const selection = selectSteps(words);
  // Looked for first: without a browser there is no sense in waiting for everything else.
  if (selection.steps.includes('browser')) process.env.CHROMIUM = await provideChromium(display.working('browser'));
  return (await runSteps(stepsOf(selection), display)) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (thrown) {
  display.line(thrown instanceof Failure ? `${thrown.code}  ${thrown.message}\n-> ${thrown.remedy}` : causeOf(thrown));
  process.exitCode = 2;
}
