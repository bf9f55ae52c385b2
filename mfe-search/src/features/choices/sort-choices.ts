import { searchSorts, type SearchSort } from '@webdocs/contracts/search';
import type { Choice } from './Choices.tsx';

/** The orders in which results can stand. */
export function sortChoices(current: SearchSort, text: (id: string) => string, addressOf: (sort: SearchSort) => string): Choice[] {
  return searchSorts.map((sort) => ({ name: text(`search-order-${sort}`), href: addressOf(sort), isCurrent: sort === current }));
}
