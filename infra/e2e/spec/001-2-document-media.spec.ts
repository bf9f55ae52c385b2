import { readingSite } from '../pages/reading-content.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

test.use({ flags: readingSite });

const article = '/en-US/docs/Reading/Frame/Landing';

test.describe('a printed document', () => {
  test('has everything that is to be read, and nothing else', async ({ page, baseURL }) => {
    await page.goto(article);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 700, height: 990 });

    await test.step('has its text, its title and its address', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Last light' })).toBeVisible();
      await expect(page.getByText(`${baseURL}${article}`, { exact: true })).toBeVisible();
    });

    await test.step('has the address after every external link', async () => {
      const after = await page
        .getByRole('link', { name: /a book elsewhere/ })
        .evaluate((link) => getComputedStyle(link, '::after').content);
      expect(after).toContain('https://example.com/book-of-signals');
    });

    await test.step('has no navigation and no advertisements', async () => {
      for (const name of ['Related topics', 'In this article']) await expect(page.getByRole('navigation', { name })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Reading settings' })).toBeHidden();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      for (const place of await page.locator('[data-slot^="ad-"]').all()) await expect(place).toBeHidden();
    });

    await test.step('has complete tables, code and collapsed text', async () => {
      for (const place of ['figure.table-container', 'pre']) {
        const cut = await page
          .locator(place)
          .first()
          .evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(cut).toBeLessThanOrEqual(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
      await expect(page.locator('#old_knowledge')).toBeVisible();
    });

    await test.step('does not break after a heading or within a row', async () => {
      expect(await page.locator('#watch_3').evaluate((heading) => getComputedStyle(heading).breakAfter)).toBe('avoid');
      expect(
        await page
          .locator('article tbody tr')
          .first()
          .evaluate((row) => getComputedStyle(row).breakInside),
      ).toBe('avoid');
    });

    await test.step('is dark on white in every theme', async () => {
      await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
      const colour = await page
        .locator('article p')
        .first()
        .evaluate((text) => getComputedStyle(text).color);
      expect(colour).toBe('rgb(27, 29, 34)');
    });
  });
});

test('with forced colours the current page, section and choices have a border, not only a colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${article}#watch_4`);
  await hydrated(page);
  const current = page.getByRole('navigation', { name: 'Related topics' }).locator('[aria-current="page"]');
  expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
  const section = page.getByRole('navigation', { name: 'In this article' }).locator('[aria-current="location"]');
  expect(await section.evaluate((link) => getComputedStyle(link, '::before').borderLeftStyle)).toBe('solid');
});

test('a reader who prefers reduced motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(article);
  await hydrated(page);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
});

test.describe('a window of 1280 by 1024 at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('has all of the text, and what is wider can be scrolled', async ({ page }) => {
    await page.goto(article);
    await hydrated(page);

    await test.step('has the text in one column, and nothing is cut off', async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const outside = await page.locator('main article :is(h1, h2, h3, p)').evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility())
          .filter((text) => text.getBoundingClientRect().right > 320)
          .map((text) => text.textContent),
      );
      expect(outside).toEqual([]);
    });

    await test.step('has wide tables and long code that can be scrolled with the keyboard', async () => {
      for (const place of ['article figure.table-container', 'article pre']) {
        const wide = page.locator(place).first();
        await wide.focus();
        await expect(wide).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      }
    });
  });
});

test('text at 200 % stays readable: nothing overlaps and nothing is cut off', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
  );
  await page.setViewportSize({ width: 1280, height: 1024 });
  await page.goto(article);
  await hydrated(page);
  // What is wider scrolls in its own box.
  const cut = await page
    .locator('main article')
    .evaluate((article) =>
      [...article.querySelectorAll('p, li, h1, h2, h3, dt, dd')]
        .filter((text) => !text.closest('figure') && text.getBoundingClientRect().right > article.getBoundingClientRect().right + 0.5)
        .map((text) => text.textContent),
    );
  expect(cut).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
