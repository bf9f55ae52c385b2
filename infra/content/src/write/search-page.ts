import type { Address } from '@webdocs/contracts/address';
import type { PageOf } from '@webdocs/contracts/page';
import type { PageContext } from './page-context.ts';
import { parentsOf } from './document-page.ts';
import type { Titles } from './titles.ts';

const hitsOnPage = 10;
const lastPage = 10;
const longestQuery = 200;

/** The results page: a scan of the titles. `summaryOf` gives the summary of the document at an address. */
export async function searchPage(
  { locale, search }: Address,
  url: string,
  context: PageContext,
  titles: Titles,
  summaryOf: (url: string) => Promise<string | undefined>,
): Promise<PageOf<'Search'>> {
  const parameters = new URLSearchParams(search);
  const query = (parameters.get('q') ?? '').trim().slice(0, longestQuery);
  const page = pageNumber(parameters.get('page'));
  const found = titles.search(locale, query);
  const shown = found.slice((page - 1) * hitsOnPage, page * hitsOnPage);
  return {
    renderer: 'Search',
    url: url + canonicalQuery(query, page),
    pageTitle: searchTitle(query, page, context, locale),
    noIndexing: true,
    onlyFollow: true,
    query,
    page,
    total: found.length,
    source: 'titles',
    hits: await Promise.all(
      shown.map(async (hit) => ({
        mdn_url: hit.url,
        title: hit.title,
        summary: await summaryOf(hit.url),
        parents: parentTitles(hit.url, context),
      })),
    ),
  };
}

function pageNumber(given: string | null): number {
  const page = /^\d{1,4}$/.test(given ?? '') ? Number(given) : 1;
  return Math.min(Math.max(page, 1), lastPage);
}

function canonicalQuery(query: string, page: number): string {
  if (query === '') return '';
  return `?${new URLSearchParams({ q: query, ...(page > 1 ? { page: String(page) } : {}) }).toString()}`;
}

function searchTitle(query: string, page: number, { wordsFor }: PageContext, locale: Address['locale']): string {
  const words = wordsFor(locale);
  if (query === '') return words('content-search-empty');
  return page === 1 ? words('content-search-title', { query }) : words('content-search-title-page', { query, page: String(page) });
}

function parentTitles(url: string, context: PageContext): string[] {
  const [, locale, slug] = /^\/([^/]+)\/docs\/(.+)$/.exec(url) ?? [];
  const record = slug === undefined ? undefined : context.corpus.documents.find(locale as Address['locale'], slug);
  return record
    ? parentsOf(record, context)
        .slice(0, -1)
        .map(({ title }) => title)
    : [];
}
