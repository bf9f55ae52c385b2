import {
  translationOrders,
  type TranslationOrder,
  type TranslationsPage,
  type TranslationState,
} from '@webdocs/contracts/page/translations-page';

interface Asked {
  readonly state?: TranslationState | undefined;
  readonly order: TranslationOrder;
  readonly page?: number;
}

/** Where the list of pages is on the page: readers who narrow it go on reading there. */
export const listId = 'pages';

/** The address of a list as it is asked for: the order that is given anyway is left out, and so is the first page. */
export function listAddress({ url, page: current }: Pick<TranslationsPage, 'url' | 'page'>, { state, order, page = 1 }: Asked): string {
  const path = url.split('?')[0] ?? '';
  const base = current > 1 ? path.replace(/\/\d+$/, '') : path;
  const asked = new URLSearchParams();
  if (state) asked.set('state', state);
  if (order !== translationOrders[0]) asked.set('order', order);
  const search = asked.toString();
  return `${base}${page > 1 ? `/${page}` : ''}${search && `?${search}`}#${listId}`;
}

/** The same list for a page in another section, or in none. */
export function withFilter(address: string, { state, order }: Asked): string {
  return listAddress({ url: address, page: 1 }, { state, order });
}
