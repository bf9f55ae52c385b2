import { within } from '@testing-library/dom';
import { textOf } from '../site/served-page.ts';
import { readingSite } from '../pages/reading-content.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import type { Page } from '@playwright/test';

test.use({ flags: readingSite });

const frame = '/en-US/docs/Reading/Frame';
const topics = (page: Page) => page.getByRole('navigation', { name: 'Related topics' });
const filterOf = (page: Page) => topics(page).getByRole('searchbox');
const countOf = (page: Page) => topics(page).getByRole('status');

/** Enough rows to scroll, as in large groups of pages. */
async function growTopics(page: Page, rows: number): Promise<void> {
  await topics(page)
    .locator('[data-shows-current] ol')
    .first()
    .evaluate((list, count) => {
      for (let row = 1; row <= count; row += 1) {
        const item = document.createElement('li');
        const link = Object.assign(document.createElement('a'), { href: `#row_${row}`, textContent: `Buoy number ${row}` });
        item.append(link);
        list.append(item);
      }
    }, rows);
}
const scrolled = (page: Page) =>
  topics(page)
    .locator('[data-shows-current]')
    .evaluate((column) => column.scrollTop);

test.describe('the sidebar', () => {
  test('has only the branches open that lead to the current page', async ({ page }) => {
    await page.goto(`${frame}/Signals`);
    await expect(topics(page).getByRole('link', { name: 'Signals' })).toBeVisible();
    await expect(topics(page).getByRole('link', { name: 'Signals' })).toHaveAttribute('aria-current', 'page');
    await expect(topics(page).getByRole('link', { name: 'The keeper' })).toBeHidden();
  });

  test('scrolls to the current entry when the page is loaded, without scrolling the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const list = document.querySelector('nav[popover] [data-shows-current] ol');
        for (let row = 0; row < 60 && document.readyState === 'interactive'; row += 1) {
          list?.prepend(Object.assign(document.createElement('li'), { textContent: `Row ${row}` }));
          list?.append(Object.assign(document.createElement('li'), { textContent: `Row ${row}` }));
        }
      });
    });
    await page.goto(`${frame}/Landing`);
    await expect(topics(page).getByRole('link', { name: 'A long night' })).toBeInViewport();
    expect(await scrolled(page)).toBeGreaterThan(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('keeps its scroll position and open branches between pages', async ({ page }) => {
    await page.goto(`${frame}/Landing`);
    await hydrated(page);
    await topics(page).getByText('People').click();
    await expect(topics(page).getByRole('link', { name: 'The keeper' })).toBeVisible();
    await topics(page).getByText('Parts').click();
    await topics(page).getByRole('link', { name: 'The tower' }).click();
    await expect(page).toHaveURL(/Tower$/);
    await expect(topics(page).getByRole('link', { name: 'The tower' })).toHaveAttribute('aria-current', 'page');
    await expect(topics(page).getByRole('link', { name: 'The keeper' })).toBeVisible();
  });

  test('has text for its status icons', async ({ served }) => {
    const topics = within((await served(`${frame}/Keeper`)).one('nav[popover]'));
    const row = textOf(
      topics
        .getAllByRole('link', { name: /The keeper/ })
        .at(-1)
        ?.closest('li') as Element,
    );
    expect(row).toContain('Deprecated');
    expect(row).toContain('Experimental');
  });
});

