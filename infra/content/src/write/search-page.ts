import { highlightWords } from '@webdocs/contracts/api/highlight-words';
import { queryWords } from '@webdocs/contracts/api/query-words';
import { areaOf, areas, type Area } from '@webdocs/contracts/api/area';
import type { Address } from '@webdocs/contracts/reader/address';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { PageOf } from '@webdocs/contracts/page/page';
import {
  parseSearchQuestion,
  searchLimits,
  searchSorts,
  pageKinds,
  type MarkedText,
  type PageKind,
  type SearchQuestion,
  type SearchRefusal,
} from '@webdocs/contracts/api/search';
import type { PageContext } from './page-context.ts';
import { parentsOf } from './document-page.ts';
import type { Titles } from './titles.ts';

/** What an index knows of a question; nothing where there is none to ask. */
export type FindPages = (question: SearchQuestion) => Promise<FoundPages | undefined>;

export interface FoundPages {
  readonly hits: ReadonlyArray<{
    readonly url: string;
    readonly title: string;
    readonly locale: Locale;
    readonly summary: string;
    readonly popularity: number;
    readonly score: number;
    readonly kind?: PageKind;
    readonly marked: { readonly title: MarkedText; readonly summary?: MarkedText; readonly body: readonly MarkedText[] };
  }>;
  readonly total: number;
  /** How many pages each filter would leave. */
  readonly counts?: { readonly areas: ReadonlyMap<Area, number>; readonly kinds: ReadonlyMap<PageKind, number> };
  /** Milliseconds. */
  readonly took: number;
  readonly suggestion?: { readonly text: string; readonly total: number };
}

export interface SearchSources {
  readonly titles: Titles;
  readonly find: FindPages;
  /** The summary of the document at an address. */
  readonly summaryOf: (url: string) => Promise<string | undefined>;
}

type SearchPage = PageOf<'Search'>;

/** The results page: what the index finds and, where there is none, a scan of the titles. */
export async function searchPage(
  { locale, search }: Address,
  url: string,
  context: PageContext,
  sources: SearchSources,
): Promise<SearchPage> {
  const parameters = parametersIn(search, locale);
  const query = parameters.q?.trim() ?? '';
  if (query === '') return emptyPage(locale, url, context);
  const parsed = parseSearchQuestion(parameters);
  if ('refusal' in parsed) return refusedPage(locale, url, query, parsed.refusal, context);
  const { question } = parsed;
  const page = {
    ...frameOf(question, locale, url, context),
    sort: question.sort,
    locales: [...question.locales],
  };
  const found = await sources.find(question);
  return { ...page, ...(found ? fromIndex(found, question, locale, context) : await fromTitles(question, locale, sources, context)) };
}

/** Of what is given twice the first counts, except languages and filters; a language not named is that of the page. */
function parametersIn(search: string, locale: Locale) {
  const parameters = new URLSearchParams(search);
  const given = (name: 'q' | 'page' | 'sort'): { [key in typeof name]?: string } => {
    const value = parameters.get(name);
    return value === null ? {} : { [name]: value };
  };
  const all = (name: string) => parameters.getAll(name).slice(0, 20);
  const locales = all('locale');
  return {
    ...given('q'),
    ...given('page'),
    ...given('sort'),
    locale: locales.length > 0 ? locales : [locale],
    area: all('area'),
    kind: all('kind'),
  };
}

function emptyPage(locale: Locale, url: string, { wordsFor }: PageContext): SearchPage {
  return { ...bare, url, pageTitle: wordsFor(locale)('content-search-empty'), query: '', page: 1, total: 0, hits: [], source: 'titles' };
}

const bare = { renderer: 'Search', noIndexing: true, onlyFollow: true } as const;

function refusedPage(locale: Locale, url: string, written: string, { errors }: SearchRefusal, context: PageContext): SearchPage {
  const query = written.slice(0, searchLimits.query);
  const problems = Object.entries(errors).flatMap(([parameter, list]) => list.map(({ message }) => ({ parameter, message })));
  const frame = frameOf({ query, page: 1, sort: 'best', locales: [locale] }, locale, url, context);
  return { ...frame, total: 0, hits: [], source: 'titles', problems };
}

function frameOf({ query, page, sort, locales, filters }: SearchQuestion, locale: Locale, url: string, { wordsFor }: PageContext) {
  const words = wordsFor(locale);
  const isOwn = locales.length === 1 && locales[0] === locale;
  const parameters = new URLSearchParams({ q: query });
  if (page > 1) parameters.set('page', String(page));
  if (sort !== searchSorts[0]) parameters.set('sort', sort);
  if (!isOwn) for (const one of locales) parameters.append('locale', one);
  for (const area of filters?.areas ?? []) parameters.append('area', area);
  for (const kind of filters?.kinds ?? []) parameters.append('kind', kind);
  const pageTitle =
    page === 1 ? words('content-search-title', { query }) : words('content-search-title-page', { query, page: String(page) });
  return { ...bare, url: `${url}?${parameters.toString()}`, pageTitle, query, page };
}

