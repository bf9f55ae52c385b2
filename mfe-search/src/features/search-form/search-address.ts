import type { Locale } from '@webdocs/contracts/reader/locale';
import type { SearchSort } from '@webdocs/contracts/api/search';

export interface SearchView {
  readonly page?: number;
  readonly sort?: SearchSort | undefined;
  /** Languages to search, where the reader chose them. */
  readonly locales?: readonly string[];
}

/** Where a search is answered; what goes without saying is not said. */
export function searchAddress(locale: Locale, query = '', { page = 1, sort = 'best', locales = [] }: SearchView = {}): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (sort !== 'best') parameters.set('sort', sort);
  for (const language of locales) parameters.append('locale', language);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return `/${locale}/search${search && `?${search}`}`;
}
