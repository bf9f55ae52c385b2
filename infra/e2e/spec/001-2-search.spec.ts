import { expect, hydrated, test } from '../site/test.ts';

test.describe('the search results page', () => {
  test('is titled \'Search: "{q}"\', and lists what was found', async ({ page }) => {
    await page.goto('/en-US/search?q=array');
    await expect(page).toHaveTitle('Search: "array"');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "array"');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('array');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Array', exact: true }).click();
    await expect(page).toHaveURL('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array');
  });

  test("has ' (page N)' appended when the page is not 1", async ({ page }) => {
    await page.goto('/en-US/search?q=web&page=2');
    await expect(page).toHaveTitle('Search: "web" (page 2)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "web" (page 2)');
  });

  test("reads 'No query, no results.' without a query", async ({ page }) => {
    for (const address of ['/en-US/search', '/en-US/search?q=', '/en-US/search?q=%20']) {
      await page.goto(address);
      await expect(page).toHaveTitle('No query, no results.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No query, no results.');
    }
  });

  test('says when nothing was found, and offers a way on', async ({ page }) => {
    await page.goto('/en-US/search?q=samovar');
    await expect(page.getByText('Nothing here has “samovar” in it')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse the references' })).toHaveAttribute('href', '/en-US/docs/Web');
  });

  test('shows what was asked, and never runs it', async ({ page }) => {
    await page.goto(`/en-US/search?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: ""><img src=x onerror=alert(1)>"');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  test('searches again without a reload, and not for nothing', async ({ page }) => {
    await page.goto('/en-US/search?q=array');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('  ');
    await box.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=array');
    await box.fill('dialog');
    await box.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=dialog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "dialog"');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "array"');
    await expect(box).toHaveValue('array');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});
