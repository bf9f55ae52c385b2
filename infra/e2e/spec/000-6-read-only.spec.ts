import { expect, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import { readers, visitAs } from '../pages/reader.ts';

test.use({ flags: ['--read-only', '--no-observatory', '--no-ai-help', '--no-newsletter', '--locales', 'en-US,fr'] });

test.describe('read-only mode', () => {
  test.beforeEach(({ page }) => visitAs(page, readers.subscriber));

  test('hides collections, the user menu and the bookmark control', async ({ page }) => {
    await page.goto('/en-US/docs/Web/CSS');
    await hydrated(page);
    const header = new Header(page);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'subscriber');
    await expect(header.user.summary).toHaveCount(0);
    await expect(header.signUp).toBeHidden();
    await header.menu('Plus').open();
    await expect(header.menu('Plus').link('Overview')).toBeVisible();
    await expect(header.menu('Plus').link('Collections')).toHaveCount(0);
    await expect(page.getByRole('article').getByText('Save', { exact: true })).toHaveCount(0);
  });
});

test.describe('the observatory and AI Help, switched off', () => {
  test('have no link in the menus', async ({ page }) => {
    await page.goto('/en-US/docs/Web/CSS');
    await hydrated(page);
    const header = new Header(page);
    await header.menu('Tools').open();
    expect(await header.menu('Tools').visibleLinks()).toEqual([['Playground', '/en-US/play']]);
    await expect(page.locator('a[href*="observatory"], a[href*="ai-help"]')).toHaveCount(0);
  });

  test('have no message in the top banner', async ({ served }) => {
    expect((await served('/en-US/docs/Web/CSS')).one('[data-slot="ad-top"] a').getAttribute('href')).not.toMatch(/ai-help/);
  });

  test('have no page', async ({ served }) => {
    for (const address of ['/en-US/observatory', '/en-US/plus/ai-help', '/en-US/newsletter'])
      expect((await served(address)).status, address).toBe(404);
  });

  test('have no form below a post, and no link at the foot', async ({ served }) => {
    const post = await served('/en-US/blog/from-file-to-page/');
    expect(post.all('a[href$="/newsletter"], input[type=email]')).toEqual([]);
  });
});

test.describe('a site in two languages', () => {
  test('lists no others, and their addresses lead to English', async ({ page }) => {
    await page.goto('/en-US/');
    await hydrated(page);
    const { language } = new Header(page);
    await language.open();
    await expect(language.links).toHaveText(['English (US)', 'Français']);
    await page.goto('/ja/docs/Web/CSS?a=b');
    await expect(page).toHaveURL('/en-US/docs/Web/CSS?a=b');
  });
});
