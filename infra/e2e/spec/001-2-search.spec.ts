import { Agent, get } from 'node:http';
import type { Page } from '@playwright/test';
import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { axeViolationsInBothThemes } from '../pages/axe-violations.ts';
import { textOf } from '../site/served-page.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

test.describe('the search results page', () => {
  test('is titled \'Search: "{q}"\', and lists what was found', async ({ page }) => {
    await page.goto('/en-US/search?q=array');
    await expect(page).toHaveTitle('Search: "array"');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "array"');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('array');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Array', exact: true }).click();
    await expect(page).toHaveURL('/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array');
  });

  test("has ' (page N)' in its title from page 2", async ({ served }) => {
    const page = await served('/en-US/search?q=web&page=2');
    expect([page.title, page.heading]).toEqual(['Search: "web" (page 2)', 'Search: "web" (page 2)']);
  });

  test("says 'No query, no results.' without a query", async ({ served }) => {
    for (const address of ['/en-US/search', '/en-US/search?q=', '/en-US/search?q=%20']) {
      const page = await served(address);
      expect([page.title, page.heading], address).toEqual(['No query, no results.', 'No query, no results.']);
    }
  });

  test('says that nothing was found, and offers next steps', async ({ served }) => {
    const { main } = await served('/en-US/search?q=samovar');
    expect(main.getByText(/No results for “samovar”/)).toBeTruthy();
    expect(main.getByRole('link', { name: 'Browse the references' }).getAttribute('href')).toBe('/en-US/docs/Web');
  });

  test('shows the query as text, and never runs it', async ({ page }) => {
    await page.goto(`/en-US/search?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: ""><img src=x onerror=alert(1)>"');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  test('searches again without a reload, and not for an empty query', async ({ page }) => {
    await page.goto('/en-US/search?q=array');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('  ');
    await box.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=array');
    await box.fill('dialog');
    await box.press('Enter');
    await expect(page).toHaveURL('/en-US/search?q=dialog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "dialog"');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "array"');
    await expect(box).toHaveValue('array');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

test.describe('an invalid address of the results page', () => {
  for (const { wrong, address, says } of [
    { wrong: 'a page that is not a number', address: 'q=array&page=two', says: 'Only pages 1–10 are available.' },
    { wrong: 'page 0', address: 'q=array&page=0', says: 'Only pages 1–10 are available.' },
    { wrong: 'page 11', address: 'q=array&page=11', says: 'Only pages 1–10 are available.' },
    { wrong: 'an unknown order', address: 'q=array&sort=newest', says: 'Results can be sorted by best match, relevance, or popularity.' },
    { wrong: 'an unknown area', address: 'q=array&area=tea', says: 'That area doesn’t exist.' },
    { wrong: 'an unknown kind', address: 'q=array&kind=tea', says: 'That kind of page doesn’t exist.' },
    { wrong: 'an unknown language', address: 'q=array&locale=xx', says: 'That language isn’t supported.' },
    { wrong: '201 characters', address: `q=${'a'.repeat(201)}`, says: 'Enter up to 200 characters.' },
  ]) {
    test(`is answered with 400 and a reason: ${wrong}`, async ({ served }) => {
      const { status, main } = await served(`/en-US/search?${address}`);
      expect(status).toBe(400);
      expect(main.getByText('This search cannot be answered')).toBeTruthy();
      expect(textOf(main.getByRole('definition'))).toBe(says);
      expect(main.getByRole('searchbox')).toBeTruthy();
    });
  }

  test('keeps its error after it has hydrated', async ({ page, expectErrors }) => {
    expectErrors(/status of 400/);
    await page.goto('/en-US/search?q=array&page=11');
    await hydrated(page);
    await expect(page.getByText('This search cannot be answered')).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText('Only pages 1–10 are available.');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });

  test('begins at 201 characters: 200 are accepted', async ({ served }) => {
    expect((await served(`/en-US/search?q=${'a'.repeat(200)}`)).status).toBe(200);
  });
});

test('three thousand concurrent searches of one reader are all answered, or told when to retry', async ({ site }) => {
  test.slow();
  const queries = ['array', 'css grid', 'samovar', 'Array.prototype.toSorted()', "' OR 1=1 --", '(((a+)+)+)$'];
  // The system refuses thousands of connections before the site sees them.
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const ask = (query: string) =>
    new Promise<string>((resolve, reject) => {
      get(`${site.address}/api/v1/search?${new URLSearchParams({ q: query }).toString()}`, { agent }, (response) => {
        response.resume().on('end', () => resolve(`${response.statusCode} ${response.headers['retry-after'] ? 'later' : 'now'}`));
      }).on('error', reject);
    });
  const answers = await Promise.all(Array.from({ length: 3000 }, (_, number) => ask(queries[number % queries.length] ?? '')));
  agent.destroy();
  expect(answers).toContain('200 now');
  expect(answers.filter((answer) => answer !== '200 now' && answer !== '429 later')).toEqual([]);
});

test.describe('the results page of the full-text index', () => {
  test('shows count, time and highlights, has links to sort, and changes pages without a reload', async ({ page }) => {
    await searchedByIndex(page, {});
    const main = page.getByRole('main');
    await expect(main.getByText('184 pages found')).toContainText('12 ms');
    await expect(main.getByRole('listitem').locator('mark').first()).toHaveText('tea');
    await expect(main.getByRole('link', { name: 'Best match' })).toHaveAttribute('aria-current', 'true');
    await expect(main.getByText('Only titles were searched')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 400));
    await main.getByRole('link', { name: 'Popularity' }).click();
    await expect(page).toHaveURL('/en-US/search?q=tea&sort=popularity');
    await expect(main.getByRole('link', { name: 'Popularity' })).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await main.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/en-US/search?q=tea&sort=popularity&page=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "tea" (page 2)');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "tea"');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test("says 'Did you mean' with a count if nothing was found", async ({ page }) => {
    await searchedByIndex(page, { total: 0, hits: [], suggestion: { text: 'tee', total: 3 } });
    await expect(page.getByText('Did you mean')).toContainText('3 pages found');
    await expect(page.getByRole('main').getByRole('link', { name: 'tee' })).toHaveAttribute('href', '/en-US/search?q=tee');
  });

  test('names each invalid parameter of the address by its label on the page', async ({ page }) => {
    await searchedByIndex(page, { total: 0, hits: [], problems: [{ parameter: 'sort', message: 'unknown' }] });
    await expect(page.getByText('This search cannot be answered')).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText('Results can be sorted by best match, relevance, or popularity.');
    await expect(page.getByRole('link', { name: 'Search without filters' })).toHaveAttribute('href', '/en-US/search?q=tea');
  });

  test('can be requested again if the server failed', async ({ page, expectErrors }) => {
    expectErrors(/status of 503/);
    await page.goto('/en-US/search?q=array');
    await hydrated(page);
    await page.route('**/en-US/search/index.json?q=tea', (route) => route.fulfill({ status: 503, body: 'tired' }));
    await searchHere(page, 'tea');
    await expect(page.getByText('Search isn’t responding')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en-US/search?q=tea');
  });
});

test.describe('search results with assistive technology', () => {
  test('have no violation, light or dark', async ({ page }) => {
    await searchedByIndex(page, { suggestion: { text: 'tee', total: 3 } });
    expect(await axeViolationsInBothThemes(page, 'main')).toEqual([]);
  });
});

/** Searches for tea with a given answer of the index. */
async function searchedByIndex(page: Page, answer: Partial<SearchPage>): Promise<void> {
  await page.goto('/en-US/search?q=array');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.route(/\/en-US\/search\/index\.json\?q=tea/, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    return route.fulfill({
      json: { ...foundByIndex, sort: asked.get('sort') ?? 'best', page: Number(asked.get('page') ?? 1), ...answer },
    });
  });
  await searchHere(page, 'tea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: "tea"');
}

async function searchHere(page: Page, words: string): Promise<void> {
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill(words);
  await box.press('Enter');
}

const foundByIndex: SearchPage = {
  renderer: 'Search',
  url: '/en-US/search',
  pageTitle: 'Search: "tea"',
  query: 'tea',
  page: 1,
  total: 184,
  source: 'index',
  took: 12,
  locales: ['en-US'],
  hits: Array.from({ length: 10 }, (_, number) => ({
    mdn_url: `/en-US/docs/Web/tea-${number}`,
    title: `tea ${number}`,
    parents: ['Web'],
    marked: {
      title: [{ text: 'tea', marked: true }, { text: ` ${number}` }],
      body: [[{ text: 'A cup of ' }, { text: 'tea', marked: true }, { text: ' for everyone who reads.' }]],
    },
  })),
};
