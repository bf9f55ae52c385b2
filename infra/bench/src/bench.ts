import { readFile, writeFile } from 'node:fs/promises';
import { inRepository } from '@webdocs/workbench/repository';
import { lastSoakRuns } from '@webdocs/workbench/soak-runs';
import { benchmarks } from './benchmarks.ts';
import { causes } from './missed-budget-causes.ts';
import { fullEffort, quickEffort, type Benchmark, type Effort } from './figure.ts';
import { machineFacts } from './report/machine.ts';
import { missed, type Measurement, type Report } from './report/measurement.ts';
import { renewedResults } from './report/renewed-results.ts';
import { resultsPage } from './report/results-page.ts';
import { textTable } from './report/text-table.ts';
import { same } from './same/same.ts';

const usage = `npm run bench [-- <name>...] [--quick] [--write]

  ${benchmarks.map(({ name, asks }) => `${name.padEnd(12)} ${asks}`).join('\n  ')}

  --quick      few repeats: finds out whether a benchmark works, not how fast anything is
  --write      writes infra/bench/RESULTS.md; of some benchmarks, it renews their sections
  same ...     whether readers get the same from two builds: npm run bench -- same
  WEBDOCS_CORPUS=<folder>  the unpacked corpus: its large document is measured, and the content benchmark runs
  WEBDOCS_HOUSE=<folder>   another checkout for the house benchmark, to compare with`;

// Ended from outside, it takes the sites that it started along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<void> {
  if (words[0] === 'same') {
    process.exitCode = (await same(words.slice(1))) ? 0 : 1;
    return;
  }
  const quick = words.includes('--quick');
  const write = words.includes('--write');
  const names = words.filter((word) => !word.startsWith('--'));
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
  const strange = words.filter((word) => word.startsWith('--') && !['--quick', '--write'].includes(word));
  if (unknown.length > 0 || strange.length > 0 || (write && quick)) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const chosen = names.length > 0 ? benchmarks.filter(({ name }) => names.includes(name)) : benchmarks;
  const report = await measure(
    chosen,
    quick ? quickEffort : fullEffort,
    ['npm run bench', ...(words.length > 0 ? ['--', ...words] : [])].join(' '),
  );
  const misses = missed(report);
  console.log(`\n${report.command}`);
  for (const [fact, value] of report.machine) console.log(`  ${fact.padEnd(10)} ${value}`);
  console.log(
    misses.length === 0
      ? '\nevery budget measured here is met'
      : `\n${misses.length} budgets missed: ${misses.map(({ what }) => what).join('; ')}`,
  );
  const failed = report.measurements.filter(({ failure }) => failure).map(({ name }) => name);
  if (failed.length > 0) console.log(`without figures, because they failed: ${failed.join(', ')}`);
  if (write) await writeResults(report, names.length > 0);
  if (failed.length > 0) process.exitCode = 1;
}

async function writeResults(report: Report, isPart: boolean): Promise<void> {
  const file = inRepository('infra/bench/RESULTS.md');
  const soaked = await lastSoakRuns();
  const page = isPart ? renewedResults(await readFile(file, 'utf8'), report, causes, soaked) : resultsPage(report, causes, soaked);
  await writeFile(file, page);
}

/** One after the other: nothing else may be running while something is measured. */
async function measure(chosen: readonly Benchmark[], effort: Effort, command: string): Promise<Report> {
  const measurements: Measurement[] = [];
  for (const benchmark of chosen) {
    const measurement = await measureOne(benchmark, effort);
    measurements.push(measurement);
    console.log(`\n${textTable(measurement)}`);
  }
  return { command, machine: await machineFacts(), measurements };
}

async function measureOne({ name, asks, figures }: Benchmark, effort: Effort): Promise<Measurement> {
  try {
    return { name, asks, figures: await figures(effort, (line) => console.error(`  ${name}: ${line}`)) };
  } catch (thrown) {
    return { name, asks, figures: [], failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}
