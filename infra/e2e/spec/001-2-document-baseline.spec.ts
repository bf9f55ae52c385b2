import type { Locator, Page } from '@playwright/test';
import { axeViolationsInBothThemes } from '../pages/axe-violations.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import { textOf } from '../site/served-page.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

const about = (name: string) => `/en-US/docs/Reading/Baseline/${name}`;
/** In a page without a browser. */
const servedRow = 'section[data-level] summary';
const indicator = (page: Page): Locator => page.getByRole('region', { name: 'Baseline' });
const row = (page: Page): Locator => indicator(page).locator('summary');
const engine = (page: Page, name: string): Locator =>
  indicator(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });

test.describe('the Baseline indicator', () => {
  for (const [name, label] of [
    ['High', 'Widely available'],
    ['Low', 'Newly available'],
    ['Limited', 'Limited availability'],
    ['Discouraged', 'Deprecated'],
    ['Removing', 'To be removed'],
  ] as const) {
    test(`of a ${name.toLowerCase()} feature says '${label}', with an icon beside the words`, async ({ served }) => {
      const summary = (await served(about(name))).one(servedRow);
      expect(textOf(summary.querySelector('strong') as Element)).toBe(label);
      expect(summary.querySelector('svg')).not.toBeNull();
    });
  }

  test('of a new feature shows the year', async ({ served }) => {
    expect(textOf((await served(about('Low'))).one(servedRow))).toMatch(/Newly available 2024/);
  });

  test('is missing on a page without such data', async ({ served }) => {
    const { body, heading } = await served('/en-US/docs/Reading/Baseline');
    expect(heading).not.toBe('');
    expect(body.queryByRole('region', { name: 'Baseline' })).toBeNull();
  });

  test('has the same height for every level while it is closed, on phones and desktops', async ({ page }) => {
    const levels = ['High', 'Low', 'Limited', 'Discouraged', 'Removing', 'Asterisk'];
    const widths = { 'a phone': 390, 'a narrow phone': 320, 'a desktop': 1440 };
    const heights = new Map<string, number[]>(Object.keys(widths).map((kind) => [kind, []]));
    for (const name of levels) {
      await page.goto(about(name));
      for (const [kind, width] of Object.entries(widths)) {
        await page.setViewportSize({ width, height: 800 });
        heights.get(kind)?.push((await indicator(page).boundingBox())?.height ?? 0);
      }
    }
    for (const [kind, found] of heights) expect.soft(found, kind).toEqual(levels.map(() => found[0] || 'visible'));
  });

  test('names browsers with a check mark or a cross that has a text alternative', async ({ page }) => {
    await page.goto(about('Limited'));
    await row(page).click();
    await expect(engine(page, 'Blink').getByRole('definition')).toHaveText([
      /^Supported in Chrome since version \d+/,
      /^Not supported in Chrome Android/,
      /^Supported in Edge since version \d+/,
    ]);
    await expect(engine(page, 'Gecko').getByRole('definition')).toHaveText([
      /^Supported in Firefox since/,
      /^Supported in Firefox for Android since/,
    ]);
    await expect(engine(page, 'WebKit').getByRole('definition')).toHaveText([
      /^Supported in Safari since/,
      /^Supported in Safari on iOS since/,
    ]);
    await test.step('has no violation that axe finds while it is open, light or dark', async () => {
      expect(await axeViolationsInBothThemes(page, 'section[data-level]')).toEqual([]);
    });
  });

  test('opens to an explanation, and stays as the reader leaves it', async ({ page }) => {
    await page.goto(about('High'));
    await hydrated(page);

    await test.step('opens with the keyboard', async () => {
      await row(page).focus();
      await page.keyboard.press('Enter');
      await expect(indicator(page).getByText('Safe to use.')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(indicator(page).getByRole('link', { name: 'Learn more' })).toBeFocused();
      await row(page).press('Enter');
    });

    await test.step('opens to an explanation and links to more information', async () => {
      await expect(indicator(page).getByText('Safe to use.')).toBeHidden();
      await row(page).click();
      await expect(indicator(page).getByText('Safe to use.')).toBeVisible();
      await expect(indicator(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', /^https:/);
      await expect(indicator(page).getByRole('link', { name: 'Report feedback' })).toHaveAttribute('href', /^https:/);
      await indicator(page).getByRole('link', { name: 'See full compatibility' }).click();
      await expect(page).toHaveURL(`${about('High')}#browser_compatibility`);
      await expect(page.getByRole('heading', { name: 'Browser compatibility' })).toBeInViewport();
    });

    await test.step('has no violation that axe finds while it is open, light or dark', async () => {
      expect(await axeViolationsInBothThemes(page, 'section[data-level]')).toEqual([]);
    });

    await test.step('stays open on the next page, without a layout shift', async () => {
      await expect.poll(() => page.evaluate(() => localStorage.getItem('baseline-indicator'))).toBe('open');
      await page.goto(about('Low'));
      const text = page.getByText('This page is about something');
      const before = await text.boundingBox();
      await expect(indicator(page).getByText('Supported in the latest versions')).toBeVisible();
      await hydrated(page);
      await expect(indicator(page).locator('details')).toHaveAttribute('open', '');
      expect(await text.boundingBox()).toEqual(before);

      await row(page).click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('baseline-indicator'))).toBe('closed');
      await page.reload();
      await hydrated(page);
      await expect(indicator(page).getByText('Supported in the latest versions')).toBeHidden();
    });
  });

  test('says with an asterisk that parts of a feature have another status', async ({ page }) => {
    await page.goto(about('Asterisk'));
    await expect(row(page).locator('strong')).toHaveText('Widely available *');
    await row(page).click();
    await expect(indicator(page).getByText('* Some parts of this feature have different levels of support.')).toBeVisible();
  });

  test('names alternatives to a deprecated feature', async ({ page }) => {
    await page.goto(about('Discouraged'));
    await expect(row(page)).toContainText('Use instead: clip-path');
    await row(page).click();
    await expect(indicator(page).getByRole('listitem').filter({ hasText: 'clip-path' })).toBeVisible();
  });

  test('of a feature that is to be removed has no violation that axe finds while it is open, light or dark', async ({ page }) => {
    await page.goto(about('Removing'));
    await row(page).click();
    expect(await axeViolationsInBothThemes(page, 'section[data-level]')).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens too', async ({ page }) => {
      await page.goto(about('Low'));
      await row(page).click();
      await expect(indicator(page).getByText('Supported in the latest versions')).toBeVisible();
    });
  });
});
