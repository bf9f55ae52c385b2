import { writeFile } from 'node:fs/promises';
import { inRepository } from '@webdocs/workbench/repository';
import { reasons, reasonOf } from './failure-reasons.ts';
import type { SampleRun } from './run-samples.ts';

export interface SampleFigures {
  readonly ran: number;
  readonly clean: number;
  /** Threw an error, and could not reach another host that they need. */
  readonly foreign: number;
  readonly failed: number;
  /** Of those that need no other host, in percent. */
  readonly share: number;
}

export function figuresOf(runs: readonly SampleRun[]): SampleFigures {
  const clean = runs.filter(({ errors }) => errors.length === 0).length;
  const foreign = runs.filter((run) => reasonOf(run) === 'foreign').length;
  const failed = runs.length - clean - foreign;
  return { ran: runs.length, clean, foreign, failed, share: Math.round((clean / (clean + failed)) * 10_000) / 100 };
}

/** Saves the figures and the list of failures, to compare them after a change. */
export async function keepReport(runs: readonly SampleRun[]): Promise<void> {
  const figures = figuresOf(runs);
  await writeFile(
    inRepository('infra/bench/samples.json'),
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), ...figures }, null, 2)}\n`,
  );
  await writeFile(inRepository('infra/content/SAMPLES.md'), reportText(runs, figures));
}

function reportText(runs: readonly SampleRun[], { ran, clean, foreign, failed, share }: SampleFigures): string {
  const failing = runs.filter(({ errors }) => errors.length > 0).sort((one, other) => (one.name < other.name ? -1 : 1));
  const groups = Object.entries(reasons).flatMap(([reason, says]) => {
    const own = failing.filter((run) => reasonOf(run) === reason);
    return own.length > 0 ? [`## ${says}\n\n${own.length}:\n\n${own.map(lineOf).join('\n')}\n`] : [];
  });
  return `# The samples of the real corpus that do not run without an error

Written by \`npm run soak -- samples --write\`, which runs every live sample and interactive example of the corpus in a browser, by the
address that its page uses. Of ${ran} samples, ${clean} ran without an error that nothing caught. ${foreign} need something of another host, which a
run without a network cannot have; they are counted apart. ${failed} failed for other reasons: ${share} % of the rest are well.

${groups.join('\n')}`;
}

function lineOf({ name, errors }: SampleRun): string {
  const [first = ''] = errors;
  return `- \`${name}\`: ${first.replace(/[\`|\n]/g, ' ').slice(0, 160)}`;
}
