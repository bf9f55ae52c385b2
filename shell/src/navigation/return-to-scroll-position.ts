import { readerMoves } from '../scroll/reader-moves.ts';

/**
 * Scrolls back to where the reader was. While the page is still too short for that place (a slot near its end
 * fills late) it is followed as it grows, until the place is there or the reader moves.
 */
export function returnToScrollPosition(window: Window, top: number, leaving: AbortSignal): void {
  window.scrollTo(0, top);
  if (arrived()) return;
  const done = new AbortController();
  const stop = () => done.abort();
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (arrived()) stop();
  });
  done.signal.addEventListener('abort', () => growth.disconnect());
  leaving.addEventListener('abort', stop, { signal: done.signal });
  for (const move of readerMoves) window.addEventListener(move, stop, { signal: done.signal, passive: true });
  growth.observe(window.document.body);

  function arrived(): boolean {
    return Math.abs(window.scrollY - top) <= 1;
  }
}
