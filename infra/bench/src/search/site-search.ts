import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { search, SearchAnswerSchema } from '@webdocs/contracts/api/search';
import * as v from 'valibot';
import type { Searcher } from './searcher.ts';

export interface SiteSearch extends Searcher {
  /** How long each answer took since the first, by the clock of who asked. */
  readonly milliseconds: readonly number[];
}

/** The search of a running site, called like any client does. */
export function siteSearch(address: string, locale: Locale = fallbackLocale): SiteSearch {
  const milliseconds: number[] = [];
  return {
    name: 'the site',
    milliseconds,
    async find(query) {
      const parameters = new URLSearchParams({ q: query, locale: locale.toLowerCase() });
      const began = performance.now();
      const answer = await fetch(`${address}${search.path}?${parameters}`);
      const body: unknown = await answer.json();
      milliseconds.push(performance.now() - began);
      if (!answer.ok) throw new Error(`the search for ${JSON.stringify(query)} answered ${answer.status}: ${JSON.stringify(body)}`);
      return v.parse(SearchAnswerSchema, body).documents.map(({ mdn_url }) => mdn_url);
    },
  };
}
