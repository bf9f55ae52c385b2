import { expect, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import { pageKinds } from '../pages/page-kinds.ts';
import { readers, visitAs } from '../pages/reader.ts';
import { scrollThrough } from '../pages/scripts.ts';
import { textOf } from '../site/served-page.ts';

test.use({ flags: ['--no-plus', '--no-ads'] });

const linksTo = 'a[href*="/plus"], a[href*="/advertising"], a[href*="/users/"]';

test.describe('Plus and ads, switched off,', () => {
  test('have no link', async ({ served }) => {
    const found: string[] = [];
    for (const address of Object.values(pageKinds).filter((one) => !/\/(?:plus|advertising)\b/.test(one)))
      for (const link of (await served(address)).all(linksTo)) found.push(`${link.getAttribute('href')} on ${address}`);
    expect(found).toEqual([]);
  });

  test('have no route', async ({ served }) => {
    for (const address of [
      '/en-US/plus',
      '/fr/plus',
      '/en-US/plus/docs/faq',
      '/en-US/plus/updates',
      '/en-US/plus/anything',
      '/en-US/advertising',
    ]) {
      const page = await served(address);
      expect(page.status, address).toBe(404);
      expect(textOf(page.one('main code'))).toBe(address);
    }
  });

  test('load no files, leave no empty space, and have no link after hydration either', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => /\/remotes\/mfe-(plus|ads)\//.test(request.url()) && asked.push(request.url()));
    await page.goto('/en-US/docs/Web/CSS');
    const heights = await page
      .locator('[data-slot^="ad-"]')
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([0]));
    await hydrated(page);
    await scrollThrough(page);
    await expect(page.locator(linksTo)).toHaveCount(0);
    const header = new Header(page);
    await header.plainLink('Blog').click();
    await expect(page).toHaveURL('/en-US/blog/');
    await scrollThrough(page);
    await expect(page.locator(linksTo)).toHaveCount(0);
    await header.logo.click();
    await expect(page).toHaveURL('/en-US/');
    await scrollThrough(page);
    await expect(page.locator(linksTo)).toHaveCount(0);
    expect(asked).toEqual([]);
    await expect(page.locator('[data-slot^="ad-"] > *')).toHaveCount(0);
  });

  test('leave no menu, account and sign-in in the header, signed in or not', async ({ page }) => {
    await visitAs(page, readers.subscriber);
    await page.goto('/en-US/docs/Web/CSS');
    await hydrated(page);
    const header = new Header(page);
    await expect(page.locator('html')).toHaveAttribute('data-session', 'subscriber');
    await expect(header.menu('Plus').summary).toHaveCount(0);
    await expect(header.user.summary).toHaveCount(0);
    await expect(header.signUp).toHaveCount(0);
    await expect(header.upgrade).toHaveCount(0);
    await expect(page.getByRole('article').getByText('Save', { exact: true })).toHaveCount(0);
    await header.menu('Tools').open();
    await expect(header.menu('Tools').link('AI Help')).toHaveCount(0);
  });
});
