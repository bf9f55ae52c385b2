import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { openContent, type Content } from '@webdocs/content';
import { openData } from '@webdocs/reference/open-data';
import { coverageOf } from '@webdocs/reference/coverage';
import { Reference } from '@webdocs/reference';
import { readReviewed } from '@webdocs/reference/reviewed';
import { addressOf } from '@webdocs/contracts/reader/address';
import { defaultContentRoot, defaultReviewedFolder } from '@webdocs/default-content';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { atLeast, atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { megabytes } from '../kilobytes.ts';
import { quantile } from '../quantile.ts';
import { searchComplete } from '../site/search-index.ts';
import { withSite } from '../site/started-site.ts';

const budgets = { indexSeconds: 3, p50Ms: 5, firstPageSeconds: 30, searchSeconds: 120, restMegabytes: 900, coverage: 95 } as const;
const restsAfterMs = 5_000;
const sampled = 2_000;

export const reference: Benchmark = {
  name: 'reference',
  asks: 'How much of the web platform the site explains out of the box, and how fast',
  async figures({ corpusPages }, progress) {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'webdocs-bench-reference-')));
    try {
      progress('reading open data');
      const pages = await pageFigures(join(folder, 'index.json'), Math.min(sampled, corpusPages));
      progress('the whole site on a new data folder');
      return [...pages, ...(await siteFigures()), ...coverageFigures()];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function pageFigures(indexFile: string, most: number): Promise<Figure[]> {
  const cold = await open(indexFile);
  await cold.content.close();
  const warm = await open(indexFile);
  const { content } = warm;
  try {
    const paths = content.paths().filter((path) => path.startsWith('/en-US/docs/Web/'));
    const times = await timesOf(paths, Math.max(1, Math.floor(paths.length / most)), content);
    return [
      ...countsOf(paths).map(([area, count]) => measured(`pages below ${area}`, count, 'count')),
      measured('pages of the reference', paths.length, 'count'),
      atMost(budgets.indexSeconds, 'index of all default pages, first start', cold.seconds, 's'),
      atMost(budgets.indexSeconds, 'index of all default pages, second start', warm.seconds, 's'),
      atMost(budgets.p50Ms, 'a page: p50', quantile(times, 0.5), 'ms', { note: `a sample of ${times.length}` }),
      measured('a page: p99', quantile(times, 0.99), 'ms'),
      measured('memory of the process afterwards', megabytes(process.memoryUsage().rss), 'MB'),
    ];
  } finally {
    await content.close();
  }
}

/** What an operator waits for who starts the default site for the first time; the parts of the page are built already. */
async function siteFigures(): Promise<Figure[]> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  return withSite({}, async (site) => {
    const answer = await fetch(`${site.address}/en-US/docs/Web/API/WebSocket`);
    if (!answer.ok) throw new Error(`the first page was answered with ${answer.status}`);
    await answer.text();
    const firstPage = seconds();
    await searchComplete(site.address);
    const complete = seconds();
    await later(restsAfterMs);
    const memory = site.wholeMemory();
    return [
      atMost(budgets.firstPageSeconds, 'first page on a new data folder', firstPage, 's', { note: 'with everything built' }),
      atMost(budgets.searchSeconds, 'index of the search complete', complete, 's', { note: 'since the start, pages are served meanwhile' }),
      ...(memory === undefined
        ? []
        : [atMost(budgets.restMegabytes, 'memory of the whole site at rest', megabytes(memory), 'MB', { note: 'with its database' })]),
    ];
  });
}

async function open(indexFile: string): Promise<{ readonly content: Content; readonly seconds: number }> {
  const { public: configuration } = readConfiguration({ environment: {}, flags: [] });
  const began = performance.now();
  const content = await openContent({
    roots: [defaultContentRoot],
    reference: { reviewedFolder: defaultReviewedFolder },
    configuration,
    indexFile,
    report: () => undefined,
  });
  return { content, seconds: (performance.now() - began) / 1000 };
}

async function timesOf(paths: readonly string[], every: number, content: Content): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths.filter((_, index) => index % every === 0)) {
    const before = performance.now();
    await content.page(addressOf(path, ''));
    times.push(performance.now() - before);
  }
  return times;
}

/** '/en-US/docs/Web/CSS/…' counts for Web/CSS. */
function countsOf(paths: readonly string[]): Array<[area: string, count: number]> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const area = path.split('/').slice(3, 5).join('/');
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

function coverageFigures(): Figure[] {
  const data = openData({ report: () => undefined });
  const { pages } = new Reference({ data, reviewedFolder: defaultReviewedFolder }).plan(
    { part: (_name, _files, report, make) => make(report) },
    () => undefined,
  );
  const reviewed = readReviewed(defaultReviewedFolder, () => undefined);
  return coverageOf(pages, reviewed, data).map(({ what, covered, of }) =>
    atLeast(budgets.coverage, what, (covered / Math.max(1, of)) * 100, '%', { note: `${covered} of ${of}` }),
  );
}
