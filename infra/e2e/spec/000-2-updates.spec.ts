import { axeViolations } from '../pages/axe-violations.ts';
import { fillRegistration, newAddress } from '../pages/accounts.ts';
import { SaveMenu } from '../pages/save-menu.ts';
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

test('a visitor presses Watch, makes an account, and watches after; a page and a collection too, and all of it ends in the settings', async ({
  page,
}) => {
  await page.goto(`${updates}?stream=baseline&change=widely`);
  await hydrated(page);
  const way = page
    .locator('main section li')
    .first()
    .getByRole('link', { name: /^Watch / });
  const name = ((await way.getAttribute('aria-label')) ?? '').replace('Watch ', '');
  await way.click();
  await fillRegistration(page, newAddress());
  await expect(page.getByRole('button', { name: `Watching ${name}`, exact: true })).toHaveAttribute('aria-pressed', 'true');
  const box = page.getByRole('group').filter({ hasText: 'New since your last visit' });
  await expect(box).toContainText('Nothing new');
  await expect(page.getByText('Save a page to filter by it.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/en-US/docs/Web/CSS');
  await hydrated(page);
  const menu = new SaveMenu(page);
  await menu.open();
  await page.getByRole('button', { name: /^Watch CSS/ }).click();
  await expect(page.getByRole('button', { name: /^Watching CSS/ })).toBeVisible();
  await menu.save.click();
  await expect(menu.ribbon).toHaveText('Saved');

  await page.goto('/en-US/plus/collections');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Saved Articles' }).first().click();
  await page.getByRole('button', { name: 'Watch Saved Articles' }).click();
  await expect(page.getByRole('button', { name: 'Watching Saved Articles' })).toBeVisible();

  await page.goto(updates);
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Collections' })
    .getByRole('link', { name: /^Saved Articles/ })
    .click();
  await expect(page).toHaveURL(/collections=/);
  await expect(page.getByRole('link', { name: 'Remove filter: 1 collection' })).toBeVisible();

  await page.goto('/en-US/plus/settings');
  await hydrated(page);
  const watched = page.locator('#watching').getByRole('listitem');
  await expect(watched).toHaveCount(3);
  // The latest is first: the last is the feature, by its name in the compatibility data.
  await watched
    .last()
    .getByRole('button', { name: /^Stop watching / })
    .click();
  await expect(watched).toHaveCount(2);
  await page.getByLabel('Email about what you watch').selectOption('Daily');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Email about what you watch')).toHaveValue('daily');
  await expect(watched).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
});
