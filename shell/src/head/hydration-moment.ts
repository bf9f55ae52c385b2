import { connectionOf, savesData } from './connection.ts';
import { fetchAhead, linkAway } from './link-away.ts';
import { setAside } from './set-aside.ts';

const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'] as const;
/** A first byte that took longer counts as a slow connection, */
const slowResponseMs = 800;
/** and so does a round trip: of the first packets of this page, or as the browser says. */
const slowRoundTripMs = 300;
/** After a link was followed the next page is on its way: what the reader does meanwhile is no reason to bring this one to life. */
const leavingMs = 5000;
/** Each costs what a page costs. */
const fetchedAheadAtMost = 2;

/**
 * Text first: hydration starts when the page is idle after its largest paint. With data saving or on a slow connection
 * it waits for the reader's first intent, and a page that is only looked at costs no script at all. A page to work with starts as soon as
 * it is painted, and does not wait for its fonts and pictures. One that is empty until its scripts run has nothing to wait for on any line.
 *
 * Who reaches for a link wants another page and not this one alive: its document is fetched, and once the link is followed, before
 * the shell is there to answer, what `hydrate` had asked for is stopped, because it would share the line with the next page.
 * `hydrate` returns how to take back what it put into the page.
 */
export function hydrateWhenItSuits(hydrate: () => () => void, isToWorkWith: () => boolean, isEmpty = () => false): void {
  let takeBack: (() => void) | undefined;
  let quietUntil = 0;
  listen();
  addEventListener('click', leave);
  addEventListener('load', () => whenIdle(isSlow() ? fetchLinksInView : start));
  document.addEventListener('DOMContentLoaded', () => {
    if (isEmpty()) start();
    else if (!isSlow() && isToWorkWith()) afterPaint(start);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack();
  });

  function listen(): void {
    for (const intent of intents) addEventListener(intent, meet, { capture: true, passive: true });
  }

  function meet({ type, target }: Event): void {
    const link = type === 'keydown' || type === 'scroll' || type === 'wheel' ? undefined : linkAway(target);
    if (!link) start();
    else if (!savesData()) fetchAhead(link);
  }

  function start(): void {
    if (takeBack || Date.now() < quietUntil) return;
    for (const intent of intents) removeEventListener(intent, meet, true);
    takeBack = onceParsed(hydrate);
  }

  function leave(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if ('webdocsFederation' in window || !isPlain || event.defaultPrevented || !linkAway(event.target)) return;
    quietUntil = Date.now() + leavingMs;
    setAside();
    if (!takeBack) return;
    // While the text still comes there is nothing else on the line, and it would be cut off.
    if (document.readyState !== 'loading') stop();
    takeBack();
    takeBack = undefined;
    listen();
  }

  /** To a page that was left in the middle of it. */
  function comeBack(): void {
    quietUntil = 0;
    for (const image of document.images) if (image.complete && !image.naturalWidth) image.src = image.src;
    if (!isSlow()) whenIdle(start);
  }
}

/**
 * What is asked for next is likely what the text speaks of first. Not a link further is looked at: each would have the text laid out that
 * is left for later, 320 ms in all on a slow phone.
 */
function fetchLinksInView(): void {
  if (savesData()) return;
  let fetched = 0;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main p a[href]')) {
    if (fetched === fetchedAheadAtMost || link.getBoundingClientRect().bottom >= innerHeight) return;
    if (!linkAway(link) || link.getClientRects().length === 0) continue;
    fetchAhead(link);
    fetched += 1;
  }
}

function isSlow(): boolean {
  const { effectiveType = '4g', rtt = 0 } = connectionOf() ?? {};
  return savesData() || effectiveType !== '4g' || rtt >= slowRoundTripMs || wasSlow();
}

/** Browsers do not say of a line that it is slow, or no more: some say 4g and 100 ms of every line. */
function wasSlow(): boolean {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!timing) return false;
  const { connectStart, secureConnectionStart, connectEnd, requestStart, responseStart } = timing;
  return responseStart - requestStart > slowResponseMs || (secureConnectionStart || connectEnd) - connectStart >= slowRoundTripMs;
}

export function whenIdle(callback: () => void): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  // Two idle moments: the first may come between layout and the largest paint.
  idle(() => idle(callback, { timeout: 2000 }), { timeout: 2000 });
}

function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** The state block comes after this script: before the document is parsed there is nothing to start from. */
function onceParsed(hydrate: () => () => void): () => void {
  if (document.readyState !== 'loading') return hydrate();
  let takeBack: (() => void) | undefined;
  let isWanted = true;
  document.addEventListener('DOMContentLoaded', () => {
    if (isWanted) takeBack = hydrate();
  });
  return () => {
    isWanted = false;
    takeBack?.();
  };
}
