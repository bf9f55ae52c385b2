import type { Page } from '@playwright/test';
import { expect, test } from '../site/site-test.ts';
import { compatHistory } from '../pages/compat-tables.ts';
import { Header } from '../pages/header.ts';
import { holdScripts, scriptRequests, slotsAlive } from '../pages/scripts.ts';

const article = '/en-US/docs/Web/CSS';
const isAlive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 15_000 });

/** Lets the page become idle as often as hydration would need. */
async function idleMoments(page: Page, count = 4): Promise<void> {
  await page.evaluate(async (moments) => {
    for (let moment = 0; moment < moments; moment += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  }, count);
}

test('a page hydrates by itself when the browser is idle, and fetches no style that is in it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'stylesheet' && fetched.push(new URL(request.url()).pathname)));
  await page.goto(article);
  const inPage = await page.locator('style[data-href]').evaluateAll((styles) => styles.map(({ dataset }) => dataset['href'] ?? ''));
  expect(inPage.length).toBeGreaterThan(3);
  await isAlive(page);
  await slotsAlive(page);
  expect(fetched.filter((path) => inPage.includes(path))).toEqual([]);
});

test('a long page is laid out completely soon after its first screen', async ({ page }) => {
  await page.goto('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array');
  const leftOut = () =>
    page
      .locator('[data-long] > *')
      .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto').length);
  await expect.poll(leftOut).toBe(0);
});

const slowConnections = {
  'data saving': { saveData: true, effectiveType: '4g', rtt: 50 },
  'a 3g connection': { saveData: false, effectiveType: '3g', rtt: 50 },
  'a far away server': { saveData: false, effectiveType: '4g', rtt: 450 },
};
const intents: Record<string, (page: Page) => Promise<void>> = {
  // Not over a link: that fetches its page alone.
  'moves the pointer': (page) => page.mouse.move(3, 500),
  'presses a key': (page) => page.keyboard.press('Tab'),
  scrolls: (page) => page.mouse.wheel(0, 200),
};

test.describe('with', () => {
  for (const [index, [name, connection]] of Object.entries(slowConnections).entries()) {
    const [intent, act] = Object.entries(intents)[index] as [string, (page: Page) => Promise<void>];
    test(`${name} no script is requested until the reader ${intent}`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      const scripts = scriptRequests(page);
      await page.goto(article);
      await idleMoments(page);
      expect(scripts).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await act(page);
      await isAlive(page);
      expect(scripts.length).toBeGreaterThan(0);
    });
  }
});

test.describe('a reader who is faster than the scripts', () => {
  test('sees the theme at once that was chosen before the scripts, and finds the menu closed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(article, { waitUntil: 'domcontentloaded' });
    const { theme } = new Header(page);
    await theme.open();
    await theme.button('Dark').click();
    await expect(page.locator('html')).toHaveClass('dark');
    release();
    await isAlive(page);
    await expect(page.locator('html')).toHaveClass('dark');
    await theme.expectClosed();
  });

  test('keeps what was typed in the search box', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(article, { waitUntil: 'domcontentloaded' });
    const { search } = new Header(page);
    await search.fill('array');
    await search.press('End');
    release();
    await isAlive(page);
    await slotsAlive(page);
    await expect(search).toHaveValue('array');
    await expect(search).toBeFocused();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "array"');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('can search and follow links before any script has arrived', async ({ page }) => {
    await holdScripts(page);
    await page.goto(article);
    const header = new Header(page);
    await header.search.fill('array');
    await header.search.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=array');
    await header.plainLink('Blog').click();
    await expect(page).toHaveURL('/en-US/blog/');
  });

  test('keeps the scroll position, and the history behind a cell that was opened before', async ({ page }) => {
    const release = await holdScripts(page);
    // On a slow machine the page requests its scripts before it has loaded, and would wait for them.
    await page.goto(`/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array#holes`, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const place = () => page.evaluate(() => Math.round(document.querySelector('#holes')?.getBoundingClientRect().top ?? NaN));
    // Seen now and then: the heading is under the header at first, and below it a moment later.
    await expect.poll(place).toBeGreaterThan(0);
    const before = await place();
    // Pressing it with the mouse would scroll to it.
    await page
      .locator('td > button[aria-controls]')
      .first()
      .evaluate((cell) => (cell as HTMLElement).click());
    await expect(compatHistory(page)).toHaveCount(1);
    release();
    await isAlive(page);
    expect(await place()).toBe(before);
    await expect(compatHistory(page)).toHaveCount(1);
  });
});
