import type { CollectionQuery } from '@webdocs/contracts/api/collections';

type Sort = CollectionQuery['sort'];

const key = 'collections-sort';
const others: readonly unknown[] = ['title', 'own'] satisfies readonly Sort[];

/** As the reader of this browser had collections sorted last; by date where nothing is kept. */
export function keptSort(): Sort {
  try {
    const kept = localStorage.getItem(key);
    return others.includes(kept) ? (kept as Sort) : 'date';
  } catch {
    return 'date';
  }
}

/** A browser that keeps nothing sorts as asked all the same, until the page is left. */
export function keepSort(sort: Sort): void {
  try {
    localStorage.setItem(key, sort);
  } catch {
    // There is nothing that its reader could do.
  }
}
