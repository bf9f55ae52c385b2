/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import { packSearchTitles } from '@webdocs/title-search/search-titles';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { somePage } from '../../fixtures/search-pages.ts';

const { server, inBrowser } = remoteUnderTest();
const boxPart = inBrowser('box');

const about = { page: somePage, address: '/en-US/about', slot: 'search-box' } as const;
const titles = [
  { title: 'Array.prototype.map()', url: '/en-US/docs/Web/JavaScript/Reference/Array/map' },
  { title: 'Map', url: '/en-US/docs/Web/JavaScript/Reference/Map' },
  ...Array.from({ length: 20 }, (_, number) => ({ title: `Map pin ${number}`, url: `/en-US/docs/Web/Pins/Map_pin_${number}` })),
  ...['API', 'CSS', 'HTML', 'HTTP', 'SVG'].map((area) => ({ title: `${area} teapot`, url: `/en-US/docs/Web/${area}/Teapot` })),
];

const packed = packSearchTitles(
  titles.map(({ title, url }, place) => ({ title, slug: url.slice('/en-US/docs/'.length), level: Math.max(0, 35 - place) })),
);

let box: MountedPart;
let field: HTMLInputElement;
let fetchTitles: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
  fetchTitles = jest.fn(async () => ({ ok: true, status: 200, url: '', text: async () => packed }));
  globalThis.fetch = fetchTitles as never;
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(async () => {
  localStorage.clear();
  await box.unmount();
  document.body.replaceChildren();
  jest.useRealTimers();
});

async function mountBox() {
  box = await mountInBrowser(boxPart, 'mfe-search/box', about, await renderOnServer(server, 'box', about));
  field = box.element.querySelector('#header-search-q') as HTMLInputElement;
}

async function type(text: string) {
  await act(async () => {
    field.focus();
    field.value = text;
    fireEvent.input(field);
  });
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => void fireEvent(field, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })));
const rows = () => [...box.element.querySelectorAll<HTMLAnchorElement>('[role=option]')];
const said = () => box.element.querySelector('[role=status]')?.textContent;
const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('titles that cannot be fetched are told of, the site can be searched all the same, and the next focus tries again', async () => {
  await mountBox();
  const refused = { ok: false, status: 503, url: '/en-US/search-index.json' };
  fetchTitles.mockResolvedValueOnce(refused).mockResolvedValueOnce(refused);
  await type('map');
  expect(box.element.textContent).toContain('Failed to load search index!');
  expect(rows().map(({ pathname, search }) => pathname + search)).toEqual(['/en-US/search?q=map']);
  expect(box.reports.map(({ code }) => code)).toEqual(['SEARCH_TITLES_UNAVAILABLE']);
  await act(async () => field.blur());
  await type('map');
  expect(rows().length).toBeGreaterThan(1);
});

test('a site that was exported as files has its titles in a plain list', async () => {
  const french = { ...about, address: '/fr/about' };
  fetchTitles.mockResolvedValueOnce({ ok: false, status: 404 });
  fetchTitles.mockResolvedValueOnce({ ok: true, json: async () => [{ title: 'La carte', url: '/fr/docs/Web/map' }] });
  box = await mountInBrowser(boxPart, 'mfe-search/box', french, await renderOnServer(server, 'box', french));
  field = box.element.querySelector('#header-search-q') as HTMLInputElement;
  await type('carte');
  expect(fetchTitles.mock.calls.map(([address]) => address as string)).toEqual(['/fr/search-titles.txt', '/fr/search-index.json']);
  expect(rows().map(({ pathname }) => pathname)).toEqual(['/fr/docs/Web/map', '/fr/search']);
});

