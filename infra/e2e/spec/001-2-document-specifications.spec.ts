import { expect, test } from '../site/configured-site-test.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

test.describe('a table of specifications', () => {
  test('names each specification once, with its places beneath, as links out of the site', async ({ page }) => {
    await page.goto('/en-US/docs/Reading/Compatibility/Standards');
    const rows = page.getByRole('table').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('DOM');
    const places = rows.first().getByRole('link');
    await expect(places).toHaveText(['#interface-attr', '#interface-node']);
    await expect(places.first()).toHaveAttribute('href', 'https://dom.spec.whatwg.org/#interface-attr');
    await expect(places.first()).toHaveClass(/external/);
  });

  test('shows the place in the specification beside its name', async ({ page }) => {
    await page.goto('/en-US/docs/Reading/Compatibility/Standards');
    const row = page.getByRole('row', { name: /Fetch/ });
    await expect(row.getByRole('link')).toHaveAttribute('href', 'https://fetch.spec.whatwg.org/#fetch-method');
    await expect(row.getByRole('cell').last()).toHaveText('#fetch-method');
  });

  test("is the warning 'No specification found' where there is none", async ({ page }) => {
    await page.goto('/en-US/docs/Reading/Compatibility/None');
    await expect(page.getByText('No specification found')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test('fits a phone without a scroll sideways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en-US/docs/Reading/Compatibility/Standards');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await page.locator('figure.table-container').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
