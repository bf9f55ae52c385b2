import { runCommand } from '@webdocs/workbench/run-command';
import { keepSoakRun } from '@webdocs/workbench/soak-runs';
import { runFolder } from '@webdocs/workbench/verification/run-folder';
import { unitTests } from '@webdocs/workbench/verification/unit-tests';
import { browserTests } from '@webdocs/workbench/verification/browser-tests';
import { crawlAllPages } from './crawl/crawl-all-pages.ts';
import { deploysUnderLoad } from './deploys-under-load.ts';
import { firefoxJourneys } from './firefox/firefox-journeys.ts';
import { hydrationAtLarge } from './hydration/hydration-at-large.ts';
import { linksAtLarge } from './samples/links-at-large.ts';
import { samplesAtLarge } from './samples/samples-at-large.ts';
import { httpRuns } from './http/http-runs.ts';
import { trustRuns, type Outcome, type Run } from './trust/trust-runs.ts';

const deployCount = 50;

type Part = (say: (line: string) => void, options: { readonly keep: boolean }) => Promise<Outcome>;

const parts: Readonly<Record<string, Part>> = {
  accounts: program('Accounts', 'soak.ts'),
  changes,
  corpus,
  crawl,
  deploys,
  digests: program('Digests through kills', 'soak-digests.ts'),
  faults,
  firefox,
  http: inTurn(httpRuns),
  hydration,
  links,
  postgresql,
  samples,
  telemetry: program('Telemetry', 'soak-telemetry.ts'),
  trust: inTurn(trustRuns),
};

/**
 * `npm run soak [-- <part>...] [--write]`: accounts are fuzzed and killed, digests are sent and pings taken in by processes that are killed, pings come as fast as is promised, every page of the corpus is read and crawled, remotes are
 * deployed while readers read, every remote gets every fault, the house is changed in a copy, readers read, search, try samples and keep accounts in Firefox, 500 pages
 * hydrate, every sample of the corpus goes through the links of the Playground and runs in a browser, statements are tried on each
 * PostgreSQL, what trust is put in is killed (trust/trust-runs.ts), and caches, floods and slow clients are in front (http/http-runs.ts).
 */
async function main(words: readonly string[]): Promise<boolean> {
  const wanted = words.filter((word) => word !== '--write');
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  let [passed, failed] = [0, 0];
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const lines: string[] = [];
    const keep = words.includes('--write');
    const say = (line: string) => {
      console.log(line);
      lines.push(line);
    };
    const outcome = await run(say, { keep });
    if (keep) await keepSoakRun({ part: name, ...outcome, lines });
    passed += outcome.passed;
    failed += outcome.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** A separate process, so that it does not affect memory and database of the others. */
function program(title: string, file: string): Part {
  return async (say) => {
    console.log(title);
    const { code } = await runCommand(process.execPath, ['--import', 'tsx', `infra/api/fixtures/${file}`], { onLine: say });
    return outcomeOf(code === 0);
  };
}

/** A test run reads some of the real pages; this one reads all. */
async function corpus(say: (line: string) => void) {
  console.log('\nEvery page of the corpus');
  process.env.CORPUS_STEP = '1';
  const {
    passed,
    failed,
    skipped,
    output = '',
  } = await unitTests(['infra/content/src/corpus', 'infra/content/src/samples/real']).run(showProgress);
  say(`${passed} tests over all pages, ${skipped.length} skipped`);
  if (failed > 0) say(output);
  return { passed, failed };
}

async function crawl(say: (line: string) => void) {
  console.log('\nAn hour of crawling through all pages of the corpus');
  // A site that serves what is live, as an operator has it: one that was started from its sources holds what builds them too.
  const folder = await runFolder('browser');
  process.env.PREPARED_DATA = folder.path;
  return crawlAllPages(say).finally(() => folder.remove());
}

async function deploys(say: (line: string) => void) {
  console.log(`\n${deployCount} deploys in a row under load`);
  const { complaints } = await deploysUnderLoad(deployCount, say);
  for (const complaint of complaints) say(`FAIL  ${complaint}`);
  return outcomeOf(complaints.length === 0);
}

async function faults(say: (line: string) => void) {
  console.log('\nEvery remote through every fault');
  return longStories('faults', ['failures/'], say);
}

async function changes(say: (line: string) => void) {
  console.log('\nA remote, a page, a language and a field more, on a copy of the repository');
  return longStories('changes', ['journeys/add-a-remote', 'journeys/small-changes'], say);
}

/** Tests of `infra/e2e` that a test run leaves out or shortens. */
async function longStories(part: 'faults' | 'changes', tests: readonly string[], say: (line: string) => void): Promise<Outcome> {
  process.env.SOAK = part;
  const stories = await browserTests(tests).run(showProgress);
  for (const line of stories.output.trimEnd().split('\n')) if (!/^ +✓/.test(line)) say(line);
  return { passed: stories.passed, failed: stories.failed };
}

async function firefox(say: (line: string) => void) {
  console.log('\nReading, search, samples and accounts in Firefox');
  return firefoxJourneys(say);
}

async function hydration(say: (line: string) => void) {
  console.log('\n500 pages that come to life');
  return hydrationAtLarge(say);
}

async function links(say: (line: string) => void) {
  console.log('\nEvery sample of the corpus through links of the Playground');
  return outcomeOf(await linksAtLarge(say));
}

/** Tests of statements ask the oldest PostgreSQL in a test run; here each one that the site promises to work with. */
async function postgresql(say: (line: string) => void) {
  console.log('\nStatements on each PostgreSQL');
  process.env.EVERY_POSTGRESQL = 'true';
  const packages = ['api', 'gateway/src/routes/operators', 'identity', 'mail', 'payments', 'registry'];
  const { passed, failed, skipped, output = '' } = await unitTests(packages.map((name) => `infra/${name}`)).run(showProgress);
  say(`${passed} tests, ${skipped.length} skipped`);
  if (failed > 0) say(output);
  return { passed, failed };
}

async function samples(say: (line: string) => void, options: { readonly keep: boolean }) {
  console.log('\nEvery sample of the corpus');
  return outcomeOf(await samplesAtLarge(say, options));
}

function inTurn(runs: readonly Run[]): Part {
  return async (say) => {
    let [passed, failed] = [0, 0];
    for (const { title, run } of runs) {
      console.log(`\n${title}`);
      const outcome = await run(say);
      passed += outcome.passed;
      failed += outcome.failed;
    }
    return { passed, failed };
  };
}

function outcomeOf(isWell: boolean) {
  return { passed: Number(isWell), failed: Number(!isWell) };
}

function showProgress(news: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${news}  `);
  else if (/0 of /.test(news)) console.log(`  ${news}`);
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
