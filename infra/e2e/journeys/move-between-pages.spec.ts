import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';

const long = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array';
/** For what needs any document: it loads in half of the time. */
const article = `${long}/flatMap`;
const title = 'Array.prototype.flatMap()';

/** A mark on the window disappears with the next full load. */
const markWindow = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);
/** After the page was painted there: what comes into view is laid out then, and what is above it may become shorter. */
const scrolledTo = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Math.round(scrollY);
  });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a click on a link of the site', () => {
  test('shows the next page of the same remote without a reload', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);
    await markWindow(page);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'JavaScript' }).click();
    await expect(page).toHaveURL('/en-US/docs/Web/JavaScript');
    await expect(heading(page)).toContainText('JavaScript');
    await expect(heading(page)).toHaveCount(1);
    expect(await stayed(page)).toBe(true);
  });

  test('shows pages of other remotes and of the shell without a reload', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);
    await markWindow(page);
    const header = new Header(page);
    const stops: Array<[() => Promise<void>, string, string | RegExp]> = [
      [() => header.plainLink('Blog').click(), '/en-US/blog/', 'Blog it better'],
      [
        () => page.getByRole('main').getByRole('link', { name: 'Text comes before script' }).first().click(),
        '/en-US/blog/text-before-script/',
        'Text comes before script',
      ],
      [() => follow(header, 'Plus', 'Overview'), '/en-US/plus', 'Make the documentation yours'],
      [() => follow(header, 'Plus', 'FAQ'), '/en-US/plus/docs/faq', 'Questions and answers'],
      [() => header.plainLink('Curriculum').click(), '/en-US/curriculum/', /./],
      [() => header.logo.click(), '/en-US/', 'Resources for Developers, by Developers'],
      [() => follow(header, 'References', 'CSS'), '/en-US/docs/Web/CSS', /CSS/],
    ];
    for (const [go, address, words] of stops) {
      await go();
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toHaveText(words);
      await expect(page.getByRole('main').locator(':scope > :not([hidden])')).toHaveCount(1);
    }
    await header.search.fill('array');
    await header.search.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=array');
    await expect(heading(page)).toHaveText('Search: "array"');
    expect(await stayed(page)).toBe(true);
  });

  test('sets focus, title, announcement, address and scroll position as a full load would', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(heading(page)).toHaveText('About MDN Web Docs');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('About MDN Web Docs | MDN');
    await expect(page.locator('#page-announcement')).toHaveText('About MDN Web Docs | MDN');
    await expect(page.locator('#page-announcement')).toHaveAttribute('aria-live', 'polite');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:\/\/localhost:\d+\/en-US\/about$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await new Header(page).plainLink('Blog').click();
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-cloth', 'blog');
  });

  test('waits for the styles of the next page before it shows the page', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let asked = (): void => undefined;
    const wanted = new Promise<void>((resolve) => (asked = resolve));
    await page.route('**/remotes/mfe-blog-curriculum/**/*.css', async (route) => {
      asked();
      await released;
      await route.continue();
    });
    await page.goto(article);
    await hydrated(page);
    await new Header(page).plainLink('Blog').click();
    await wanted;
    await expect(page.locator('html')).toHaveAttribute('data-navigating', '');
    await expect(heading(page)).toHaveText(title);
    release();
    await expect(heading(page)).toHaveText('Blog it better');
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  });

  test('during another navigation wins: the last link is followed', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/en-US/curriculum/index.json', async (route) => {
      await released;
      await route.continue();
    });
    const header = new Header(page);
    await header.plainLink('Curriculum').click();
    await header.plainLink('Blog').click();
    await expect(heading(page)).toHaveText('Blog it better');
    const late = page.waitForResponse('**/en-US/curriculum/index.json');
    release();
    await (await late).finished();
    await expect(heading(page)).toHaveText('Blog it better');
    await expect(page).toHaveURL('/en-US/blog/');
  });

  test('to a section of the next page shows that section', async ({ page }) => {
    await page.goto('/en-US/docs/Learn');
    await hydrated(page);
    await markWindow(page);
    await addLink(page, `${long}#See_also`, 'to the end');
    await page.getByRole('link', { name: 'to the end' }).click();
    await expect(heading(page)).toHaveText('Array');
    await expect(page.locator('#see_also')).toBeInViewport();
    expect(await stayed(page)).toBe(true);
  });

  test('fetches the page once, as soon as the pointer or the focus is on the link', async ({ page }) => {
    await page.goto('/en-US/docs/Learn');
    await hydrated(page);
    const fetched: string[] = [];
    page.on('request', (request) => request.url().endsWith('index.json') && fetched.push(new URL(request.url()).pathname));
    const header = new Header(page);
    const data = page.waitForResponse('**/en-US/blog/index.json');
    await header.plainLink('Blog').hover();
    await data;
    await header.plainLink('Blog').click();
    await expect(heading(page)).toHaveText('Blog it better');
    expect(fetched).toEqual(['/en-US/blog/index.json']);
    const focused = page.waitForResponse('**/en-US/curriculum/index.json');
    await header.plainLink('Curriculum').focus();
    await focused;
  });

  async function follow(header: Header, menu: string, link: string): Promise<void> {
    await header.menu(menu).open();
    await header.menu(menu).link(link).click();
  }
});

