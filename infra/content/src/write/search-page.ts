import type { Address } from '@webdocs/contracts/reader/address';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { PageOf } from '@webdocs/contracts/page/page';
import {
  parseSearchQuestion,
  searchLimits,
  searchSorts,
  type MarkedText,
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
    readonly marked: { readonly title: MarkedText; readonly body: readonly MarkedText[] };
  }>;
  readonly total: number;
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
  return { ...page, ...(found ? fromIndex(found, locale, context) : await fromTitles(question, sources, context)) };
}

/** Of what is given twice the first counts, except languages; a language not named is that of the page. */
function parametersIn(search: string, locale: Locale): { q?: string; page?: string; sort?: string; locale: string[] } {
  const parameters = new URLSearchParams(search);
  const given = (name: string) => {
    const value = parameters.get(name);
    return value === null ? {} : { [name]: value };
  };
  const locales = parameters.getAll('locale');
  return { ...given('q'), ...given('page'), ...given('sort'), locale: locales.length > 0 ? locales.slice(0, 20) : [locale] };
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

function frameOf({ query, page, sort, locales }: SearchQuestion, locale: Locale, url: string, { wordsFor }: PageContext) {
  const words = wordsFor(locale);
  const isOwn = locales.length === 1 && locales[0] === locale;
  const parameters = new URLSearchParams({ q: query });
  if (page > 1) parameters.set('page', String(page));
  if (sort !== searchSorts[0]) parameters.set('sort', sort);
  if (!isOwn) for (const one of locales) parameters.append('locale', one);
  const pageTitle =
    page === 1 ? words('content-search-title', { query }) : words('content-search-title-page', { query, page: String(page) });
  return { ...bare, url: `${url}?${parameters.toString()}`, pageTitle, query, page };
}

function fromIndex({ hits, total, took, suggestion }: FoundPages, locale: Locale, context: PageContext) {
  return {
    total,
    took,
    source: 'index' as const,
    ...(suggestion ? { suggestion } : {}),
    hits: hits.map((hit) => ({
      mdn_url: hit.url,
      title: hit.title,
      ...(hit.summary ? { summary: hit.summary } : {}),
      parents: parentTitles(hit.url, context),
      ...(hit.locale === locale ? {} : { locale: hit.locale }),
      marked: { title: hit.marked.title, body: [...hit.marked.body] },
      score: hit.score,
      popularity: hit.popularity,
    })),
  };
}

async function fromTitles({ query, page, locales }: SearchQuestion, { titles, summaryOf }: SearchSources, context: PageContext) {
  const found = [...new Map(locales.flatMap((locale) => titles.search(locale, query)).map((hit) => [hit.url, hit])).values()];
  const shown = found.slice((page - 1) * searchLimits.pageSize, page * searchLimits.pageSize);
  return {
    total: found.length,
    source: 'titles' as const,
    hits: await Promise.all(
      shown.map(async ({ url, title }) => ({
        mdn_url: url,
        title,
        summary: await summaryOf(url),
        parents: parentTitles(url, context),
      })),
    ),
  };
}

function parentTitles(url: string, context: PageContext): string[] {
  const [, locale, slug] = /^\/([^/]+)\/docs\/(.+)$/.exec(url) ?? [];
  const record = slug === undefined ? undefined : context.corpus.documents.find(locale as Locale, slug);
  return record
    ? parentsOf(record, context)
        .slice(0, -1)
        .map(({ title }) => title)
    : [];
}
