import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { lendServers } from '@webdocs/database/fixtures/lend-servers';
import { inRepository } from '../repository.ts';
import { runScript } from '../run-command.ts';
import { slowestFiles } from './slowest-files.ts';
import type { Outcome, Step } from './step.ts';
import { runFolder } from './run-folder.ts';

/** The part of jest's JSON report that is read here. */
export interface JestReport {
  readonly testResults: ReadonlyArray<{
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: ReadonlyArray<{ readonly fullName: string; readonly status: string }>;
  }>;
}

export function unitTests(filter: readonly string[]): Step {
  return {
    name: 'unit',
    async run(progress) {
      const folder = await runFolder('unit');
      const report = join(folder.path, 'report.json');
      const servers = await lendServers(folder.path);
      let files = 0;
      const { output } = await runScript(
        'node_modules/jest/bin/jest.js',
        ['-c', 'jest.config.mjs', '--ci', '--maxWorkers=100%', '--testTimeout=30000', '--json', `--outputFile=${report}`, ...filter],
        {
          // What tests leave behind goes with the folder.
          environment: { ...folder.environment, ...servers.environment },
          onLine: (line) => /^(PASS|FAIL) /.test(line) && progress(`${(files += 1)} files`),
        },
      );
      await servers.takeBack();
      const text = await readFile(report, 'utf8').catch(() => undefined);
      await folder.remove();
      return text ? tallyJest(JSON.parse(text) as JestReport) : { passed: 0, failed: 1, skipped: [], output };
    },
  };
}

/** A file that could not even be loaded counts as one failure, and so does a run without a single test. */
export function tallyJest({ testResults }: JestReport): Outcome {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const named = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).map(({ fullName }) => fullName);
  const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'));
  const passed = named('passed').length;
  const failed = named('failed').length + broken.length;
  const skipped = named('pending', 'skipped', 'todo', 'disabled');
  if (passed + failed + skipped.length === 0) return { passed: 0, failed: 1, skipped, output: 'No unit test was found.' };
  const failing = testResults.filter((file) => file.status === 'failed');
  const files = testResults.map(({ name, startTime, endTime }) => ({ name: relative(inRepository(), name), ms: endTime - startTime }));
  const output = failing.map((file) => `${file.name}\n${file.message}`).join('\n');
  return { passed, failed, skipped, output, slowest: slowestFiles(files) };
}
