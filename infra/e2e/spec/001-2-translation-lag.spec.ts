import type { Locator, Page } from '@playwright/test';
import { axeViolationsInBothThemes } from '../pages/axe-violations.ts';
import { overflowOf } from '../pages/page-overflow.ts';
import { translatedContent } from '../pages/translated-content.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

test.use({ flags: ['--content', translatedContent()] });

const french = '/fr/translations';
const rows = (page: Page): Locator => page.locator('tbody tr');

test.describe('how far translations are behind', () => {
  test('is told of each page: its state, changes of the English page, since when, and where both are read', async ({ page }) => {
    await page.goto(french);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Traductions');
    await expect(rows(page)).toHaveCount(5);
    const kettle = rows(page).first();
    await expect(kettle.getByRole('cell')).toHaveText('En retard2 changements en anglaisdepuis le 2 mars 2026 · 10 jours');
    await expect(kettle.getByRole('link', { name: 'Bouilloire' })).toHaveAttribute('href', '/fr/docs/Kettle');
    await expect(kettle.getByRole('link', { name: 'Lire à côté de l’anglais' })).toHaveAttribute('href', '/fr/side-by-side/Kettle');
    await expect(rows(page).getByRole('cell')).toHaveText([
      /^En retard/,
      'Sans page anglaise',
      'Sans information',
      'À jour',
      'Non traduite',
    ]);
    await expect(rows(page).getByRole('link', { name: 'Cup' })).toHaveAttribute('lang', 'en-US');
  });

  test('is told of all languages, and of each section, in figures', async ({ page }) => {
    await page.goto(french);
    const languages = page.getByRole('region', { name: 'Langues' }).getByRole('listitem');
    await expect(languages).toHaveCount(8);
    await expect(languages.filter({ hasText: 'Français' })).toContainText('Traduites : 3 sur 4 · 1 à jour · 1 en retard');
    await expect(page.getByRole('region', { name: 'Rubriques' }).getByRole('listitem').first()).toContainText('Traduites : 3 sur 3');
    await expect(page.getByText('comptés jusqu’au 12 mars 2026')).toBeVisible();
  });

  test('is narrowed to a state and a section, and put into another order', async ({ page }) => {
    await page.goto(french);
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Afficher' }).getByRole('link', { name: 'Non traduite' }).click();
    await expect(page).toHaveURL(`${french}?state=missing#pages`);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Afficher' }).getByRole('link', { name: 'Toutes' }).click();
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('navigation', { name: 'Trier par' }).getByRole('link', { name: 'Titre' }).click();
    await expect(page).toHaveURL(`${french}?order=title#pages`);
    await expect(rows(page).first()).toContainText('Bouilloire');
    await expect(page.getByRole('columnheader', { name: 'Page' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('region', { name: 'Rubriques' }).getByRole('link', { name: 'Bouilloire' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bouilloire');
    await expect(rows(page)).toHaveCount(4);
  });

  test('is found from a translated page', async ({ page }) => {
    await page.goto('/fr/docs/Kettle');
    await page.getByRole('link', { name: 'Où en sont les traductions' }).click();
    await expect(page).toHaveURL(french);
  });

  test('of languages is told on the page of English too', async ({ served }) => {
    const page = await served('/en-US/translations');
    expect(page.all('table')).toEqual([]);
    expect(page.main.getByRole('link', { name: 'Français' }).getAttribute('href')).toBe(french);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can be narrowed and read as well', async ({ page }) => {
      await page.goto(french);
      await page.getByRole('navigation', { name: 'Afficher' }).getByRole('link', { name: 'En retard' }).click();
      await expect(rows(page)).toHaveCount(1);
      await rows(page).getByRole('link', { name: 'Lire à côté de l’anglais' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bouilloire');
    });
  });

  for (const [name, width] of [
    ['a phone', 390],
    ['a desktop', 1440],
  ] as const)
    test(`fits ${name}, and axe finds nothing there`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(french);
      expect(await overflowOf(page)).toBe('');
      expect(await axeViolationsInBothThemes(page, 'main')).toEqual([]);
    });
});
