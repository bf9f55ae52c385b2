import { axeViolationsInBothThemes } from '../pages/axe-violations.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import { readingSite } from '../pages/reading-content.ts';

test.use({ flags: readingSite });

const article = '/en-US/docs/Reading/Banners';
const kinds = ['Experimental:', 'Deprecated:', 'Non-standard:', 'Secure context:', 'Note:'];

test.describe('banners', () => {
  test('are seen, told apart and left in place', async ({ page }) => {
    await page.goto(article);

    await test.step('show every status of the feature of a page, in words and before the text', async () => {
      const banners = page.getByRole('article').locator('.notecard');
      await expect(banners.locator('strong')).toHaveText(kinds);
      await expect(banners.last()).toContainText('available in web workers only');
      const [last, text] = [await banners.last().boundingBox(), await page.getByText('What stands above this text').boundingBox()];
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(text?.y ?? 0);
    });

    await test.step('have an icon beside their words, a different one for each kind', async () => {
      const shapes = await page
        .getByRole('article')
        .locator('.notecard strong')
        .evaluateAll((words) => words.map((word) => getComputedStyle(word, '::before').clipPath));
      expect(shapes.every((shape) => shape.startsWith('path('))).toBe(true);
      expect(new Set(shapes).size).toBe(kinds.length);
    });

    await test.step('stay in place when the page hydrates', async () => {
      await hydrated(page);
      await expect(page.getByRole('article').locator('.notecard')).toHaveCount(kinds.length);
    });

    await test.step('have no violation that axe finds, light or dark', async () => {
      expect(await axeViolationsInBothThemes(page, 'article')).toEqual([]);
    });

    await test.step('are in one stack, as wide as the text, on a phone too', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      const boxes = await Promise.all((await page.getByRole('article').locator('.notecard').all()).map((banner) => banner.boundingBox()));
      expect(new Set(boxes.map((box) => box?.width)).size).toBe(1);
      const gaps = boxes.slice(1).map((box, index) => (box?.y ?? 0) - (boxes[index]?.y ?? 0) - (boxes[index]?.height ?? 0));
      expect(new Set(gaps.map(Math.round))).toEqual(new Set([8]));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
});
