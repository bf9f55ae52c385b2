import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { axeViolations } from '../pages/axe-violations.ts';
import { followLink } from '../pages/in-site-link.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const curriculum = '/en-US/curriculum/';
const module = '/en-US/curriculum/core/styling/';

test.use({ flags: ['--curriculum', fileURLToPath(new URL('../partner-content', import.meta.url)), '--with-default'] });

/** The partner is not asked in tests: this is what their page says. Each request to a host that is not the site's is noted. */
async function withPartner(page: Page): Promise<string[]> {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !/(^|\.)localhost$/.test(hostname)) elsewhere.push(request.url());
  });
  await page.route('https://*.scrimba.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Lesson</title><h1>A lesson</h1>` }),
  );
  return elsewhere;
}

const poster = (page: Page) => page.getByRole('link', { name: 'Learn with our partner' });
const dialog = (page: Page) => page.getByRole('dialog');
const lesson = (page: Page) => page.frameLocator('dialog iframe').frameLocator('iframe').getByRole('heading', { name: 'A lesson' });
const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

test('the video dialog is closed, then open in full screen, then closed, and nothing of the partner is asked for before', async ({
  page,
}) => {
  const elsewhere = await withPartner(page);
  await page.goto(curriculum);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);
  expect(elsewhere).toEqual([]);

  await poster(page).hover();
  await poster(page).click();
  await expect(dialog(page)).toHaveAccessibleName('The front-end path');
  await expect(lesson(page)).toBeVisible();
  expect(elsewhere).toEqual(['https://v2.scrimba.com/path?via=mdn&embed=']);
  await expect.poll(() => isFull(page)).toBe(true);
  expect(await axeViolations(page, 'dialog')).toEqual([]);

  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => isFull(page)).toBe(false);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(poster(page)).toBeFocused();
});

test('who leaves full screen leaves the lesson', async ({ page }) => {
  await withPartner(page);
  await page.goto(curriculum);
  await hydrated(page);
  await poster(page).click();
  await expect.poll(() => isFull(page)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect(dialog(page)).toHaveCount(0);
});

test('the lessons open also where the page was reached without a reload, and the partner is in no policy of the site', async ({ page }) => {
  const elsewhere = await withPartner(page);
  const response = await page.goto('/en-US/docs/Web/CSS');
  expect(response?.headers()['content-security-policy']).not.toContain('scrimba');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await followLink(page, curriculum);
  await expect(page).toHaveURL(curriculum);
  await expect(page.getByRole('heading', { level: 1, name: 'Our curriculum' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  await poster(page).click();
  await expect(lesson(page)).toBeVisible();
  expect([page.url(), await page.evaluate(() => 'isSameDocument' in window)]).toEqual([new URL(curriculum, page.url()).href, true]);
});

test('a lesson in the text of a module opens in the same way, and is a link without a script', async ({ page, served }) => {
  const elsewhere = await withPartner(page);
  await page.goto(module);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  await page.getByRole('link', { name: 'Your first lines of CSS' }).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Your first lines of CSS');
  await expect(lesson(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Your first lines of CSS' })).toBeFocused();
  expect((await served(module)).one('a.scrim').getAttribute('href')).toBe('https://v2.scrimba.com/path/~015?via=mdn');
});

test('the banner of the partner at the foot of the first page leads to their site', async ({ page }) => {
  await page.goto(curriculum);
  const banner = page.getByRole('region', { name: 'Learn with our partner' });
  await expect(banner).toContainText('The front-end path');
  await expect(banner.getByRole('link')).toHaveAttribute('href', 'https://v2.scrimba.com/path?via=mdn');
});

test('modules of an unknown topic are listed last, and shown with the name that their writers gave it', async ({ page, served }) => {
  const headings = (await served(curriculum)).all('main ol h3').map(({ textContent }) => textContent.trim());
  expect(headings).toEqual(['Styling', 'More modules']);
  await page.goto('/en-US/curriculum/core/handicraft/');
  await expect(page.getByText('Topic: Handicraft')).toBeVisible();
});
