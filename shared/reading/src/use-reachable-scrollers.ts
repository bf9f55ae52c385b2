import { useEffect, type RefObject } from 'react';

/**
 * Makes what scrolls sideways a stop of the tab key, so that the arrow keys can scroll it. What fits is no stop: a page may
 * have dozens of code blocks. `page` is what the container shows.
 */
export function useReachableScrollers(container: RefObject<HTMLElement | null>, page?: string): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const blocks = [...element.querySelectorAll<HTMLElement>('pre, figure.table-container')];
    const observer = new ResizeObserver(() => {
      for (const block of blocks) {
        if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
        else block.removeAttribute('tabindex');
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, page]);
}
