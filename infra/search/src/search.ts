import { setTimeout as pause } from 'node:timers/promises';
import type { Content } from '@webdocs/content';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { searchLimits, type SearchQuestion } from '@webdocs/contracts/api/search';
import type { Database } from '@webdocs/database';
import { repeatedJob } from '@webdocs/database/repeated-job';
import { reading } from './index/page-row.ts';
import { buildIndex } from './index/build-index.ts';
import type { Block } from './index/text-blocks.ts';
import { boundedQueue } from './query/bounded-queue.ts';
import { Answering } from './query/answer-query.ts';
import type { WeighedWord } from './query/weighed-words.ts';
import { SearchCounts, type CountedSearch } from './query/search-counts.ts';
import type { SearchResult, SearchSuggestion } from './search-result.ts';
import { findTitles, namedByTitle } from './query/title-only-search.ts';
import { titlesOfPages, type RankedTitle, type RankedTitles } from './ranking/ranked-titles.ts';

export type { CountedSearch } from './query/search-counts.ts';
export type { WeighedWord } from './query/weighed-words.ts';
export type { SearchHit, SearchResult } from './search-result.ts';
export type { Block } from './index/text-blocks.ts';

export interface SearchOptions {
  readonly database: Database;
  readonly content: Pick<Content, 'searchable' | 'revision' | 'onChange' | 'titles'>;
  readonly report: (failure: Failure) => void;
  /** Told how far the index is: lines for the operator. */
  readonly progress?: (line: string) => void;
  readonly now?: () => Date;
}

/** How far the index is: 'missing' until the first version is complete. */
export interface SearchState {
  readonly state: 'missing' | 'building' | 'complete';
  readonly percent: number;
}

