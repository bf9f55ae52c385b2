/** In milliseconds. */
const withinAnyCase = 1000;
const withoutIdleMoments = 200;

/**
 * Does work when the browser has time for it, or when the page is hidden: to make a ping takes some milliseconds, and what the reader has just
 * pressed waits for as long.
 */
export function whenThereIsTime(window: Window): (work: () => void) => void {
  const { document } = window;
  const isHidden = (): boolean => document.visibilityState === 'hidden';
  const waiting: Array<() => void> = [];
  const doAll = (): void => {
    for (const work of waiting.splice(0)) work();
  };
  const soon = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, withoutIdleMoments));
  document.addEventListener('visibilitychange', () => isHidden() && doAll());
  window.addEventListener('pagehide', doAll);
  return (work) => {
    waiting.push(work);
    if (isHidden()) doAll();
    else if (waiting.length === 1) soon.call(window, doAll, { timeout: withinAnyCase });
  };
}