function fromIndex({ hits, total, counts, took, suggestion }: FoundPages, question: SearchQuestion, locale: Locale, context: PageContext) {
  return {
    total,
    took,
    ...(counts ? { filters: filtersOf(counts, question) } : {}),
    source: 'index' as const,
    ...(suggestion ? { suggestion } : {}),
    hits: hits.map((hit) => ({
      mdn_url: hit.url,
      title: hit.title,
      ...(hit.summary ? { summary: hit.summary } : {}),
      parents: parentTitles(hit.url, context),
      ...(hit.locale === locale ? {} : { locale: hit.locale }),
      ...(hit.kind ? { kind: hit.kind } : {}),
      marked: {
        title: hit.marked.title,
        ...(hit.marked.summary?.length ? { summary: hit.marked.summary } : {}),
        body: telling(hit.marked.body, hit.marked.summary ?? []),
      },
      score: hit.score,
      popularity: hit.popularity,
    })),
  };
}

/** All choices that leave something or are chosen, in one order. */
function filtersOf({ areas: ofAreas, kinds: ofKinds }: NonNullable<FoundPages['counts']>, { filters }: SearchQuestion) {
  const choices = <Id extends string>(ids: readonly Id[], counts: ReadonlyMap<Id, number>, chosen: readonly Id[] = []) =>
    ids
      .map((id) => ({ id, count: counts.get(id) ?? 0, isChosen: chosen.includes(id) }))
      .filter(({ count, isChosen }) => count > 0 || isChosen);
  return { areas: choices(areas, ofAreas, filters?.areas), kinds: choices(pageKinds, ofKinds, filters?.kinds) };
}

/** The one part of a text that has most of what was asked for, if the summary does not say as much. */
function telling(fragments: readonly MarkedText[], summary: MarkedText): MarkedText[] {
  const said = wordsMarked(summary);
  let best: { readonly fragment: MarkedText; readonly more: number } | undefined;
  for (const fragment of fragments) {
    const more = [...wordsMarked(fragment)].filter((word) => !said.has(word)).length;
    if (more > (best?.more ?? 0)) best = { fragment, more };
  }
  return best ? [best.fragment] : [];
}

/** By their beginnings: forms of one word are one. */
function wordsMarked(text: MarkedText): Set<string> {
  return new Set(text.filter(({ marked }) => marked).map(({ text: word }) => word.toLowerCase().slice(0, 5)));
}

async function fromTitles(
  { query, page, locales, filters }: SearchQuestion,
  locale: Locale,
  { titles, summaryOf }: SearchSources,
  context: PageContext,
) {
  const all = [...new Map(locales.flatMap((one) => titles.search(one, query)).map((hit) => [hit.url, hit])).values()];
  // Of what they are written for titles say nothing.
  const found = filters?.areas.length ? all.filter(({ url }) => filters.areas.includes(areaOf(url.replace(/^\/[^/]+\/docs\//, '')))) : all;
  const markedIn = markerOf(query);
  const shown = found.slice((page - 1) * searchLimits.pageSize, page * searchLimits.pageSize);
  return {
    total: found.length,
    source: 'titles' as const,
    hits: await Promise.all(
      shown.map(async ({ url, title }) => {
        const summary = await summaryOf(url);
        return {
          mdn_url: url,
          title,
          ...(summary === undefined ? {} : { summary }),
          parents: parentTitles(url, context),
          ...(url.startsWith(`/${locale}/`) ? {} : { locale: url.split('/')[1] }),
          marked: { title: markedIn(title), ...(summary ? { summary: markedIn(summary) } : {}) },
        };
      }),
    ),
  };
}

/** Titles know nothing of forms of words: the words themselves are marked. */
function markerOf(query: string): (text: string) => MarkedText {
  const partsOf = highlightWords(queryWords(query));
  return (text) => partsOf(text).map((part) => ({ text: part.text, ...(part.isMatch ? { marked: true } : {}) }));
}

function parentTitles(url: string, context: PageContext): string[] {
  const [, locale, slug] = /^\/([^/]+)\/docs\/(.+)$/.exec(url) ?? [];
  const record = slug === undefined ? undefined : context.corpus.documents.find(locale as Locale, slug);
  if (!record) return [];
  const titles = parentsOf(record, context)
    .slice(0, -1)
    .map(({ title }) => title);
  // That a page is about the web says nothing where more is said.
  return titles.length > 1 && record.slug.startsWith('Web/') ? titles.slice(1) : titles;
}
