import { readingSite } from '../pages/reading-content.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import type { Page } from '@playwright/test';

test.use({ flags: readingSite });

const article = '/en-US/docs/Reading/Frame/Landing';
const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' });
const entry = (page: Page, id: string) => contents(page).locator(`a[href="#${id}"]`);
const wantSectionsAlone = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('reader-preferences', JSON.stringify({ subsections: false })));

test.describe('the table of contents', () => {
  test('lists its sections, and highlights the one in view', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);
    const marked = contents(page).locator('[aria-current="location"]');

    await test.step('lists the sections of the second and third level', async () => {
      await expect(entry(page, 'watch_3')).toBeVisible();
      await expect(entry(page, 'log_of_watch_3')).toBeVisible();
    });

    await test.step('highlights the section in view', async () => {
      await page.locator('#weather_of_watch_5').evaluate((heading) => heading.scrollIntoView());
      await expect(marked).toHaveText(['Weather of watch 5']);
    });

    await test.step('highlights no section after a jump from the end of a page to its beginning', async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(marked).toHaveCount(1);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(marked).toHaveCount(0);
    });

    await test.step('lists only the second level if the reader wants no more, and highlights the parent of the section in view', async () => {
      await wantSectionsAlone(page);
      await page.goto(article);
      await expect(entry(page, 'watch_3')).toBeVisible();
      await expect(entry(page, 'log_of_watch_3')).toBeHidden();
      await hydrated(page);
      await page.locator('#weather_of_watch_5').evaluate((heading) => heading.scrollIntoView());
      await expect(marked).toHaveText(['Watch 5']);
    });
  });

  test('scrolls to its current entry if it is longer than its column, without scrolling the page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 480 });
    await page.goto(`${article}#watch_11`);
    await hydrated(page);
    await expect(entry(page, 'watch_11')).toHaveAttribute('aria-current', 'location');
    await expect(entry(page, 'watch_11')).toBeInViewport();
    await expect(page.locator('#watch_11')).toBeInViewport();
  });

  test('lists all sections without JavaScript, as the reader cannot choose', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}${article}`);
    await expect(entry(page, 'log_of_watch_3')).toBeVisible();
    await context.close();
  });
});

test.describe('the table of contents on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const button = (page: Page) => page.locator('main summary').filter({ hasText: 'In this article' });

  test('is a bar that names the section in view, and opens to a panel', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);

    await test.step('shows the title of the section in view in one line of the bar, without a layout shift', async () => {
      const bar = button(page).locator('xpath=ancestor::div[2]');
      const before = await bar.boundingBox();
      await expect(button(page).getByText('In this article')).toBeInViewport();
      await page.locator('#weather_of_watch_5').evaluate((heading) => heading.scrollIntoView());
      await expect(button(page)).toContainText('Weather of watch 5');
      expect((await bar.boundingBox())?.height).toBe(before?.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });

    await test.step('is a panel below the bar, with sub-sections, and closes when the reader chooses a section', async () => {
      await page.locator('#watch_5').evaluate((heading) => heading.scrollIntoView());
      await expect(button(page)).toContainText('Watch 5');
      await button(page).click();
      await expect(entry(page, 'watch_5')).toBeInViewport();
      await expect(entry(page, 'log_of_watch_5')).toBeVisible();
      await entry(page, 'last_light').click();
      await expect(entry(page, 'last_light')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Last light' })).toBeInViewport();
    });
  });
});

for (const [locale, heading] of [
  ['en-US', 'In this article'],
  ['es', 'En este artículo'],
  ['fr', 'Dans cet article'],
  ['ja', 'この記事の内容'],
  ['ko', '이 문서의 내용'],
  ['pt-BR', 'Neste artigo'],
  ['ru', 'В этой статье'],
  ['zh-CN', '本文内容'],
  ['zh-TW', '本文內容'],
] as const) {
  test(`the table of contents has the heading '${heading}' in ${locale}`, async ({ served }) => {
    const { main } = await served(`/${locale}/docs/Reading/Frame/Toc`);
    expect(main.getAllByRole('navigation', { name: heading })).not.toEqual([]);
  });
}
