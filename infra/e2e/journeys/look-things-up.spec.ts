import { within } from '@testing-library/dom';
import type { Page } from '@playwright/test';
import { textOf, type ServedPage } from '../site/served-page.ts';
import { expect, hydrated, test } from '../site/site-test.ts';
import { SampleInPage } from '../pages/examples-in-page.ts';
import { ScreenReader } from '../screen-reader/screen-reader.ts';
import { wholeSite } from '../site/running-site.ts';
import { searchIsComplete } from '../site/search-is-complete.ts';

// A new data folder, the default content, and no other host.
test.use({ flags: wholeSite });

const things = [
  ['flexbox', '/en-US/docs/Learn/CSS/Flexbox'],
  ['learn flexbox', '/en-US/docs/Learn/CSS/Flexbox'],
  ['Array.prototype.flatMap', '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/flatMap'],
  [':has()', '/en-US/docs/Web/CSS/Reference/Selectors/:has'],
  ['<dialog>', '/en-US/docs/Web/HTML/Reference/Elements/dialog'],
  ['Cache-Control', '/en-US/docs/Web/HTTP/Reference/Headers/Cache-Control'],
  ['WebSocket', '/en-US/docs/Web/API/WebSocket'],
] as const;
const references = things.filter(([, address]) => address.includes('/docs/Web/'));

test.beforeAll(async ({ site }) => {
  test.setTimeout(180_000);
  await searchIsComplete(site.address);
});

for (const [words, address] of things)
  test(`the page about ${words} is the first result of a search for it`, async ({ served }) => {
    const page = await served(`/en-US/search?q=${encodeURIComponent(words)}`);
    expect(page.one('main h2 a').getAttribute('href')).toBe(address);
    expect(filesElsewhere(page)).toEqual([]);
  });

for (const [words, address] of references)
  test(`the page about ${words} is sent with browser compatibility, specifications, Baseline and an example`, async ({ served }) => {
    const page = await served(address);
    expect(page.main.getAllByRole('columnheader', { name: 'Firefox' })).not.toEqual([]);
    const standards = page.all('main table').find((table) => within(table).queryByRole('columnheader', { name: 'Specification' }));
    expect(standards?.querySelector('tbody a')?.getAttribute('href')).toMatch(/^https:/);
    expect(textOf(page.main.getByRole('region', { name: 'Baseline' }))).toMatch(/available|availability/);
    expect(page.main.getByRole('heading', { level: 2, name: 'Examples' })).toBeTruthy();
    expect(page.all('main .code-example')).not.toEqual([]);
    expect(filesElsewhere(page)).toEqual([]);
  });

// What the HTML requests is checked on every page; what scripts request is watched in one search and two pages, as all pages run the same scripts.
for (const [words, address] of things.slice(0, 1))
  test(`a search for ${words} leads to its page, without a request to another host`, async ({ page }) => {
    const strangers = requestsElsewhere(page);
    const reader = await ScreenReader.in(page);
    await page.goto(`/en-US/search?q=${encodeURIComponent(words)}`);
    const results = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    await expect(results.first()).toHaveAttribute('href', address);
    expect(strangers).toEqual([]);
    await readsResults(page, reader);
    // How many pages are found, and how fast, is not what this is about.
    expect(reader.script.replace(/(?<!heading )\b\d[\d,]*/g, '#')).toMatchSnapshot('search-results.txt');
  });

for (const [words, address] of [references[0], references.at(-1)].filter((one) => one !== undefined))
  test(`the page about ${words} shows browser compatibility, specifications, Baseline and an example`, async ({ page }) => {
    const strangers = requestsElsewhere(page);
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('columnheader', { name: 'Firefox', exact: true }).first()).toBeVisible();
    const standards = main.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Specification' }) });
    await expect(standards.getByRole('link').first()).toHaveAttribute('href', /^https:/);
    await expect(main.getByRole('region', { name: 'Baseline' })).toContainText(/available|availability/);
    await expect(main.getByRole('heading', { level: 2, name: 'Examples' })).toBeVisible();
    await expect(main.locator('.code-example').last()).toBeVisible();
    expect(strangers).toEqual([]);
  });

test('the samples of the page about flexbox run', async ({ page }) => {
  const strangers = requestsElsewhere(page);
  await page.goto('/en-US/docs/Learn/CSS/Flexbox');
  await hydrated(page);
  const row = new SampleInPage(page, 'a_row');
  await row.come();
  await expect(row.inside.getByRole('navigation')).toBeVisible();
  expect(strangers).toEqual([]);
});

/** Of the first page, and of what is left with a filter. */
async function readsResults(page: Page, reader: ScreenReader): Promise<void> {
  const main = page.getByRole('main');
  const areas = main.getByRole('navigation', { name: 'Area' });
  await reader.does('opens a page of results', () => hydrated(page));
  await reader.listsLandmarks();
  await reader.reads('the head of the results', main.getByText(/pages? found/));
  await reader.reads('the first result', main.getByRole('article').first());
  await reader.reads('the areas', areas);
  await reader.reads('the pages', main.getByRole('navigation', { name: 'Pages of results' }));
  await areas.getByRole('link').first().focus();
  await reader.presses('Enter', () => expect(areas.getByRole('link').first()).toHaveAttribute('aria-current', 'true'));
  await reader.reads('the areas', areas);
  await reader.does('moves to what takes the filter away', () => main.getByRole('link', { name: /^Remove/ }).focus());
}

const ofThisMachine = (hostname: string): boolean => /^(?:127\.0\.0\.1|(?:.*\.)?localhost)$/.test(hostname);

/** Every script, style sheet, image and frame that the HTML of a page requests from another host. */
function filesElsewhere(page: ServedPage): string[] {
  const files = page.all('[src], link[rel="stylesheet"], link[rel*="preload"], link[rel="icon"], link[rel="manifest"]');
  const addresses = files.map((file) => new URL(file.getAttribute('src') ?? file.getAttribute('href') ?? '', page.document.baseURI));
  return addresses.filter(({ protocol, hostname }) => protocol.startsWith('http') && !ofThisMachine(hostname)).map(({ href }) => href);
}

/** Every request of a page to another host. */
function requestsElsewhere(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !ofThisMachine(hostname)) asked.push(request.url());
  });
  return asked;
}
