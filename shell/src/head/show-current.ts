import { scrollWithin } from '@webdocs/reading/scroll-within';

/**
 * Columns that list pages begin at the page that is read, before they are painted and without waiting for hydration. The observer
 * speaks up when the page is laid out with its styles; to look any sooner would lay it out once more, without them.
 */
export function showCurrent(): void {
  const laidOut = new ResizeObserver((entries) => {
    for (const { target: column } of entries) {
      laidOut.unobserve(column);
      const current = column.querySelector('[aria-current="page"]');
      if (current) scrollWithin(column, current);
    }
  });
  for (const column of document.querySelectorAll('[data-shows-current]')) laidOut.observe(column);
}
