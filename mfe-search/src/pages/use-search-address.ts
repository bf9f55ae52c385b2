import { useLocale } from '@webdocs/remote-kit';
import { searchAddress, type SearchView } from '../features/search-form/search-address.ts';

export interface SearchWish extends SearchView {
  readonly query?: string;
}

/** Where the results are that differ from those that are shown in what is said; another query, order or language starts at page one. */
export type SearchAddressOf = (wish: SearchWish) => string;

export function useSearchAddress(shown: SearchWish): SearchAddressOf {
  const locale = useLocale();
  return (wish) => {
    const { query, ...view } = { ...shown, ...wish };
    return searchAddress(locale, query, view);
  };
}
