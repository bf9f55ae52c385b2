import type { Browser, Locator, Page } from '@playwright/test';
import { logNetwork, type Transfer } from '../browser/network-log.ts';
import { hydrated, settled, visit } from '../browser/open-browser.ts';
import { timePerKey, type KeyTime, type TraceEvent } from './script-time.ts';

/** What readers type, letter for letter: one word, several, and what is in hundreds of titles. */
const typedTexts = ['flexbox', 'array map', 'css grid', 'element', 'content-security-policy', 'html'];
/** The next key comes when the list of the one before has been painted. */
const betweenKeysMs = { fast: 120, slow: 300 } as const;
const slowdown = 4;

export interface QuickSearchCost {
  readonly keys: readonly KeyTime[];
  /** The same keys in a field of the same page that has no listeners but those of the whole page. */
  readonly bareKeys: readonly KeyTime[];
  /** Everything that the page had fetched when its first results were there. */
  readonly transfers: readonly Transfer[];
}

/** The quick search in the header of a page, used as a reader does. */
export async function quickSearchCost(browser: Browser, url: string, processor: 'fast' | 'slow'): Promise<QuickSearchCost> {
  return visit(browser, {}, async ({ page, cdp }) => {
    const log = logNetwork(cdp);
    await page.goto(url, { waitUntil: 'load' });
    await hydrated(page);
    await settled(page, 500);
    await page.keyboard.press('/');
    const box = page.getByRole('banner').locator('input:focus');
    await page.keyboard.type('a');
    await page.locator('[role=option][href*="/docs/"]').first().waitFor({ timeout: 30_000 });
    await settled(page, 500);
    const transfers = log.transfers();
    if (processor === 'slow') await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const keys = await keysInto(box, browser, betweenKeysMs[processor]);
    const bareKeys = await keysInto(await bareFieldBeside(box), browser, betweenKeysMs[processor]);
    return { keys, bareKeys, transfers };
  });
}

/** It has the focus then, which is how the box was found. */
async function bareFieldBeside(box: Locator): Promise<Locator> {
  await box.evaluate((field) => {
    const bare = document.createElement('input');
    bare.type = 'search';
    field.after(bare);
    bare.focus();
  });
  return box;
}

async function keysInto(focused: Locator, browser: Browser, delay: number): Promise<KeyTime[]> {
  const keys: KeyTime[] = [];
  for (const text of typedTexts) {
    await focused.fill('');
    await focused.page().waitForTimeout(delay);
    keys.push(...(await keysOf(browser, focused.page(), text, delay)));
  }
  return keys;
}

async function keysOf(browser: Browser, page: Page, text: string, delay: number): Promise<KeyTime[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.keyboard.type(text, { delay });
  await page.waitForTimeout(delay);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return timePerKey(trace.traceEvents);
}
