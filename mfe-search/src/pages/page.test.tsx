/** @jest-environment jsdom */
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer } from '@webdocs/testing/render';
import {
  brokenSearch,
  filteredSearch,
  frenchSearch,
  fruitlessSearch,
  gridSearch,
  gridSearchPage3,
  gridSearchPastEnd,
  indexSearch,
  misspeltSearch,
  noQuery,
  refusedSearch,
} from '../../fixtures/search-pages.ts';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('page');

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
  expect(first?.textContent).toContain('CSS › Properties');
  expect(first?.querySelector('mark')?.textContent).toBe('grid');
  expect(element.textContent).toContain('184 pages matched by title');
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
  expect(element.textContent).toContain('No results for “samovar”');
  expect(element.querySelector('a[href="/en-US/docs/Web"]')).not.toBeNull();
});

test('past the last page the reader is led back to the first', async () => {
  const element = await shown(gridSearchPastEnd);
  expect(element.textContent).toContain('There is no page 10');
  expect(element.querySelector('a[href="/en-US/search?q=grid"]')).not.toBeNull();
});

test('a search that was not answered keeps the query and can be tried again', async () => {
  const element = await shown(brokenSearch, '/en-US/search?q=grid');
  expect(element.querySelector('input')?.value).toBe('grid');
  expect(element.textContent).toContain('Search isn’t responding');
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

const linksIn = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

test('the index marks title, summary and one part of the text, and says how many pages it found in which time', async () => {
  const element = await shown(indexSearch);
  expect([...element.querySelectorAll('li mark')].map((mark) => mark.textContent)).toEqual(['tea', 'tea', 'grid']);
  expect(element.textContent).toContain('184 pages found 12 ms');
  expect(element.textContent).not.toContain('Only titles were searched');
  expect((await shown({ ...indexSearch, more: true })).textContent).toContain('More than 184 pages found');
});

test('a result says first what its page is about, and code is set as code', async () => {
  const [result] = (await shown(indexSearch)).querySelectorAll('ol li article');
  expect([...(result?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'CSS › PropertiesReference',
    'Names the rows of a tea-grid.',
    'a second grid',
  ]);
  expect(result?.querySelector('code')?.innerHTML).toBe('<mark>tea</mark>-grid');
});

test('results are narrowed by links, with and without a script, and each says how many pages it leaves', async () => {
  const element = await shown(filteredSearch, '/en-US/search?q=grid&area=css');
  const [areas, kinds] = element.querySelectorAll('[popover] nav');
  expect(linksIn(areas)).toEqual([
    ['CSS21', '/en-US/search?q=grid', 'true'],
    ['API1,200', '/en-US/search?q=grid&area=css&area=api', null],
    ['Learn3', '/en-US/search?q=grid&area=css&area=learn', null],
  ]);
  expect(linksIn(kinds)).toEqual([
    ['Reference14', '/en-US/search?q=grid&area=css&kind=reference', null],
    ['Guide7', '/en-US/search?q=grid&area=css&kind=guide', null],
  ]);
  expect(element.querySelector('button[popovertarget]')?.textContent).toBe('Filters (1)');
  expect(element.querySelector('[popover] h2')?.textContent).toBe('Filters');
  expect([...element.querySelectorAll('[popovertargetaction=hide]')].at(-1)?.textContent).toMatch(/^Show [\d,]+ results$/);
});

test('what narrows the results is above them too, stays with the next page and the next search, and can be taken away', async () => {
  const element = await shown(filteredSearch, '/en-US/search?q=grid&area=css');
  expect(element.querySelector('[aria-label="Remove filter: CSS"]')?.getAttribute('href')).toBe('/en-US/search?q=grid');
  expect(element.querySelector('[rel=next]')?.getAttribute('href')).toBe('/en-US/search?q=grid&area=css&page=2');
  expect(element.querySelector('form input[type=hidden][name=area]')?.getAttribute('value')).toBe('css');
});

test('how many results are left is read out: where it is written was there before', async () => {
  const part = await mountInBrowser(browserPart, 'mfe-search/page', { page: filteredSearch, address: '/en-US/search?q=grid&area=css' });
  const [counted, nothing] = part.element.querySelectorAll('[role=status]');
  await part.show({ page: { ...filteredSearch, total: 7 }, address: '/en-US/search?q=grid&area=css&kind=guide' });
  expect(counted?.textContent).toMatch(/^7 pages found \d/);
  await part.show({ page: { ...filteredSearch, total: 0, hits: [] }, address: '/en-US/search?q=grid&area=css&kind=book' });
  expect([counted?.isConnected, counted?.textContent]).toEqual([true, '']);
  expect([nothing?.isConnected, nothing?.textContent]).toEqual([true, expect.stringContaining('No results with these filters')]);
  await part.unmount();
});

test('filters that leave nothing lead to the results without them', async () => {
  const element = await shown({ ...filteredSearch, total: 0, hits: [] });
  expect(element.textContent).toContain('No results with these filters');
  expect(element.querySelector('h2 ~ div a')?.getAttribute('href')).toBe('/en-US/search?q=grid');
});

test('where there are more results than pages the last of them says so', async () => {
  expect((await shown(indexSearch)).textContent).toContain('Only pages 1–10 are available. Add a word or choose a filter');
  expect((await shown({ ...indexSearch, total: 100 })).textContent).not.toContain('Only pages 1–10');
});

test('who comes without a query can type one at once', async () => {
  expect((await shown(noQuery)).querySelector('input')?.autofocus).toBe(true);
  expect((await shown(gridSearch)).querySelector('input')?.autofocus).toBe(false);
});

test('while the index is being built the reader is told that only titles were searched, and has nothing to choose', async () => {
  const element = await shown(gridSearch);
  expect(element.textContent).toContain('Only titles were searched');
  expect(element.textContent).not.toContain('Popularity');
});

test('a result in another language says which', async () => {
  const result = (await shown(indexSearch)).querySelectorAll('ol li article')[1];
  expect(result?.getAttribute('lang')).toBe('fr');
  expect(result?.querySelector('h2')?.textContent).toBe('La grille à théFrançais');
});

test('results are put in another order by links, where there is more than one', async () => {
  const order = (await shown(indexSearch)).querySelector('nav');
  expect(linksIn(order)).toEqual([
    ['Best match', '/en-US/search?q=grid', 'true'],
    ['Relevance', '/en-US/search?q=grid&sort=relevance', null],
    ['Popularity', '/en-US/search?q=grid&sort=popularity', null],
  ]);
  expect((await shown({ ...indexSearch, total: 1 })).querySelector('nav')).toBeNull();
});

test('a reader of another language searches it, English or both, in the chosen order and from the first page', async () => {
  const element = await shown(frenchSearch, '/fr/search?q=grid&sort=popularity&page=2');
  expect(linksIn(element.querySelector('nav'))).toEqual([
    ['Français', '/fr/search?q=grid&sort=popularity&locale=fr', 'true'],
    ['English (US)', '/fr/search?q=grid&sort=popularity&locale=en-US', null],
    ['Français et anglais', '/fr/search?q=grid&sort=popularity&locale=fr&locale=en-US', null],
  ]);
});

test('a chosen language stays when the reader pages on or searches again, with and without a script', async () => {
  const element = await shown(frenchSearch, '/fr/search?q=grid&sort=popularity&locale=en-US&page=2');
  expect(element.querySelector('[rel=next]')?.getAttribute('href')).toBe('/fr/search?q=grid&sort=popularity&locale=en-US&page=3');
  expect(element.querySelector('form input[type=hidden][name=locale]')?.getAttribute('value')).toBe('en-US');
});

test('words that the reader may have meant are a link, with what they would find', async () => {
  const element = await shown(misspeltSearch);
  expect(element.textContent).toContain('Did you mean samovar 3 pages found');
  expect(element.querySelector('a[href="/en-US/search?q=samovar"]')?.textContent).toBe('samovar');
});

test('an address that cannot be answered is explained field by field, and leads to the words alone', async () => {
  const element = await shown(refusedSearch, '/en-US/search?q=grid&page=11&sort=alphabet&colour=red');
  expect([...element.querySelectorAll('dt')].map((name) => name.textContent)).toEqual(['page', 'sort', 'colour']);
  expect([...element.querySelectorAll('dd')].map((words) => words.textContent)).toEqual([
    'Only pages 1–10 are available.',
    'Results can be sorted by best match, relevance, or popularity.',
    '“colour” has a value that cannot be used.',
  ]);
  expect(element.querySelector('a[href="/en-US/search?q=grid"]')?.textContent).toBe('Search without filters');
  expect(element.textContent).not.toContain('must be at most 10');
});

test('?debug shows what results were ranked by', async () => {
  expect((await shown(indexSearch, '/en-US/search?q=grid&debug')).textContent).toContain('Score 12.25Popularity 0.5');
  expect((await shown(indexSearch)).textContent).not.toContain('Score');
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

test('what is a question can be asked, where the site has AI Help', async () => {
  const asked = { ...gridSearch, query: 'how do I make a grid' };
  const address = '/en-US/search?q=how+do+I+make+a+grid';
  const link = (element: HTMLElement) => element.querySelector('a[href^="/en-US/plus/ai-help"]');
  expect(link(await shown(asked, address))?.getAttribute('href')).toBe('/en-US/plus/ai-help?q=how%20do%20I%20make%20a%20grid');
  expect(link(await shown(gridSearch))).toBeNull();
  const without = document.createElement('div');
  without.innerHTML = await renderOnServer(server, 'page', { page: asked, address, configuration: { absent: ['/plus/ai-help'] } });
  expect(link(without)).toBeNull();
});