test('the field is a plain one for the server, and a combobox once it is alive', async () => {
  const html = await renderOnServer(server, 'box', about);
  expect(html).not.toContain('combobox');
  await mountBox();
  expect(field.getAttribute('role')).toBe('combobox');
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('the titles are fetched with the first focus and not again', async () => {
  await mountBox();
  const before = fetchTitles.mock.calls.length;
  await type('');
  await type('map');
  await act(async () => field.blur());
  await type('array');
  expect(fetchTitles.mock.calls.length - before).toBeLessThanOrEqual(1);
});

test.each([
  [849, 5],
  [850, 10],
])('a window %i high has room for %i titles, and for the way to search the whole site', async (height, count) => {
  Object.assign(window, { innerHeight: height });
  await mountBox();
  await type('map');
  expect(rows()).toHaveLength(count + 1);
  expect(rows().at(-1)?.textContent).toBe("Not seeing what you're searching for?Search the whole site for “map”");
  expect(said()).toBe(`${count} titles found`);
});

test('what is exact comes first, and what was typed is marked', async () => {
  await mountBox();
  await type('MAP');
  expect(rows()[1]?.textContent).toBe('MapReferenceJavaScript');
  expect([...(rows()[1]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['Map']);
});

test('the arrows go round the rows, and typing leaves them', async () => {
  Object.assign(window, { innerHeight: 800 });
  await mountBox();
  await type('map');
  expect(active()).toBeNull();
  await press('ArrowDown');
  expect(active()).toContain('Array.prototype.map()');
  await press('ArrowUp');
  expect(active()).toContain('Search the whole site');
  await press('ArrowDown');
  expect(active()).toContain('Array.prototype.map()');
  await press('Home');
  expect(active()).toContain('Array.prototype.map()');
  await type('map p');
  expect(active()).toBeNull();
});

test.each([{ isComposing: true }, { keyCode: 229 }, { altKey: true }, { ctrlKey: true }])('an arrow with %j is not ours', async (more) => {
  await mountBox();
  await type('map');
  await press('ArrowDown', more);
  expect(active()).toBeNull();
});

test('offline, where nothing answers the form, Enter follows the first title', async () => {
  await mountBox();
  await act(async () => box.bus.publish('connectivity/changed', { connectivity: 'offline' }));
  const followed: string[] = [];
  box.element.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as Element).closest('a')?.getAttribute('href') ?? '');
  });
  await type('map');
  await press('Enter');
  expect(followed).toEqual([titles[0]?.url]);
  await act(async () => box.bus.publish('connectivity/changed', { connectivity: 'online' }));
  await type('teapot');
  await press('Enter');
  expect(followed).toHaveLength(1);
});

test('Enter follows the highlighted row with the keys that are held, and without one it searches the site', async () => {
  await mountBox();
  const followed: Array<[string | null, boolean]> = [];
  box.element.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push([(event.target as Element).closest('a')?.getAttribute('href') ?? null, event.ctrlKey]);
  });
  await type('map');
  await press('Enter', { ctrlKey: true });
  await press('ArrowDown');
  await press('Enter', { ctrlKey: true });
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await press('Enter');
  expect(followed).toEqual([
    ['/en-US/search?q=map', true],
    [titles[0]?.url, true],
    [titles[0]?.url, false],
  ]);
  expect(field.getAttribute('aria-expanded')).toBe('false');

  await type('map');
  await act(async () => void fireEvent.submit(field.form as HTMLFormElement));
  expect(box.navigations).toEqual(['/en-US/search?q=map']);
  expect(rows()).toEqual([]);
});

test('a row clicked with a modifier leaves the list open, any other click closes it', async () => {
  await mountBox();
  box.element.addEventListener('click', (event) => event.preventDefault());
  await type('map');
  await act(async () => void fireEvent.click(rows()[0] as HTMLElement, { metaKey: true }));
  expect(rows()).not.toEqual([]);
  await act(async () => void fireEvent.click(rows()[0] as HTMLElement));
  expect(rows()).toEqual([]);
});

test('pressing a row keeps the focus in the field; when it goes elsewhere the list closes', async () => {
  await mountBox();
  await type('map');
  expect(fireEvent.mouseDown(rows()[0] as HTMLElement)).toBe(false);
  await act(async () => field.blur());
  expect(rows()).toEqual([]);
});

test('Escape clears the field and leaves it', async () => {
  await mountBox();
  await type('map');
  await press('Escape');
  expect([field.value, document.activeElement === field, rows().length]).toEqual(['', false, 0]);
});

test('where no title matches the reader is told so and can search the site', async () => {
  await mountBox();
  await type('samovar');
  expect(said()).toBe('No document titles found.');
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Search the whole site for “samovar”']);
});

test('what was typed before the box came to life is searched at once', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = await renderOnServer(server, 'box', about);
  const html = element.innerHTML;
  element.remove();
  const early = mountInBrowser(boxPart, 'mfe-search/box', about, html);
  field = document.querySelector('#header-search-q') as HTMLInputElement;
  field.value = 'array';
  field.focus();
  box = await early;
  await act(async () => undefined);
  expect(field.value).toBe('array');
  expect(rows()[0]?.textContent).toContain('Array.prototype.map()');
});

