import { within } from '@testing-library/dom';
import { axeViolationsInBothThemes } from '../pages/axe-violations.ts';
import { compatCell, compatHistory, compatPlace, compatRow, nameOverVersion, tableRoles } from '../pages/compat-tables.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import { readAloud } from '../screen-reader/screen-reader.ts';
import { textOf, type ServedPage } from '../site/served-page.ts';
import { missingPage } from '../pages/page-kinds.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

const about = (name: string) => `/en-US/docs/Reading/Compatibility/${name}`;
const radius = /^border-bottom-left-radius/;
const headsIn = (page: ServedPage, line: string) => page.all(`table .${line} th`).map(textOf);
const rowOf = (page: ServedPage, feature: RegExp) =>
  page
    .all('tbody tr')
    .map(textOf)
    .find((text) => feature.test(text));
const answers = '**/bcd/api/v0/current/*.json';

test.describe('a compatibility table', () => {
  test('is in the page that the server sends, with desktop, mobile and server browsers by name', async ({ served }) => {
    const page = await served(about('Array'));
    const table = within(page.body.getByRole('table', { name: 'Browser compatibility of javascript.builtins.Array' }));
    expect(headsIn(page, 'platforms')).toEqual(['Desktop', 'Mobile', 'Server']);
    expect(headsIn(page, 'browsers')).toHaveLength(16);
    for (const name of ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Node.js'])
      expect(table.getByRole('columnheader', { name })).toBeTruthy();
  });

  test('has no server columns if there are no data about one', async ({ served }) => {
    const page = await served(about('Many'));
    expect(page.all('table .platforms th').map(textOf)).toEqual(['Desktop', 'Mobile']);
  });

  test('lists a feature and its sub-features, each linked to its page if there is one', async ({ served }) => {
    const page = await served(about('Array'));
    const headings = page.all('tbody th[scope="row"]');
    expect(textOf(headings[0] as Element)).toBe('Array');
    expect(headings[0]?.querySelector('a')).toBeNull();
    const [at, concat] = ['at', 'concat'].map((name) => headings.find((heading) => textOf(heading) === name));
    expect(at?.querySelector('a')?.getAttribute('href')).toBe('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/at');
    expect(concat).toBeDefined();
    expect(concat?.querySelector('a')).toBeNull();
  });

  test('marks what is experimental, deprecated or not standard in words', async ({ served }) => {
    expect(rowOf(await served(about('Kinds')), /AudioSession/)).toMatch(/Experimental/);
  });

  test('shows versions without a click, and their dates to screen readers and on mouse-over', async ({ served }) => {
    const page = await served(about('Array'));
    const row = page.all('tr').find((one) => textOf(one.querySelector('th[scope="row"]') ?? one) === 'at') as HTMLElement;
    const cell = within(row).getAllByRole('button')[0] as HTMLElement;
    expect(textOf(cell)).toBe('92');
    expect(within(row).getByRole('button', { name: 'Chrome 92, Full support', description: 'Released Jul 20, 2021' })).toBe(cell);
    expect(cell.title).toBe('Released Jul 20, 2021');
  });

  for (const [feature, name] of [
    ['AudioSession', 'Firefox Nightly, In preview release'],
    ['BatteryManager', 'Firefox 43 – 51, No support'],
    ['border-bottom-left-radius', 'Firefox 4, Full support, See notes, More in history'],
    ['zstd', 'Firefox 138, Behind a flag'],
    ['cancelScheduledValues', 'Firefox 25, Partial support, See notes'],
  ] as const) {
    test(`describes ${feature} as: ${name}`, async ({ served }) => {
      const page = await served(about('Kinds'));
      const rows = page.all('tr').filter((row) => textOf(row.querySelector('th[scope="row"]') ?? row).includes(feature));
      expect(rows.flatMap((row) => within(row).queryAllByRole('button', { name }))).not.toEqual([]);
    });
  }

  test('has a legend of the signs that occur in it only', async ({ served }) => {
    const page = await served(about('Array'));
    const legend = page.all('.legend li').map(textOf);
    expect(legend.join()).toContain('Full support');
    expect(legend.join()).not.toContain('Requires a prefix');
    expect(page.main.getByText(/Select a cell to see that browser’s support history\./)).toBeTruthy();
  });

  test('opens its histories with the mouse', async ({ page }) => {
    await page.goto(about('Kinds'));
    await hydrated(page);

    await test.step('opens the history of a cell under its row, most recent first, grouped by names, one at a time', async () => {
      const cell = compatCell(page, radius, 'Firefox').first();
      await cell.click();
      await expect(cell).toHaveAttribute('aria-expanded', 'true');
      const history = compatHistory(page);
      await expect(history.locator('.branch')).toHaveText([
        'Unprefixed',
        'With the prefix -webkit-',
        'Under the name -moz-border-radius-bottomleft',
      ]);
      await expect(history.locator('li b')).toHaveText(['4', '49', '1 – 11']);
      await expect(history).toContainText('Removed in version 12.');

      await compatCell(page, 'zstd', 'Firefox').first().click();
      await expect(history).toHaveCount(1);
      await expect(history).toContainText('In Firefox, set the preference dom.compression_streams.zstd.enabled to true.');
      await expect(history.getByRole('link', { name: 'Firefox bug 1947431' })).toHaveAttribute('href', 'https://bugzil.la/1947431');
      await expect(cell).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('has no violation that axe finds, light or dark', async () => {
      await compatCell(page, radius, 'Firefox').first().click();
      await expect(compatHistory(page)).toContainText('Firefox · support history for border-bottom-left-radius');
      expect(await axeViolationsInBothThemes(page, 'article')).toEqual([]);
    });
  });

  test('moves nothing when its script arrives, and is used with the keyboard and at every width', async ({ page }) => {
    await test.step('causes no layout shift when its script arrives', async () => {
      await page.goto(about('Array'));
      const place = () => page.locator('#afterwards').evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
      const before = await place();
      await hydrated(page);
      await compatCell(page, /^at$/, 'Chrome').focus();
      expect(await place()).toBe(before);
    });

    await test.step('can be used with the keyboard: Tab and arrows between cells, Enter and Space for histories, Escape to return', async () => {
      const chrome = compatCell(page, /^at$/, 'Chrome');
      await chrome.focus();
      await page.keyboard.press('Enter');
      await expect(compatHistory(page)).toContainText('Chrome · support history for at');
      await page.keyboard.press('Tab');
      await expect(compatCell(page, /^at$/, 'Edge')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(compatCell(page, /^at$/, 'Firefox')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(compatCell(page, /^concat$/, 'Firefox')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(compatHistory(page)).toContainText('Firefox · support history for concat');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Escape');
      await expect(compatHistory(page)).toHaveCount(0);
      await expect(compatCell(page, /^concat$/, 'Firefox')).toBeFocused();
    });

    await test.step('leads to a report with feature, page and time, and to the source of the data with its date', async () => {
      await page.getByRole('table').scrollIntoViewIfNeeded();
      await compatCell(page, /^at$/, 'Chrome').click();
      await expect(compatHistory(page)).toBeVisible();
      const report = page.getByRole('link', { name: 'Report problems with this compatibility data' });
      await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
      await report.click();
      const asked = new URL((await report.getAttribute('href')) ?? '').searchParams;
      expect(asked.get('title')).toContain('javascript.builtins.Array');
      expect(asked.get('mdn-url')).toContain(about('Array'));
      expect(asked.get('metadata')).toMatch(/Time of report: \d{4}-/);
      await expect(page.getByRole('link', { name: 'View data on GitHub' })).toHaveAttribute('href', /javascript\/builtins\/Array\.json$/);
      await expect(page.getByText(/Data: \w+ \d+, \d{4} \(v\d/)).toBeVisible();
      await compatCell(page, /^at$/, 'Chrome').press('Escape');
    });

    await test.step('fits its column with fifteen browsers side by side, at 768 and at 1200 pixels', async () => {
      for (const width of [768, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        const [first, last] = await Promise.all(
          ['Chrome', 'Node.js'].map((browser) => compatCell(page, /^at$/, browser).locator('..').boundingBox()),
        );
        expect(last?.y, `at ${width}`).toBe(first?.y);
        expect(await page.locator('.scroller').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `at ${width}`).toBe(
          0,
        );
      }
      // The names of the browsers stay below the bars while the table passes, and a cell that takes the focus is not under them.
      const [names, bars, cell] = [
        page.locator('.browsers th').last(),
        page.getByLabel('Breadcrumbs').locator('..'),
        compatCell(page, /^at$/, 'Bun'),
      ];
      const edge = (one: typeof names, side: 'top' | 'bottom') => one.evaluate((element, of) => element.getBoundingClientRect()[of], side);
      await page
        .getByRole('rowheader')
        .nth(30)
        .evaluate((row) => row.scrollIntoView({ block: 'center' }));
      expect(Math.abs((await edge(names, 'top')) - (await edge(bars, 'bottom')))).toBeLessThan(2);
      await cell.focus();
      expect(await edge(cell, 'top')).toBeGreaterThanOrEqual(await edge(names, 'bottom'));
      // At 400 % the header and the bar would leave little of the text.
      await page.setViewportSize({ width: 320, height: 256 });
      await cell.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      expect(await edge(bars, 'bottom')).toBeLessThan(0);
      expect(await edge(page.getByRole('banner'), 'bottom')).toBeLessThan(0);
    });
  });

  test('hides features of a very long list, says how many, and shows them on request', async ({ page }) => {
    await page.goto(about('Many'));
    await hydrated(page);
    expect(await page.getByRole('rowheader').count()).toBeLessThanOrEqual(100);
    await expect(page.getByText(/\d+ of \d+ features are left out here/)).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0);
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(150);
  });

  test('is a table in print as well, with every note under its feature', async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(about('Kinds'));
    const [first, last] = await Promise.all(
      ['Chrome', 'WebView on iOS'].map((browser) => compatCell(page, radius, browser).locator('..').boundingBox()),
    );
    expect(last?.y).toBe(first?.y);
    await expect(page.getByText('Firefox · support history for border-bottom-left-radius')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  });

  test('is rendered in the browser after a navigation within the site', async ({ page }) => {
    await page.goto('/en-US/docs/Reading/Compatibility');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Every kind of cell' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every kind of cell');
    await expect(page.getByRole('table', { name: 'Browser compatibility of api.CompressionStream' })).toBeVisible();
    await compatCell(page, 'zstd', 'Firefox').first().click();
    await expect(compatHistory(page)).toContainText('dom.compression_streams.zstd.enabled');
  });
});

test.describe('a compatibility table without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its versions, and every note that otherwise opens on click', async ({ page }) => {
    await page.goto(about('Kinds'));
    await expect(page.getByText('Firefox · support history for border-bottom-left-radius')).toBeVisible();
    await expect(page.getByText('dom.compression_streams.zstd.enabled').first()).toBeVisible();
    expect((await readAloud(page, compatRow(page, radius).first())).join()).toMatch(/^(?!.*button).*Firefox 4, Full support, See notes/);
  });

  test("says 'BCD tables only load in the browser' if its data are not in the page", async ({ served }) => {
    expect((await served(about('Missing'))).main.getByText(/BCD tables only load in the browser/)).toBeTruthy();
  });
});

test('a compatibility table that cannot be shown says why, and can be asked for again', async ({ page, expectErrors }) => {
  await test.step("says 'Error loading BCD data' after any failure but a missing answer", async () => {
    expectErrors(/status of 500/, /COMPAT_UNAVAILABLE/);
    await page.route(answers, (route) => route.fulfill({ status: 500, body: 'the shelf fell' }));
    await page.goto(about('Missing'));
    await hydrated(page);
    await expect(page.getByText('Error loading BCD data')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step("says 'Error loading browser compatibility table' and offers to reload if it cannot be rendered", async () => {
    expectErrors(/COMPAT_TABLE_FAILED/);
    await page.route(answers, (route) => route.fulfill({ json: { query: 'api.Kettle', data: null } }));
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('Error loading browser compatibility table')).toBeVisible();
    await page.unrouteAll();
    expectErrors(missingPage);
    await page.getByRole('button', { name: 'Try reloading the page' }).click();
    await hydrated(page);
  });

  await test.step("is a warning 'No compatibility data found for {query}' with report links, if there are no data", async () => {
    await expect(page.getByText('No compatibility data found for api.Kettle')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Report missing data' })).toHaveAttribute('href', /api\.Kettle/);
    await expect(page.getByRole('link', { name: 'Report a problem with this page' })).toBeVisible();
  });
});

for (const width of [390, 320] as const) {
  test.describe(`a compatibility table on a phone of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test('is a block for each feature, to look at, to touch and to hear', async ({ page }) => {
      await page.goto(about('Array'));

      await test.step('has a block for each feature: its name, and below it the name and version of every browser', async () => {
        const cell = compatCell(page, /^at$/, 'Firefox for Android');
        expect(await nameOverVersion(cell)).toBe('"Firefox for Android"');
        await expect(cell).toHaveText('90');
        const [name, first, last] = await Promise.all([
          compatRow(page, /^at$/).getByRole('rowheader').boundingBox(),
          compatCell(page, /^at$/, 'Chrome').boundingBox(),
          compatCell(page, /^at$/, 'Node.js').boundingBox(),
        ]);
        expect(name?.width).toBe(width);
        expect(first?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
        expect(last?.y).toBeGreaterThan(first?.y ?? 0);
      });

      await test.step('starts a new line for desktop, mobile and server browsers', async () => {
        await expect(page.getByRole('table').locator('.platforms th')).toHaveText(['Desktop', 'Mobile', 'Server']);
        const boxes = await Promise.all(
          ['Chrome', 'Safari', 'Chrome Android', 'WebView on iOS', 'Bun'].map((browser) => compatCell(page, /^at$/, browser).boundingBox()),
        );
        const [desktop, lastDesktop, mobile, lastMobile, server] = boxes.map((box) => box ?? { x: 0, y: 0, height: 0 });
        expect([mobile?.x, server?.x]).toEqual([desktop?.x, desktop?.x]);
        expect(mobile?.y).toBeGreaterThanOrEqual((lastDesktop?.y ?? 0) + (lastDesktop?.height ?? 0));
        expect(server?.y).toBeGreaterThanOrEqual((lastMobile?.y ?? 0) + (lastMobile?.height ?? 0));
      });

      await test.step('has cells that are large enough to touch', async () => {
        const box = await compatCell(page, /^at$/, 'Chrome').boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      });

      await test.step('keeps the name of the feature in view while its browsers scroll', async () => {
        const cell = compatCell(page, /^at$/, 'Node.js');
        await cell.evaluate((button) => scrollTo({ top: button.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }));
        const heading = compatRow(page, /^at$/).getByRole('rowheader');
        await expect(heading).toBeInViewport({ ratio: 1 });
        const [name, browser] = await Promise.all([heading.boundingBox(), cell.boundingBox()]);
        expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(browser?.y ?? 0);
      });

      await test.step('is still a table for screen readers, with rows, row and column headers, and cells', async () => {
        const table = page.getByRole('table', { name: 'Browser compatibility of javascript.builtins.Array' });
        await expect(table.getByRole('columnheader', { name: 'Firefox for Android' })).toHaveCount(1);
        const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'at', exact: true }) });
        await expect(row.getByRole('cell')).toHaveCount(15);
        await expect(row.getByRole('cell').first().getByRole('button')).toHaveAccessibleName('Chrome 92, Full support');
        const features = await table.getByRole('rowheader').count();
        // What is far below the window is laid out, and has its role, when nothing else is to be done.
        await expect(async () => {
          const { cell, ...heads } = await tableRoles(page);
          expect(heads).toEqual({ table: 1, row: features + 2, rowheader: features, columnheader: 16 + 3 });
          expect(cell).toBeGreaterThanOrEqual(features * 15);
        }).toPass();
      });

      await test.step('can be used with the keyboard in the same order: Enter opens, Tab moves to the next browser, Escape returns', async () => {
        await hydrated(page);
        const chrome = compatCell(page, /^at$/, 'Chrome');
        await chrome.focus();
        await page.keyboard.press('Enter');
        await expect(compatHistory(page)).toContainText('Chrome · support history for at');
        await page.keyboard.press('Tab');
        await expect(compatCell(page, /^at$/, 'Edge')).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(compatCell(page, /^concat$/, 'Edge')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(chrome).toBeFocused();
      });
    });

    test('is as wide as the window, and opens its histories on touch', async ({ page }) => {
      await page.goto(about('Kinds'));

      await test.step('does not scroll sideways: neither the page nor the table is wider than the window', async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const widths = await page
          .locator('.scroller')
          .evaluateAll((tables) => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
        expect(new Set(widths)).toEqual(new Set([0]));
      });

      await test.step('opens a history on touch under the line of its browser, one at a time, and closes it again', async () => {
        await hydrated(page);
        const cell = compatCell(page, radius, 'Chrome').first();
        const later = compatCell(page, radius, 'Safari').first();
        const between = async () => {
          const [top, history, below] = await Promise.all([cell.boundingBox(), compatHistory(page).boundingBox(), later.boundingBox()]);
          return (top?.y ?? 0) < (history?.y ?? 0) && (history?.y ?? 0) < (below?.y ?? 0);
        };
        await cell.tap();
        await expect(compatHistory(page)).toContainText('Chrome · support history for');
        expect(await between()).toBe(true);
        await later.tap();
        await expect(compatHistory(page)).toHaveCount(1);
        await expect(compatHistory(page)).toContainText('Safari · support history for');
        await later.tap();
        await expect(compatHistory(page)).toHaveCount(0);
        await expect(page.locator('[data-below]')).toHaveCount(0);
      });

      if (width === 390)
        await test.step('has no violation that axe finds, light or dark', async () => {
          await compatCell(page, radius, 'Firefox').first().tap();
          await expect(compatHistory(page)).toBeVisible();
          expect(await axeViolationsInBothThemes(page, 'article')).toEqual([]);
        });
    });
  });
}

test.describe('a compatibility table on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('names every browser, and shows every note under its feature', async ({ page }) => {
    await page.goto(about('Kinds'));
    expect(await nameOverVersion(compatPlace(page, radius, 'Safari on iOS').locator('button'))).toBe('"Safari on iOS"');
    const note = page.getByText('Firefox · support history for border-bottom-left-radius');
    const [last, history] = await Promise.all([compatPlace(page, radius, 'WebView on iOS').boundingBox(), note.boundingBox()]);
    expect(history?.y).toBeGreaterThan(last?.y ?? 0);
    expect(history?.x).toBeLessThan(40);
  });
});
