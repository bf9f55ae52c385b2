import { within } from '@testing-library/dom';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/site-test.ts';
import { textOf, type ServedPage } from '../site/served-page.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

const french = '/fr/docs/Reading/Translation';
const english = '/en-US/docs/Reading/Translation';
/** The same in a page without a browser. */
const noteIn = (page: ServedPage): HTMLElement => {
  const name = page.all('article p').find((paragraph) => textOf(paragraph) === 'Traduction');
  if (!name?.parentElement) throw new Error(`${page.path} has no note`);
  return name.parentElement;
};
const note = (page: Page): Locator =>
  page
    .getByRole('article')
    .locator('p', { hasText: /^Traduction$/ })
    .locator('..');

test.describe('a translated document', () => {
  test('shows a translation banner; the English page has none', async ({ served }) => {
    expect(noteIn(await served(french))).toBeTruthy();
    const page = await served(english);
    expect(page.heading).toBe('A page in two languages');
    expect(page.body.queryByRole('link', { name: 'View in English' })).toBeNull();
  });

  test('says that the community translated it, and how to join', async ({ served }) => {
    const told = noteIn(await served(french));
    expect(textOf(told)).toContain('traduite de l’anglais par des bénévoles');
    expect(within(told).getByRole('link', { name: 'Rejoignez-les' }).getAttribute('href')).toBe('/fr/community');
  });

  test('leads to the English page, also where French is remembered', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'preferredlocale', value: 'fr', url: baseURL ?? '' }]);
    await page.goto(french);
    await hydrated(page);
    await note(page).getByRole('link', { name: 'Voir en anglais' }).click();
    await expect(page).toHaveURL(english);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page in two languages');
    expect(await context.cookies()).toMatchObject([{ name: 'preferredlocale', value: 'fr' }]);
  });

  test('can be replaced by English permanently: the choice is stored for 94608000 seconds', async ({ page }) => {
    await page.goto(french);
    await hydrated(page);
    await note(page).getByRole('link', { name: 'Toujours passer à l’anglais' }).click();
    await expect(page).toHaveURL(english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'preferredlocale');
    expect(cookie?.value).toBe('en-US');
    // Browsers limit the age of cookies to 400 days.
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400);
    await page.goto('/');
    await expect(page).toHaveURL('/en-US/');
  });

  test('says that the English page was changed after it', async ({ served }) => {
    expect(textOf(noteIn(await served(french)))).toContain('La page anglaise a changé depuis, le 2 mars 2026.');
  });

  test('that was made by a machine says so', async ({ served }) => {
    const told = textOf(noteIn(await served(`${french}/Machine`)));
    expect(told).toContain('traduite automatiquement de l’anglais');
    expect(told).not.toContain('bénévoles');
    expect(told).not.toContain('a changé depuis');
  });

  test('whose English page was deleted has no link to it', async ({ served }) => {
    const page = await served(`${french}/Alone`);
    expect(noteIn(page)).toBeTruthy();
    expect(page.body.queryByRole('link', { name: 'Voir en anglais' })).toBeNull();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the English page, and has no controls that need a script', async ({ page }) => {
      await page.goto(french);
      await expect(page.getByRole('link', { name: 'Toujours passer à l’anglais' })).toBeHidden();
      await note(page).getByRole('link', { name: 'Voir en anglais' }).click();
      await expect(page).toHaveURL(english);
    });
  });
});
