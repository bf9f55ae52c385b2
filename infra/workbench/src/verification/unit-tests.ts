import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { lendServers } from '@webdocs/database/fixtures/lend-servers';
import { nodeFlagsOfTests } from '../node-flags-of-tests.ts';
import { inRepository } from '../repository.ts';
import { runScript } from '../run-command.ts';
import { slowestFiles } from './slowest-files.ts';
import type { Outcome, Step } from './step.ts';
import { runFolder } from './run-folder.ts';
import { withCause } from './with-cause.ts';

/** The part of jest's JSON report that is read here. */
export interface JestReport {
  readonly testResults: readonly TestedFile[];
}

interface TestedFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: ReadonlyArray<{
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }>;
}

/** On a machine with other work a deadline may pass. As many files are tried again, one at a time; more than these are no accident. */
const mostTriedAgain = 3;

/** One more than there are cores: a quarter of their time the workers wait, for databases and for processes that tests start. */
const workers = availableParallelism() + 1;

export function unitTests(filter: readonly string[]): Step {
  return {
    name: 'unit',
    async run(progress) {
      const folder = await runFolder('unit');
      const report = join(folder.path, 'report.json');
      const servers = await lendServers(folder.path);
      let files = 0;
      const jest = async (...words: readonly string[]): Promise<{ readonly report?: JestReport; readonly output: string }> => {
        const { output } = await runScript(
          'node_modules/jest/bin/jest.js',
          ['-c', 'jest.config.mjs', '--ci', '--testTimeout=30000', '--json', `--outputFile=${report}`, ...words],
          {
            nodeFlags: nodeFlagsOfTests,
            // What tests leave behind goes with the folder.
            environment: { ...folder.environment, ...servers.environment },
            onLine: (line) => /^(PASS|FAIL) /.test(line) && progress(`${(files += 1)} files`),
          },
        );
        const text = await readFile(report, 'utf8').catch(() => undefined);
        return text ? { report: JSON.parse(text) as JestReport, output } : { output };
      };
      const first = await jest(`--maxWorkers=${workers}`, ...filter);
      const again = process.env.CI ? failedFiles(first.report) : [];
      const isTriedAgain = again.length > 0 && again.length <= mostTriedAgain;
      const second = isTriedAgain ? await jest('--runInBand', '--runTestsByPath', ...again) : undefined;
      await servers.takeBack();
      await folder.remove();
      return first.report ? tallyJest(first.report, second?.report) : { passed: 0, failed: 1, skipped: [], output: first.output };
    },
  };
}

function failedFiles(report: JestReport | undefined): string[] {
  return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * A file that could not even be loaded counts as one failure, and so does a run without a single test. Of a file that was tried again
 * the second try counts; what passed only then is named.
 */
export function tallyJest(first: JestReport, second: JestReport = { testResults: [] }): Outcome {
  const triedAgain = new Set(second.testResults.map(({ name }) => name));
  const testResults = [...first.testResults.filter(({ name }) => !triedAgain.has(name)), ...second.testResults];
  const tests = testResults.flatMap((file) => file.assertionResults);
  const named = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).map(({ fullName }) => fullName);
  const broken = testResults.filter(isBroken);
  const passed = named('passed').length;
  const failed = named('failed').length + broken.length;
  const skipped = named('pending', 'skipped', 'todo', 'disabled');
  if (passed + failed + skipped.length === 0) return { passed: 0, failed: 1, skipped, output: 'No unit test was found.' };
  const failing = testResults.filter((file) => file.status === 'failed');
  const files = testResults.map(({ name, startTime, endTime }) => ({ name: relative(inRepository(), name), ms: endTime - startTime }));
  const output = failing.map((file) => `${file.name}\n${file.message}`).join('\n');
  return {
    passed,
    failed,
    skipped,
    output,
    slowest: slowestFiles(files),
    secondTries: secondTries(first, second),
    failures: failing.flatMap(failuresOf),
  };
}

function failuresOf(file: TestedFile): string[] {
  const path = relative(inRepository(), file.name);
  if (isBroken(file)) return [withCause(path, file.message)];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => withCause(`${path} › ${fullName}`, failureMessages?.[0]));
}

function isBroken({ status, assertionResults }: TestedFile): boolean {
  return status === 'failed' && !assertionResults.some((one) => one.status === 'failed');
}

function secondTries(first: JestReport, second: JestReport): string[] {
  const good = new Set(second.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return first.testResults
    .filter(({ name }) => good.has(name))
    .flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      return (failed.length > 0 ? failed : ['all of it']).map((test) => `${relative(inRepository(), file.name)} › ${test}`);
    });
}
