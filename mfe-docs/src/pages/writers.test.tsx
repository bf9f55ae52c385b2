/** @jest-environment jsdom */
import type { Page } from '@webdocs/contracts/page/page';
import type { WritersPage } from '@webdocs/contracts/page/writers-page';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer } from '@webdocs/testing/render';
import { boilPage } from '../../fixtures/kettle-pages.ts';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('writers');

const flaws: WritersPage = {
  renderer: 'Writers',
  url: '/en-US/_flaws?kind=broken-link',
  pageTitle: '_flaws',
  noIndexing: true,
  view: 'flaws',
  trail: [],
  counts: [
    { kind: 'broken-link', count: 1200 },
    { kind: 'sidebar', count: 1 },
  ],
  columns: ['flaws', 'fixable', 'kinds'],
  rows: [{ title: '<b>Tea</b>', url: '/en-US/docs/Tea', file: '/content/files/en-us/tea/index.md', cells: [3, 1, 'broken-link 3'] }],
  filter: { query: 'te', kind: 'broken-link' },
  total: 1200,
  page: 2,
  pages: 6,
};

async function served(page: Page): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'writers', { page, address: page.url });
  return element;
}

test('writers see pages with their flaws, and open them without a script', async () => {
  const element = await served(flaws);
  expect(element.querySelector('h1')?.textContent).toBe('Flaws');
  expect(element.querySelector('tbody a')?.getAttribute('href')).toBe('/en-US/docs/Tea');
  expect(element.querySelector('tbody a')?.textContent).toBe('<b>Tea</b>');
  expect([...element.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['3', '1', 'broken-link 3']);
  expect(element.querySelector('form[action="/_open"] input')?.getAttribute('value')).toBe('/content/files/en-us/tea/index.md');
});

test('the table is narrowed down by words and kinds, page by page', async () => {
  const element = await served(flaws);
  const form = element.querySelector('search form');
  expect(form?.getAttribute('action')).toBe('/en-US/_flaws');
  expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => `${name}=${value}`)).toEqual(['q=te', 'kind=broken-link']);
  expect([...element.querySelectorAll('search a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en-US/_flaws?q=te',
    '/en-US/_flaws?q=te&kind=broken-link',
    '/en-US/_flaws?q=te&kind=sidebar',
  ]);
  expect([...element.querySelectorAll('nav:last-of-type a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en-US/_flaws?q=te&kind=broken-link',
    '/en-US/_flaws?q=te&kind=broken-link&page=3',
  ]);
});

test('translations are told by their state, in the language of the page', async () => {
  const element = await served({
    ...flaws,
    url: '/fr/_translations',
    view: 'translations-of',
    counts: [{ kind: 'behind', count: 1 }],
    columns: ['state', 'commits-behind', 'english-modified'],
    rows: [{ title: 'Thé', url: '/fr/docs/Tea', cells: ['behind', null, '2026-03-09'] }],
  });
  expect([...element.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['En retard', '', '9 mars 2026']);
});

test('levels of the tree lead further down', async () => {
  const rows = [{ title: 'CSS', below: '/en-US/_sitemap/Web/CSS', cells: [12, null, null] }];
  const trail = [{ title: 'en-US', url: '/en-US/_sitemap' }];
  const element = await served({
    ...flaws,
    url: '/en-US/_sitemap/Web',
    view: 'sitemap',
    columns: ['pages-below', 'page-type', 'status'],
    counts: [],
    rows,
    trail,
  });
  expect([...element.querySelectorAll('td a, p a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en-US/_sitemap',
    '/en-US/_sitemap/Web/CSS',
  ]);
});

test('a table that still grows says how far it has come', async () => {
  const element = await served({ ...flaws, progress: { done: 10, total: 2000 } });
  expect(element.querySelector('[role=status]')?.textContent).toContain('10 of 2,000 pages looked at');
});

test('writers take the page over as the server sent it', async () => {
  const html = await renderOnServer(server, 'writers', { page: flaws, address: flaws.url });
  const part = await mountInBrowser(browserPart, 'mfe-docs/writers', { page: flaws, address: flaws.url }, html);
  expect(part.reports).toEqual([]);
  expect(part.element.querySelector('h1')?.textContent).toBe('Flaws');
  await part.unmount();
});

test('a table that could not be had is asked for again at its whole address, with the query', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page: Page = { renderer: 'Broken', url: '/en-US/_flaws', pageTitle: '_flaws', status: 503, message: '503 on /en-US/_flaws' };
  const part = await mountInBrowser(browserPart, 'mfe-docs/writers', { page, address: flaws.url });
  expect(part.element.querySelector('[role=alert] p')?.textContent).toBe('503 on /en-US/_flaws');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  part.element.querySelector('form button')?.dispatchEvent(click);
  // A form that is sent asks without the query; a reload does not, and offline the page is asked for in place.
  expect([click.defaultPrevented, part.navigations]).toEqual([true, ['/en-US/_flaws']]);
  await part.unmount();
});

test('readers get no toolbar, and nothing of it', async () => {
  const html = await renderOnServer(server, 'page', { page: boilPage });
  expect(html).not.toContain('Toolbar');
});
