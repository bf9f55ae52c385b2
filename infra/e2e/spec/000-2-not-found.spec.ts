import { within } from '@testing-library/dom';
import { expect, hydrated, test } from '../site/site-test.ts';
import { textOf } from '../site/served-page.ts';
import { MissingPage } from '../pages/missing-page.ts';
import { missingPage } from '../pages/page-kinds.ts';

const onlyInEnglish = '/docs/Web/JavaScript/Reference/Global_Objects/Array/flatMap';

test.describe('a missing page', () => {
  test.beforeEach(({ expectErrors }) => expectErrors(missingPage));

  for (const path of ['/en-US/docs/Nowhere', '/en-US/blog/nowhere/', '/en-US/nowhere', '/nowhere', '/en-US/_404', '/en-US/plus/nowhere']) {
    test(`is sent with 404 and names its path: ${path}`, async ({ served }) => {
      const page = await served(path);
      expect(page.status).toBe(404);
      expect(page.heading).toBe('Page not found');
      expect(
        page.main.getByText((_, element) => element?.tagName === 'P' && textOf(element) === `Sorry, the page ${path} could not be found.`),
      ).toBeTruthy();
      expect(page.main.getByRole('link', { name: 'Go back to the home page' }).getAttribute('href')).toBe('/en-US/');
      expect(page.title).toBe('Page not found | MDN');
      expect(page.one('meta[name="robots"]').getAttribute('content')).toMatch(/noindex/);
    });
  }

  for (const path of ['/en-US/docs/Nowhere', '/nowhere']) {
    test(`is answered 404 and names its path: ${path}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const missing = new MissingPage(page);
      await expect(missing.heading).toHaveText('Page not found');
      await expect(missing.sentence).toHaveText(`Sorry, the page ${path} could not be found.`);
      await expect(missing.link('Go back to the home page')).toHaveAttribute('href', '/en-US/');
      await expect(page).toHaveTitle('Page not found | MDN');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await hydrated(page);
      await expect(missing.heading).toHaveText('Page not found');
    });
  }

  test('names its path decoded, and as text if it contains markup', async ({ served }) => {
    const named = async (address: string) => textOf((await served(address)).one('main p code'));
    expect(await named('/en-US/docs/%E6%9C%AC%E3%81%A8%E6%96%87')).toBe('/en-US/docs/本と文');
    expect(await named('/en-US/docs/%3Cscript%3Ealert(1)%3C%2fscript%3E'.replace('%2f', ''))).toBe('/en-US/docs/<script>alert(1)<script>');
  });

  test('offers the English page if there is one', async ({ page }) => {
    await page.goto(`/fr${onlyInEnglish}`);
    await hydrated(page);
    const english = new MissingPage(page).link('Array.prototype.flatMap()');
    await expect(english).toHaveAttribute('href', `/en-US${onlyInEnglish}`);
    await english.click();
    await expect(page).toHaveURL(`/en-US${onlyInEnglish}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Array.prototype.flatMap()');
  });

  test('does not redirect in a loop because of the preferred locale', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'preferredlocale', value: 'fr', url: baseURL ?? '' }]);
    const missing = await page.goto(`/fr${onlyInEnglish}`);
    expect(missing?.request().redirectedFrom()).toBeNull();
    await new MissingPage(page).link('Array.prototype.flatMap()').click();
    await expect(page).toHaveURL(`/en-US${onlyInEnglish}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Array.prototype.flatMap()');
    const nowhere = await page.goto('/en-US/docs/Nowhere');
    expect(nowhere?.status()).toBe(404);
    expect(nowhere?.request().redirectedFrom()).toBeNull();
  });

  test('offers close matches and a search', async ({ page }) => {
    await page.goto('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/flatmapp');
    const missing = new MissingPage(page);
    await expect(missing.link('Array.prototype.flatMap()')).toBeVisible();
    await missing.search.fill('flex');
    await missing.search.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=flex');
  });

  test('offers a search for the words of the address if there is no English page', async ({ page }) => {
    await page.goto('/fr/docs/Web/CSS/text-warp_mode');
    const missing = new MissingPage(page);
    await expect(missing.link('text warp mode')).toHaveAttribute('href', '/fr/search?q=text+warp+mode');
    await expect(missing.link('CSS text warp mode')).toHaveAttribute('href', '/fr/search?q=CSS+text+warp+mode');
    await missing.link('text warp mode').click();
    await expect(page).toHaveURL('/fr/search?q=text+warp+mode');
  });

  test('offers the English page in place of that search if there is one', async ({ served }) => {
    const { main } = await served(`/fr${onlyInEnglish}`);
    expect(main.getByRole('link', { name: 'Array.prototype.flatMap()' })).toBeTruthy();
    expect(main.queryByRole('link', { name: 'flatMap' })).toBeNull();
  });

  test('offers the closest titles', async ({ served }) => {
    const { main } = await served('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Arrray');
    expect(main.getByRole('link', { name: 'Array' }).getAttribute('href')).toBe(
      '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array',
    );
  });

  test('is shown without a reload when a link leads to it', async ({ page }) => {
    await page.goto('/en-US/docs/Learn');
    await hydrated(page);
    await page.evaluate(() => {
      Object.assign(window, { stayed: true });
      const link = Object.assign(document.createElement('a'), { href: '/en-US/docs/Nowhere', textContent: 'nowhere' });
      document.querySelector('main h1')?.after(link);
    });
    await page.getByRole('link', { name: 'nowhere' }).click();
    const missing = new MissingPage(page);
    await expect(missing.heading).toHaveText('Page not found');
    await expect(missing.path).toHaveText('/en-US/docs/Nowhere');
    await expect(page).toHaveURL('/en-US/docs/Nowhere');
    await expect(page).toHaveTitle('Page not found | MDN');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await missing.link('Go back to the home page').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources for Developers, by Developers');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

test.describe('a generic page', () => {
  test("sets the document title to '{title} | {site title}'", async ({ served }) => {
    const page = await served('/en-US/legal/license');
    expect(page.title).toBe('License | MDN');
    expect(page.heading).toBe('License');
  });

  test('is loaded from its index.json', async ({ page }) => {
    await page.goto('/en-US/');
    await hydrated(page);
    const data = page.waitForRequest('**/en-US/about/privacy/index.json');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await data;
    await expect(page).toHaveURL('/en-US/about/privacy');
    await expect(page).toHaveTitle('Privacy | MDN');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  });

  test('that cannot be loaded says so and offers to try again', async ({ page, expectErrors }) => {
    expectErrors(/status of 503 .*about\/privacy\/index\.json$/);
    await page.goto('/en-US/');
    await hydrated(page);
    await page.route('**/en-US/about/privacy/index.json', (route) => route.fulfill({ status: 503, body: 'later' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading Error');
    const again = page.getByRole('main').getByText('Try reloading the page');
    await expect(again).toBeVisible();
    await expect(page).toHaveURL('/en-US/about/privacy');
    await page.unroute('**/en-US/about/privacy/index.json');
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  });

  test('does not change header and menus', async ({ served }) => {
    const { body } = await served('/en-US/legal/license');
    const menu = within(within(body.getAllByRole('banner')[0] as HTMLElement).getByRole('navigation', { name: 'Main menu' }));
    expect(menu.getByRole('link', { name: 'Blog' })).toBeTruthy();
  });
});
