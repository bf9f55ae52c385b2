import { within } from '@testing-library/dom';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/site-test.ts';
import { textOf } from '../site/served-page.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

const article = '/en-US/docs/Reading/Links';
const card = (page: Page) => page.getByRole('tooltip');
const coast = (page: Page) => page.getByRole('article').getByRole('link', { name: 'coast', exact: true }).first();

async function reading(page: Page, address = article): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test.describe('the preview of a cross-reference', () => {
  test('comes with the pointer and with the focus, and goes with them', async ({ page }) => {
    await reading(page);

    await test.step('shows title and summary of the document on hover', async () => {
      await coast(page).hover();
      await expect(card(page)).toContainText('The coast');
      await expect(card(page)).toContainText('The coast is where the land ends');
      await expect(coast(page)).toHaveAccessibleDescription(/The coast is where the land ends/);
    });

    await test.step('stays open while the pointer is on it', async () => {
      await expect(card(page)).toBeVisible();
      await card(page).hover();
      await card(page).getByText('The coast is where the land ends').hover();
      await expect(card(page)).toBeVisible();
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(card(page)).toHaveCount(0);
    });

    await test.step('is shown on keyboard focus, and disappears with the focus', async () => {
      await page.getByRole('heading', { level: 1 }).click();
      await coast(page).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(coast(page)).toBeFocused();
      await expect(card(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(card(page)).toHaveCount(0);
    });

    await test.step('closes on Escape while the link keeps the focus', async () => {
      await coast(page).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(card(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card(page)).toHaveCount(0);
      await expect(coast(page)).toBeFocused();
    });
  });

  test('is below or above its link, where there is room, and never covers it', async ({ page }) => {
    await reading(page);
    for (const [place, height] of [
      ['below', 900],
      ['above', 420],
    ] as const)
      await test.step(`is ${place} its link if there is room, and never covers it`, async () => {
        await page.mouse.move(5, 5);
        await expect(card(page)).toHaveCount(0);
        await page.setViewportSize({ width: 1280, height });
        await coast(page).evaluate((link, at) => window.scrollTo(0, link.getBoundingClientRect().top + window.scrollY - at), height * 0.7);
        await coast(page).hover();
        await expect(card(page)).toBeVisible();
        const [link, shown] = [await coast(page).boundingBox(), await card(page).boundingBox()];
        if (!link || !shown) throw new Error('Both have a box');
        if (place === 'below') expect(shown.y).toBeGreaterThanOrEqual(link.y + link.height);
        else expect(shown.y + shown.height).toBeLessThanOrEqual(link.y);
      });
  });

  test('that cannot be loaded is not shown', async ({ page, expectErrors }) => {
    expectErrors(/status of 503 .*metadata\.json$/);
    await reading(page);
    const answered = page.waitForResponse(/Coast\/metadata\.json$/);
    await page.route('**/Coast/metadata.json', (route) => route.fulfill({ status: 503, body: '' }));
    await coast(page).hover();
    await answered;
    await expect(card(page)).toHaveCount(0);
    await coast(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The coast');
  });

  test('is not shown if the reader turned previews off', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('reader-preferences', JSON.stringify({ linkPreviews: false })));
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith('metadata.json'))));
    await reading(page);
    await coast(page).hover();
    await page.getByRole('article').getByRole('link', { name: 'second part' }).hover();
    await coast(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The coast');
    expect(asked).toBe(0);
  });
});

test.describe('the mark of a link', () => {
  const link = (page: Page, name: string) => page.getByRole('article').getByRole('link', { name });
  const markOf = (page: Page, name: string) =>
    link(page, name).evaluate((element) => getComputedStyle(element, '::after').content !== 'none');

  test('says where a link leads before it is followed', async ({ page }) => {
    await page.goto(article);

    await test.step('a link is external when it starts with // or does not start with /', async () => {
      for (const name of ['chart on the web', 'tide tables']) {
        await expect(link(page, name)).toHaveClass(/external/);
        await expect(link(page, name)).toHaveAccessibleDescription('External link');
        expect(await markOf(page, name)).toBe(true);
      }
      for (const name of ['coast', 'second part']) await expect(link(page, name).first()).not.toHaveClass(/external/);
    });

    await test.step('a link to a page that does not exist says so and cannot get the focus', async () => {
      const island = link(page, 'island');
      await expect(island).toHaveAttribute('aria-disabled', 'true');
      await expect(island).toHaveAccessibleDescription('This page has not been written yet');
      await expect(island).not.toHaveAttribute('href');
      expect(await markOf(page, 'island')).toBe(true);
      await link(page, 'tide tables').focus();
      await page.keyboard.press('Tab');
      await expect(link(page, 'mail')).toBeFocused();
    });
  });

  test('a link to a page in English only says so, in the language of the reader', async ({ page }) => {
    await page.goto('/fr/docs/Reading/Links');
    const english = link(page, 'côte');
    await expect(english).toHaveAttribute('href', '/en-US/docs/Reading/Links/Coast');
    await expect(english).toHaveAttribute('hreflang', 'en-US');
    await expect(english).toHaveAccessibleDescription('En anglais seulement');
    expect(await markOf(page, 'côte')).toBe(true);
  });
});

test.describe('previous and next', () => {
  const neighbours = (page: Page) => page.getByRole('list', { name: 'Previous and next page' });

  test('lead through a series by the titles of its pages, without a script', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
    const page = await context.newPage();
    await page.goto(`${article}/Spring`);
    await neighbours(page).getByRole('link', { name: 'Next Summer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sailing in summer');
    await expect(neighbours(page).getByRole('link', { name: 'Previous Spring' })).toHaveAttribute('rel', 'prev');
    await expect(neighbours(page).getByRole('link', { name: 'Next Autumn' })).toHaveAttribute('rel', 'next');
    await neighbours(page).getByRole('link', { name: 'Next Autumn' }).click();
    await expect(neighbours(page).getByRole('link')).toHaveText(['Previous Summer']);
    await context.close();
  });

  test('have a link to the series between them', async ({ served }) => {
    const list = (await served(article)).body.getByRole('list', { name: 'Previous and next page' });
    expect(within(list).getAllByRole('link').map(textOf)).toEqual(['Previous Spring', 'Overview: Reading', 'Next Summer']);
  });

  test('are reached with the keyboard in visual order', async ({ page }) => {
    await page.goto(article);
    const links = neighbours(page).getByRole('link');
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.nth(2)).toBeFocused();
  });

  test('are in the language of the page', async ({ served }) => {
    const list = (await served('/fr/docs/Reading/Links')).body.getByRole('list', { name: 'Page précédente et suivante' });
    expect(within(list).getAllByRole('link').map(textOf)).toEqual(['Précédent Spring', 'Suivant Summer']);
  });
});
