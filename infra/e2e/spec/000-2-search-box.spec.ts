import { axeViolationsInBothThemes } from '../pages/axe-violations.ts';
import { HomePage } from '../pages/home-page.ts';
import { QuickSearch } from '../pages/quick-search.ts';
import { holdScripts } from '../pages/scripts.ts';
import { expect, test } from '../site/site-test.ts';

const anywhere = '/en-US/docs/Web/CSS';
const titlesOfEnglish = '**/en-US/search-*';

for (const { where, at } of [
  { where: 'header', at: anywhere },
  { where: 'hero', at: '/en-US/' },
] as const) {
  test.describe(`the search box of the ${where}`, () => {
    test('gets the focus with a key, lists titles, and leads to the selected one', async ({ page }) => {
      const search = new QuickSearch(page, where);
      await search.visit(at);

      await test.step('gets the focus with / and Ctrl+K outside inputs; Escape clears it and leaves it', async () => {
        for (const keys of ['/', 'Control+k', 'Meta+k']) {
          await page.keyboard.press(keys);
          await expect(search.field).toBeFocused();
          await expect(search.field).toHaveValue('');
          await page.keyboard.type('array');
          await expect(search.list).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(search.field).not.toBeFocused();
          await expect(search.field).toHaveValue('');
          await expect(search.list).toBeHidden();
        }
        await search.field.focus();
        await page.keyboard.type('a/b');
        await expect(search.field).toHaveValue('a/b');
      });

      await test.step('lists titles that contain every typed word, highlighted, and Enter opens the selected one', async () => {
        await search.type('array.proto sorted');
        await expect(search.rows).toHaveCount(1);
        await expect(search.announced.first()).toHaveText('1 title found');
        await expect(search.rows.locator('mark')).toHaveText(['Array', 'proto', 'Sorted']);
        await search.field.press('ArrowDown');
        await search.expectActive(search.rows.first());
        await search.field.press('Enter');
        await expect(page).toHaveURL(/\/Array\/toSorted$/);
        await expect(search.list).toBeHidden();
      });
    });

    test('searches the site on Enter with text and no selected result, and not for an empty query', async ({ page }) => {
      const search = new QuickSearch(page, where);
      await search.visit(at);
      await search.type('  ');
      await search.field.press('Enter');
      await expect(page).toHaveURL(at);
      await search.type('array');
      await expect(search.rows.first()).toBeVisible();
      await search.field.press('Enter');
      await expect(page).toHaveURL('/en-US/search?q=array');
    });
  });
}

