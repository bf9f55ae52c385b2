import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { useLocale } from '@webdocs/remote-kit';
import { chosenFilters } from '../features/filters/chosen-filters.ts';
import { searchAddress, type SearchView } from '../features/search-form/search-address.ts';

export interface SearchWish extends SearchView {
  readonly query?: string;
}

/** Where the results are that differ from those that are shown in what is said; another query, order or language starts at page one. */
export type SearchAddressOf = (wish: SearchWish) => string;

/** What is shown, from the answer and from the part of the address behind the question mark. */
export function shownSearch(answer: SearchPage | undefined, search: string): SearchWish & { readonly query: string } {
  const parameters = new URLSearchParams(search);
  const query = (answer ? answer.query : (parameters.get('q') ?? '')).trim();
  const locales = parameters.getAll('locale').filter(isSpoken);
  return { query, sort: answer?.sort, locales, ...(answer?.filters ? chosenFilters(answer.filters) : {}) };
}

/** What no search understands is not asked again. */
function isSpoken(locale: string): boolean {
  return activeLocales.some((active) => active.toLowerCase() === locale.toLowerCase());
}

export function useSearchAddress(shown: SearchWish): SearchAddressOf {
  const locale = useLocale();
  return (wish) => {
    const { query, ...view } = { ...shown, ...wish };
    return searchAddress(locale, query, view);
  };
}
