import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/configured-site-test.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

const french = '/fr/docs/Reading/Translation';
const english = '/en-US/docs/Reading/Translation';
const note = (page: Page): Locator =>
  page
    .getByRole('article')
    .locator('p', { hasText: /^Traduction$/ })
    .locator('..');

test.describe('a translated document', () => {
  test('shows a translation banner; the English page has none', async ({ page }) => {
    await page.goto(french);
    await expect(note(page)).toBeVisible();
    await page.goto(english);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page in two languages');
    await expect(page.getByRole('link', { name: 'View in English' })).toHaveCount(0);
  });

  test('says that the community translated it, and where to join', async ({ page }) => {
    await page.goto(french);
    await expect(note(page)).toContainText('traduite de l’anglais par des bénévoles');
    await expect(note(page).getByRole('link', { name: 'Rejoignez-les' })).toHaveAttribute('href', '/fr/community');
  });

  test('leads to the English page', async ({ page }) => {
    await page.goto(french);
    await hydrated(page);
    await note(page).getByRole('link', { name: 'Voir en anglais' }).click();
    await expect(page).toHaveURL(english);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page in two languages');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('preferredlocale');
  });

  test('can be left for English for good: the choice is kept for 94608000 seconds', async ({ page }) => {
    await page.goto(french);
    await hydrated(page);
    await note(page).getByRole('button', { name: 'Toujours passer à l’anglais' }).click();
    await expect(page).toHaveURL(english);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'preferredlocale');
    expect(cookie?.value).toBe('en-US');
    // Browsers may keep no cookie for longer than 400 days.
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400);
    await page.goto('/');
    await expect(page).toHaveURL('/en-US/');
  });

  test('says when the English page was changed after it', async ({ page }) => {
    await page.goto(french);
    await expect(note(page)).toContainText('La page anglaise a changé depuis, le 2 mars 2026.');
  });

  test('that a machine made says so', async ({ page }) => {
    await page.goto(`${french}/Machine`);
    await expect(note(page)).toContainText('traduite de l’anglais par une machine');
    await expect(note(page)).not.toContainText('bénévoles');
    await expect(note(page)).not.toContainText('a changé depuis');
  });

  test('whose English page is gone leads to none', async ({ page }) => {
    await page.goto(`${french}/Alone`);
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voir en anglais' })).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the English page, and offers nothing that would need a script', async ({ page }) => {
      await page.goto(french);
      await expect(page.getByRole('button', { name: 'Toujours passer à l’anglais' })).toBeHidden();
      await note(page).getByRole('link', { name: 'Voir en anglais' }).click();
      await expect(page).toHaveURL(english);
    });
  });
});
