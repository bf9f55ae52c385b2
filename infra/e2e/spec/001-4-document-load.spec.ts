import type { Page } from '@playwright/test';
import { expect, goOffline, hydrated, test } from '../site/site-test.ts';
import { Header } from '../pages/header.ts';
import { expectSameVisit, markVisit } from '../faults/live-through.ts';
import { followLink } from '../pages/in-site-link.ts';
import { answerPageData, documentData, withText } from '../pages/page-data.ts';
import { missingPage } from '../pages/page-kinds.ts';

const css = '/en-US/docs/Web/CSS';
const html = '/en-US/docs/Web/HTML';
const array = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** An article gets its buttons when it hydrates; its text is there before. */
const paragraphs = (page: Page) => page.getByRole('article').locator('p').allInnerTexts();

async function reading(page: Page, address = css): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await markVisit(page);
}

/** The window gets the focus again. */
async function comeBack(page: Page, address: string): Promise<void> {
  const answered = page.waitForResponse(`**${address}/index.json`);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await answered).finished();
}

test.describe('a document that is loaded from a link', () => {
  test('has a loading marker in the title while it is loaded, and then its page title', async ({ page }) => {
    await reading(page);
    const title = await page.title();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(`**${html}/index.json`, async (route) => {
      await held;
      await route.continue();
    });
    await followLink(page, html);
    await expect(page).toHaveTitle(`⏳ ${title}`);
    await expect(heading(page)).toContainText('CSS');
    letGo();
    await expect(page).toHaveTitle(/^HTML/);
    await expect(heading(page)).toContainText('HTML');
    await expectSameVisit(page);
    const { doc } = await documentData(page, html);
    await expect(page).toHaveTitle(doc.pageTitle);
  });

  test('has a broken heart and a loading-error marker in the title if it cannot be loaded', async ({ page, expectErrors }) => {
    expectErrors(/status of 500 .*\/docs\/Web\/HTML\/index\.json$/);
    await reading(page);
    await answerPageData(page, html, { status: 500, body: 'the shelf fell' });
    await followLink(page, html);
    await expect(page).toHaveTitle('💔 Loading Error');
    await expect(page).toHaveURL(html);
  });

  test('is the not-found page after a 404', async ({ page, expectErrors }) => {
    expectErrors(missingPage);
    await reading(page);
    await followLink(page, '/en-US/docs/Nowhere_at_all');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found | MDN');
    await expectSameVisit(page);
  });

  test('that has moved gets its new address, and keeps the hash', async ({ page }) => {
    await reading(page);
    const { doc } = await documentData(page, array);
    const anchor = doc.toc?.at(-1)?.id ?? '';
    await answerPageData(page, '/en-US/docs/Old_array', { json: await documentData(page, array) });
    await followLink(page, `/en-US/docs/Old_array#${anchor}`);
    await expect(heading(page)).toHaveText('Array');
    await expect(page).toHaveURL(`${array}#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(css);
  });
});

test.describe('a 504', () => {
  test.beforeEach(({ expectErrors }) => expectErrors(/status of 504 .*index\.json$/));

  test('keeps the open document', async ({ page }) => {
    await reading(page);
    const title = await page.title();
    await answerPageData(page, html, { status: 504, body: 'no answer' });
    const refused = page.waitForResponse((response) => response.status() === 504);
    await followLink(page, html);
    await refused;
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
    await expect(heading(page)).toContainText('CSS');
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(css);
  });

  test('shows the cached document of an address that was read before', async ({ page }) => {
    await reading(page);
    await followLink(page, html);
    await expect(page).toHaveURL(html);
    await followLink(page, array);
    await expect(heading(page)).toHaveText('Array');
    await answerPageData(page, html, { status: 504, body: 'no answer' });
    await page.goBack();
    await expect(heading(page)).toContainText('HTML');
    await expect(page).toHaveURL(html);
    await expect(page.getByRole('article')).toContainText('HTML');
  });

  test('on returning to the window changes nothing', async ({ page }) => {
    await reading(page);
    const text = await paragraphs(page);
    await answerPageData(page, css, { status: 504, body: 'no answer' });
    await comeBack(page, css);
    expect(await paragraphs(page)).toEqual(text);
  });
});

test.describe('a reader who returns to the window', () => {
  test('sees new content of the document without a reload, at the same scroll position', async ({ page }) => {
    await reading(page, array);
    const changed = withText(await documentData(page, array), '<p>There is something new here.</p>');
    await answerPageData(page, array, { json: changed });
    await page.evaluate(() => window.scrollTo(0, 600));
    await comeBack(page, array);
    await expect(page.getByText('There is something new here.')).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await expectSameVisit(page);
  });

  test('sees an unchanged document unchanged: scroll position, selection, focus and what is open', async ({ page }) => {
    await reading(page, array);
    const paragraph = page.locator('article [data-long] p').first();
    await page.evaluate(() => {
      const [first] = document.querySelectorAll('main details');
      first?.setAttribute('open', '');
      const text = document.querySelector('article [data-long] p') as HTMLElement;
      (document.querySelector('article h2 a') as HTMLElement).focus({ preventScroll: true });
      getSelection()?.selectAllChildren(text);
      window.scrollTo(0, 500);
    });
    const before = await paragraph.elementHandle();
    const state = () =>
      page.evaluate(() => ({
        selected: getSelection()?.toString(),
        focused: document.activeElement?.outerHTML,
        open: document.querySelectorAll('main details[open]').length,
        top: window.scrollY,
      }));
    const found = await state();
    expect(found.selected?.length).toBeGreaterThan(10);
    await comeBack(page, array);
    expect(await state()).toEqual(found);
    expect(await before?.evaluate((node) => node.isConnected)).toBe(true);
  });

  test('twice within five seconds causes one request only', async ({ page }) => {
    await reading(page);
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith(`${css}/index.json`) && asked.push(request.url()));
    await comeBack(page, css);
    await page.evaluate(() => {
      for (let times = 0; times < 5; times += 1) window.dispatchEvent(new Event('focus'));
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(asked).toHaveLength(1);
  });

  test('offline sees the page unchanged', async ({ page, context }) => {
    await reading(page);
    const text = await paragraphs(page);
    await goOffline(page);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(await paragraphs(page)).toEqual(text);
    await context.setOffline(false);
  });
});

test.describe('a reader without a connection', () => {
  const outOfReach = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

  test('keeps the page if a link cannot be followed, and can follow it when the connection is back', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(outOfReach);
    await reading(page);
    const title = await page.title();
    await goOffline(page);
    await followLink(page, html);
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
    await expect(page.getByText('This page is not available offline. Try again when you are connected.')).toBeVisible();
    await expect(heading(page)).toContainText('CSS');
    await expect(page).toHaveURL(css);
    await expect(page).toHaveTitle(title);
    await new Header(page).plainLink('Blog').click();
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
    await expect(heading(page)).toContainText('CSS');
    await context.setOffline(false);
    await followLink(page, html);
    await expect(page).toHaveURL(html);
    await expectSameVisit(page);
  });

  test('can go back to a document that was read before', async ({ page, context, expectErrors }) => {
    expectErrors(outOfReach);
    await reading(page);
    await followLink(page, html);
    await expect(page).toHaveURL(html);
    await followLink(page, array);
    await expect(heading(page)).toHaveText('Array');
    await goOffline(page);
    await page.goBack();
    await expect(heading(page)).toContainText('HTML');
    await context.setOffline(false);
  });
});
