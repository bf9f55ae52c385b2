/** @jest-environment jsdom */
import { mountInBrowser, renderOnServer } from '@webdocs/testing/render';
import { brokenSearch, fruitlessSearch, gridSearch, gridSearchPage3, gridSearchPastEnd, noQuery } from '../../fixtures/search-pages.ts';
import * as browserPart from './browser/page.ts';
import server from './server.tsx';

async function shown(page: Parameters<typeof renderOnServer>[2]['page'], address?: string): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'page', { page, ...(address ? { address } : {}) });
  return element;
}

test.each([
  [gridSearch, 'Search: "grid"'],
  [gridSearchPage3, 'Search: "grid" (page 3)'],
  [noQuery, 'No query, no results.'],
  [fruitlessSearch, 'Search: "samovar"'],
])('the heading names the query and the page', async (page, heading) => {
  expect((await shown(page)).querySelector('h1')?.textContent).toBe(heading);
});

test('results are links with their path and summary, the words of the query marked', async () => {
  const element = await shown(gridSearch);
  const first = element.querySelector('ol li');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/en-US/docs/Web/CSS/tea-template-columns');
  expect(first?.textContent).toContain('CSS / Properties');
  expect(first?.querySelector('mark')?.textContent).toBe('grid');
  expect(element.textContent).toContain('184 pages found');
});

test('the form of the page is filled with the query and searches without a script', async () => {
  const form = (await shown(gridSearch)).querySelector('form');
  expect(form?.getAttribute('action')).toBe('/en-US/search');
  expect(form?.method).toBe('get');
  expect(form?.querySelector('input')?.value).toBe('grid');
  expect(form?.querySelector('input')?.name).toBe('q');
});

test('a reader pages with links, up to page ten', async () => {
  const first = await shown(gridSearch);
  expect(first.querySelector('[rel=next]')?.getAttribute('href')).toBe('/en-US/search?q=grid&page=2');
  expect(first.querySelector('[rel=prev]')).toBeNull();

  const last = await shown({ ...gridSearch, page: 10 });
  expect(last.querySelector('[rel=next]')).toBeNull();
  expect(last.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/en-US/search?q=grid&page=9');
  expect(last.querySelector('nav [aria-current]')?.textContent).toBe('10');
});

test('one page of results has no pagination', async () => {
  expect((await shown({ ...gridSearch, total: 3 })).querySelector('nav')).toBeNull();
});

test('without a hit the reader gets kind words and a way on', async () => {
  const element = await shown(fruitlessSearch);
  expect(element.textContent).toContain('Nothing here has “samovar” in it');
  expect(element.querySelector('a[href="/en-US/docs/Web"]')).not.toBeNull();
});

test('past the last page the reader is led back to the first', async () => {
  const element = await shown(gridSearchPastEnd);
  expect(element.querySelector('a[href="/en-US/search?q=grid"]')).not.toBeNull();
});

test('a search that was not answered keeps the query and can be tried again', async () => {
  const element = await shown(brokenSearch, '/en-US/search?q=grid');
  expect(element.querySelector('input')?.value).toBe('grid');
  expect(element.textContent).toContain('Search did not answer');
  expect(element.querySelector('a[href="/en-US/search?q=grid"]')?.textContent).toBe('Try again');
});

test('a hostile query and hostile titles are shown as text', async () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  const element = await shown({
    ...gridSearch,
    query: hostile,
    hits: [{ mdn_url: '/en-US/docs/Web', title: hostile, summary: hostile, parents: [hostile] }],
  });
  expect(element.querySelector('img')).toBeNull();
  expect(element.querySelector('input')?.value).toBe(hostile);
  expect(element.querySelector('h1')?.textContent).toBe(`Search: "${hostile}"`);
});

test('hydration keeps the list that the server sent', async () => {
  const html = await renderOnServer(server, 'page', { page: gridSearch });
  const warn = jest.spyOn(console, 'error');
  const host = document.createElement('div');
  host.innerHTML = html;
  const part = await mountInBrowser(browserPart, 'mfe-search/page', { page: gridSearch }, html);
  expect(part.reports).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  expect(part.element.innerHTML).toBe(host.innerHTML);
  expect(part.openSlots()).toEqual(['ad-side']);

  await part.show({ page: fruitlessSearch });
  expect(part.element.querySelector('input')?.value).toBe('samovar');
  await part.unmount();
});
