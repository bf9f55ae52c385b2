import { axeViolations } from '../pages/axe-violations.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const updates = '/en-US/plus/updates';

test('a reader narrows the updates, opens a feature and sees who supports it, all with the keyboard', async ({ page }) => {
  await page.goto(`${updates}?browsers=chrome`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Updates' })).toBeVisible();
  const releases = page.getByRole('heading', { level: 2, name: /^Chrome \d+$/ });
  await expect(releases).toHaveCount(5);
  expect(await axeViolations(page)).toEqual([]);

  const filters = page.getByRole('navigation', { name: 'Category' });
  await filters.getByRole('link', { name: /^CSS/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/browsers=chrome&category=css$/);
  await expect(filters.getByRole('link', { name: /^CSS/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status').filter({ hasText: /changes?$/ })).toHaveText(/^[\d,]+ of [\d,]+ changes$/);

  const row = page.getByRole('button', { name: /^Browser support of/ }).first();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(row).toBeFocused();
  await expect(page.locator('[data-slot="compat-table"] table')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('viewed.plus_updates_v2'))).toMatch(/^\d+$/);

  await page.getByRole('link', { name: 'Reset all filters' }).click();
  await expect(page).toHaveURL(new RegExp(`${updates}$`));
});

test('what became Baseline is a list by month, and each event has an address of its own', async ({ page }) => {
  await page.goto(`${updates}?stream=baseline&change=widely`);
  await hydrated(page);
  const first = page.locator('main section li a').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/plus\/updates\/widely-/);
  await expect(page.getByText(/^Widely available since/)).toBeVisible();
});

test('without a script the updates are read, narrowed and searched', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const page = await context.newPage();
  await page.goto(updates);
  await page
    .getByRole('navigation', { name: 'Browser', exact: true })
    .getByRole('link', { name: /^Safari\b(?! on)/ })
    .click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Safari \d/);
  await page.getByLabel('Keyword').fill('no feature is called this');
  await page.getByLabel('Keyword').press('Enter');
  await expect(page.getByText('No updates match your filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Reset all filters' }).first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await context.close();
});
