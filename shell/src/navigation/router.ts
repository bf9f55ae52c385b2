import type { Page } from '@webdocs/contracts/page/page';
import { headOf, isDocument } from '@webdocs/contracts/page/head';
import type { PageTraits } from '@webdocs/contracts/remote/composition';
import { readerMoves } from '../scroll/reader-moves.ts';
import { scrollToTarget, targetOf } from '../scroll/scroll-to-target.ts';
import { inSiteTarget, linkTarget } from './in-site-link.ts';
import { isOutOfReach, type PageData, type PageDataSource } from './page-data.ts';
import { returnToScrollPosition } from './return-to-scroll-position.ts';
import type { createScrollMemory } from './scroll-memory.ts';

interface RouterOptions {
  readonly window: Window;
  readonly main: HTMLElement;
  readonly data: Pick<PageDataSource, 'get'>;
  readonly scrollMemory: ReturnType<typeof createScrollMemory>;
  /** Brings what a page needs before it is asked for. The click meets whatever fails, and tells of it. */
  readonly prepare: (url: URL) => Promise<void>;
  /** The page that is there now. */
  readonly shown: () => Page;
  /** What the live remotes say of it. */
  readonly traits: () => PageTraits;
  /** Puts the page in place of the one that is shown, if it is still wanted; 'reload' where only a full load will do. */
  readonly show: (data: PageData, url: URL, isWanted: () => boolean) => Promise<'shown' | 'reload'>;
  /** Called when the page is shown and the address bar has its address. */
  readonly arrived: () => void;
  /** Called when the reader stays where they are because there is no connection. */
  readonly outOfReach: () => void;
}

const scrollPauseMs = 100;
/** A page that is there sooner needs no word that it is coming. */
const slowAfterMs = 150;
/** In the title, for a page that is on its way. */
const hourglass = '⏳';

/** Readers who stay on their page need none of it: it is fetched beside the first data. */
const fetchArrival = () => import(/* webpackChunkName: "read-page" */ './arrival.ts');

type Movement = 'push' | 'replace' | 'traverse';
type Arrival = Awaited<ReturnType<typeof fetchArrival>>;

