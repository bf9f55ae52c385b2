import { readFile, writeFile } from 'node:fs/promises';
import { inRepository } from './repository.ts';
import { runCommand } from './run-command.ts';

/** What `npm run soak -- --write` keeps of its last run, part by part. */
export interface SoakRun {
  readonly date: string;
  readonly commit: string;
  readonly part: string;
  readonly passed: number;
  readonly failed: number;
  /** As the run said it. */
  readonly lines: readonly string[];
}

const file = inRepository('infra/bench/soak.json');

export async function lastSoakRuns(): Promise<readonly SoakRun[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(text) as SoakRun[];
}

/** Puts a run in the place of the last one of the same part, for `infra/bench/RESULTS.md`. */
export async function keepSoakRun(run: Omit<SoakRun, 'date' | 'commit'>): Promise<void> {
  const { output } = await runCommand('git', ['rev-parse', '--short', 'HEAD']);
  const dated = { date: new Date().toISOString().slice(0, 16).replace('T', ' '), commit: output.trim(), ...run };
  const others = (await lastSoakRuns()).filter(({ part }) => part !== run.part);
  const all = [...others, dated].sort((one, other) => (one.part < other.part ? -1 : 1));
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}
