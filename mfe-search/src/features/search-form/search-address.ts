import type { Locale } from '@webdocs/contracts/reader/locale';
import type { SearchSort } from '@webdocs/contracts/api/search';

export interface SearchView {
  readonly page?: number;
  readonly sort?: SearchSort | undefined;
  /** Languages to search, where the reader chose them. */
  readonly locales?: readonly string[];
  readonly areas?: readonly string[];
  readonly kinds?: readonly string[];
}

/** Where a search is answered; what goes without saying is not said. */
export function searchAddress(locale: Locale, query = '', view: SearchView = {}): string {
  const { page = 1 } = view;
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  for (const [name, value] of choicesOf(view)) parameters.append(name, value);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return `/${locale}/search${search && `?${search}`}`;
}

/** What was chosen about the results, as parameters of an address. */
export function choicesOf({ sort = 'best', locales = [], areas = [], kinds = [] }: SearchView): Array<[name: string, value: string]> {
  const all = (name: string, values: readonly string[]) => values.map((value): [string, string] => [name, value]);
  return [...(sort === 'best' ? [] : all('sort', [sort])), ...all('locale', locales), ...all('area', areas), ...all('kind', kinds)];
}
