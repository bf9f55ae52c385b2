import type { Page } from '@playwright/test';
import { newAddress, register } from '../pages/accounts.ts';
import { SaveMenu } from '../pages/save-menu.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

const collections = '/en-US/plus/collections';

async function create(page: Page, name: string, description = ''): Promise<void> {
  await page.getByRole('button', { name: 'New collection' }).click();
  const form = page.getByRole('dialog', { name: 'New collection' });
  await form.getByLabel('Name').fill(name);
  if (description) await form.getByLabel('Description').fill(description);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

async function saveArticle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  const menu = new SaveMenu(page);
  await menu.open();
  await menu.save.click();
  await expect(menu.ribbon).toHaveText('Saved');
}

test('an anonymous visitor is invited to sign in', async ({ page }) => {
  await page.goto(collections);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/users/fxa/login/authenticate/?next=${encodeURIComponent(collections)}`,
  );
});

test.describe('collections of a reader with Core', () => {
  test('are made, changed and deleted, with names that differ, and are limited to three', async ({ page, expectErrors }) => {
    expectErrors(/status of 409/);
    await register(page, newAddress(), collections);

    await test.step("start with the one named Default, shown as 'Saved Articles', and can be created, edited and deleted", async () => {
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards.first()).toContainText('Saved Articles');
      await expect(cards.first()).toContainText('The default collection.');
      await create(page, 'Layout', 'Grids and boxes');
      const card = cards.filter({ hasText: 'Layout' });
      await expect(card).toContainText('Grids and boxes');
      await card.getByRole('button', { name: 'Actions for Layout' }).click();
      await card.getByRole('button', { name: 'Edit' }).click();
      const form = page.getByRole('dialog', { name: 'Edit collection' });
      await form.getByLabel('Name').fill('Grids');
      await form.getByRole('button', { name: 'Save' }).click();
      const renamed = cards.filter({ hasText: 'Grids' }).last();
      await expect(renamed.getByRole('link', { name: 'Grids' })).toBeVisible();
      await renamed.getByRole('button', { name: 'Actions for Grids' }).click();
      await renamed.getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('dialog', { name: 'Delete Grids?' });
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(cards.filter({ hasText: 'Grids' })).toHaveCount(0);
    });

    await test.step('accept a name of 60 characters and a description of 160, and report longer ones', async () => {
      await page.getByRole('button', { name: 'New collection' }).click();
      const form = page.getByRole('dialog', { name: 'New collection' });
      await form.getByLabel('Description').fill('x'.repeat(161));
      await expect(form.getByText('161/160')).toBeVisible();
      await expect(form.getByText('Please ensure your input is no longer than 160 characters.')).toBeVisible();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('Please enter a name.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
    });

    await test.step('need different names: a duplicate is refused in the form, which keeps its input', async () => {
      await create(page, 'Layout');
      await page.getByRole('button', { name: 'New collection' }).click();
      const form = page.getByRole('dialog', { name: 'New collection' });
      await form.getByLabel('Name').fill('Layout');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText(/^Error: /)).toBeVisible();
      await expect(form.getByLabel('Name')).toHaveValue('Layout');
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
    });

    await test.step('are limited to three; then the reader is asked to upgrade, and can still edit', async () => {
      await create(page, 'Two');
      await page.getByRole('button', { name: 'New collection' }).click();
      await expect(page.getByText("You've reached your collection limit")).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/en-US/plus#subscribe');
      await page.keyboard.press('Escape');
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Two' });
      await card.getByRole('button', { name: 'Actions for Two' }).click();
      await card.getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit collection' })).toBeVisible();
    });
  });

  test('show their articles, and say so if there is no such collection', async ({ page, expectErrors }) => {
    expectErrors(/status of 400/);
    await register(page, newAddress(), collections);

    await test.step('show their articles, which can be searched and sorted, with notes that can be added and collapsed', async () => {
      await saveArticle(page, '/en-US/docs/Web/HTML/Reference/Elements/dialog');
      await saveArticle(page, '/en-US/docs/Web/CSS');
      await page.goto(collections);
      await page.getByRole('link', { name: 'Saved Articles' }).click();
      const items = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(items).toHaveCount(2);
      await expect(items.first()).toContainText('CSS');
      const dialog = items.filter({ hasText: '<dialog>' });
      await dialog.getByRole('button', { name: 'Add note' }).click();
      const note = `A window of its own. ${'It traps the focus. '.repeat(12)}`.trim();
      const form = page.getByRole('dialog', { name: 'Add note' });
      await form.getByLabel('Note').fill(note);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await expect(dialog.getByRole('button', { name: 'See full note' })).toBeVisible();
      await dialog.getByRole('button', { name: 'See full note' }).click();
      await expect(dialog.getByText(note)).toBeVisible();
      await dialog.getByRole('button', { name: 'Show less' }).click();
      await expect(dialog.getByText(note)).toHaveCount(0);

      await page.getByRole('searchbox', { name: 'Search this collection' }).fill('window of its own');
      await expect(items).toHaveCount(1);
      await page.getByRole('searchbox', { name: 'Search this collection' }).fill('');
      await expect(items).toHaveCount(2);
      await page.getByLabel('Sort by').selectOption('Title');
      await expect(items.first()).toContainText('dialog');
    });

    await test.step('say so if one does not exist', async () => {
      await page.goto(`${collections}/none-of-yours`);
      await hydrated(page);
      await expect(page.getByText('Collection not found')).toBeVisible();
    });
  });
});
