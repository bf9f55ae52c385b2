import type { Locator, Page } from '@playwright/test';
import { axeViolationsInBothThemes } from '../pages/axe-violations.ts';
import { overflowOf } from '../pages/page-overflow.ts';
import { translatedContent } from '../pages/translated-content.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

test.use({ flags: ['--content', translatedContent()] });

const kettle = '/fr/side-by-side/Kettle';
const columns = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** Where the top of an element is, in whole pixels. */
async function placeOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: Math.round(box.x), y: Math.round(box.y) };
}

test.describe('a translation beside its English page', () => {
  test('is found from the translation, and leads back to both', async ({ page }) => {
    await page.goto('/fr/docs/Kettle');
    await hydrated(page);
    await page.getByRole('link', { name: 'Lire à côté de l’anglais' }).click();
    await expect(page).toHaveURL(kettle);
    await expect(page.getByRole('link', { name: 'Lire la traduction' })).toHaveAttribute('href', '/fr/docs/Kettle');
    await expect(page.getByRole('link', { name: 'Voir en anglais' })).toHaveAttribute('href', '/en-US/docs/Kettle');
  });

  test('has the sections of both in two columns that begin at the same height', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(kettle);
    for (const [own, other] of [
      ['Eau', 'Water'],
      ['Thé', 'Tea'],
    ] as const) {
      const [left, right] = [
        await placeOf(page.getByRole('heading', { name: own, exact: true })),
        await placeOf(page.getByRole('heading', { name: other, exact: true })),
      ];
      expect(left.y).toBe(right.y);
      expect(right.x).toBeGreaterThan(left.x + 400);
    }
    await expect(columns(page, 'Français').first()).toHaveAttribute('lang', 'fr');
    await expect(columns(page, 'English (US)').first()).toHaveAttribute('lang', 'en-US');
  });

  test('has each English section below the translated one on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(kettle);
    const places = await Promise.all(
      ['Eau', 'Water', 'Thé', 'Tea'].map((name) => placeOf(page.getByRole('heading', { name, exact: true }))),
    );
    expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).toSorted((a, b) => a - b));
    expect(new Set(places.map(({ x }) => x)).size).toBe(1);
  });

  test('says that English has changed since, and which section only English has', async ({ served }) => {
    const page = await served(kettle);
    expect(page.writtenText).toMatch(/La page anglaise a changé depuis sa traduction\.\s+2 changements depuis le 2 mars 2026\./);
    expect(page.writtenText).toContain('1 section n’est que sur l’une des deux pages.');
    expect(page.writtenText).toContain('Cette section n’est pas traduite.');
  });

  test('has no id twice, and links within a text lead to places in the same column', async ({ page }) => {
    await page.goto(kettle);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await page.getByRole('link', { name: 'three minutes' }).click();
    await expect(page).toHaveURL(`${kettle}#en-us-water`);
    await expect(page.locator('#en-us-water')).toHaveText('Water');
    await page.getByRole('link', { name: 'trois minutes' }).click();
    await expect(page).toHaveURL(`${kettle}#eau`);
  });

  test('is not for search engines, which know the translation', async ({ served }) => {
    const page = await served(kettle);
    expect(page.one('meta[name="robots"]').getAttribute('content')).toBe('noindex, nofollow');
    expect(page.one('link[rel="canonical"]').getAttribute('href')).toMatch(/\/fr\/docs\/Kettle$/);
  });

  test('is there alone where the English page is gone', async ({ served }) => {
    const page = await served('/fr/side-by-side/Kettle/Old');
    expect(page.status).toBe(200);
    expect(page.writtenText).toContain('La page anglaise n’existe plus.');
    expect(page.writtenText).toContain('Elle siffle.');
  });

  test('leads to the English page where there is no translation', async ({ served }) => {
    expect((await served('/ja/side-by-side/Kettle')).path).toBe('/en-US/docs/Kettle');
    expect((await served('/fr/side-by-side/Nothing')).status).toBe(404);
  });

  test('is printed in two columns, without its buttons', async ({ page }) => {
    await page.goto(kettle);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Lire la traduction' })).toBeHidden();
    const [left, right] = [await placeOf(page.locator('#eau')), await placeOf(page.locator('#en-us-water'))];
    expect([left.y, left.x < right.x]).toEqual([right.y, true]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is the same page', async ({ page }) => {
      await page.goto(kettle);
      await expect(columns(page, 'Français').first()).toContainText('Elle chauffe l’eau');
      await expect(columns(page, 'English (US)').first()).toContainText('It heats water');
    });
  });

  for (const [name, width] of [
    ['a phone', 390],
    ['a desktop', 1440],
  ] as const)
    test(`fits ${name}, and axe finds nothing there`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(kettle);
      expect(await overflowOf(page)).toBe('');
      expect(await axeViolationsInBothThemes(page, 'main')).toEqual([]);
    });
});
