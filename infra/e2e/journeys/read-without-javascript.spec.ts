import { expect, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import { MissingPage } from '../pages/missing-page.ts';
import { missingPage } from '../pages/page-kinds.ts';

test.use({ javaScriptEnabled: false });

test.describe('a reader without JavaScript', () => {
  test('reads a document from its title to its last section', async ({ page }) => {
    await page.goto('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Array');
    await expect(page.getByText('holds an ordered list of values under one name')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'See also' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Related topics' }).getByRole('link', { name: 'Array', exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Browser compatibility/ }).getByText('Firefox', { exact: true })).toBeVisible();
  });

  test('follows the table of contents, the breadcrumbs and the links in the text', async ({ page }) => {
    await page.goto('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array');
    await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Holes' }).click();
    await expect(page).toHaveURL(/#holes$/);
    await expect(page.locator('#holes')).toBeInViewport();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'JavaScript' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('JavaScript');
  });

  test('opens menus and follows their links', async ({ page }) => {
    await page.goto('/en-US/docs/Learn');
    const header = new Header(page);
    await header.menu('Guides').open();
    await header.menu('References').open();
    await header.menu('Guides').expectClosed();
    await header.menu('References').link('CSS').click();
    await expect(page).toHaveURL('/en-US/docs/Web/CSS');
    await header.language.open();
    await expect(header.language.link('English')).toBeVisible();
  });

  test('opens the main menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en-US/docs/Learn');
    const header = new Header(page);
    await expect(header.plainLink('Blog')).toBeHidden();
    await header.mainMenuToggle.click();
    await expect(header.mainMenuToggle).toHaveAccessibleName('Close main menu');
    await header.menu('References').open();
    await header.menu('References').link('HTML').click();
    await expect(page).toHaveURL('/en-US/docs/Web/HTML');
  });

  for (const { where, at } of [
    { where: 'the header', at: '/en-US/docs/Learn' },
    { where: 'the home page', at: '/en-US/' },
  ]) {
    test(`searches from ${where}`, async ({ page }) => {
      await page.goto(at);
      const box = at.endsWith('/') ? page.getByRole('main').getByRole('searchbox') : new Header(page).search;
      await box.fill('array');
      await box.press('Enter');
      await expect(page).toHaveURL('/en-US/search?q=array');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "array"');
      await page
        .getByRole('main')
        .getByRole('link', { name: /toSorted/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Array.prototype.toSorted()');
    });
  }

  test('finds the search on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en-US/docs/Learn');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/en-US/search');
    await page.getByRole('main').getByRole('searchbox').fill('flex');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=flex');
  });

  test('reads home, blog and Plus', async ({ page }) => {
    await page.goto('/en-US/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources for Developers, by Developers');
    await page.getByRole('region', { name: 'Latest news' }).getByRole('link', { name: 'Text comes before script' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text comes before script');
    await expect(page.getByText('You come to a documentation page with a question.')).toBeVisible();
    await page.goto('/en-US/blog/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog it better');
    await page.goto('/en-US/plus');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('$5', { exact: true })).toBeHidden();
    await page.getByLabel('Monthly', { exact: true }).check();
    await expect(page.getByRole('main').getByText('$5', { exact: true })).toBeVisible();
  });

  test('is told which page is missing, and where to go next', async ({ page, expectErrors }) => {
    expectErrors(missingPage);
    await page.goto('/en-US/docs/Nowhere');
    const missing = new MissingPage(page);
    await expect(missing.path).toHaveText('/en-US/docs/Nowhere');
    await missing.search.fill('array');
    await missing.search.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=array');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`reads in the ${colorScheme} theme that the system prefers`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/en-US/docs/Learn');
      await expect(page.locator('html')).toHaveCSS('background-color', colorScheme === 'dark' ? 'rgb(19, 21, 29)' : 'rgb(251, 250, 247)');
    });
  }

  test('signs in with a plain link', async ({ page }) => {
    await page.goto('/en-US/docs/Learn');
    await expect(new Header(page).signUp).toBeVisible();
    await expect(new Header(page).user.summary).toBeHidden();
  });
});
