import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, hydrated, test } from '../site/site-test.ts';
import { HomePage } from '../pages/home-page.ts';

const repositoryRoot = join(import.meta.dirname, '../../..');

test.describe('the home page', () => {
  test('has the hero, its text and a search box', async ({ page }) => {
    await page.goto('/en-US/');
    const home = new HomePage(page);
    await expect(page).toHaveTitle('MDN Web Docs');
    await expect(home.heading).toHaveText('Resources for Developers, by Developers');
    await expect(
      page.getByText('Documenting web technologies, including CSS, HTML, and JavaScript, since 2005.', { exact: true }),
    ).toBeVisible();
    await hydrated(page);
    await home.search.fill('flex box');
    await home.search.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=flex+box');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "flex box"');
  });

  test('is also at /_homepage', async ({ served }) => {
    expect((await served('/en-US/_homepage')).heading).toBe('Resources for Developers, by Developers');
  });

  test('has tiles for featured articles, each with tag, title, summary and link', async ({ page }) => {
    await page.goto('/en-US/');
    const tiles = new HomePage(page).featured.getByRole('listitem');
    await expect(tiles).toHaveCount(4);
    for (const tile of await tiles.all()) {
      await expect(tile.getByRole('link').first()).toHaveAttribute('href', /^\/en-US\/docs\/Web\/[A-Za-z]+$/);
      await expect(tile.getByRole('heading', { level: 3 })).not.toBeEmpty();
      await expect(tile.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/en-US\/docs\/Web\/.+\/.+/);
      await expect(tile.getByRole('paragraph')).not.toBeEmpty();
    }
    await tiles.first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic concepts of flexible box layout');
  });

  test('has the latest news: title, source and relative date', async ({ page }) => {
    await page.clock.setFixedTime('2026-09-12T12:00:00Z');
    await page.goto('/en-US/');
    await hydrated(page);
    const item = new HomePage(page).news.getByRole('listitem').first();
    await expect(item.getByRole('link', { name: 'Colors with a job' })).toHaveAttribute('href', '/en-US/blog/colors-with-a-job/');
    await expect(item.getByRole('link', { name: 'MDN Web Docs Blog' })).toHaveAttribute('href', '/en-US/blog/');
    await expect(item.getByRole('time')).toHaveText('4 days ago');
    await expect(item.getByRole('time')).toHaveAttribute('datetime', /^2026-09-08/);
  });

  test('has recent contributions out of the box: the newest changes of its own pages', async ({ page }) => {
    test.skip(!existsSync(join(repositoryRoot, '.git')), 'a copy of the files alone has no history');
    await page.goto('/en-US/');
    const items = new HomePage(page).contributions.getByRole('listitem');
    expect(await items.count()).toBeGreaterThan(0);
    for (const item of await items.all()) {
      await expect(item.getByRole('link').first()).not.toBeEmpty();
      await expect(item.getByRole('link').first()).toHaveAttribute('href', /^(\/|https:\/\/)/);
      await expect(item.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
    }
  });

  test("has a spotlight out of the box: name, quote, and 'Get involved'; the profile says where the quote is from", async ({ page }) => {
    await page.goto('/en-US/');
    await hydrated(page);
    const { spotlight } = new HomePage(page);
    await expect(spotlight.getByText('Prism is a lightweight, robust, and elegant syntax highlighting library.')).toBeVisible();
    await expect(spotlight.getByRole('link', { name: 'Get involved' })).toHaveAttribute('href', '/en-US/community');
    await spotlight.getByRole('link', { name: 'Prism', exact: true }).click();
    await expect(page).toHaveURL('/en-US/community/spotlight/prism');
    await expect(page.getByRole('link', { name: 'Source of the quote' })).toHaveAttribute(
      'href',
      'https://github.com/PrismJS/prism#readme',
    );
  });

  test('shows what it gets: at most three news, contributions, a spotlight, and nothing where nothing is', async ({ page }) => {
    await page.clock.setFixedTime('2026-05-10T12:00:00Z');
    await page.goto('/en-US/docs/Web');
    await hydrated(page);
    const home = new HomePage(page);

    await test.step('has at most three news', async () => {
      const item = { title: 'a', source: { name: 'b', url: '/en-US/blog/' }, published_at: '2026-01-01' };
      await home.visitWith({ latestNews: { items: [1, 2, 3, 4].map((number) => ({ ...item, url: `/en-US/blog/${number}/` })) } });
      await expect(home.news.getByRole('listitem')).toHaveCount(3);
      await page.goBack();
    });

    await test.step('has recent contributions: title, repository and relative date', async () => {
      await home.visitWith({
        recentContributions: {
          items: [
            {
              number: 7,
              url: 'https://example.org/pull/7',
              title: 'Say what a gap is',
              updated_at: '2026-05-08T10:00:00Z',
              repo: { name: 'an/archive', url: 'https://example.org/an/archive' },
            },
          ],
        },
      });
      await expect(home.contributions.getByRole('link', { name: 'Say what a gap is' })).toHaveAttribute(
        'href',
        'https://example.org/pull/7',
      );
      await expect(home.contributions.getByRole('link', { name: 'an/archive' })).toHaveAttribute('href', 'https://example.org/an/archive');
      await expect(home.contributions.getByRole('time')).toHaveText('2 days ago');
      await page.goBack();
    });

    await test.step("has a contributor spotlight: name, address, quote, and 'Get involved'", async () => {
      const url = '/en-US/community/spotlight/a-writer';
      await home.visitWith({ featuredContributor: { contributorName: 'A Writer', url, quote: 'I began with one comma.' } });
      await expect(home.spotlight.getByRole('link', { name: 'A Writer' })).toHaveAttribute('href', url);
      await expect(home.spotlight.getByText('I began with one comma.')).toBeVisible();
      await expect(home.spotlight.getByRole('link', { name: 'Get involved' })).toHaveAttribute('href', '/en-US/community');
      await page.goBack();
    });

    await test.step('leaves out empty sections', async () => {
      await home.visitWith({
        shelf: [],
        featuredArticles: [],
        latestNews: { items: [] },
        recentContributions: { items: [] },
        featuredContributor: undefined,
      });
      await expect(home.heading).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
    });
  });

  for (const { now, isNew } of [
    { now: '2026-09-14T23:59:59Z', isNew: true },
    { now: '2026-09-15T00:00:00Z', isNew: false },
  ]) {
    test(`${isNew ? "marks a post 'New' if it was published less than 7 days ago" : 'marks no post after 7 days'}`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await page.goto('/en-US/');
      await hydrated(page);
      const { news } = new HomePage(page);
      await expect(news.getByRole('time').first()).toHaveText(isNew ? '6 days ago' : 'last week');
      await expect(news.getByText('New', { exact: true })).toHaveCount(isNew ? 1 : 0);
    });
  }

  test('has full dates in its HTML, and relative dates in the browser', async ({ request }) => {
    const html = await (await request.get('/en-US/')).text();
    expect(html).toContain('>September 8, 2026</time>');
    expect(html).not.toContain(' ago<');
  });
});
