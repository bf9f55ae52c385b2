import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openContent, type Content } from '@webdocs/content';
import { addressOf } from '@webdocs/contracts/reader/address';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { atLeast, atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { megabytes } from '../kilobytes.ts';
import { quantile } from '../quantile.ts';
import { corpusFolder } from '../site/corpus.ts';

const budgets = {
  coldSeconds: 10,
  warmSeconds: 1,
  p50Ms: 3,
  p99Ms: 40,
  pagesPerSecond: 300,
  buildMegabytes: 1500,
  changeSeconds: 1,
} as const;

const slowestNamed = 10;
const changedPage = 'files/en-us/web/css/index.md';

export const content: Benchmark = {
  name: 'content',
  asks: 'How fast pages are made of the whole corpus',
  async figures({ corpusPages }, progress) {
    const corpus = corpusFolder();
    if (!corpus) {
      progress('skipped: WEBDOCS_CORPUS names no folder with the unpacked corpus (mdn-content/files/en-us)');
      return [];
    }
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'webdocs-bench-content-')));
    try {
      const indexed = await indexFigures(corpus, join(folder, 'index.json'), corpusPages, progress);
      if (corpusPages !== Infinity) return indexed;
      progress('building everything, then after one change');
      return [...indexed, ...(await buildFigures(corpus, folder))];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function indexFigures(corpus: string, indexFile: string, most: number, progress: (line: string) => void): Promise<Figure[]> {
  const { public: configuration } = readConfiguration({ environment: {}, flags: [] });
  let problems = 0;
  const open = async () => {
    const began = performance.now();
    const opened = await openContent({ roots: [corpus], configuration, indexFile, report: () => (problems += 1) });
    return { opened, seconds: (performance.now() - began) / 1000 };
  };
  const cold = await open();
  const problemsOfOneStart = problems;
  await cold.opened.close();
  const { opened, seconds: warmSeconds } = await open();
  try {
    const all = opened.paths();
    const { chosen, times, seconds } = await timesOfPages(opened, all, most, progress);
    const note = chosen < all.length ? `a sample of ${chosen}` : undefined;
    const inOrder = times.map(({ ms }) => ms);
    const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, slowestNamed);
    return [
      measured('documents', all.length, 'count'),
      atMost(budgets.coldSeconds, 'index, first start', cold.seconds, 's'),
      atMost(budgets.warmSeconds, 'index, second start', warmSeconds, 's'),
      atMost(budgets.p50Ms, 'a page: p50', quantile(inOrder, 0.5), 'ms', { note }),
      atMost(budgets.p99Ms, 'a page: p99', quantile(inOrder, 0.99), 'ms', { note }),
      ...slowest.map(({ ms, path }, place) => measured(`slowest ${place + 1}`, ms, 'ms', { note: path })),
      measured('all pages, one thread', chosen / seconds, 'pages/s', { note }),
      measured('memory of the process afterwards', megabytes(process.memoryUsage().rss), 'MB'),
      measured('problems reported', problemsOfOneStart, 'count'),
    ];
  } finally {
    await opened.close();
  }
}

async function timesOfPages(opened: Content, all: readonly string[], most: number, progress: (line: string) => void) {
  const every = Math.max(1, Math.floor(all.length / Math.min(most, all.length)));
  const times: Array<{ readonly path: string; readonly ms: number }> = [];
  const started = performance.now();
  for (const path of all.filter((_, index) => index % every === 0)) {
    const before = performance.now();
    await opened.page(addressOf(path, ''));
    times.push({ path, ms: performance.now() - before });
    if (times.length % 4000 === 0) progress(`${times.length} pages`);
  }
  return { chosen: times.length, times, seconds: (performance.now() - started) / 1000 };
}

/** The command itself, as an operator runs it, on a copy that may be changed. */
async function buildFigures(corpus: string, folder: string): Promise<Figure[]> {
  const copy = join(folder, 'content');
  cpSync(join(corpus, 'files'), join(copy, 'files'), { recursive: true });
  const whole = await build(copy, folder);
  appendFileSync(join(copy, changedPage), '\nOne more sentence.\n');
  const changed = await build(copy, folder);
  return [
    atLeast(budgets.pagesPerSecond, 'whole build', whole.pages / whole.buildSeconds, 'pages/s'),
    atMost(budgets.buildMegabytes, 'whole build: memory at most', whole.megabytes, 'MB'),
    atMost(budgets.changeSeconds, 'build after one change, without its index', changed.buildSeconds, 's', {
      note: `${changed.pages} pages built`,
    }),
    measured('build after one change: index', changed.indexSeconds, 's'),
  ];
}

async function build(content: string, folder: string) {
  const site = fileURLToPath(new URL('../../../cli/src/site.ts', import.meta.url));
  const words = ['content', 'build', join(folder, 'out'), '--content', content, '--data', join(folder, 'data')];
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', site, ...words], { maxBuffer: 64 * 1024 * 1024 });
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  return {
    indexSeconds: figure(/^index +([\d.]+) s/m),
    buildSeconds: figure(/^build +([\d.]+) s/m),
    pages: figure(/^pages +(\d+) built/m),
    megabytes: figure(/^memory +(\d+) MB/m),
  };
}
