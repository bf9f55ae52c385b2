import type { Page } from '@playwright/test';
import { newAddress, register } from '../pages/accounts.ts';
import { axeViolations } from '../pages/axe-violations.ts';
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

/** Bookmarks of a browser, of this site and of another. */
function bookmarksOf(site: string, paths: readonly string[]): string {
  const links = paths.map((path) => `<DT><A HREF="${site}/en-US/docs/${path}">${path}</A>`);
  return `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p><DT><H3>Reading</H3><DL><p>${links.join('')}
    <DT><A HREF="https://elsewhere.example/"><script>document.title = 'run'</script></A></DL></DL>`;
}

test('a reader brings in bookmarks, puts them in order, moves and deletes some, and shares them until they end it', async ({
  page,
  browser,
  site,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  await register(page, newAddress(), collections);
  const main = page.getByRole('main');
  const titles = main.locator('article h2');

  await test.step('an import says first what would come of it', async () => {
    await page.getByRole('button', { name: 'Export and import' }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Import collections' });
    const paths = ['Web/CSS', 'Web/HTML', 'Web/JavaScript', 'Web/Nowhere'];
    const content = bookmarksOf(site.address, paths);
    await form.getByLabel('File').setInputFiles({ name: 'bookmarks.html', mimeType: 'text/html', buffer: Buffer.from(content) });
    await form.getByRole('button', { name: 'Check file' }).click();
    await expect(form.getByText('New collections: 1. New articles: 3. Nothing has been imported yet.')).toBeVisible();
    await expect(form.getByRole('list', { name: 'Not pages of this site: 2' })).toContainText('https://elsewhere.example/');
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(form.getByText('Imported 1 collection and 3 articles.')).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    await expect(page).not.toHaveTitle('run');
  });

  await test.step('the own order is made with the keyboard and kept', async () => {
    await main.getByRole('link', { name: 'Reading' }).click();
    await page.getByLabel('Sort by').selectOption('My order');
    await expect(titles).toHaveText(['Web/CSS', 'Web/HTML', 'Web/JavaScript']);
    const up = main.getByRole('button', { name: /^Move up ?: Web\/JavaScript$/ });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(titles).toHaveText(['Web/CSS', 'Web/JavaScript', 'Web/HTML']);
    await expect(up).toBeFocused();
    await expect(main.getByRole('status').first()).toHaveText('Web/JavaScript is now 2 of 3');
    // A page that scrolls under the pointer drags something else.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await main.locator('[draggable]').last().dragTo(main.locator('article').first());
    await expect(titles).toHaveText(['Web/HTML', 'Web/CSS', 'Web/JavaScript']);
  });

  await test.step('several are chosen with Shift, deleted and brought back, moved and moved back', async () => {
    await main.getByLabel('Select Web/HTML').press('Space');
    await main.getByLabel('Select Web/HTML').press('Shift+ArrowDown');
    await expect(main.getByLabel('Select Web/CSS')).toBeFocused();
    const bar = main.getByRole('group', { name: 'Selected articles' });
    await expect(bar.getByText('2 selected')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect(titles).toHaveText(['Web/JavaScript']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titles).toHaveText(['Web/HTML', 'Web/CSS', 'Web/JavaScript']);
    await main.getByLabel('Select Web/HTML').check();
    await bar.getByRole('button', { name: 'Move to…' }).click();
    const form = page.getByRole('dialog', { name: 'Move selected articles (1)' });
    await form.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(titles).toHaveText(['Web/CSS', 'Web/JavaScript']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titles).toHaveText(['Web/HTML', 'Web/CSS', 'Web/JavaScript']);
  });

  await test.step('its link is read without an account or a script, copied by another reader, and ended', async () => {
    await main.getByRole('button', { name: 'Share' }).click();
    const form = page.getByRole('dialog', { name: 'Share Reading' });
    await form.getByRole('button', { name: 'Create link' }).click();
    await expect(form.getByLabel('Link')).toHaveValue(/\/en-US\/plus\/shared\/[\w-]{22}$/);
    expect(await axeViolations(page)).toEqual([]);
    const link = await form.getByLabel('Link').inputValue();

    const anonymous = await browser.newContext({ javaScriptEnabled: false });
    const plain = await anonymous.newPage();
    await plain.goto(link);
    await expect(plain.getByRole('heading', { level: 1, name: 'Reading' })).toBeVisible();
    await expect(plain.locator('article h2')).toHaveText(['Web/HTML', 'Web/CSS', 'Web/JavaScript']);
    await expect(plain.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

    const context = await browser.newContext({ baseURL: site.address });
    const other = await context.newPage();
    await register(other, newAddress(), new URL(link).pathname);
    expect(await axeViolations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Copy to my collections' }).click();
    await other.getByRole('link', { name: 'Open Reading' }).click();
    await expect(other.locator('article h2')).toHaveCount(3);
    await context.close();

    await form.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(form.getByText('The link no longer works.')).toBeVisible();
    expect((await plain.goto(link))?.status()).toBe(404);
    expect((await plain.goto(link.replace(/.{22}$/, 'a'.repeat(22))))?.status()).toBe(404);
    await anonymous.close();
  });

  await test.step('what another tab saved in the meantime is shown beside what was typed', async () => {
    await page.keyboard.press('Escape');
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    const rename = async (where: Page, name: string) => {
      await where.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
      await where.getByRole('dialog', { name: 'Edit collection' }).getByLabel('Name').fill(name);
    };
    const save = (where: Page) => where.getByRole('dialog', { name: 'Edit collection' }).getByRole('button', { name: 'Save', exact: true });
    expectErrors(/status of 409/);
    await rename(page, 'Mine');
    await rename(tab, 'Theirs');
    await save(tab).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
    await save(page).click();
    const form = page.getByRole('dialog', { name: 'Edit collection' });
    await expect(form.getByText('Theirs')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('Mine');
    await form.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
    await tab.close();
  });
});
