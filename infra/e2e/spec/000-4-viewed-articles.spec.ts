import type { Page } from '@playwright/test';
import { viewedKey, formerViewedKey, type ViewedRecord } from '@webdocs/contracts/reader/viewed-articles';
import { expect, hydrated, test } from '../site/site-test.ts';
import { readers, visitAs } from '../pages/reader.ts';

const css = '/en-US/docs/Web/CSS';
const html = '/en-US/docs/Web/HTML';
const list = '/en-US/plus/collections/frequently_viewed';
const day = 86_400_000;

async function view(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

const kept = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as ViewedRecord[] | null, viewedKey);
const urls = async (page: Page) => (await kept(page))?.map(({ url, timestamps }) => `${url} ${timestamps.length}`);

async function keepBefore(page: Page, key: string, records: readonly object[]): Promise<void> {
  await page.goto('/en-US/about');
  await page.evaluate(([to, content]) => localStorage.setItem(to ?? '', content ?? ''), [key, JSON.stringify(records)]);
}

test.describe('viewed-article tracking', () => {
  test('happens for signed-in users only', async ({ page }) => {
    await visitAs(page, readers.anonymous);
    await view(page, css);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
    expect(await kept(page)).toBeNull();
  });

  test('puts a new entry with the next serial number, its title and its parents at the front', async ({ page }) => {
    await visitAs(page, readers.signedIn);
    await view(page, css);
    await expect.poll(() => urls(page)).toEqual([`${css} 1`]);
    await view(page, html);
    await expect.poll(() => urls(page)).toEqual([`${html} 1`, `${css} 1`]);
    const records = (await kept(page)) ?? [];
    expect(records.map(({ serial }) => serial)).toEqual([2, 1]);
    expect(records[1]).toMatchObject({
      title: expect.stringContaining('CSS'),
      parents: expect.arrayContaining([expect.objectContaining({ uri: css })]),
    });
  });

  test('adds a new timestamp at the front of the entry of an article that was viewed before', async ({ page }) => {
    await visitAs(page, readers.signedIn);
    const before = Date.now() - day;
    await keepBefore(page, viewedKey, [{ serial: 4, url: css, title: 'CSS', parents: [], timestamps: [before] }]);
    await view(page, css);
    await expect.poll(() => urls(page)).toEqual([`${css} 2`]);
    const [record] = (await kept(page)) ?? [];
    expect(record?.serial).toBe(4);
    expect(record?.timestamps[0]).toBeGreaterThan(before);
    expect(record?.timestamps[1]).toBe(before);
  });

  test('counts an article that was opened by a link of the site', async ({ page }) => {
    await visitAs(page, readers.signedIn);
    await view(page, '/en-US/docs/Web');
    await page.getByRole('article').locator(`a[href="${css}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS');
    await expect.poll(() => urls(page)).toEqual([`${css} 1`, '/en-US/docs/Web 1']);
  });

  test('migrates the old format; entries older than 30 days are dropped on migration', async ({ page }) => {
    await visitAs(page, readers.signedIn);
    await keepBefore(page, formerViewedKey, [
      { url: html, title: 'HTML', parents: [], visitCount: 3, timestamp: Date.now() - day },
      { url: '/en-US/docs/Web/HTTP', title: 'HTTP', parents: [], visitCount: 9, timestamp: Date.now() - 31 * day },
    ]);
    await view(page, css);
    await expect.poll(() => urls(page)).toEqual([`${css} 1`, `${html} 3`]);
    expect(await page.evaluate((key) => localStorage.getItem(key), formerViewedKey)).toBeNull();
  });

  test('shows entries of at least 2 views, by view count descending, ties by most recent first; timestamps outside the 30-day window are dropped', async ({
    page,
  }) => {
    await visitAs(page, readers.signedIn);
    const record = (title: string, ...daysAgo: number[]) => ({
      serial: 1,
      url: `/en-US/docs/${title}`,
      title,
      parents: [],
      timestamps: daysAgo.map((days) => Date.now() - days * day),
    });
    await keepBefore(page, viewedKey, [
      record('Once', 1),
      record('Long_ago', 1, 31),
      record('Twice', 3, 4),
      record('Twice_lately', 1, 9),
      record('Often', 20, 21, 22),
    ]);
    await view(page, list);
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(['Often', 'Twice_lately', 'Twice']);
  });

  test('lists a document after two views', async ({ page }) => {
    await visitAs(page, readers.signedIn);
    await view(page, css);
    await expect.poll(() => urls(page)).toEqual([`${css} 1`]);
    await view(page, css);
    await expect.poll(() => urls(page)).toEqual([`${css} 2`]);
    await view(page, list);
    await expect(page.getByRole('main').getByRole('article').locator(`a[href="${css}"]`).first()).toBeVisible();
  });

  test('writes only a warning if the storage cannot be written', async ({ page }) => {
    await page.addInitScript((key) => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name: string, value: string) {
        if (name === key) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        write.call(this, name, value);
      };
    }, viewedKey);
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes(viewedKey));
    await visitAs(page, readers.signedIn);
    await view(page, css);
    await warned;
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS');
  });
});
