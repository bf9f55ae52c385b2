import { scrollWithin } from '@webdocs/reading/scroll-within';

/** Columns that list pages begin at the page that is read, before they are painted and without waiting for hydration. */
export function showCurrent(): void {
  for (const column of document.querySelectorAll('[data-shows-current]')) {
    const current = column.querySelector('[aria-current="page"]');
    if (current) scrollWithin(column, current);
  }
}
