import { scrollToTarget, targetOf } from '../scroll/scroll-to-target.ts';
import { readerMoves } from '../scroll/reader-moves.ts';

/**
 * Who comes for a place in the page stays there while the rest of it arrives; the browser alone would go there once.
 * From hydration on the router does this.
 */
export function scrollEarly(): void {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let leaving = new AbortController();
  let hasMoved = false;
  for (const move of readerMoves) addEventListener(move, () => (hasMoved = true), { once: true, passive: true });

  document.addEventListener('DOMContentLoaded', () => {
    // Who returns gets back to their own place.
    if (timing?.type === 'navigate' && !hasMoved) scrollToHash();
  });
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.('a[href^="#"]');
    if (link && !('hydrated' in document.documentElement.dataset)) requestAnimationFrame(scrollToHash);
  });

  function scrollToHash(): void {
    leaving.abort();
    leaving = new AbortController();
    const target = targetOf(document, location.hash);
    if (target) scrollToTarget(target, leaving.signal);
  }
}