test('a list that cannot be drawn says so, and another word is another chance', async () => {
  await mountBox();
  const failing = jest.spyOn(String.prototype, 'split').mockImplementation(() => {
    throw new Error('a title that cannot be shown');
  });
  try {
    await type('map');
  } finally {
    failing.mockRestore();
  }
  expect(box.element.querySelector('[role=alert]')?.textContent).toBe('Error while rendering search. Check console for details.');
  expect(box.reports.map(({ code }) => code)).toEqual(['SEARCH_LIST_FAILED']);
  await type('array');
  expect(rows()).toHaveLength(2);
});

test('an empty field offers what most readers come to, and what this one had before, on this device alone', async () => {
  Object.assign(window, { innerHeight: 800 });
  await mountBox();
  box.element.addEventListener('click', (event) => event.preventDefault());
  await type('');
  expect(groups()).toEqual([['Popular', 5]]);
  await type('pin 7');
  await act(async () => void fireEvent.click(rows()[0] as HTMLElement));
  await type('tea kettle');
  await act(async () => void fireEvent.submit(field.form as HTMLFormElement));
  await type('');
  expect(groups()).toEqual([
    ['Recent', 2],
    ['Popular', 3],
  ]);
  expect(
    rows()
      .map((row) => row.getAttribute('href'))
      .slice(0, 2),
  ).toEqual(['/en-US/search?q=tea+kettle', '/en-US/docs/Web/Pins/Map_pin_7']);
  expect(said()).toBe('');

  await act(async () => void fireEvent.click(box.element.querySelector('button:not([type=submit])') as HTMLElement));
  expect(groups()).toEqual([['Popular', 5]]);
  expect(box.element.textContent).not.toContain('Clear recent');
  expect(localStorage).toHaveLength(0);
});

/** What is offered: the name of each group, and how many rows it has. */
function groups() {
  return [...box.element.querySelectorAll('[role=group]')].map((group) => [
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    group.querySelectorAll('[role=option]').length,
  ]);
}

test('the arrows go round what is offered, and Enter with no row at it goes nowhere', async () => {
  Object.assign(window, { innerHeight: 800 });
  await mountBox();
  await type('');
  await press('Enter');
  await press('ArrowUp');
  expect(active()).toContain('HTTP teapot');
  await press('ArrowDown');
  expect(active()).toContain('Array.prototype.map()');
  expect(box.navigations).toEqual([]);
});

test.each([
  'not JSON',
  '{"a":1}',
  '[1,{"title":"x"},{"title":"Evil","url":"https://evil.example/"},{"title":"Evil","url":"//evil.example"}]',
])('what a storage holds that is no list of pages of this site is not offered: %s', async (text) => {
  localStorage.setItem('search-recent', text);
  await mountBox();
  await type('');
  expect(groups().map(([name]) => name)).toEqual(['Popular']);
});

test('pages of another language are not offered', async () => {
  localStorage.setItem('search-recent', JSON.stringify([{ title: 'La carte', url: '/fr/docs/Web/map' }]));
  await mountBox();
  await type('');
  expect(box.element.textContent).not.toContain('La carte');
});

test('words that are marked in the page are what the shortcut looks up, unless something is typed already', async () => {
  await mountBox();
  (field.closest('[popover]') as HTMLElement).checkVisibility = () => true;
  jest.spyOn(document, 'getSelection').mockReturnValue({ toString: () => ' map pin 7 ' } as never);
  await act(async () => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
  expect(field.value).toBe('map pin 7');
  expect(rows()[0]?.textContent).toContain('Map pin 7');
  await type('array');
  await act(async () => field.blur());
  await act(async () => void fireEvent.keyDown(document.body, { key: '/' }));
  expect(field.value).toBe('array');
  jest.restoreAllMocks();
});

test('a question that is typed can be asked, above the search of all texts; the name of a thing cannot', async () => {
  await mountBox();
  await type('how do I map a map?');
  const [ask, site] = rows().slice(-2);
  expect([ask?.textContent, ask?.getAttribute('href')]).toEqual([
    'Ask AI Help: “how do I map a map?”',
    '/en-US/plus/ai-help?q=how%20do%20I%20map%20a%20map%3F',
  ]);
  expect(site?.getAttribute('href')).toBe('/en-US/search?q=how+do+I+map+a+map%3F');
  await press('ArrowUp');
  await press('ArrowUp');
  expect(active()).toBe('Ask AI Help: “how do I map a map?”');
  await type('map');
  expect(box.element.textContent).not.toContain('Ask AI Help');
});
