import type { SearchPage } from '@webdocs/contracts/page/search-page';

/** What was chosen, as an address has it. */
export function chosenFilters({ areas, kinds }: NonNullable<SearchPage['filters']>) {
  return { areas: chosenOf(areas), kinds: chosenOf(kinds) };
}

export function chosenOf<Id extends string>(choices: ReadonlyArray<{ readonly id: Id; readonly isChosen: boolean }>): Id[] {
  return choices.flatMap(({ id, isChosen }) => (isChosen ? [id] : []));
}
