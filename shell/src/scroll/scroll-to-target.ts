import { readerMoves } from './reader-moves.ts';

/** What the hash of an address names; documents have their ids in lower case, whatever an old link says. */
export function targetOf(document: Document, hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1));
  return id ? (document.getElementById(id.toLowerCase()) ?? document.getElementById(id)) : null;
}

/**
 * Puts the target of an address at the top of the window, opens what folds it away, and keeps it there while the page
 * around it still grows (pictures, frames, text that is laid out later), until the reader moves.
 */
export function scrollToTarget(target: HTMLElement, leaving?: AbortSignal): void {
  const window = target.ownerDocument.defaultView as Window;
  const done = new AbortController();
  const { signal } = done;
  const stop = () => done.abort();
  let place = putAtTop(target);

  const growth = new ResizeObserver(() => {
    if (!target.isConnected) stop();
    else if (isElsewhere()) place = putAtTop(target);
  });
  signal.addEventListener('abort', () => growth.disconnect());
  leaving?.addEventListener('abort', stop, { signal });
  for (const move of readerMoves) window.addEventListener(move, stop, { signal, passive: true });
  // Told of late, a scroll may meet a page that has grown since: only one that was left as it was, the reader has scrolled.
  window.addEventListener('scroll', () => isElsewhere() && (hasGrown() ? (place = putAtTop(target)) : stop()), { signal, passive: true });
  growth.observe(target.ownerDocument.body);

  function isElsewhere(): boolean {
    return Math.abs(placeOf(target).top - place.top) > 1;
  }

  function hasGrown(): boolean {
    const { scrolled, height } = placeOf(target);
    return height !== place.height || scrolled === place.scrolled;
  }
}

interface Place {
  /** Below the upper edge of the window. */
  readonly top: number;
  readonly scrolled: number;
  /** Of the whole page. */
  readonly height: number;
}

function placeOf(target: HTMLElement): Place {
  const { scrollTop, scrollHeight } = target.ownerDocument.documentElement;
  return { top: target.getBoundingClientRect().top, scrolled: scrollTop, height: scrollHeight };
}

function putAtTop(target: HTMLElement): Place {
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
  target.scrollIntoView({ behavior: 'instant' });
  return placeOf(target);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
