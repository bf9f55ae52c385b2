import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeFlagsOfTests } from '../node-flags-of-tests.ts';
import { inRepository } from '../repository.ts';
import { runScript } from '../run-command.ts';
import { slowestFiles } from './slowest-files.ts';
import type { Outcome, Step } from './step.ts';
import { withCause } from './with-cause.ts';
import { runFolder } from './run-folder.ts';

const configuration = 'infra/e2e/playwright.config.ts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: ReadonlyArray<{ readonly title: string; readonly tests: readonly Test[] }>;
}

interface Test {
  readonly status: string;
  /** One for each try. */
  readonly results: ReadonlyArray<{ readonly duration: number; readonly errors?: ReadonlyArray<{ readonly message?: string }> }>;
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: ReadonlyArray<{ readonly message?: string }>;
}

export function browserTests(filter: readonly string[]): Step {
  return {
    name: 'browser',
    async run(progress) {
      if (!existsSync(inRepository(configuration))) return { passed: 0, failed: 0, skipped: [`${configuration} is not there`], output: '' };
      const folder = await runFolder('browser');
      const report = join(folder.path, 'report.json');
      let total = '?';
      let crossed = 0;
      const { output } = await runScript(
        'node_modules/@playwright/test/cli.js',
        ['test', '-c', configuration, '--reporter=list,json', ...filter],
        {
          nodeFlags: nodeFlagsOfTests,
          // Sites, what they begin with, profiles of browsers and what browsers share with each other go with the folder.
          environment: {
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
            PLAYWRIGHT_FORCE_TTY: '0',
            PREPARED_DATA: folder.path,
            ...folder.environment,
          },
          onLine(line) {
            total = /^Running (\d+) tests?/.exec(line)?.[1] ?? total;
            const [, mark, done] = /^\s+([✓✘x-])\s+(\d+) /.exec(line) ?? [];
            if (!done) return;
            if (mark === '✘' || mark === 'x') crossed += 1;
            // A test that failed may pass at its second try.
            progress(`${done} of ${total}${crossed > 0 ? `, ${crossed} failed or to be tried again` : ''}`);
          },
        },
      );
      const text = await readFile(report, 'utf8').catch(() => undefined);
      await folder.remove();
      return text ? tallyPlaywright(JSON.parse(text) as PlaywrightReport, output) : { passed: 0, failed: 1, skipped: [], output };
    },
  };
}

/** A test that passed only at a later try counts as passed, and is named. */
export function tallyPlaywright({ suites, errors }: PlaywrightReport, output: string): Outcome {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const count = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).length;
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const skipped = named('skipped');
  const passed = count('expected', 'flaky');
  const failed = count('unexpected') + errors.length;
  if (passed + failed + skipped.length === 0) return { passed, failed: 1, skipped, output: `${output}\nNo browser test was found.` };
  const files = suites.map((suite) => ({ name: suite.title, ms: testsOf(suite, []).reduce((sum, { ms }) => sum + ms, 0) }));
  const failures = tests.filter(({ status }) => status === 'unexpected').map(({ name, cause }) => withCause(name, cause));
  return { passed, failed, skipped, output, slowest: slowestFiles(files), secondTries: named('flaky'), failures };
}

interface TestOfSuite {
  readonly name: string;
  readonly status: string;
  readonly ms: number;
  /** Of its last try. */
  readonly cause: string | undefined;
}

function testsOf({ title, suites = [], specs }: Suite, parents: readonly string[]): TestOfSuite[] {
  const path = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: [...path, spec.title].join(' › '),
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      cause: results.at(-1)?.errors?.[0]?.message,
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, path))];
}
