import type { Browser, Page } from '@playwright/test';
import { hydrated, openBrowser, settled, visit } from '../browser/open-browser.ts';
import { atMost, measured, type Benchmark } from '../figure.ts';
import { median } from '../quantile.ts';
import { elsewhere, fred, yari } from '../reference-systems.ts';
import { contentFlags, largeDocument, largeDocumentNote } from '../site/measured-pages.ts';
import { withSite } from '../site/started-site.ts';

/** 0.8 times what a plain load takes of the faster reference system, of the second sitting. */
const budgets = { warmMs: 100, slowMs: 1000, earlyMs: 691 } as const;

type Situation = 'warm' | `slow phone${'' | ', first touch' | ', opened a second ago' | ', coming to life'}`;

interface Click {
  readonly milliseconds: number;
  readonly to: string;
}

export const navigation: Benchmark = {
  name: 'navigation',
  asks: 'From the click on a link in the text to the heading of the next page',
  figures: ({ browserRuns, slowRuns }, progress) =>
    withSite({ flags: contentFlags(), atRest: true }, async ({ address }) => {
      const browser = await openBrowser();
      try {
        const url = address + largeDocument;
        const warm: Click[] = [];
        const slow: Click[] = [];
        const first: Click[] = [];
        const opened: Click[] = [];
        const coming: Click[] = [];
        // The first run warms the caches of the server.
        for (let run = 0; run <= browserRuns; run += 1) warm.push(await click(browser, url, 'warm'));
        progress('slow phone');
        for (let run = 0; run < slowRuns; run += 1) {
          slow.push(await click(browser, url, 'slow phone'));
          first.push(await click(browser, url, 'slow phone, first touch'));
          opened.push(await click(browser, url, 'slow phone, opened a second ago'));
          coming.push(await click(browser, url, 'slow phone, coming to life'));
        }
        const time = (clicks: readonly Click[]): number => median(clicks.map(({ milliseconds }) => milliseconds));
        const page = [largeDocumentNote(), `to ${warm[0]?.to}`].filter(Boolean).join('; ');
        return [
          atMost(budgets.warmMs, 'click to heading, warm', time(warm.slice(1)), 'ms', {
            note: `${page}; yari ${yari.clickMs}, fred ${fred.clickMs}, ${elsewhere}`,
          }),
          atMost(budgets.slowMs, 'click to heading, slow phone', time(slow), 'ms', {
            note: `hydrated; yari ${yari.slowClickMs}, fred ${fred.slowClickMs}`,
          }),
          measured('tap to heading, slow phone, where the tap is the first touch', time(first), 'ms', {
            note: 'nothing is hydrated yet: the browser follows a plain link',
          }),
          atMost(budgets.earlyMs, 'tap to heading, slow phone, on a page opened a second ago', time(opened), 'ms', {
            note: `to ${opened[0]?.to}, the first link of the text; ${elsewhere}`,
          }),
          atMost(budgets.earlyMs, 'tap to heading, slow phone, 300 ms after the first scrolling', time(coming), 'ms', {
            note: `to ${coming[0]?.to}, which was not in view; ${elsewhere}`,
          }),
        ];
      } finally {
        await browser.close();
      }
    }),
};

/** The clock runs in the page itself, from the click event to the frame that shows another heading. */
function watchHeading(): void {
  const key = 'bench-click';
  const now = (): number => performance.timeOrigin + performance.now();
  const heading = (): HTMLElement | null =>
    [...document.querySelectorAll('h1')].find((element) => element.getClientRects().length > 0) ?? null;
  const watch = (): void => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { at: number; heading: string; shown?: number } | null;
    if (!noted || noted.shown !== undefined) return;
    const look = (): void => {
      const text = heading()?.innerText;
      if (!text || text === noted.heading) return void requestAnimationFrame(look);
      // A message is handled after the frame was painted.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => sessionStorage.setItem(key, JSON.stringify({ ...noted, shown: now() }));
      painted.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    () => {
      if (!('benchArmed' in document.documentElement.dataset)) return;
      delete document.documentElement.dataset.benchArmed;
      sessionStorage.setItem(key, JSON.stringify({ at: now(), heading: heading()?.innerText ?? '' }));
      watch();
    },
    true,
  );
  watch();
}

function click(browser: Browser, url: string, how: Situation): Promise<Click> {
  const slowPhone = how !== 'warm';
  return visit(browser, { slowPhone, before: watchHeading }, async ({ page, cdp }) => {
    await page.goto(url, { waitUntil: 'load' });
    await settled(page, 500);
    const isEarly = how === 'slow phone, opened a second ago' || how === 'slow phone, coming to life';
    if (isEarly) await page.waitForTimeout(1000);
    const to = await (how === 'slow phone, opened a second ago' ? markFirstLink(page) : markLink(page));
    if (how === 'slow phone, coming to life') {
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await page.waitForTimeout(300);
    }
    if (how === 'slow phone') await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
    if (how === 'warm' || how === 'slow phone') {
      await hydrated(page);
      await settled(page, 500);
    }
    // Listening to the network takes part of the time that is measured.
    if (!slowPhone) await cdp.send('Network.disable');
    await page.evaluate(() => (document.documentElement.dataset.benchArmed = ''));
    const link = page.locator('[data-bench-link]');
    if (how === 'warm') await link.click({ noWaitAfter: true });
    else if (how !== 'slow phone, first touch') await link.tap({ noWaitAfter: true });
    // Scrolling to the link and pointing at it would be touches before the tap.
    else await link.evaluate((element: HTMLElement) => element.click());
    return { to, milliseconds: await shownAfter(page) };
  });
}

/** The link that was followed in the reference systems as well: from `Array` to its `length`, in the text and in view of the reader. */
async function markLink(page: Page): Promise<string> {
  const path = await page.evaluate((ending) => {
    const links = document.querySelectorAll<HTMLAnchorElement>(`main article a[href$="${ending}"]`);
    const link = [...links].find((each) => each.checkVisibility({ visibilityProperty: true }));
    if (link) link.dataset.benchLink = '';
    return link?.pathname;
  }, '/Array/length');
  if (!path) throw new Error('no link to another document was found');
  return path;
}

/** What a reader who has just come is most likely to follow. */
async function markFirstLink(page: Page): Promise<string> {
  const path = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article p a[href*="/docs/"]')];
    const link = links.find((each) => each.checkVisibility({ visibilityProperty: true }) && each.pathname !== location.pathname);
    if (link) link.dataset.benchLink = '';
    return link?.pathname;
  });
  if (!path) throw new Error('the text has no link to another document');
  return path;
}

async function shownAfter(page: Page): Promise<number> {
  for (let tries = 0; tries < 120; tries += 1) {
    // Seldom: each question is work for the page that is measured.
    await page.waitForTimeout(250);
    const noted = await page.evaluate(() => sessionStorage.getItem('bench-click')).catch(() => null);
    const { at, shown } = JSON.parse(noted ?? '{}') as { at?: number; shown?: number };
    if (at !== undefined && shown !== undefined) return shown - at;
  }
  throw new Error('no new heading was shown');
}
