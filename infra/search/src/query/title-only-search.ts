import type { Content } from '@webdocs/content';
import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { searchLimits, type SearchQuestion } from '@webdocs/contracts/api/search';
import { nameKey } from '../words/page-names.ts';
import { askOf } from '../ranking/parsed-query.ts';
import { askedIn, marked } from './marked-text.ts';
import type { Found } from '../search-result.ts';

type Titles = Pick<Content, 'titles'>;

/** What titles alone can answer while no index is there to ask. */
export function findTitles({ query, page, locales }: SearchQuestion, content: Titles): Found {
  const found = [...new Map(locales.flatMap((locale) => content.titles(locale, query)).map((hit) => [hit.url, hit])).values()];
  const isAsked = askedIn(askOf(query).words.map(({ word }) => word));
  const from = (page - 1) * searchLimits.pageSize;
  return {
    total: found.length,
    hits: found.slice(from, from + searchLimits.pageSize).map(({ title, url }) => ({
      url,
      title,
      locale: localeOf(url),
      slug: url.split('/').slice(3).join('/'),
      summary: '',
      popularity: 0,
      score: 0,
      marked: { title: marked(title, isAsked), body: [] },
    })),
  };
}

export function namedByTitle(query: string, locale: Locale, content: Titles): string | undefined {
  const key = nameKey(query);
  const [first] = key === '' ? [] : content.titles(locale, query);
  return first && (nameKey(first.title) === key || nameKey(first.url.split('/').at(-1) ?? '') === key) ? first.url : undefined;
}

function localeOf(url: string): Locale {
  return activeLocales.find((locale) => url.startsWith(`/${locale}/`)) ?? fallbackLocale;
}