test.describe('the browser itself handles', () => {
  test('a click with Control, Shift or the middle button', async ({ page, context }) => {
    await page.goto(article);
    await hydrated(page);
    const ways = [{ modifiers: ['ControlOrMeta'] }, { modifiers: ['Shift'] }, { button: 'middle' }] satisfies Array<
      Parameters<Locator['click']>[0]
    >;
    for (const how of ways)
      await test.step(JSON.stringify(how), async () => {
        const opened = context.waitForEvent('page');
        await new Header(page).plainLink('Blog').click(how);
        const other = await opened;
        await expect(other).toHaveURL('/en-US/blog/');
        await other.close();
        await expect(page).toHaveURL(article);
        await expect(heading(page)).toHaveText(title);
      });
  });

  test('a link to another site, to a file, to another language, or into a new tab', async ({ page, context }) => {
    await page.goto(article);
    await hydrated(page);
    await markWindow(page);
    await page.route('https://example.org/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await addLink(page, 'https://example.org/', 'elsewhere');
    await page.getByRole('link', { name: 'elsewhere' }).click();
    await expect(page).toHaveURL('https://example.org/');

    await page.goto(article);
    await hydrated(page);
    await markWindow(page);
    await addLink(page, '/robots.txt', 'a file');
    await page.getByRole('link', { name: 'a file' }).click();
    await expect(page).toHaveURL('/robots.txt');

    await page.goto(article);
    await hydrated(page);
    await addLink(page, '/en-US/blog/', 'a new tab', '_blank');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'a new tab' }).click();
    await expect(await opened).toHaveURL('/en-US/blog/');
    await expect(page).toHaveURL(article);
  });
});

test.describe('back and forward', () => {
  test('restore page, title, scroll position and table of contents', async ({ page }) => {
    await page.goto(long);
    await hydrated(page);
    await markWindow(page);
    const contents = page.getByRole('navigation', { name: 'In this article' });
    const inView = contents.getByRole('link', { name: 'Static methods' });
    await page.locator('#static_methods').evaluate((section) => section.scrollIntoView());
    await expect(inView).toHaveAttribute('aria-current', 'location');
    const place = await scrolledTo(page);

    await new Header(page).plainLink('Blog').click();
    await expect(page).toHaveURL('/en-US/blog/');
    await expect(heading(page)).toHaveText('Blog it better');
    await page.evaluate(() => scrollTo(0, 120));
    await page.goBack();
    await expect(heading(page)).toHaveText('Array');
    await expect(page).toHaveTitle(/^Array/);
    await expect.poll(() => scrolledTo(page)).toBe(place);
    await expect(inView).toHaveAttribute('aria-current', 'location');

    await page.goForward();
    await expect(heading(page)).toHaveText('Blog it better');
    await expect(page).toHaveTitle(/Blog/);
    await expect.poll(() => scrolledTo(page)).toBe(120);
    expect(await stayed(page)).toBe(true);
  });

  test('lead through the sections of one page', async ({ page }) => {
    await page.goto(long);
    await hydrated(page);
    await markWindow(page);
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await contents.getByRole('link', { name: 'Static methods' }).click();
    await expect(page).toHaveURL(`${long}#static_methods`);
    await expect(page.locator('#static_methods')).toBeInViewport();
    await contents.getByRole('link', { name: 'See also' }).click();
    await expect(page.locator('#see_also')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(`${long}#static_methods`);
    await expect(page.locator('#static_methods')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(long);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await stayed(page)).toBe(true);
  });

  test('restore the scroll position after a full load in between, and after a reload', async ({ page }) => {
    await page.goto(long);
    await hydrated(page);
    await page.locator('#static_methods').evaluate((section) => section.scrollIntoView());
    const place = await scrolledTo(page);
    await page.goto('/fr/docs/Learn');
    await page.goBack();
    await expect(heading(page)).toHaveText('Array');
    await hydrated(page);
    await expect.poll(() => scrolledTo(page)).toBe(place);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrolledTo(page)).toBe(place);
  });

  test('work through a missing page', async ({ page, expectErrors }) => {
    // The page, and the preview of the link under the pointer.
    expectErrors(/status of 404 .*\/docs\/Nowhere\/(index|metadata)\.json$/);
    await page.goto(article);
    await hydrated(page);
    await addLink(page, '/en-US/docs/Nowhere', 'nowhere');
    await page.getByRole('link', { name: 'nowhere' }).click();
    await expect(page).toHaveURL('/en-US/docs/Nowhere');
    await expect(heading(page)).toHaveText('Page not found');
    await page.goBack();
    await expect(heading(page)).toHaveText(title);
    await page.goForward();
    await expect(heading(page)).toHaveText('Page not found');
  });
});

async function addLink(page: Page, href: string, text: string, target = ''): Promise<void> {
  await page.evaluate(
    ([address, words, frame]) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: words, target: frame });
      document.querySelector('main h1')?.after(link);
    },
    [href, text, target],
  );
}
