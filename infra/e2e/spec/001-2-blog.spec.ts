import { expect, hydrated, test } from '../site/site-test.ts';

test.describe('the blog index', () => {
  test("is titled 'Blog it better' and lists posts with image, title, author, date, read time, description and 'Read more'", async ({
    page,
  }) => {
    await page.goto('/en-US/blog/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog it better');
    const posts = page.getByRole('main').getByRole('article');
    await expect(posts).toHaveCount(6);
    for (const post of await posts.all()) {
      const address = (await post.getByRole('heading', { level: 2 }).getByRole('link').getAttribute('href')) ?? '';
      expect(address).toMatch(/^\/en-US\/blog\/[a-z-]+\/$/);
      await expect(post.getByText('The MDN Team')).toBeVisible();
      await expect(post.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d+, 202[56]$/);
      await expect(post.getByText(/^\d+ minute read$/)).toBeVisible();
      await expect(post.getByRole('link', { name: /^Read more/ })).toHaveAttribute('href', address);
      const picture = post.locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });
});

test.describe('a blog post', () => {
  test('shows image, title, facts, body, previous and next post, and a table of contents', async ({ page }) => {
    await page.goto('/en-US/blog/text-before-script/');
    await expect(page).toHaveTitle(/^Text comes before script/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text comes before script');
    const picture = page.getByRole('article').locator('img').first();
    await expect(picture).toHaveAttribute(
      'alt',
      'Lines of text arrive at the top of a page while small machine parts wait in a row below.',
    );
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByText('The MDN Team').first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('time').first()).toHaveText('May 12, 2026');
    await expect(page.getByRole('navigation', { name: 'In this article' }).getByRole('link').first()).toBeVisible();

    await hydrated(page);
    const neighbours = page.getByRole('navigation', { name: 'Previous and next post' });
    await neighbours.getByRole('link', { name: /One page, many hands/ }).click();
    await expect(page).toHaveURL('/en-US/blog/one-page-many-hands/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One page, many hands');
  });
});
