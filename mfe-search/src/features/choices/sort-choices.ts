import type { SearchSort } from '@webdocs/contracts/api/search';
import type { Choice } from './Choices.tsx';

/** In the order of the menu; a browser is spared the schemas that are beside the contract's list. */
const sorts = Object.keys({ best: true, relevance: true, popularity: true } satisfies Record<SearchSort, true>) as SearchSort[];

/** The orders in which results can be listed. */
export function sortChoices(current: SearchSort, text: (id: string) => string, addressOf: (sort: SearchSort) => string): Choice[] {
  return sorts.map((sort) => ({ name: text(`search-order-${sort}`), href: addressOf(sort), isCurrent: sort === current }));
}
