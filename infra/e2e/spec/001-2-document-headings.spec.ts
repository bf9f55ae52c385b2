import { readingSite } from '../pages/reading-content.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import type { Page } from '@playwright/test';

test.use({ flags: readingSite });

const frame = '/en-US/docs/Reading/Frame';
const article = `${frame}/Landing`;

/** Distance of the element from its position after a jump to it. */
const offPlace = (page: Page, id: string) =>
  page.evaluate((target) => {
    const element = document.getElementById(target);
    if (!element) return -1;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    return Math.abs(Math.round(element.getBoundingClientRect().top - margin));
  }, id);
const atTop = (page: Page, id: string) => expect.poll(() => offPlace(page, id)).toBe(0);

/** Grows the page as a late image, frame or ad does. */
const growAbove = (page: Page) =>
  page.evaluate(async () => {
    const late = document.createElement('div');
    late.className = 'late';
    late.style.setProperty('height', '730px');
    // As in browsers without scroll anchoring.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    document.querySelector('main article h2')?.before(late);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

test.describe('a heading', () => {
  test('is a link to its section, with a mark on hover', async ({ page }) => {
    await page.goto(article);
    const heading = page.getByRole('heading', { name: 'Watch 2', exact: true });
    const link = heading.getByRole('link');
    await expect(link).toHaveAttribute('href', '#watch_2');
    await expect(link).toHaveText('Watch 2');
    const mark = () => link.evaluate((element) => getComputedStyle(element, '::before').opacity);
    expect(await mark()).toBe('0');
    await link.hover();
    await expect.poll(mark).toBe('1');
    expect(await link.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('§');
    await link.click();
    await expect(page).toHaveURL(/#watch_2$/);
  });
});

test.describe('the hash of an address', () => {
  test('becomes lower case after the page has loaded if that target exists, and the target is at the top', async ({ page }) => {
    await page.goto(`${article}#Signal_Book`);
    await hydrated(page);
    await expect(page).toHaveURL(/#signal_book$/);
    await atTop(page, 'signal_book');
  });

  test('stays as it is if there is no such target', async ({ page }) => {
    await page.goto(`${article}#Sea_Monsters`);
    await hydrated(page);
    await expect(page).toHaveURL(/#Sea_Monsters$/);
    await page.goto(`${article}#%E0%A4%A`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('works in any writing system, percent-encoded or not', async ({ page }) => {
    await page.goto(`${article}#灯台の光`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: '灯台の光' })).toBeInViewport();
    await page.goto(`${frame}/Tower`);
    await page.goto(`${article}#${encodeURIComponent('灯台の光')}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: '灯台の光' })).toBeInViewport();
  });
});

test.describe('a jump to a section', () => {
  test('is exact until the reader scrolls', async ({ page }) => {
    await page.goto(`${article}#watch_6`);
    await hydrated(page);

    await test.step('is exact, and stays exact while the page above it grows', async () => {
      await atTop(page, 'watch_6');
      await growAbove(page);
      await atTop(page, 'watch_6');
    });

    await test.step('is no longer corrected after the reader scrolls', async () => {
      await atTop(page, 'watch_6');
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => offPlace(page, 'watch_6')).toBe(300);
      const place = await page.evaluate(() => window.scrollY);
      await growAbove(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    });
  });

  test('is exact from another page of the site, in lower and upper case', async ({ page }) => {
    await page.goto(frame);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'signals', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long night');
    await atTop(page, 'signal_book');
    await expect(page).toHaveURL(/#signal_book$/);
    await growAbove(page);
    await atTop(page, 'signal_book');
  });

  test('is exact from the table of contents while the rest of the page is not laid out yet', async ({ page, expectErrors }) => {
    expectErrors(/ERR_FAILED/);
    await page.route('**/remotes/**/*.js', (route) => route.abort());
    await page.goto(article);
    await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Watch 12', exact: true }).click();
    await atTop(page, 'watch_12');
    await growAbove(page);
    await atTop(page, 'watch_12');
  });

  test('can be undone with back and repeated with forward', async ({ page }) => {
    await page.goto(frame);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'signals', exact: true }).click();
    await atTop(page, 'signal_book');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighthouses');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long night');
    await atTop(page, 'signal_book');
  });

  test('expands the collapsed block that contains its target', async ({ page }) => {
    await page.goto(`${article}#old_knowledge`);
    await expect(page.locator('#old_knowledge')).toBeInViewport();
    await page.goto(frame);
    await hydrated(page);
    await page.evaluate((href) => {
      const link = document.querySelector('main article a[href*="Landing#"]') as HTMLAnchorElement;
      link.href = href;
    }, `${article}#Old_Knowledge`);
    await page.getByRole('main').getByRole('link', { name: 'signals', exact: true }).click();
    await expect(page.locator('#old_knowledge')).toBeInViewport();
  });
});
