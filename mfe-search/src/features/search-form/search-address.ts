import type { Locale } from '@webdocs/contracts/locale';

/** Where a search is answered; the first page carries no number. */
export function searchAddress(locale: Locale, query = '', page = 1): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return `/${locale}/search${search && `?${search}`}`;
}
