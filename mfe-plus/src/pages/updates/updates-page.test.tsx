/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';
import { baseline, chromium, failedPage, listPage, onePage, preparingPage, releases, sizing } from '../../../fixtures/updates.ts';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('updates');

let part: MountedPart | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await part?.unmount();
  part = undefined;
});

async function served(page = listPage(releases)) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'updates', { page });
  return element;
}
async function visit(page = listPage(releases)) {
  part = await mountInBrowser(browserPart, 'mfe-plus/updates', { page }, (await served(page)).innerHTML);
  return part.element;
}
const hrefs = (element: ParentNode, selector: string) => [...element.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const link = (element: ParentNode, text: string) => [...element.querySelectorAll('a')].find(({ textContent }) => textContent === text);

test('a release says when it came, how much it changed, and where its notes and the rest of it are', async () => {
  const group = (await served()).querySelector('section');
  expect(group?.querySelector('h2')?.textContent).toBe('Chrome 155');
  expect(group?.querySelector('header')?.textContent).toContain('Released November\u00a017,\u00a02026 · 44 changes, 33 in this view');
  expect(link(group as Element, 'Release notes')?.getAttribute('href')).toBe('https://notes.example/155');
  expect(link(group as Element, 'Show all 44 changes in Chrome 155')?.getAttribute('href')).toBe('/en-US/plus/updates/chrome-155');
});

test('a change leads to its page, says what it is and which engines ship it, and holds what changed within it', async () => {
  const [added, removed] = (await served()).querySelectorAll('section section, section > ul > li');
  expect(added?.querySelector('a')?.getAttribute('href')).toBe('/en-US/docs/Web/CSS/Reference/Properties/kettle-wrap');
  expect(added?.textContent).toContain('CSS property');
  expect(added?.textContent).toContain('Experimental');
  expect(added?.textContent).toContain('Lets water flow around the spout.');
  expect(added?.textContent).toContain('2 of 3');
  expect(added?.textContent).toContain('Shipped by Blink and WebKit. Not shipped by Gecko.');
  expect([...(added?.querySelectorAll('details li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'kettle-wrap: balance',
    'kettle-wrap: pretty water',
  ]);
  expect(hrefs(removed as Element, 'a:not([rel])')).toEqual([]);
  expect(removed?.textContent).toContain('Pourer.pour');
  expect(removed?.textContent).toContain('Removed');
  expect(removed?.textContent).toContain('Deprecated');
});

test('filters are links that add a value, or take it away, and keep the rest', async () => {
  const filters = (await served()).querySelector('[popover]') as HTMLElement;
  expect(filters.previousElementSibling?.textContent).toBe('Filters (3)');
  // Where they are a sheet it stays open at each choice, and is closed by who has chosen all.
  const show = [...filters.querySelectorAll('[popovertargetaction=hide]')].at(-1);
  expect(show?.textContent).toBe(`Show ${releases.changes.matching} changes`);
  expect(hrefs(filters, 'nav:first-of-type a')).toEqual([
    '/en-US/plus/updates?category=css,api',
    '/en-US/plus/updates?browsers=chrome,firefox&category=css,api',
  ]);
  expect([...filters.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual([
    'Chrome33',
    'Web APIs13',
    'CSS20',
  ]);
  expect(link(filters, 'HTML0')?.hasAttribute('data-empty')).toBe(true);
  const form = filters.querySelector('form') as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/en-US/plus/updates');
  expect([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
    ['q', ''],
    ['browsers', 'chrome'],
    ['category', 'css,api'],
  ]);
});

test('what was chosen can be taken away one by one and all at once, and how much is left is said', async () => {
  const element = await served();
  const chosen = [...element.querySelectorAll('[aria-label^="Remove filter"]')];
  expect(chosen.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Remove filter: Chrome',
    'Remove filter: Web APIs',
    'Remove filter: CSS',
  ]);
  expect(link(element, 'Reset all filters')?.getAttribute('href')).toBe('/en-US/plus/updates');
  expect(element.querySelector('[role=status]')?.textContent).toBe('33 of 102 changes');
});

test('streams, order, pages and the feed keep the filters that they have', async () => {
  const element = await served();
  expect(link(element, 'Browser releases33')?.getAttribute('aria-current')).toBe('page');
  expect(link(element, 'Baseline9')?.getAttribute('href')).toBe('/en-US/plus/updates?stream=baseline&category=css,api');
  expect(link(element, 'Oldest')?.getAttribute('href')).toBe('/en-US/plus/updates?browsers=chrome&category=css,api&sort=asc');
  expect(link(element, 'Feed of this view')?.getAttribute('href')).toBe('/en-US/plus/updates/rss.xml?browsers=chrome&category=css,api');
  expect(hrefs(element, '[aria-labelledby=updates-feeds] a')).toEqual(
    ['rss.xml', 'atom.xml', 'feed.json', 'releases.ics'].map((file) => `/en-US/plus/updates/${file}?browsers=chrome&category=css,api`),
  );
  expect(element.querySelector('[rel=next]')?.getAttribute('href')).toBe('/en-US/plus/updates?browsers=chrome&category=css,api&page=3');
  expect(element.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/en-US/plus/updates?browsers=chrome&category=css,api');
});

test('what became Baseline is listed by month, with what it means and what there is instead', async () => {
  const element = await served(listPage(baseline));
  expect(link(element, 'Calendar of releases')).toBeUndefined();
  const [newly, discouraged] = element.querySelectorAll('section:has(> header)');
  expect(newly?.querySelector('h2')?.textContent).toBe('November 2026');
  expect(newly?.textContent).toContain('1 event');
  expect(newly?.textContent).toContain('Newly available since November\u00a010,\u00a02026');
  expect(newly?.textContent).toContain('Shipped by Blink, Gecko, and WebKit.');
  expect(hrefs(newly as Element, 'a:not([rel])')).toEqual(['/en-US/plus/updates/newly-kettle-sizing']);
  expect(discouraged?.querySelector('h2')?.textContent).toBe('Before these records began');
  expect(discouraged?.textContent).toContain('It wakes the neighbors.');
  expect(discouraged?.textContent).toContain('Use instead: Humming');
});

test('one update has a page of its own, which leads back to all of them', async () => {
  const release = await served(onePage({ ...chromium, matching: 44 }));
  expect(release.querySelector('h1')?.textContent).toBe('Chrome 155');
  expect(release.textContent).toContain('29 more changes are not listed here.');
  expect(hrefs(release, 'a')[0]).toBe('/en-US/plus/updates');
  const event = await served(onePage(sizing));
  expect(event.querySelector('h1')?.textContent).toBe('kettle-sizing');
  expect(hrefs(event, 'a')).toContain('/en-US/docs/Web/CSS/Reference/Properties/kettle-sizing');
});

test.each([
  [{}, 'No updates found.', null],
  [{ category: ['mathml'] }, 'No updates match your filters.', '/en-US/plus/updates'],
])('where nothing is left (%j) the reader is told so', async (filters, sentence, way) => {
  const nothing = { ...releases, data: [], last: 0, changes: { matching: 0, all: 102 }, query: { page: 1, ...filters } };
  const element = await served(listPage({ ...nothing, query: { sort: 'desc', stream: 'releases', ...nothing.query } }));
  expect(element.textContent).toContain(sentence);
  const box = [...element.querySelectorAll('h2')].find(({ textContent }) => textContent === sentence)?.parentElement;
  expect(box?.querySelector('a')?.getAttribute('href') ?? null).toBe(way);
});

test('past the last page the reader is led to the first', async () => {
  const element = await served(listPage({ ...releases, data: [], query: { ...releases.query, page: 9 } }));
  expect(element.textContent).toContain('There is no page 9.');
  expect(link(element, 'Go to the first page')?.getAttribute('href')).toBe('/en-US/plus/updates?browsers=chrome&category=css,api');
});

test('updates that do not answer can be asked for again', async () => {
  const element = await served(failedPage);
  expect(element.textContent).toContain('The updates aren’t responding.');
  expect(link(element, 'Try again')?.getAttribute('href')).toBe('/en-US/plus/updates');
});

test('updates that are still being prepared are not said to be none', async () => {
  const element = await served(preparingPage);
  expect(element.textContent).toContain('The updates are being prepared.');
  expect(link(element, 'Try again')?.getAttribute('href')).toBe('/en-US/plus/updates');
});

test('a row is opened and closed by its button, and the table of who supports it comes with the first opening', async () => {
  const element = await visit();
  expect(part?.reports).toEqual([]);
  const button = element.querySelector<HTMLButtonElement>('[aria-label="Browser support of kettle-wrap"]') as HTMLButtonElement;
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect([button.ariaExpanded ?? button.getAttribute('aria-expanded'), panel.hidden, panel.innerHTML]).toEqual(['false', true, '']);
  await act(async () => void fireEvent.click(button));
  expect([button.getAttribute('aria-expanded'), panel.hidden]).toEqual(['true', false]);
  expect(panel.querySelector('[data-slot="compat-table"]')).not.toBeNull();
  expect(link(panel, 'See full article')?.getAttribute('href')).toBe('/en-US/docs/Web/CSS/Reference/Properties/kettle-wrap');
  await act(async () => void fireEvent.click(button));
  expect(panel.hidden).toBe(true);
});

test('a feature without a page is searched for', async () => {
  const element = await visit();
  await act(async () => void fireEvent.click(element.querySelector('[aria-label="Browser support of Pourer.pour"]') as Element));
  expect(link(element, 'Search for article')?.getAttribute('href')).toBe('/en-US/search?q=Pourer.pour');
});

test('who has looked at the updates is told no longer that they are new', async () => {
  await visit();
  expect(Number(localStorage.getItem('viewed.plus_updates_v2'))).toBeGreaterThan(0);
});

describe('a reader who is signed in', () => {
  const watches = '/api/v2/watches/';
  const wrapPath = 'css.properties.kettle-wrap';
  const wrap = { id: 'w1', kind: 'feature', subject: wrapPath, created_at: '2026-11-01T10:00:00.000Z' };
  const news = {
    news: [
      {
        id: 9,
        kind: 'feature',
        subject: wrapPath,
        change: 'added',
        name: 'Chrome 155',
        update: 'chrome-155',
        day: '2026-11-17',
        is_new: true,
      },
      {
        id: 8,
        kind: 'feature',
        subject: wrapPath,
        change: 'newly',
        name: 'Kettle wrapping',
        update: 'newly-kettle-wrapping',
        is_new: false,
      },
      { id: 4, kind: 'page', subject: '/en-US/docs/Tea', change: 'edited', name: 'Tea', day: '2026-11-02', is_new: false },
    ],
    new_count: 1,
  };
  let api: AccountApi;
  beforeEach(() => {
    sessionStorage.clear();
    api = accountApi({
      [`GET ${watches}`]: { status: 200, body: { watches: [], digest: 'weekly', can_mail: true } },
      [`POST ${watches}`]: { status: 201, body: wrap },
      [`DELETE ${watches}w1/`]: { status: 200 },
      [`GET ${watches}news/`]: { status: 200, body: news },
      [`POST ${watches}news/`]: { status: 201 },
    });
  });
  async function visited(page?: Parameters<typeof visit>[0]) {
    const element = await visit(page);
    await act(async () => part?.bus.publish('session/changed', signedInReader()));
    return element;
  }
  async function signedIn(page?: Parameters<typeof visit>[0]) {
    const element = await visited(page);
    await waitFor(() => expect(toggle(element).getAttribute('aria-disabled')).toBeNull());
    return element;
  }
  const toggle = (element: ParentNode) => element.querySelector<HTMLButtonElement>('button[aria-pressed]') as HTMLButtonElement;
  const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
  const isPressed = (element: ParentNode, is: boolean) =>
    waitFor(() =>
      expect([toggle(element).getAttribute('aria-pressed'), toggle(element).getAttribute('aria-disabled')]).toEqual([String(is), null]),
    );

  test('watches a feature in its row, and ends it, with a label that is always as wide', async () => {
    const element = await signedIn();
    expect(api.calls.filter((call) => call === `GET ${watches}`)).toHaveLength(1);
    expect([toggle(element).getAttribute('aria-pressed'), toggle(element).ariaLabel]).toEqual(['false', 'Watch kettle-wrap']);
    await press(toggle(element));
    await isPressed(element, true);
    expect(api.calls.at(-1)).toBe(`POST ${watches} {"kind":"feature","subject":"${wrapPath}"}`);
    expect([toggle(element).getAttribute('aria-pressed'), toggle(element).ariaLabel]).toEqual(['true', 'Watching kettle-wrap']);
    expect(toggle(element).textContent).toBe('WatchWatching');
    await waitFor(() =>
      expect(element.querySelector('[aria-labelledby=updates-watching]')?.textContent).toContain(
        'You watch 1 thing. An email goes out on Mondays when something changed.',
      ),
    );
    await press(toggle(element));
    await isPressed(element, false);
    expect(api.calls.at(-1)).toBe(`DELETE ${watches}w1/`);
  });

  test('watches of Baseline the whole feature, by its name, also where it has no path', async () => {
    const element = await signedIn(listPage(baseline));
    expect([...element.querySelectorAll('button[aria-pressed]')].map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Watch kettle-sizing',
      'Watch Whistling',
    ]);
    await press(toggle(element));
    await waitFor(() => expect(api.calls.at(-1)).toBe(`POST ${watches} {"kind":"feature","subject":"kettle-sizing"}`));
  });

  test('is told where watching failed, and the button stays as it was', async () => {
    const element = await signedIn();
    api.answer(`POST ${watches}`, refusal(503, 'The database is away'));
    const told: string[] = [];
    part?.bus.subscribe('toast/requested', ({ mainText }) => told.push(mainText));
    await press(toggle(element));
    await waitFor(() => expect(told).toEqual(["That didn't work. Try again in a moment."]));
    await isPressed(element, false);
  });

  test('watches by a button that could not know at first whether that is so already', async () => {
    api.answer(`GET ${watches}`, refusal(503, 'The database is away'));
    const element = await visited();
    await waitFor(() => expect(toggle(element).getAttribute('aria-disabled')).toBeNull());
    const told: string[] = [];
    part?.bus.subscribe('toast/requested', ({ mainText }) => told.push(mainText));
    await press(toggle(element));
    await waitFor(() => expect(told).toEqual(["That didn't work. Try again in a moment."]));
    api.answer(`GET ${watches}`, { status: 200, body: { watches: [], digest: 'weekly', can_mail: true } });
    await press(toggle(element));
    await isPressed(element, true);
    expect(api.calls.at(-1)).toBe(`POST ${watches} {"kind":"feature","subject":"${wrapPath}"}`);
    await part?.unmount();
    api.answer(`GET ${watches}`, refusal(503, 'The database is away'));
    const later = await visited();
    await waitFor(() => expect(toggle(later).getAttribute('aria-disabled')).toBeNull());
    api.answer(`GET ${watches}`, { status: 200, body: { watches: [wrap], digest: 'weekly', can_mail: true } });
    await press(toggle(later));
    await isPressed(later, true);
    expect(api.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  test('says where nothing is watched yet', async () => {
    const element = await signedIn();
    await waitFor(() =>
      expect(element.querySelector('[aria-labelledby=updates-watching] p')?.textContent).toBe('You watch nothing yet · Change'),
    );
  });

  test('sees what is new since the last visit; opening it is seeing it', async () => {
    api.answer(`GET ${watches}`, { status: 200, body: { watches: [wrap], digest: 'weekly', can_mail: true } });
    const element = await signedIn();
    await waitFor(() => expect(element.querySelector('summary')?.textContent).toBe('New since your last visit1 new'));
    const box = element.querySelector('details') as HTMLDetailsElement;
    expect([...box.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'kettle-wrapNewSupported by Chrome 155 · November 17, 2026',
      'Kettle wrappingNewly available in Baseline',
      'TeaThe page was edited · November 2, 2026',
    ]);
    expect(hrefs(box, 'li a')).toEqual(['/en-US/plus/updates/chrome-155', '/en-US/plus/updates/newly-kettle-wrapping', '/en-US/docs/Tea']);
    await act(async () => {
      box.open = true;
      fireEvent(box, new Event('toggle'));
    });
    await waitFor(() => expect(api.calls.at(-1)).toBe(`POST ${watches}news/ {"id":9}`));
  });

  test('sees what is new also in a box that was opened before it came', async () => {
    const release = api.hold(`GET ${watches}news/`);
    const element = await signedIn();
    const box = await waitFor(() => element.querySelector('details') as HTMLDetailsElement);
    await act(async () => {
      box.open = true;
      fireEvent(box, new Event('toggle'));
    });
    await act(async () => release());
    await waitFor(() => expect(api.calls.at(-1)).toBe(`POST ${watches}news/ {"id":9}`));
  });

  test('watches after signing in what was pressed before, once, and nothing that an address asks for', async () => {
    const visitor = await visit();
    await act(async () => part?.bus.publish('session/changed', anonymous));
    const way = visitor.querySelector<HTMLAnchorElement>('a[aria-label="Watch kettle-wrap"]') as HTMLAnchorElement;
    expect(way.getAttribute('href')).toBe('/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%2Fupdates&signup=true');
    way.addEventListener('click', (event) => event.preventDefault());
    await press(way);
    expect(api.calls).toEqual([]);
    await part?.unmount();
    await isPressed(await visited(), true);
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([`POST ${watches} {"kind":"feature","subject":"${wrapPath}"}`]);
    await part?.unmount();
    await signedIn();
    expect(api.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  test('filters by the collections that have something in them; the address says which', async () => {
    const collection = (id: string, name: string, article_count: number) => ({ id, name, article_count, created_at: '', updated_at: '' });
    api.answer('GET /api/v2/collections/', { status: 200, body: [collection('a', 'Default', 2), collection('b', 'Empty', 0)] });
    const theirs = { ...releases, data: [], last: 0, query: { page: 1, sort: 'desc', stream: 'releases', collections: ['a'] } };
    api.answer('GET /api/v1/collection-updates', { status: 200, body: theirs });
    const address = { pathname: '/en-US/plus/updates', search: '?collections=a&browsers=chrome', locale: 'en-US' } as const;
    part = await mountInBrowser(
      browserPart,
      'mfe-plus/updates',
      { page: listPage(releases), address: address.pathname + address.search },
      await renderOnServer(server, 'updates', { page: listPage(releases), address: address.pathname + address.search }),
    );
    const { element } = part;
    expect(element.querySelector('section h2')?.textContent).toBe('Chrome 155');
    await act(async () => part?.bus.publish('session/changed', signedInReader()));
    await waitFor(() => expect(element.textContent).toContain('No updates match your filters.'));
    expect(api.calls).toContain('GET /api/v1/collection-updates?browsers=chrome&collections=a&locale=en-US');
    await waitFor(() => expect(link(element, 'Saved Articles2')?.getAttribute('aria-current')).toBe('true'));
    expect(link(element, 'Empty0')).toBeUndefined();
    expect(element.querySelector('[aria-label="Remove filter: 1 collection"]')?.getAttribute('href')).toBe('/en-US/plus/updates');
    expect(element.querySelector('a[data-external]')?.getAttribute('href')).toBe('/en-US/plus/updates/rss.xml');
  });
});