test.describe('the sidebar filter', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${frame}/Landing`);
    await hydrated(page);
  });

  test('finds entries by their words, and gives the list back as it was', async ({ page }) => {
    await growTopics(page, 200);

    await test.step("is trimmed, split into words, and shows entries that contain all words: 'No matches', 'N match' or 'N matches'", async () => {
      await filterOf(page).fill('  KEEPER   the ');
      await expect(countOf(page)).toHaveText('1 match');
      await expect(topics(page).getByRole('link', { name: 'The keeper' })).toBeVisible();
      await filterOf(page).fill('the');
      await expect(countOf(page)).toHaveText('2 matches');
      await filterOf(page).fill('the submarine');
      await expect(countOf(page)).toHaveText('No matches');
      await expect(topics(page).getByRole('listitem')).toHaveCount(0);
    });

    await test.step('expands the parents of matches, keeps group labels and hides all other entries', async () => {
      await filterOf(page).fill('signals');
      await expect(topics(page).getByRole('link', { name: 'Signals' })).toBeVisible();
      await expect(topics(page).getByText('Parts')).toBeVisible();
      await expect(topics(page).getByText('Light', { exact: true })).toBeVisible();
      await expect(topics(page).getByRole('link', { name: 'A long night' })).toBeHidden();
    });

    await test.step('highlights matches', async () => {
      await filterOf(page).fill('long nig');
      await expect(topics(page).locator('mark')).toHaveText(['long', 'nig']);
      await expect(topics(page).getByRole('link', { name: 'A long night' })).toBeVisible();
    });

    await filterOf(page).fill('');
    await topics(page).getByText('People').click();
    for (const [way, clear] of [
      ['Escape', () => filterOf(page).press('Escape')],
      ['its clear button', () => topics(page).getByRole('button', { name: 'Clear the filter' }).click()],
    ] as const)
      await test.step(`is cleared with ${way}, which restores open branches and scroll position`, async () => {
        await topics(page)
          .locator('[data-shows-current]')
          .evaluate((column) => column.scrollTo(0, 900));
        await filterOf(page).fill('signals');
        await expect(countOf(page)).toHaveText('1 match');
        expect(await scrolled(page)).toBe(0);
        await clear();
        await expect(filterOf(page)).toHaveValue('');
        await expect(filterOf(page)).toBeFocused();
        expect(await scrolled(page)).toBe(900);
        await expect(topics(page).locator('details[open] > summary')).toHaveText(['People']);
        await expect(topics(page).locator('mark')).toHaveCount(0);
      });
  });

  test('stays when the reader opens a match, so that they can open the next', async ({ page }) => {
    await filterOf(page).fill('the');
    await topics(page).getByRole('link', { name: 'The tower' }).click();
    await expect(page).toHaveURL(/Tower$/);
    await expect(filterOf(page)).toHaveValue('the');
    await expect(countOf(page)).toHaveText('2 matches');
    await topics(page).getByRole('link', { name: 'The keeper' }).click();
    await expect(page).toHaveURL(/Keeper$/);
    await filterOf(page).press('Escape');
    await expect(topics(page).getByRole('link', { name: 'The keeper' })).toHaveAttribute('aria-current', 'page');
    await expect(topics(page).getByRole('link', { name: 'The keeper' })).toBeVisible();
  });

  test('finds one of 5,000 entries', async ({ page }) => {
    await growTopics(page, 5000);
    await filterOf(page).fill('buoy 4711');
    await expect(countOf(page)).toHaveText('1 match');
    await expect(topics(page).getByRole('link', { name: 'Buoy number 4711' })).toBeInViewport();
  });
});

test('hiding the sidebar on a desktop gives its room to the text, and is remembered', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  const toggle = page.getByRole('button', { name: 'Related topics' });
  const duration = () => page.locator('#docs-sidebar').evaluate((element) => getComputedStyle(element).transitionDuration);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${frame}/Landing#watch_7`);
  await hydrated(page);

  await test.step('takes 300 ms, and gives its room to the text', async () => {
    const heading = page.getByRole('heading', { name: 'Watch 7', exact: true });
    const before = await heading.boundingBox();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(topics(page)).toBeHidden();
    await expect.poll(async () => (await heading.boundingBox())?.x).toBeLessThan(Number(before?.x));
    expect((await duration()).split(', ')).toContain('0.3s');
    await toggle.click();
    await expect(topics(page)).toBeVisible();
  });

  await test.step('is remembered from the first paint, and takes no time for a reader who prefers reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await duration()).toMatch(/^0s(, 0s)*$/);
    await toggle.click();
    await page.route('**/remotes/**/*.js', (route) => route.abort());
    await page.goto(`${frame}/Tower`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(topics(page)).toBeHidden();
  });
});

test.describe('the sidebar on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is a drawer that opens over the page, and closes in three ways', async ({ page }) => {
    await page.goto(`${frame}/Landing`);
    await hydrated(page);
    const opener = page.getByRole('button', { name: 'Open related topics' });
    const closer = topics(page).getByRole('button', { name: 'Close related topics' });

    await test.step('is a drawer that takes the focus and makes the page behind it inert', async () => {
      await expect(topics(page)).toBeHidden();
      await opener.click();
      await expect(closer).toBeFocused();
      await expect(topics(page).getByRole('link', { name: 'A long night' })).toBeInViewport();
      await expect(page.locator('main article')).toHaveJSProperty('inert', false);
      expect(await page.evaluate(() => document.querySelector('main h1')?.closest('[inert]') !== null)).toBe(true);
    });

    for (const way of ['Escape', 'a press beside it', 'its button'] as const)
      await test.step(`closes with ${way} and returns the focus`, async () => {
        if (way !== 'Escape') await opener.press('Enter');
        await expect(closer).toBeFocused();
        if (way === 'Escape') await page.keyboard.press('Escape');
        else if (way === 'its button') await closer.press('Enter');
        else await page.mouse.click(380, 500);
        await expect(topics(page)).toBeHidden();
        if (way !== 'a press beside it') await expect(opener).toBeFocused();
        expect(await page.locator('[inert]').count()).toBe(0);
      });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the drawer of the sidebar opens and its links work', async ({ page }) => {
    await page.goto(`${frame}/Landing`);
    await page.getByRole('button', { name: 'Open related topics' }).click();
    await topics(page).getByText('Parts').click();
    await topics(page).getByRole('link', { name: 'The tower' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The tower');
  });
});
