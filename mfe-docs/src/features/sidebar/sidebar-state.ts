import { filterWords } from './filter-words.ts';
import { createOpenBranches } from './open-branches.ts';
import { countEntries, openTreeFilter, type TreeFilter } from './tree-filter.ts';

export interface EntryCount {
  readonly entries: number;
  readonly isFiltered: boolean;
}

/**
 * Keeps the related topics as the reader has them: what they opened, how far they scrolled and what they filter stay
 * from page to page of the same topics.
 */
export function createSidebarState() {
  const folds = createOpenBranches();
  let tree: HTMLElement | undefined;
  let url: string | undefined;
  let filter: TreeFilter | undefined;
  let topBefore = 0;

  return { turnTo, filterBy, noteFolds };

  /** The tree of a page is in place: the first one, one with the topics of the page before, or one with others. */
  function turnTo(element: HTMLElement, pageUrl: string): 'first' | 'same' | 'other' {
    const isFirst = url === undefined;
    const isSame = url !== undefined && [...element.querySelectorAll('a')].some((link) => link.getAttribute('href') === url);
    filter = undefined;
    tree = element;
    url = pageUrl;
    if (isSame) folds.bringBack(element);
    else folds.forget();
    folds.note(element);
    return isFirst ? 'first' : isSame ? 'same' : 'other';
  }

  /** Filters by what is typed; nothing typed brings back what was there before. */
  function filterBy(query: string): EntryCount {
    if (!tree) return { entries: 0, isFiltered: false };
    const words = filterWords(query);
    if (words.length > 0) {
      if (!filter) topBefore = tree.scrollTop;
      filter ??= openTreeFilter(tree);
      return { entries: filter.show(words), isFiltered: true };
    }
    if (filter) {
      filter.close();
      filter = undefined;
      tree.scrollTop = topBefore;
    }
    return { entries: countEntries(tree), isFiltered: false };
  }

  function noteFolds(): void {
    if (tree && !filter) folds.note(tree);
  }
}

export type SidebarState = ReturnType<typeof createSidebarState>;
