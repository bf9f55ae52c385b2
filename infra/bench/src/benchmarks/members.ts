import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '@webdocs/contracts/api/address-of';
import { importCollections, listCollections } from '@webdocs/contracts/api/collections';
import { signIn } from '@webdocs/contracts/api/sign-in';
import { whoami } from '@webdocs/contracts/api/visitor';
import type { Browser, Page } from '@playwright/test';
import { scriptBytesOf } from '../browser/network-log.ts';
import { hydrated, openBrowser, settled, visit } from '../browser/open-browser.ts';
import { inlineScriptBytes, transfersOf } from '../browser/page-bytes.ts';
import { atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { kilobytes } from '../kilobytes.ts';
import { median, quantile } from '../quantile.ts';
import { withSite, type StartedSite } from '../site/started-site.ts';

/** A frame is that of a screen with 60 of them a second. */
const budgets = { landingKb: 130, savedMs: 100, frameMs: 16.7 } as const;
const landing = '/en-US/plus';
const articles = 1000;
const nameOfAll = 'A thousand';
const word = 'grid';

export const members: Benchmark = {
  name: 'members',
  asks: 'What the page of Plus costs, how soon a page is saved, and how a thousand saved articles scroll and are filtered',
  figures: ({ browserRuns }, progress) =>
    withSite({ atRest: true }, async (site) => {
      const browser = await openBrowser();
      try {
        progress('the page of Plus');
        const page = await landingFigure(browser, site);
        return [
          page,
          ...(await visit(browser, { before: watchMember }, ({ page: member }) => memberFigures(member, site, browserRuns, progress))),
        ];
      } finally {
        await browser.close();
      }
    }),
};

async function landingFigure(browser: Browser, { address }: StartedSite): Promise<Figure> {
  const url = address + landing;
  const script = scriptBytesOf(await transfersOf(browser, url, 'hydrated')) + (await inlineScriptBytes(url));
  return atMost(budgets.landingKb, 'page of Plus: script hydrated, everything', kilobytes(script), 'KB');
}

async function memberFigures(page: Page, site: StartedSite, turns: number, progress: (line: string) => void): Promise<Figure[]> {
  await page.goto(site.address + addressOf(signIn, { query: { next: '/en-US/plus/collections' } }));
  await page.getByLabel('Email').fill('plus-5-monthly@demo.localhost');
  const password = await readFile(join(site.dataFolder, 'keys/demonstration-password'), 'utf8');
  await page.getByLabel('Password', { exact: true }).fill(password.trim());
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/plus/collections');
  const addresses = await pagesOfSite(page);
  const saved: number[] = [];
  // The first warms the server and the cache of the browser.
  for (let turn = 0; turn <= turns; turn += 1) {
    progress(`a page saved, ${turn} of ${turns}`);
    saved.push(await savedMs(page, site.address + (addresses[turn] as string)));
  }
  progress(`${articles} saved articles`);
  await page.goto(`${site.address}/en-US/plus/collections/${await collectionOf(page, addresses)}`);
  await hydrated(page);
  await showAll(page);
  const scrolled = await page.evaluate(() => window.benchScroll?.() ?? []);
  progress(`filtered by ${word}`);
  const filtered = await filterMs(page);
  const note = `${addresses.length} articles`;
  return [
    atMost(budgets.savedMs, "press on Save to 'Saved', p50", median(saved.slice(1)), 'ms', { note: `${turns} pages` }),
    atMost(budgets.frameMs, 'saved articles, scrolled: work for a frame, p95', quantile(scrolled, 0.95), 'ms', {
      note: `${note}; script, styles, layout and recording of paint, ${scrolled.length} frames`,
    }),
    measured('saved articles, scrolled: work for a frame, p50', median(scrolled), 'ms'),
    atMost(budgets.frameMs, 'saved articles, filtered: longest work at once', filtered, 'ms', {
      note: `${note}; the keys of a word, and its answer`,
    }),
  ];
}

/** Documents in the order of the search index. */
async function pagesOfSite(page: Page): Promise<string[]> {
  const index = await page.evaluate(async () => (await (await fetch('/en-US/search-index.json')).json()) as Array<{ url: string }>);
  return index
    .map(({ url }) => url)
    .filter((url) => url.includes('/docs/'))
    .slice(0, articles);
}

/** The clock runs in the page, from the press on the button of the form to the text that says so. */
async function savedMs(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await hydrated(page);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByLabel('Collection', { exact: true }).selectOption({ index: 0 });
  await settled(page, 300);
  return page.evaluate(() => window.benchSave?.() ?? Number.NaN);
}

/** Brought in at once, a note to every third; its id. */
async function collectionOf(page: Page, addresses: readonly string[]): Promise<string> {
  const items = addresses.map((url, index) => ({
    url,
    title: url,
    ...(index % 3 ? {} : { notes: 'Worth a second look. '.repeat(index % 20) }),
  }));
  const body = { collections: [{ name: nameOfAll, items }], dry_run: false };
  const wish = { who: whoami.path, path: importCollections.path, body: JSON.stringify(body), list: listCollections.path };
  const all = await page.evaluate(async ({ who, path, body: text, list }) => {
    const { csrf_token } = (await (await fetch(who)).json()) as { csrf_token: string };
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf_token };
    const answer = await fetch(path, { method: 'POST', headers, body: text });
    if (!answer.ok) throw new Error(`the articles could not be brought in: ${answer.status} ${await answer.text()}`);
    return (await (await fetch(list)).json()) as Array<{ id: string; name: string }>;
  }, wish);
  const id = all.find(({ name }) => name === nameOfAll)?.id;
  if (id === undefined) throw new Error(`there is no collection ${nameOfAll}`);
  return id;
}

