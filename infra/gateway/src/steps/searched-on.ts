import type { Searched } from '@webdocs/api/use-cases/count-search';
import type { ResolvedRequest } from '../page-request.ts';

/** What was searched for, where the page is the first one of results. Titles, which answer without an index, find too little to say that nothing is there. */
export function searchedOn({ page, address }: ResolvedRequest): { readonly searched?: Searched } {
  if (page.renderer !== 'Search' || page.query === '' || page.page > 1 || page.problems) return {};
  const isNarrowed = [...(page.filters?.areas ?? []), ...(page.filters?.kinds ?? [])].some(({ isChosen }) => isChosen);
  return {
    searched: { locale: address.locale, query: page.query, isMiss: page.hits.length === 0 && page.source === 'index' && !isNarrowed },
  };
}
