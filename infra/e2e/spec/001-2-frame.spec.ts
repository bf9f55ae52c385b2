import { within } from '@testing-library/dom';
import { textOf } from '../site/served-page.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';

test.describe('skip links', () => {
  test('lead to the main content, to the search and, on documents, to the language menu', async ({ page }) => {
    await page.goto('/en-US/docs/Learn');
    await hydrated(page);
    const links = page.getByRole('link', { name: /^Skip to/ });
    await expect(links).toHaveText(['Skip to main content', 'Skip to search', 'Skip to select language']);
    await page.keyboard.press('Tab');
    await expect(links.nth(0)).toBeFocused();
    await expect(links.nth(0)).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('article').getByRole('link').or(page.locator('article').getByRole('button')).first()).toBeFocused();

    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(new Header(page).search).toBeFocused();

    await links.nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(new Header(page).language.summary).toBeFocused();
  });

  test('are two on other pages', async ({ served }) => {
    const { body } = await served('/en-US/blog/');
    expect(body.getAllByRole('link', { name: /^Skip to/ }).map(textOf)).toEqual(['Skip to main content', 'Skip to search']);
  });
});

test.describe('the footer', () => {
  test('has the columns MDN, Support, Our communities and Developers, social links and legal links', async ({ served }) => {
    const footer = (await served('/en-US/docs/Web')).footer;
    const columns = ['MDN', 'Support', 'Our communities', 'Developers'];
    expect(footer.getAllByRole('heading').map(textOf)).toEqual(columns);
    for (const name of columns) expect(within(footer.getByRole('navigation', { name })).getAllByRole('link')).not.toEqual([]);
    const target = (name: string | RegExp) => footer.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(target(/Source/)).toBe('https://github.com/mdn/content');
    expect(target('Blog feed')).toBe('/en-US/blog/rss.xml');
    expect(target('Cookies and data choices')).toBe('/en-US/about/data-choices');
    expect(target('Privacy')).toBe('/en-US/about/privacy');
    expect(target('Terms')).toBe('/en-US/about/terms');
  });

  test('has no broken link', async ({ served, request }) => {
    const links = (await served('/en-US/docs/Web')).footer
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/'));
    const addresses = [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
    expect(addresses).not.toEqual([]);
    const dead = [];
    for (const address of addresses) if ((await request.get(address)).status() !== 200) dead.push(address);
    expect(dead).toEqual([]);
  });

  test('names the license and the current year', async ({ served }) => {
    const footer = (await served('/en-US/docs/Web')).footer;
    expect(footer.getByText(new RegExp(`© 2005–${new Date().getUTCFullYear()} contributors\\.`))).toBeTruthy();
    expect(footer.getByRole('link', { name: /CC-BY-SA 2\.5/ }).getAttribute('href')).toBe(
      'https://creativecommons.org/licenses/by-sa/2.5/',
    );
  });

  test('is dark on Plus pages, and light elsewhere', async ({ page }) => {
    const ground = () =>
      page
        .getByRole('contentinfo')
        .evaluate((footer) => (getComputedStyle(footer).backgroundColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    await page.goto('/en-US/docs/Web');
    expect(sum(await ground())).toBeGreaterThan(600);
    for (const address of ['/en-US/plus', '/en-US/plus/docs/faq']) {
      await page.goto(address);
      expect(sum(await ground()), address).toBeLessThan(200);
    }
  });
});

test.describe('a document', () => {
  test('changes the hash of its address to lower case if that target exists', async ({ page }) => {
    await page.goto('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array#Description');
    await hydrated(page);
    await expect(page).toHaveURL(/#description$/);
    await expect(page.locator('#description')).toBeInViewport();
    await page.goto('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array#Nothing_Here');
    await hydrated(page);
    await expect(page).toHaveURL(/#Nothing_Here$/);
  });
});
