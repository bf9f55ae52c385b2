import { readingSite } from '../pages/reading-content.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import type { Page } from '@playwright/test';

test.use({ flags: readingSite });

const article = '/en-US/docs/Reading/Frame/Landing';
const key = 'reader-preferences';
const settings = (page: Page) => page.getByRole('group', { name: 'Reading settings' });
const paragraph = (page: Page) => page.locator('main article p').nth(2);
const sizeOf = (page: Page) => paragraph(page).evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
const widthOf = async (page: Page) => (await paragraph(page).boundingBox())?.width ?? 0;

async function openSettings(page: Page): Promise<void> {
  await page.goto(article);
  await hydrated(page);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await expect(settings(page)).toBeVisible();
}
const choose = (page: Page, group: string, name: string) =>
  settings(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true });

test.describe('the reading settings', () => {
  test('are chosen with the mouse or the keyboard, are seen at once, and are kept', async ({ page, expectErrors }) => {
    expectErrors(/ERR_FAILED/);
    await openSettings(page);
    const reset = settings(page).getByRole('button', { name: 'Reset' });
    const button = page.getByRole('button', { name: 'Reading settings' });
    const stored = () => page.evaluate((name) => localStorage.getItem(name), key);

    await test.step('are reset with one button', async () => {
      await expect(reset).toBeDisabled();
      const before = await sizeOf(page);
      await choose(page, 'Text size', 'Small');
      await choose(page, 'Line width', 'Wide');
      await reset.click();
      expect(await sizeOf(page)).toBe(before);
      expect(await stored()).toBeNull();
      await expect(settings(page)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('work with the keyboard and close on Escape', async () => {
      await expect(settings(page)).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(settings(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect(settings(page).getByRole('radio', { name: 'Large', exact: true })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(settings(page)).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
    });

    await test.step('offer four sizes of text', async () => {
      const sizes: number[] = [];
      for (const size of ['Small', 'Standard', 'Large', 'Larger']) {
        await choose(page, 'Text size', size);
        sizes.push(await sizeOf(page));
      }
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
      expect(new Set(sizes).size).toBe(4);
    });

    await test.step('offer three widths of lines', async () => {
      const widths: number[] = [];
      for (const width of ['Narrow', 'Standard', 'Wide']) {
        await choose(page, 'Line width', width);
        widths.push(await widthOf(page));
      }
      expect(widths).toEqual([...widths].sort((a, b) => a - b));
      expect(new Set(widths).size).toBe(3);
    });

    await test.step('take subsections out of the table of contents and turn off link previews', async () => {
      await reset.click();
      const subsection = page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Log of watch 3' });
      await expect(subsection).toBeVisible();
      await settings(page).getByRole('switch', { name: 'Show subsections in “In this article”' }).uncheck();
      await expect(subsection).toBeHidden();
      await settings(page).getByRole('switch', { name: 'Link previews' }).uncheck();
      expect(JSON.parse((await stored()) ?? '')).toEqual({ subsections: false, linkPreviews: false });
    });

    await test.step('keep the current line in place', async () => {
      await reset.click();
      await page.keyboard.press('Escape');
      await page.locator('#watch_7').evaluate((heading) => heading.scrollIntoView());
      const place = async () => Math.round((await page.locator('#watch_7').boundingBox())?.y ?? -1);
      const before = await place();
      const standard = await sizeOf(page);
      await button.click();
      await choose(page, 'Text size', 'Larger');
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
      expect(await sizeOf(page)).toBeGreaterThan(standard);
    });

    await test.step('are stored in the browser and apply from the first paint of the next page, without a layout shift', async () => {
      const size = await sizeOf(page);
      await page.route('**/remotes/**/*.js', (route) => route.abort());
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            (window as unknown as { shifts: number }).shifts += (shift as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(article);
      expect(await sizeOf(page)).toBe(size);
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThanOrEqual(0.01);
    });
  });

  test('apply in every open tab', async ({ page, context }) => {
    await openSettings(page);
    const other = await context.newPage();
    await other.goto(article);
    await hydrated(other);
    const before = await sizeOf(other);
    await choose(page, 'Text size', 'Large');
    await expect.poll(() => sizeOf(other)).toBeGreaterThan(before);
    await expect(other.locator('html')).toHaveAttribute('data-text-size', 'large');
  });

  test('fit a phone, and a window at 400 % zoom', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openSettings(page);
    await choose(page, 'Text size', 'Larger');
    await settings(page).getByRole('button', { name: 'Reset' }).scrollIntoViewIfNeeded();
    await expect(settings(page).getByRole('button', { name: 'Reset' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('a browser without storage still applies the settings to this page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openSettings(page);
  const before = await sizeOf(page);
  await choose(page, 'Text size', 'Larger');
  expect(await sizeOf(page)).toBeGreaterThan(before);
});
