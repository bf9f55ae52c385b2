import {
  localeNamed,
  parseSearchQuestion,
  searching,
  searchLimits,
  searchSorts,
  type SearchAnswer,
  type SearchSuggestions,
} from '@webdocs/contracts/api/search';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { Search, SearchResult } from '@webdocs/search';
import { markedHtml } from '@webdocs/search/marked-text';
import type { FastifyInstance } from 'fastify';
import type { CountSearch } from '../use-cases/count-search.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { answering } from './answer.ts';

const oneDay = 'max-age=86400';
/** What titles alone answer is not what the index will. */
const soonStale = 'max-age=10';

interface SearchSite {
  readonly publicOrigin: string | null;
  readonly countSearch: CountSearch | undefined;
}

/** Finding pages. Nothing of who searches goes any further, but how many did where nothing was found. */
export function search(server: FastifyInstance, pages: Search, { publicOrigin, countSearch }: SearchSite): void {
  const answer = answering(server);

  answer(
    searching.search,
    async ({ request, reply }) => {
      const parsed = parseSearchQuestion(request.query);
      if ('refusal' in parsed) return reply.code(400).send(parsed.refusal);
      const { query, page, sort, locales, filters } = parsed.question;
      const result = await pages.find(parsed.question);
      const isMiss = result.hits.length === 0 && result.source === 'index';
      const isAskedFirst = page === 1 && sort === searchSorts[0] && !filters;
      if (isAskedFirst) countSearch?.(request, { locale: locales[0] ?? fallbackLocale, query, isMiss });
      reply.header('cache-control', result.source === 'index' ? oneDay : soonStale);
      return answerOf(result, page);
    },
    { readsItself: true },
  );

  answer(searching.suggestTitles, async ({ request, reply, query: { q, locale } }): Promise<SearchSuggestions> => {
    const found = await pages.suggest(q, localeNamed(locale)[0] ?? fallbackLocale);
    const origin = siteOrigin(request, publicOrigin);
    // Where no public address is configured the origin is what the request says: not for a cache that others read.
    reply.header('cache-control', 'private, max-age=3600');
    reply.type('application/x-suggestions+json; charset=utf-8');
    return [q, found.map(({ title }) => title), [], found.map(({ url }) => origin + encodeURI(url))];
  });

  answer(searching.goToBestHit, async ({ reply, query: { q, locale: name } }) => {
    const locale = localeNamed(name)[0] ?? fallbackLocale;
    const page = await pages.named(q, locale);
    return reply.redirect(page === undefined ? `/${locale}/search?${new URLSearchParams({ q }).toString()}` : encodeURI(page), 302);
  });
}

function answerOf({ hits, total, took, suggestion }: SearchResult, page: number): SearchAnswer {
  return {
    documents: hits.map(({ url, marked, ...hit }) => ({
      mdn_url: url,
      score: hit.score,
      title: hit.title,
      locale: hit.locale,
      slug: hit.slug,
      popularity: hit.popularity,
      summary: hit.summary,
      highlight: {
        ...(marked.title.some((part) => part.marked) ? { title: [markedHtml(marked.title)] } : {}),
        ...(marked.body.length > 0 ? { body: marked.body.map(markedHtml) } : {}),
      },
    })),
    metadata: { took_ms: took, size: searchLimits.pageSize, page, total: { value: total, relation: 'eq' } },
    suggestions: suggestion ? [{ text: suggestion.text, total: { value: suggestion.total, relation: 'eq' } }] : [],
  };
}
