import { expect, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import { pageKinds } from '../pages/page-kinds.ts';
import { readers, visitAs } from '../pages/reader.ts';

const notice = 'We move the shelves until noon.';

const names = { '--site-name': 'Reading Room', '--site-title': 'RR', '--product-plus': 'RR Plus', '--product-curriculum': 'RR Curriculum' };

test.use({ flags: ['--maintenance', notice, ...Object.entries(names).flat()] });

test.describe('a site under maintenance', () => {
  test('shows the badge with its text in place of the sign-in links, even without JavaScript', async ({ browser, site }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto('/en-US/docs/Web/CSS');
      const header = new Header(page);
      await expect(header.maintenanceBadge).toBeVisible();
      await expect(header.logIn).toHaveCount(0);
      await expect(header.signUp).toHaveCount(0);
      await header.maintenance.open();
      await expect(header.maintenance.box.getByText(notice)).toBeVisible();
      await context.close();
    }
  });

  test('shows it to signed-in users too', async ({ page }) => {
    await visitAs(page, readers.signedIn);
    await page.goto('/en-US/docs/Web/CSS');
    await hydrated(page);
    const header = new Header(page);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
    await expect(header.maintenanceBadge).toBeVisible();
    await expect(header.upgrade).toHaveCount(0);
    await expect(header.user.summary).toHaveCount(0);
  });
});

test.describe('the names of the site and its products', () => {
  test('come from the configuration', async ({ page, request }) => {
    await page.goto('/en-US/');
    await expect(page).toHaveTitle('Reading Room');
    await expect(new Header(page).logo).toHaveAccessibleName('Reading Room');
    await page.goto('/en-US/plus');
    await expect(page).toHaveTitle('RR Plus | RR');
    await expect(new Header(page).logo).toHaveAccessibleName('RR Plus');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'RR Plus', exact: true }).last()).toBeVisible();
    expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Reading Room', short_name: 'RR' });
  });

  test('are never those of the specification', async ({ served }) => {
    for (const address of Object.values(pageKinds)) {
      const page = await served(address);
      expect.soft(page.writtenText.match(/.*\bMDN\b.*/g), address).toBeNull();
      expect.soft(page.title, address).not.toContain('MDN');
    }
  });

  // What scripts add is of the page's package: a page of each, and two of the one with documents.
  test('are not those of the specification either after hydration', async ({ page }) => {
    test.setTimeout(120_000);
    for (const kind of [
      'home',
      'a reference document',
      'a document with examples',
      'search results',
      'the blog',
      'the Plus landing page',
    ] as const) {
      const address = pageKinds[kind];
      await page.goto(address);
      await hydrated(page);
      expect.soft((await page.locator('body').innerText()).match(/.*\bMDN\b.*/g), address).toBeNull();
      expect.soft(await page.title(), address).not.toContain('MDN');
    }
  });
});