export interface Search {
  /** A full queue fails as SEARCH_BUSY. */
  find(question: SearchQuestion): Promise<SearchResult>;
  suggest(text: string, locale: Locale): Promise<readonly SearchSuggestion[]>;
  /** All pages of a language, in the order in which titles answer what is typed. The same list is the same array. */
  titles(locale: Locale): Promise<readonly RankedTitle[]>;
  /** The page that the query names, if one does. */
  named(query: string, locale: Locale): Promise<string | undefined>;
  /** What the pages at these addresses say that they are; those that have no summary, or are not in the index, are left out. */
  summaries(urls: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What pages say, block by block, for code that looks for the place that answers. Pages that are not in the index are left out. */
  texts(urls: readonly string[]): Promise<ReadonlyMap<string, readonly Block[]>>;
  /** The words of a question, each with how much it tells among the pages of a language; none where there is no index. */
  weigh(text: string, locale: Locale): Promise<readonly WeighedWord[]>;
  /** Counts a search that was answered: by day and language, and the words of one that found nothing. It is not waited for. */
  count(search: CountedSearch): void;
  state(): SearchState;
  /** From now on this process makes the index, whenever it is not that of the content; without it, it answers from what others make. */
  keepIndex(): void;
  /** Resolves when the index is that of the content. */
  settled(): Promise<void>;
  /** Resolves when what was counted is written. */
  counted(): Promise<void>;
  close(): Promise<void>;
}

const atOnce = 4;
/** At 11 ms a query, four at once on two cores, the last of them waits for some five seconds, and no user for longer. */
const waiting = 1000;
const again = { ms: 3000 };
const countEveryMs = 1000;

/** The search of the site: answers from the last complete index, and makes the next one beside the work. */
export function openSearch({ database, content, report, progress = () => undefined, now = () => new Date() }: SearchOptions): Search {
  const queue = boundedQueue({ atOnce, waiting });
  const answering = new Answering(database, report);
  const counts = new SearchCounts(database, now);
  const counting = repeatedJob({ everyMs: countEveryMs, job: () => counts.write(), report, failsAs: 'SEARCH_COUNTS_FAILED' });
  const closing = new AbortController();
  let share = 0;
  let isBuilding = false;
  let wanted = false;
  let working = Promise.resolve();
  let unindexed = { revision: '', titles: new Map<Locale, RankedTitles>() };
  let stop = (): void => undefined;

  function build(): void {
    wanted = true;
    working = working.then(buildNow);
  }

  async function buildNow(): Promise<void> {
    while (wanted && !closing.signal.aborted) {
      wanted = false;
      isBuilding = true;
      try {
        if (!(await makeIndex())) wanted = true;
      } catch (thrown) {
        if (closing.signal.aborted) return;
        wanted = true;
        report(thrown instanceof Failure ? thrown : new Failure('SEARCH_INDEX_FAILED', { cause: causeOf(thrown) }, { cause: thrown }));
      }
      isBuilding = false;
      if (wanted) await pause(again.ms, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /** False where another process is at it. */
  async function makeIndex(): Promise<boolean> {
    const source = `${reading} ${content.revision()}`;
    await answering.refresh();
    if (answering.source === source) {
      await answering.prepare(fallbackLocale);
      return true;
    }
    const began = performance.now();
    let told = 0;
    share = 0;
    const built = await buildIndex({
      database,
      pages: [...content.searchable()],
      source,
      signal: closing.signal,
      progress(part) {
        share = part;
        if (part < told + 0.25 || part === 1) return;
        told = part;
        progress(`search index: ${Math.floor(part * 100)} %`);
      },
    });
    if (!built) return false;
    await answering.refresh();
    await answering.prepare(fallbackLocale);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    progress(`search index: complete, ${built.pages} pages, ${built.read} of them read, in ${seconds} s`);
    return true;
  }

  async function titlesIn(locale: Locale): Promise<RankedTitles> {
    return (await fromIndex(() => answering.titles(locale))) ?? titlesWithoutIndex(locale);
  }

  function titlesWithoutIndex(locale: Locale): RankedTitles {
    if (content.revision() !== unindexed.revision) unindexed = { revision: content.revision(), titles: new Map() };
    let titles = unindexed.titles.get(locale);
    if (!titles) unindexed.titles.set(locale, (titles = titlesOfPages(content.searchable(), locale)));
    return titles;
  }

  return {
    find: (question) =>
      queue(async () => {
        const began = performance.now();
        const found = await fromIndex(() => answering.find(question));
        const took = Math.round(performance.now() - began);
        return found ? { ...found, source: 'index', took } : { ...findTitles(question, content), source: 'titles', took };
      }),
    suggest: (text, locale) =>
      queue(async () => (await titlesIn(locale)).find(text, searchLimits.pageSize).map(({ title, url }) => ({ title, url }))),
    titles: async (locale) => (await titlesIn(locale)).rows,
    named: (query, locale) =>
      queue(async () => {
        const found = await fromIndex(() => answering.named(query, locale));
        return found ? found.url : namedByTitle(query, locale, content);
      }),
    summaries: async (urls) => (await fromIndex(() => answering.summaries(urls))) ?? new Map(),
    texts: async (urls) => (await fromIndex(() => answering.texts(urls))) ?? new Map(),
    weigh: async (text, locale) => (await fromIndex(() => answering.weigh(text, locale))) ?? [],
    state: () => ({
      state: !answering.source ? 'missing' : isBuilding ? 'building' : 'complete',
      percent: answering.source && !isBuilding ? 100 : Math.floor(share * 100),
    }),
    keepIndex() {
      stop = content.onChange(build);
      isBuilding = true;
      build();
    },
    settled: () => working,
    count: (search) => counts.add(search),
    counted: () => counting.now(),
    async close() {
      stop();
      closing.abort();
      await working;
      await counting.now();
      await counting.end();
    },
  };
}

/** A database that is away is no reason to answer nothing. */
async function fromIndex<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.code === 'DATABASE_AWAY') return undefined;
    throw thrown;
  }
}
