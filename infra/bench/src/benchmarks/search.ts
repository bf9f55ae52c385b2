import type { Browser } from '@playwright/test';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { openData } from '@webdocs/database/open-data';
import { openBrowser } from '../browser/open-browser.ts';
import { atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { kilobytes } from '../kilobytes.ts';
import { median, quantile } from '../quantile.ts';
import { corpusTexts, type CorpusText } from '../search/corpus-texts.ts';
import { indexingSeconds } from '../search/indexing.ts';
import { readLocaleQueries } from '../search/locale-queries.ts';
import { miniSearchBaseline } from '../search/minisearch-baseline.ts';
import { outcomesOf, qualityOf } from '../search/quality.ts';
import { missesOfTuning, outcomesOfHalves, qualityFigures, type HalfOutcomes } from '../search/quality-figures.ts';
import { quickSearchCost, type QuickSearchCost } from '../search/quick-search.ts';
import { siteSearch } from '../search/site-search.ts';
import { quickList, typedFigures } from '../search/typed-names.ts';
import { tsRankBaseline } from '../search/ts-rank-baseline.ts';
import { corpusFolder } from '../site/corpus.ts';
import { largeDocument } from '../site/measured-pages.ts';
import { withSite, type StartedSite } from '../site/started-site.ts';

const budgets = { indexingSeconds: 60, p50Ms: 15, p99Ms: 120, keyMs: 2, slowKeyMs: 8, boxKb: 6, titlesKb: 200 } as const;
/** Asked before anything is measured, so that no figure holds the first use of a connection. */
const warmUp = ['video', 'promise then', 'grid template', 'headers', 'border', 'string trim', 'event', 'url'];

export const search: Benchmark = {
  name: 'search',
  asks: 'Whether the search finds the right page first, beside two searches that know nothing of documentation, and what it costs',
  async figures(_, progress) {
    const corpus = corpusFolder();
    if (!corpus) {
      progress('skipped: WEBDOCS_CORPUS names no folder with the unpacked corpus (mdn-content/files/en-us)');
      return [];
    }
    const ofCorpus = await withSite({ flags: ['--content', corpus] }, (site) => corpusFigures(site, corpus, progress));
    progress('the other languages, on the default content');
    return [...ofCorpus, ...(await withSite({}, localeFigures))];
  },
};

async function corpusFigures(site: StartedSite, corpus: string, progress: (line: string) => void): Promise<Figure[]> {
  const seconds = await indexingSeconds(site.address);
  progress('judged queries');
  const ours = await ourOutcomes(site.address);
  for (const miss of missesOfTuning(ours.outcomes)) progress(miss);
  progress('quick search');
  const quick = [...(await typedFigures(await quickList(site.address))), ...(await quickFigures(site.address))];
  progress('baselines');
  const texts = await corpusTexts(corpus);
  const baselines = await baselineOutcomes(site, texts, progress);
  return [
    ...qualityFigures(ours.outcomes, baselines),
    atMost(budgets.indexingSeconds, 'index complete after the first answer', seconds, 's', { note: `${texts.length} documents` }),
    atMost(budgets.p50Ms, 'a query: p50', quantile(ours.milliseconds, 0.5), 'ms', { note: 'over HTTP, each judged query once' }),
    atMost(budgets.p99Ms, 'a query: p99', quantile(ours.milliseconds, 0.99), 'ms'),
    ...quick,
  ];
}

async function ourOutcomes(address: string): Promise<{ readonly outcomes: HalfOutcomes; readonly milliseconds: readonly number[] }> {
  const warm = siteSearch(address);
  for (const query of warmUp) await warm.find(query);
  const searcher = siteSearch(address);
  return { outcomes: await outcomesOfHalves(searcher), milliseconds: searcher.milliseconds };
}

/** In the same run, on the same documents; PostgreSQL is the one that the site itself uses. */
async function baselineOutcomes({ dataFolder }: StartedSite, texts: readonly CorpusText[], progress: (line: string) => void) {
  const database = await openData({ dataFolder, report: (failure) => progress(failure.message) });
  try {
    const tsRank = await tsRankBaseline(database.address(), texts);
    try {
      const results = [];
      for (const baseline of [miniSearchBaseline(texts), tsRank])
        results.push({ name: baseline.name, outcomes: await outcomesOfHalves(baseline) });
      return results;
    } finally {
      await tsRank.close();
    }
  } finally {
    await database.close();
  }
}

async function quickFigures(address: string): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    return await quickFiguresIn(browser, address + largeDocument);
  } finally {
    await browser.close();
  }
}

async function quickFiguresIn(browser: Browser, url: string): Promise<Figure[]> {
  const fast = await quickSearchCost(browser, url, 'fast');
  const slow = await quickSearchCost(browser, url, 'slow');
  const bytesWhere = (matches: (path: string) => boolean): number =>
    fast.transfers.filter(({ path }) => matches(path)).reduce((sum, { bytes }) => sum + bytes, 0);
  const isScript = (path: string) => /^\/remotes\/mfe-search\/.*\.js$/.test(path);
  const isOfList = (path: string) => isScript(path) && path.includes('/search-titles');
  const isBox = (path: string) => isScript(path) && !isOfList(path) && !path.endsWith('/remoteEntry.js');
  return [
    ...keyFigures('quick search, a key', budgets.keyMs, fast),
    ...keyFigures('quick search, a key, processor 4 times slower', budgets.slowKeyMs, slow),
    atMost(budgets.boxKb, 'search box: script before it is used', kilobytes(bytesWhere(isBox)), 'KB', {
      note: 'as the browser counts it, without the entry of its remote',
    }),
    measured('search list: script that comes with its titles', kilobytes(bytesWhere(isOfList)), 'KB'),
    atMost(budgets.titlesKb, 'titles of quick search', kilobytes(bytesWhere((path) => /\/search-(titles|index)/.test(path))), 'KB', {
      note: 'as they came over the wire',
    }),
  ];
}

function keyFigures(name: string, budgetMs: number, { keys, bareKeys }: QuickSearchCost): Figure[] {
  const script = keys.map((key) => key.script);
  const bare = bareKeys.map((key) => key.dispatch);
  return [
    atMost(budgetMs, `${name}: median`, median(script), 'ms', {
      note: `${keys.length} keys; all script until the next key: matching, drawing, every listener of the page`,
    }),
    measured(`${name}: longest`, Math.max(...script), 'ms'),
    measured(`${name}, with the browser's own work: median`, median(keys.map((key) => key.dispatch)), 'ms', {
      note: `its events from begin to end; ${median(bare).toFixed(1)} ms in a field of the same page without quick search`,
    }),
  ];
}

async function localeFigures({ address }: StartedSite): Promise<Figure[]> {
  await indexingSeconds(address);
  const figures: Figure[] = [];
  const judged = await readLocaleQueries();
  for (const locale of activeLocales) {
    const queries = judged[locale];
    if (!queries) continue;
    const { success1 } = qualityOf(await outcomesOf(queries, siteSearch(address, locale)));
    figures.push(measured(`${locale}: success@1`, success1, '%', { note: `${queries.length} queries on the default content` }));
  }
  return figures;
}
