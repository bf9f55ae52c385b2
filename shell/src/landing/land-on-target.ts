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
export function landOnTarget(target: HTMLElement, leaving?: AbortSignal): void {
  const window = target.ownerDocument.defaultView as Window;
  const done = new AbortController();
  const { signal } = done;
  const stop = () => done.abort();
  let top = putAtTop(target);

  const growth = new ResizeObserver(() => {
    if (!target.isConnected) stop();
    else if (hasMoved()) top = putAtTop(target);
  });
  signal.addEventListener('abort', () => growth.disconnect());
  leaving?.addEventListener('abort', stop, { signal });
  for (const move of readerMoves) window.addEventListener(move, stop, { signal, passive: true });
  // What grows is put right before the page is scrolled the next time: a target that is elsewhere now was left.
  window.addEventListener('scroll', () => hasMoved() && stop(), { signal, passive: true });
  growth.observe(target.ownerDocument.body);

  function hasMoved(): boolean {
    return Math.abs(target.getBoundingClientRect().top - top) > 1;
  }
}

function putAtTop(target: HTMLElement): number {
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
  target.scrollIntoView({ behavior: 'instant' });
  return target.getBoundingClientRect().top;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