/** Moves between pages without a reload. Whatever it cannot do well it leaves to the browser. */
export function startRouter({ window, main, data, scrollMemory, prepare, shown, traits, show, arrived, outOfReach }: RouterOptions) {
  const { document, history, location } = window;
  let navigation = 0;
  let isNavigating = false;
  let scrollTimer: number | undefined;
  let slowTimer: number | undefined;
  let entry = entryKey();
  let leaving = new AbortController();
  history.scrollRestoration = 'manual';
  if (!history.state?.key) history.replaceState({ key: entry }, '');
  else if (performance.getEntriesByType('navigation').some((timing) => (timing as PerformanceNavigationTiming).type !== 'navigate'))
    restoreScroll(location.hash);

  document.addEventListener('click', (event) => {
    const url = inSiteTarget(event, location);
    if (!url) return;
    if (isSamePage(url)) return url.hash ? scrollMemory.save(entry, window.scrollY) : event.preventDefault();
    event.preventDefault();
    void navigate(url, 'push');
  });
  for (const kind of ['pointerover', 'focusin'] as const) {
    document.addEventListener(kind, ({ target }) => {
      const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
      const url = link && linkTarget(link, location);
      if (url) prefetch(url);
    });
  }
  let shownAddress = location.pathname + location.search;
  window.addEventListener('popstate', (event) => {
    // single-spa tells everybody of addresses that were set here.
    if ('singleSpa' in event) return;
    // While pages change places the one that was here may be gone already: it is shown anew.
    if (location.pathname + location.search === shownAddress && !isNavigating) {
      // Only an entry that was there before has a state. Firefox has scrolled to the section of a new one by now: the place was saved at the click.
      if (event.state) scrollMemory.save(entry, window.scrollY);
      entry = entryKey();
      // Who holds on to the place that is left would pull the page back to it as soon as it grows.
      leavePlace();
      restoreScroll(location.hash);
      return;
    }
    void navigate(new URL(location.href), 'traverse');
  });
  window.addEventListener('pagehide', () => scrollMemory.save(entry, window.scrollY));
  window.addEventListener('scroll', rememberScroll, { passive: true });

  return {
    navigate: (href: string) => void navigate(new URL(href, location.href), 'push'),
    prefetch: (href: string) => prefetch(new URL(href, location.href)),
    isNavigating: () => isNavigating,
    /** Shows the page of the address bar in place of the one that came instead. */
    reopen,
  };

  function prefetch(url: URL): void {
    if (!isSamePage(url) && !savesData(window)) prepare(url).catch(() => undefined);
  }

  /** What came instead has no place of this page, but for readers who began to read in it. */
  function reopen(): void {
    let hasMoved = false;
    for (const move of readerMoves) window.addEventListener(move, () => (hasMoved = true), { once: true, passive: true });
    void navigate(new URL(location.href), 'traverse', { hasMoved: () => hasMoved });
  }

  async function navigate(url: URL, movement: Movement, frame?: { hasMoved: () => boolean }): Promise<void> {
    const turn = (navigation += 1);
    clearTimeout(scrollTimer);
    leavePlace();
    // The page that is left is still there, whichever way the reader goes. The frame is none that anyone comes back to.
    if (!frame) scrollMemory.save(entry, window.scrollY);
    mark(true);
    try {
      const [found, arrival] = await Promise.all([data.get(url), fetchArrival().catch(() => undefined)]);
      if (turn !== navigation) return;
      if (mayStay(found)) return stay(movement);
      if (!arrival) return leave(url, movement);
      if (frame?.hasMoved()) scrollMemory.save(entry, window.scrollY);
      const outcome = await show(found, url, () => turn === navigation).catch(() => 'reload' as const);
      if (turn !== navigation) return;
      if (outcome === 'reload') return leave(url, movement);
      settle(found, url, movement, arrival);
    } finally {
      if (turn === navigation) mark(false);
    }
  }

  function mark(isUnderWay: boolean): void {
    isNavigating = isUnderWay;
    document.documentElement.toggleAttribute('data-navigating', isUnderWay);
    clearTimeout(slowTimer);
    const left = document.title.replace(`${hourglass} `, '');
    if (isUnderWay) slowTimer = window.setTimeout(() => (document.title = `${hourglass} ${left}`), slowAfterMs);
    else document.title = left;
  }

  /** While there is no answer, a document that can be read is better than a page that says so; offline any page is. */
  function mayStay({ page }: PageData): boolean {
    if (!isOutOfReach(page) || shown().renderer === 'Broken') return false;
    return isOffline() || (page.renderer === 'Broken' && page.status === 504 && isDocument(shown()));
  }

  /** The page stays, and the address bar says again where it is. */
  function stay(movement: Movement): void {
    if (movement === 'traverse') history.replaceState(history.state, '', shownAddress);
    if (isOffline()) outOfReach();
  }

  /** A browser that cannot reach anything would put a page of its own here. */
  function leave(url: URL, movement: Movement): void {
    if (isOffline()) stay(movement);
    else if (movement === 'traverse') location.reload();
    else location.assign(url.href);
  }

  function isOffline(): boolean {
    return window.navigator.onLine === false;
  }

  function settle({ page, pathname }: PageData, url: URL, movement: Movement, { addressOf, markDocument, announcePage }: Arrival): void {
    const address = addressOf(page, pathname, url);
    if (movement === 'push') history.pushState({ key: crypto.randomUUID() }, '', address);
    else if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', address);
    entry = entryKey();
    shownAddress = location.pathname + location.search;
    markDocument(document, page, location.pathname, traits());
    announcePage(document, headOf(page).title, main);
    arrived();
    if (movement === 'traverse') restoreScroll(url.hash);
    else scrollToHash(url.hash);
  }

  function leavePlace(): void {
    leaving.abort();
    leaving = new AbortController();
  }

  function restoreScroll(hash: string): void {
    const top = scrollMemory.top(entry);
    if (top !== undefined) returnToScrollPosition(window, top, leaving.signal);
    else scrollToHash(hash);
  }

  function scrollToHash(hash: string): void {
    const target = targetOf(document, hash);
    if (target) scrollToTarget(target, leaving.signal);
    else window.scrollTo(0, 0);
  }

  /** History restores nothing by itself any more: the place is saved once scrolling pauses. */
  function rememberScroll(): void {
    clearTimeout(scrollTimer);
    scrollTimer = window.setTimeout(() => {
      // While pages change places the browser scrolls by itself, because one of them is shorter: the reader has not.
      if (!isNavigating) scrollMemory.save(entry, window.scrollY);
    }, scrollPauseMs);
  }

  function entryKey(): string {
    return (history.state as { key?: string } | null)?.key ?? crypto.randomUUID();
  }

  function isSamePage(url: URL): boolean {
    return url.pathname === location.pathname && url.search === location.search;
  }
}

/** Who pays for every byte gets only what they ask for. */
function savesData({ navigator }: Window): boolean {
  return Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);
}