test.describe('quick search', () => {
  test('lists the best titles first, as many as fit, and leads to them or to a search of the site', async ({ page, context }) => {
    const search = new QuickSearch(page);
    await search.visit(anywhere);

    await test.step('puts an exact match of title or last segment first, even if other pages are read more', async () => {
      await search.type('ARRAY');
      await expect(search.rows.first()).toHaveAttribute('href', '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array');
      await search.type('tosorted');
      await expect(search.rows.first()).toHaveAttribute('href', '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/toSorted');
    });

    await test.step('shows five results in a window lower than 850 pixels, else ten; the arrow keys wrap around', async () => {
      await page.setViewportSize({ width: 1440, height: 849 });
      await search.type('a');
      await expect(search.rows).toHaveCount(5);
      await search.field.press('ArrowUp');
      await search.expectActive(search.wholeSite);
      await search.field.press('ArrowDown');
      await search.expectActive(search.rows.first());
      await search.field.press('Home');
      await search.expectActive(search.rows.first());
      await page.setViewportSize({ width: 1440, height: 850 });
      await search.type('e');
      await expect(search.rows).toHaveCount(10);
    });

    await test.step('opens a result in a new tab with Ctrl and Enter or click, and stays open', async () => {
      await search.type('tosorted');
      await expect(search.rows).toHaveCount(1);
      await search.field.press('ArrowDown');
      for (const follow of [() => search.field.press('Control+Enter'), () => search.rows.first().click({ modifiers: ['Control'] })]) {
        const opening = context.waitForEvent('page');
        await follow();
        const tab = await opening;
        await expect(tab).toHaveURL(/\/toSorted$/);
        await tab.close();
        await expect(page).toHaveURL(anywhere);
        await expect(search.rows.first()).toBeVisible();
      }
    });

    await test.step('offers a search of the site in the last row, and with a message if no title matches', async () => {
      await search.type('array');
      await expect(search.wholeSite).toContainText("Not seeing what you're searching for?");
      await search.type('samovar & kettle');
      await expect(search.line('No document titles found.')).toBeVisible();
      await expect(search.announced.first()).toHaveText('No document titles found.');
      await search.wholeSite.click();
      await expect(page).toHaveURL('/en-US/search?q=samovar+%26+kettle');
    });
  });

  test('fetches its titles on the first focus or mouse-over, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/en-US\/search-(index|titles)\./.test(request.url())) asked.push(request.url());
    });
    const search = new QuickSearch(page);
    await search.visit(anywhere);
    expect(asked).toEqual([]);
    const coming = page.waitForRequest(titlesOfEnglish);
    await search.field.hover();
    await coming;
    await search.type('array');
    await expect(search.rows.first()).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test("says 'Loading search index...' after 500 ms of typing without it, and shows the rows when it arrives", async ({ page }) => {
    const search = new QuickSearch(page);
    let serve: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (serve = resolve));
    await page.route(titlesOfEnglish, async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await search.visit(anywhere);
    await search.stopTime();
    await search.type('array');
    await expect(search.wholeSite).toBeVisible();
    await page.clock.runFor(400);
    await expect(search.line('Loading search index...')).toBeHidden();
    await page.clock.runFor(200);
    await expect(search.line('Loading search index...')).toBeVisible();
    serve();
    await expect(search.rows.first()).toBeVisible();
    await expect(search.line('Loading search index...')).toBeHidden();
  });

  test("says 'Failed to load search index!' if it cannot be fetched, and still searches the site", async ({ page, expectErrors }) => {
    expectErrors(/status of 503/, /SEARCH_TITLES_UNAVAILABLE/);
    const search = new QuickSearch(page);
    await page.route(titlesOfEnglish, (route) => route.fulfill({ status: 503 }));
    await search.visit(anywhere);
    await search.type('array');
    await expect(search.line('Failed to load search index!')).toBeVisible();
    await search.field.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=array');
  });

  test("says 'Error while rendering search. Check console for details.' when it crashes, and the form still works", async ({
    page,
    expectErrors,
  }) => {
    // Other code reads the height of the window as well.
    expectErrors(/SEARCH_LIST_FAILED/, /^Error: planted$/);
    const search = new QuickSearch(page);
    await search.visit(anywhere);
    await search.type('array');
    await expect(search.rows.first()).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(window, 'innerHeight', {
        get: () => {
          throw new Error('planted');
        },
      });
    });
    await search.type('arra');
    await expect(page.getByText('Error while rendering search. Check console for details.')).toBeVisible();
    await search.field.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=arra');
  });

  test('prefetches the page of the selected result after 500 ms', async ({ page }) => {
    const search = new QuickSearch(page);
    await page.clock.install();
    await search.visit(anywhere);
    await search.stopTime();
    await search.type('tosorted');
    await expect(search.rows.first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await search.field.press('ArrowDown');
    await page.clock.runFor(400);
    expect(asked.filter((url) => url.endsWith('/toSorted/index.json'))).toEqual([]);
    const coming = page.waitForRequest('**/toSorted/index.json');
    await page.clock.runFor(200);
    await coming;
  });

  test('does not move the header while the reader types', async ({ page }) => {
    const search = new QuickSearch(page);
    await search.visit(anywhere);
    for (const width of [1200, 1440, 1800]) {
      await page.setViewportSize({ width, height: 900 });
      const name = page.getByRole('banner').getByRole('link').first();
      const before = await name.boundingBox();
      await search.type('array');
      await expect(search.rows.first()).toBeVisible();
      expect(await name.boundingBox()).toEqual(before);
      await search.field.press('Escape');
      await expect(search.list).toBeHidden();
    }
  });

  test('keeps and searches what was typed before it hydrated', async ({ page }) => {
    const search = new QuickSearch(page);
    const release = await holdScripts(page);
    await page.goto(anywhere);
    await page.keyboard.press('/');
    await page.keyboard.type('tosorted');
    release();
    await expect(search.rows.first()).toContainText('toSorted');
    await expect(search.field).toHaveValue('tosorted');
  });

  test('searches for the text that is selected in the page', async ({ page }) => {
    const search = new QuickSearch(page, 'hero');
    await search.visit('/en-US/');
    await new HomePage(page).heading.selectText();
    await page.keyboard.press('Control+k');
    await expect(search.field).toHaveValue('Resources for Developers, by Developers');
  });
});

test.describe('quick search with assistive technology', () => {
  test('has no violation that axe finds while it is open, light or dark', async ({ page }) => {
    const search = new QuickSearch(page);
    await search.visit(anywhere);
    await search.field.focus();
    await expect(search.list.getByRole('group', { name: 'Popular' })).toBeVisible();
    expect(await axeViolationsInBothThemes(page, 'header')).toEqual([]);
    for (const words of ['array', 'samovar']) {
      await search.type(words);
      await expect(search.wholeSite).toBeVisible();
      await search.field.press('ArrowDown');
      expect(await axeViolationsInBothThemes(page, 'header')).toEqual([]);
    }
  });
});

test.describe('quick search on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens over the header, and its rows lead to their pages', async ({ page }) => {
    const search = new QuickSearch(page);
    await search.visit(anywhere);
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).tap();
    await search.type('tosorted');
    await expect(search.rows).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await search.rows.first().tap();
    await expect(page).toHaveURL(/\/toSorted$/);
    await expect(search.list).toBeHidden();
  });
});
