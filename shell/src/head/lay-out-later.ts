/** Headings and blocks that surely fill the first window. */
const laidOutAtOnce = 6;
/** Each piece restyles the whole text: pieces that grow with it leave thousands of sections with dozens of pieces. */
const nextPiece = (laidOut: number): number => Math.max(3, Math.floor(laidOut / 4));

/**
 * The first window of what a remote marks `data-long` is painted before the rest of it is laid out; the rest follows piece by piece
 * while nothing else is to be done. Who comes for a place further down gets everything at once.
 */
export function layOutLater(): void {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || timing?.type !== 'navigate' || !CSS.supports('content-visibility', 'auto')) return;
  const later = new CSSStyleSheet();
  let first = laidOutAtOnce;
  const leaveFromFirst = () =>
    later.replaceSync(`@media screen{[data-long]>:nth-child(n+${first}){content-visibility:auto;contain-intrinsic-size:auto 320px}}`);
  leaveFromFirst();
  document.adoptedStyleSheets = [later];
  addEventListener('load', layOutNext);

  function layOutNext(): void {
    first += nextPiece(first);
    const long = document.querySelector('[data-long]');
    if (!long || first > long.childElementCount) {
      document.adoptedStyleSheets = [];
      return;
    }
    leaveFromFirst();
    // Where nobody tells of idle time, a frame has passed at least.
    (window.requestIdleCallback ?? setTimeout)(layOutNext);
  }
}