async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' });
  const heads = page.locator('article h2');
  await heads.first().waitFor();
  for (let shown = await heads.count(); (await more.count()) > 0; shown = await heads.count()) {
    await more.click();
    await page.waitForFunction((before) => document.querySelectorAll('article h2').length > before, shown);
  }
}

/** All letters of the word and what comes of them. */
async function filterMs(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  const field = page.getByRole('searchbox', { name: 'Search this collection' });
  await field.focus();
  await page.evaluate(() => window.benchWatchWork?.());
  await field.pressSequentially(word, { delay: 60 });
  await page.waitForFunction((before) => document.querySelectorAll('article h2').length < before, articles / 2);
  await page.waitForTimeout(300);
  return page.evaluate(() => window.benchLongestWork?.() ?? Number.NaN);
}

declare global {
  interface Window {
    benchSave?: () => Promise<number>;
    benchScroll?: () => Promise<number[]>;
    benchWatchWork?: () => void;
    benchLongestWork?: () => number;
  }
}

function watchMember(): void {
  window.benchSave = () => {
    const form = [...document.querySelectorAll('form')].find((one) => one.querySelector('textarea'));
    const start = performance.now();
    return new Promise((resolve) => {
      // Not in the text of the whole page: to lay it out for that took 9 to 17 ms.
      const watcher = new MutationObserver((changes) => {
        if (!changes.some(({ target }) => /Saved to|Updated in/.test(target.textContent ?? ''))) return;
        watcher.disconnect();
        resolve(performance.now() - start);
      });
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
      form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    });
  };
  window.benchScroll = async () => {
    const height = document.documentElement.scrollHeight;
    const work: number[] = [];
    scrollTo({ top: 0, behavior: 'instant' });
    for (let top = 600; top < height; top += 600) {
      work.push(
        await new Promise<number>((resolve) => {
          requestAnimationFrame(() => {
            const start = performance.now();
            scrollTo({ top, behavior: 'instant' });
            // A message is handled after the frame was painted.
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve(performance.now() - start);
            painted.port2.postMessage(0);
          });
        }),
      );
    }
    return work;
  };
  let longest = 0;
  window.benchWatchWork = () => {
    longest = 0;
    let last = performance.now();
    const { port1, port2 } = new MessageChannel();
    // What comes late was kept waiting by other work.
    port1.onmessage = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      port2.postMessage(0);
    };
    port2.postMessage(0);
    window.benchLongestWork = () => {
      port1.close();
      return longest;
    };
  };
}
