import { axeViolations } from '../pages/axe-violations.ts';
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

test("a post that is paid for is marked 'Sponsored', and one without picture, author or date is listed all the same", async ({ page }) => {
  await page.goto('/en-US/');
  await hydrated(page);
  await page.route('**/en-US/blog/index.json', async (route) => {
    const response = await route.fetch();
    const index = (await response.json()) as { hyData: { posts: object[] } };
    const [first, second, ...rest] = index.hyData.posts;
    const posts = [
      { ...first, sponsored: true },
      { ...second, author: undefined, date: 'soon', image: { file: '/assets/card-blog.png' } },
      ...rest,
    ];
    await route.fulfill({ response, json: { ...index, hyData: { ...index.hyData, posts } } });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(6);
  await expect(posts.first().getByText('Sponsored')).toBeVisible();
  await expect(page.getByText('Sponsored')).toHaveCount(1);
  await expect(posts.nth(1).getByText('The MDN Team')).toBeVisible();
  await expect(posts.nth(1).getByRole('time')).toHaveCount(0);
  await expect(posts.nth(1).getByRole('link', { name: /^Read more/ })).toBeVisible();
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

    await expect(
      page
        .getByRole('article')
        .getByText(/^\d+ minute read$/)
        .first(),
    ).toBeVisible();
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(800 / 420, 1);
    await expect(page.getByRole('main').getByRole('form').or(page.getByRole('main').getByLabel(/email/i)).first()).toBeVisible();

    await hydrated(page);
    const neighbours = page.getByRole('navigation', { name: 'Previous and next post' });
    await neighbours.getByRole('link', { name: /One page, many hands/ }).click();
    await expect(page).toHaveURL('/en-US/blog/one-page-many-hands/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One page, many hands');
  });
});

test.describe('topics, authors and series', () => {
  test('the topics of the index lead to all posts of a topic, and back', async ({ page }) => {
    await page.goto('/en-US/blog/');
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Architecture' }).click();
    await expect(page).toHaveURL('/en-US/blog/tags/architecture/');
    await expect(page).toHaveTitle(/^Posts about Architecture/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts about Architecture');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog it better');
  });

  test('all topics have a page, each with the number of its posts', async ({ page }) => {
    await page.goto('/en-US/blog/');
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Topics', exact: true }).click();
    await expect(page).toHaveURL('/en-US/blog/tags/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog topics');
    const topics = page.getByRole('navigation', { name: 'Blog topics' });
    await expect(topics.getByRole('listitem').filter({ hasText: 'Architecture' })).toContainText('3 posts');
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
    await topics.getByRole('link', { name: 'Architecture' }).click();
    await expect(page).toHaveURL('/en-US/blog/tags/architecture/');
  });

  test('an author has a page of all posts', async ({ page }) => {
    await page.goto('/en-US/blog/text-before-script/');
    await page.getByRole('link', { name: 'More by The MDN Team' }).click();
    await expect(page).toHaveURL('/en-US/blog/authors/site-team/');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  });

  test('a part of a series names the series above the text, and leads to the other parts after it', async ({ page }) => {
    await page.goto('/en-US/blog/one-page-many-hands/');
    const above = page.getByRole('navigation', { name: 'Series', exact: true });
    await expect(above.getByText('Part 2 of 3')).toBeVisible();
    await expect(above.getByRole('link', { name: 'From a file to a page' })).toBeHidden();
    await above.getByText('From a file to the reader').click();
    await expect(above.getByRole('link', { name: 'From a file to a page' })).toBeVisible();
    await page.getByRole('navigation', { name: 'All parts of' }).getByRole('link', { name: 'Text comes before script' }).click();
    await expect(page).toHaveURL('/en-US/blog/text-before-script/');
  });

  test('a post ends with three related ones, the one that shares most topics first', async ({ page }) => {
    await page.goto('/en-US/blog/what-parts-say/');
    const related = page.getByRole('region', { name: 'Related posts' });
    await expect(related.getByRole('heading', { level: 3 })).toHaveText([
      'One page, many hands',
      'Text comes before script',
      'From a file to a page',
    ]);
  });

  test('the blog, a topic and an author are followed by RSS, Atom and JSON Feed, which the head of the page names too', async ({
    page,
  }) => {
    for (const place of ['/en-US/blog/', '/en-US/blog/tags/architecture/', '/en-US/blog/authors/site-team/']) {
      await page.goto(place);
      const region = page.getByRole('region', { name: 'Follow' });
      for (const [name, file, type] of [
        ['RSS', 'rss.xml', 'application/rss+xml'],
        ['Atom', 'atom.xml', 'application/atom+xml'],
        ['JSON Feed', 'feed.json', 'application/feed+json'],
      ] as const) {
        await expect(region.getByRole('link', { name })).toHaveAttribute('href', place + file);
        await expect(page.locator(`link[rel=alternate][type="${type}"]`)).toHaveAttribute('href', place + file);
        const reply = await page.request.get(place + file);
        expect([reply.status(), reply.headers()['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
        expect(await reply.text()).toContain('/en-US/blog/one-page-many-hands/');
      }
    }
  });

  test('pictures of the index are 200 high, that of the newest post too', async ({ page }) => {
    await page.goto('/en-US/blog/');
    const heights = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((posts) => posts.map((post) => post.querySelector('img')?.parentElement?.getBoundingClientRect().height));
    expect(heights).toEqual(Array.from({ length: 6 }, () => 200));
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('topics and posts lead to each other', async ({ page }) => {
      await page.goto('/en-US/blog/tags/architecture/');
      await page.getByRole('link', { name: 'One page, many hands', exact: true }).click();
      await page.getByRole('navigation', { name: 'Topics of this post' }).getByRole('link', { name: 'Micro frontends' }).click();
      await expect(page).toHaveURL('/en-US/blog/tags/micro-frontends/');
    });
  });
});
