/** Time passes in pieces, so that none passes while the browser is busy. */
const pieceMs = 100;
/** A page that never rests must not be waited for without end: after so long a piece counts all the same. */
const busyAtMostMs = 1000;

/**
 * Settles with the work, or rejects with what `late` makes once a browser that had nothing to do has waited for it so long.
 * Where the browser has its hands full (a long text on a slow device), what is late may well be there already and wait for it.
 * The work itself is not stopped.
 */
export function withTimeout<T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = milliseconds;
    let timer: number | undefined;
    let isSettled = false;
    wait();
    work.then(resolve, reject).finally(() => {
      isSettled = true;
      window.clearTimeout(timer);
    });

    function wait(): void {
      timer = window.setTimeout(whenFree, Math.min(pieceMs, left), pass);
    }

    function pass(): void {
      if (isSettled) return;
      left -= pieceMs;
      if (left > 0) wait();
      else reject(late());
    }
  });
}

/** Browsers that do not tell of free moments tell at least, by timers that come late, of being busy. */
function whenFree(callback: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(callback, { timeout: busyAtMostMs });
  else callback();
}
