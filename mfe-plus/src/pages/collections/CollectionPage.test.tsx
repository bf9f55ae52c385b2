/** @jest-environment jsdom */
import type { Session } from '@webdocs/contracts/events/event';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, recordEvents, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { collectionApi, refused, savedItem, shelf } from '../../../fixtures/collection-api.ts';
import { collections } from '../../../fixtures/pages.ts';
import { standInForPopoversAndDialogs } from '../../../fixtures/popovers-and-dialogs.ts';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const collectionsPart = inBrowser('collections');

beforeAll(standInForPopoversAndDialogs);

let page: MountedPart | undefined;
afterEach(async () => {
  expect(page?.reports ?? []).toEqual([]);
  await page?.unmount();
  page = undefined;
  jest.useRealTimers();
  localStorage.clear();
});

const longNote = 'Read this before touching the build again. '.repeat(8).trim();
const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => savedItem(`/en-US/docs/Web/A${index}`, `Article ${index}`, { id: `item-${index}` }));

async function opened(shelves = [shelf('Default'), shelf('Layout', articles(3))], name = 'Layout', session: Session = signedInReader()) {
  const api = collectionApi(shelves);
  document.title = 'Collections - MDN Plus';
  const wish = { page: { ...collections, url: `/en-US/plus/collections/id-${name}` } };
  page = await mountInBrowser(collectionsPart, 'mfe-plus/collections', wish, await renderOnServer(server, 'collections', wish));
  const toasts = recordEvents(page.bus, 'toast/requested');
  const { bus, element, navigations } = page;
  await act(async () => bus.publish('session/changed', session));
  return { bus, element, navigations, api, toasts };
}

const titles = (element: Element) => [...element.querySelectorAll('article h2')].map(({ textContent }) => textContent);
const press = (button: Element) => act(async () => void fireEvent.click(button));
const type = (field: HTMLElement, value: string) => act(async () => void fireEvent.change(field, { target: { value } }));
const dialog = (element: Element) => {
  const open = [...element.querySelectorAll('dialog')].find((one) => one.open);
  if (!open) throw new Error('No window is open');
  return within(open);
};
const article = (element: Element, title: string) =>
  within([...element.querySelectorAll('article')].find((one) => one.querySelector('h2')?.textContent === title) as HTMLElement);

describe('a shelf', () => {
  test('is called as its reader called it, in the page and in the title of the tab', async () => {
    const { element } = await opened([shelf('Layout', articles(1), { description: 'Grids' })]);
    await waitFor(() => expect(titles(element)).toEqual(['Article 0']));
    expect(element.querySelector('h1')?.textContent).toBe('Layout');
    expect(element.textContent).toContain('Grids');
    expect(document.title).toBe('Layout - Collections - MDN Plus');
    const trail = within(element).getByRole('navigation', { name: 'Breadcrumbs' });
    expect([...trail.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Collections', '/en-US/plus/collections'],
      ['Layout', '/en-US/plus/collections/id-Layout'],
    ]);
  });

  test('has nothing of what is saved in what is counted: every link is in a name that is told without a path', async () => {
    const { element } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    const names = [...element.querySelectorAll('a')].map((link) => link.closest<HTMLElement>('[data-glean]')?.dataset.glean);
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names)).toEqual(new Set(['collections.']));
  });

  test('has its name in the title of the tab once more after another page, and its new name after a change', async () => {
    const { element, bus } = await opened([shelf('Layout', articles(1))]);
    await waitFor(() => expect(document.title).toBe('Layout - Collections - MDN Plus'));
    // As the shell calls every page at first, and says then that it is there.
    document.title = 'Collections - MDN Plus';
    await act(async () => bus.publish('page/changed', { ...bus.facts().page, pathname: '/en-US/plus/collections/id-Layout' }));
    expect(document.title).toBe('Layout - Collections - MDN Plus');
    await press(within(element).getByText('Edit', { selector: 'header button' }));
    await type(dialog(element).getByLabelText('Name'), 'Columns');
    await press(dialog(element).getByText('Save'));
    await waitFor(() => expect(document.title).toBe('Columns - Collections - MDN Plus'));
    await page?.show({ page: collections });
    expect(document.title).toBe('Collections - MDN Plus');
  });

  test('called Default is Saved Articles, and can be neither edited nor deleted', async () => {
    const { element } = await opened([shelf('Default', articles(1))], 'Default');
    await waitFor(() => expect(titles(element)).toHaveLength(1));
    expect(element.querySelector('h1')?.textContent).toBe('Saved Articles');
    expect([...element.querySelectorAll('header button')].map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(
      ['Watch Saved Articles', 'Share'],
    );
  });

  test('with nothing on it says how to fill it', async () => {
    const { element } = await opened([shelf('Layout')]);
    await waitFor(() => expect(element.textContent).toContain('This collection is empty'));
    expect(element.textContent).toContain('Select the ribbon on any article to save it here.');
    expect(within(element).getByText('Browse the references').getAttribute('href')).toBe('/en-US/docs/Web');
  });

  test('that is not there says so, with the way to the others', async () => {
    const { element } = await opened([shelf('Default')], 'Elsewhere');
    await waitFor(() => expect(element.textContent).toContain('Collection not found'));
    expect(within(element).getByText('All collections').getAttribute('href')).toBe('/en-US/plus/collections');
  });

  test('that cannot be had is asked for again by the reader', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    api.refuse(/GET/, refused.signedOut);
    // Coming back within five seconds asks nothing.
    await act(() => jest.advanceTimersByTimeAsync(5100));
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(element.querySelector('[role=alert]')?.textContent).toContain('Your session has ended.'));
    expect(titles(element)).toHaveLength(3);
    api.refuse(/GET/, undefined);
    await press(within(element).getByText('Try again'));
    await waitFor(() => expect(element.querySelector('[role=alert]')).toBeNull());
  });

  test('is not asked for by a visitor', async () => {
    const { element, api } = await opened([shelf('Layout', articles(1))], 'Layout', anonymous);
    expect(element.textContent).toContain('Save what you find');
    expect(api.calls).toEqual([]);
  });

  test('is edited and deleted from its own page too; afterwards the reader is with the others', async () => {
    const { element, navigations, toasts } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    await press(within(element).getByText('Edit', { selector: 'header button' }));
    await type(dialog(element).getByLabelText('Name'), 'Columns');
    await press(dialog(element).getByText('Save'));
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Columns'));
    await press(within(element).getByText('Delete', { selector: 'header button' }));
    await press(dialog(element).getByText('Delete'));
    expect(navigations).toEqual(['/en-US/plus/collections']);
    expect(toasts.map(({ mainText }) => mainText)).toEqual(['Deleted Columns']);
  });
});

test('a shelf that is known from the list shows its name at once', async () => {
  const { element, api } = await opened([shelf('Layout', articles(1)), shelf('Access')]);
  await page?.show({ page: collections });
  await waitFor(() => expect(element.querySelectorAll('.card')).toHaveLength(2));
  const letGo = api.hold(/GET .*id-Access/);
  await page?.show({ page: { ...collections, url: '/en-US/plus/collections/id-Access' } });
  expect(element.querySelector('h1')?.textContent).toBe('Access');
  await act(async () => letGo());
});

describe('the articles', () => {
  test('have where they are, their title, when they were saved, and their note', async () => {
    const item = savedItem('/en-US/docs/Web/CSS', 'CSS', {
      notes: 'For the rewrite.',
      parents: [
        { uri: '/en-US/docs/Web', title: 'Web' },
        { uri: '/en-US/docs/Web/CSS', title: 'CSS' },
      ],
    });
    const { element } = await opened([shelf('Layout', [item])]);
    await waitFor(() => expect(titles(element)).toEqual(['CSS']));
    const card = article(element, 'CSS');
    expect([...card.getByRole('navigation').querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/en-US/docs/Web']);
    expect(element.querySelector('article h2 a')?.getAttribute('href')).toBe('/en-US/docs/Web/CSS');
    expect(card.getByText('For the rewrite.')).toBeTruthy();
    expect(card.getByText('Saved January 5, 2026')).toBeTruthy();
  });

  test('show 180 characters of a long note, and all of it when asked', async () => {
    const { element } = await opened([shelf('Layout', [savedItem('/en-US/docs/Web', 'Web', { notes: longNote })])]);
    await waitFor(() => expect(titles(element)).toHaveLength(1));
    const card = article(element, 'Web');
    const fold = card.getByRole('button', { name: /See full note/ });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(card.queryByText(longNote)).toBeNull();
    await press(fold);
    expect(card.getByText(longNote)).toBeTruthy();
    expect(card.getByRole('button', { name: /Show less/ }).getAttribute('aria-expanded')).toBe('true');
  });

  test('come in pages of twelve', async () => {
    const { element, api } = await opened([shelf('Layout', articles(30))]);
    await waitFor(() => expect(titles(element)).toHaveLength(12));
    expect(api.calls).toContain('GET /api/v2/collections/id-Layout/?limit=12&offset=0&sort=date');
    expect(element.textContent).toContain('12 of 30');
    await press(within(element).getByText('Show more'));
    await waitFor(() => expect(titles(element)).toHaveLength(24));
    expect(api.calls).toContain('GET /api/v2/collections/id-Layout/?limit=12&offset=12&sort=date');
    await press(within(element).getByText('Show more'));
    await waitFor(() => expect(titles(element)).toHaveLength(30));
    expect(within(element).queryByText('Show more')).toBeNull();
  });

  test('are each asked for once while the reader wants more and more of them', async () => {
    const { element, api } = await opened([shelf('Layout', articles(30))]);
    await waitFor(() => expect(titles(element)).toHaveLength(12));
    for (const shown of [24, 30]) {
      await press(within(element).getByText('Show more'));
      await waitFor(() => expect(titles(element)).toHaveLength(shown));
    }
    expect(api.calls.filter((call) => call.includes('limit=12'))).toEqual(
      [0, 12, 24].map((offset) => `GET /api/v2/collections/id-Layout/?limit=12&offset=${offset}&sort=date`),
    );
  });

  test('are all asked for anew where one was deleted while more were on their way', async () => {
    const { element, api } = await opened([shelf('Layout', articles(30))]);
    await waitFor(() => expect(titles(element)).toHaveLength(12));
    const release = api.hold(/offset=12/);
    await press(within(element).getByText('Show more'));
    await press(article(element, 'Article 3').getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(api.calls.some((call) => call.endsWith('/remove/'))).toBe(true));
    await act(async () => release());
    await waitFor(() => expect(titles(element)).toHaveLength(24));
    expect(titles(element)).not.toContain('Article 3');
  });

  test('are searched once the reader has paused, beginning with the first page', async () => {
    const { element, api } = await opened([shelf('Layout', articles(30))]);
    await waitFor(() => expect(titles(element)).toHaveLength(12));
    await press(within(element).getByText('Show more'));
    await waitFor(() => expect(titles(element)).toHaveLength(24));
    const search = within(element).getByLabelText('Search this collection');
    await type(search, 'Article 2');
    await type(search, ' Article 29 ');
    await waitFor(() => expect(titles(element)).toEqual(['Article 29']));
    expect(api.calls.filter((call) => call.includes('q='))).toEqual([
      'GET /api/v2/collections/id-Layout/?limit=12&offset=0&q=Article%2029&sort=date',
    ]);
    await type(search, 'nowhere');
    await waitFor(() => expect(element.querySelector('h2')?.textContent).toBe('No articles match “nowhere”'));
    await waitFor(() => expect(element.querySelector('[role=status]')?.textContent).toBe('No articles match “nowhere”'));
  });

  test('are sorted by date or by title', async () => {
    const items = ['Beta', 'Alpha'].map((title) => savedItem(`/en-US/docs/${title}`, title));
    const { element } = await opened([shelf('Layout', items)]);
    await waitFor(() => expect(titles(element)).toEqual(['Beta', 'Alpha']));
    const sort = within(element).getByLabelText<HTMLSelectElement>('Sort by');
    expect([...sort.options].map(({ text }) => text)).toEqual(['Date', 'Title', 'My order']);
    await type(sort, 'title');
    await waitFor(() => expect(titles(element)).toEqual(['Alpha', 'Beta']));
  });

  test('get a note', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    await press(article(element, 'Article 1').getByRole('button', { name: /Add note/ }));
    await type(dialog(element).getByLabelText('Note'), ' For later ');
    await press(dialog(element).getByText('Save'));
    expect(api.bodies).toEqual([{ title: 'Article 1', notes: 'For later', seen_at: '2026-01-05T10:00:00.000Z' }]);
    await waitFor(() => expect(article(element, 'Article 1').getByText('For later')).toBeTruthy());
    expect(article(element, 'Article 1').getByRole('button', { name: /Edit note/ })).toBeTruthy();
  });

  test('get a note by the keyboard alone', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    await press(article(element, 'Article 1').getByRole('button', { name: /Add note/ }));
    const field = dialog(element).getByLabelText('Note');
    await type(field, 'For later');
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }));
    expect(api.bodies).toMatchObject([{ notes: 'For later' }]);
  });

  test('get a note each: one that is saved late leaves the window of another one open', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    const letGo = api.hold(/^POST/);
    await press(article(element, 'Article 1').getByRole('button', { name: /Add note/ }));
    await type(dialog(element).getByLabelText('Note'), 'First');
    await press(dialog(element).getByText('Save'));
    await act(async () => [...element.querySelectorAll('dialog')].find(({ open }) => open)?.close());
    await press(article(element, 'Article 2').getByRole('button', { name: /Add note/ }));
    await act(async () => letGo());
    await waitFor(() => expect(api.bodies).toHaveLength(1));
    expect(dialog(element).getByText('Article 2')).toBeTruthy();
  });

  test('keep a note that could not be saved in its window', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    api.refuse(/^POST/, refused.signedOut);
    await press(article(element, 'Article 1').getByRole('button', { name: /Add note/ }));
    await type(dialog(element).getByLabelText('Note'), 'Long thoughts');
    await press(dialog(element).getByText('Save'));
    expect(dialog(element).getByText(/Your session has ended\./)).toBeTruthy();
    expect(dialog(element).getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Long thoughts');
    api.refuse(/^POST/, undefined);
    await press(dialog(element).getByText('Try again'));
    expect(api.bodies.at(-1)).toMatchObject({ title: 'Article 1', notes: 'Long thoughts' });
    expect([...element.querySelectorAll('dialog')].every(({ open }) => !open)).toBe(true);
  });

  test('are taken off the shelf, with a way back', async () => {
    const { element, api, bus, toasts } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    const before = api.shelves[1]?.items[1];
    await press(article(element, 'Article 1').getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(titles(element)).toEqual(['Article 0', 'Article 2']));
    expect(toasts.map(({ mainText, buttonText }) => [mainText, buttonText])).toEqual([['Deleted Article 1', 'Undo']]);
    expect(document.activeElement?.tagName).toBe('H1');
    await act(async () => bus.publish('toast/answered', { id: 'collection-item' }));
    await waitFor(() => expect(titles(element)).toEqual(['Article 0', 'Article 1', 'Article 2']));
    expect(api.shelves[1]?.items[1]?.created_at).toBe(before?.created_at);
  });

  test('stay on the shelf when they cannot be taken off', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    api.refuse(/remove/, 'no-answer');
    await press(article(element, 'Article 1').getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(element.querySelector('[role=alert]')?.textContent).toContain("The site didn't respond."));
    expect(titles(element)).toHaveLength(3);
  });
});

test('the next shelf takes the place of the last one', async () => {
  const { element } = await opened([shelf('Default', articles(1)), shelf('Layout', articles(3))]);
  await waitFor(() => expect(titles(element)).toHaveLength(3));
  await page?.show({ page: { ...collections, url: '/en-US/plus/collections/id-Default' } });
  await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Saved Articles'));
  await waitFor(() => expect(titles(element)).toHaveLength(1));
});

describe('several articles', () => {
  const box = (element: Element, title: string) => within(element as HTMLElement).getByLabelText<HTMLInputElement>(`Select ${title}`);
  const bar = (element: Element) => within(within(element as HTMLElement).getByRole('group', { name: 'Selected articles' }));

  test('are chosen with Shift, deleted by one call, and brought back', async () => {
    const { element, api, bus, toasts } = await opened([shelf('Default'), shelf('Layout', articles(5))]);
    await waitFor(() => expect(titles(element)).toHaveLength(5));
    await press(box(element, 'Article 1'));
    await act(async () => void fireEvent.click(box(element, 'Article 3'), { shiftKey: true }));
    await waitFor(() => expect(bar(element).getByText('3 selected')).toBeTruthy());
    await press(bar(element).getByText('Delete'));
    await waitFor(() => expect(titles(element)).toEqual(['Article 0', 'Article 4']));
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/v2/collections/id-Layout/remove/']);
    expect(toasts.map(({ mainText, buttonText }) => [mainText, buttonText])).toEqual([['Deleted 3 articles', 'Undo']]);
    expect(document.activeElement?.tagName).toBe('H1');
    api.refuse(/restore/, refused.signedOut);
    await act(async () => bus.publish('toast/answered', { id: 'collection-item' }));
    await waitFor(() => expect(element.querySelector('[role=alert]')?.textContent).toContain('Your session has ended.'));
    api.refuse(/restore/, undefined);
    await press(within(element).getByText('Try again'));
    await waitFor(() => expect(titles(element)).toHaveLength(5));
  });

  test('are chosen on with Shift and the arrow keys, all of them by one box, and moved to another shelf', async () => {
    const { element, api, bus, toasts } = await opened([
      shelf('Default'),
      shelf('Layout', articles(3)),
      shelf('Other', [savedItem('/en-US/docs/Web/Other', 'Other')]),
    ]);
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    await act(async () => void fireEvent.keyDown(box(element, 'Article 0'), { key: 'ArrowDown', shiftKey: true }));
    await waitFor(() => expect(bar(element).getByText('2 selected')).toBeTruthy());
    expect(document.activeElement).toBe(box(element, 'Article 1'));
    const all = within(element).getByLabelText<HTMLInputElement>('Select all');
    expect(all.indeterminate).toBe(true);
    await press(all);
    await press(all);
    await press(bar(element).getByText('Move to…'));
    api.refuse(/move/, { status: 409, error: 'Of these articles 1 are in Other already: Article 1' });
    const form = dialog(element);
    expect([...form.getByLabelText<HTMLSelectElement>('Collection').options].map(({ text }) => text)).toEqual(['Saved Articles', 'Other']);
    await type(form.getByLabelText('Collection'), 'id-Other');
    await press(form.getByText('Move', { selector: 'button' }));
    await waitFor(() => expect(form.getByText('Error: Of these articles 1 are in Other already: Article 1')).toBeTruthy());
    api.refuse(/move/, undefined);
    await press(form.getByText('Move', { selector: 'button' }));
    await waitFor(() => expect(toasts.map(({ mainText }) => mainText)).toEqual(['Moved 3 articles to Other']));
    expect(api.shelves.find(({ name }) => name === 'Other')?.items).toHaveLength(4);
    expect(api.bodies.at(-1)).toEqual({ items: ['item-0', 'item-1', 'item-2'], to: 'id-Other' });
    await act(async () => bus.publish('toast/answered', { id: 'collection-item' }));
    await waitFor(() => expect(titles(element)).toEqual(['Article 0', 'Article 1', 'Article 2']));
    expect(api.bodies.at(-1)).toEqual({ items: ['item-0', 'item-1', 'item-2'], positions: [0, 1, 2], to: 'id-Layout' });
  });
});

test.each([
  ['/en-US', 'Error: Some of these articles are in that collection already: Article 1. Nothing was moved.'],
  ['/fr', 'Erreur\u00a0: Certains de ces articles sont déjà dans cette collection\u00a0: Article 1. Rien n’a été déplacé.'],
])('a refusal is said in the language of the page %s', async (locale, said) => {
  const api = collectionApi([shelf('Default'), shelf('Layout', articles(3))]);
  const wish = { page: { ...collections, url: `${locale}/plus/collections/id-Layout` } };
  page = await mountInBrowser(collectionsPart, 'mfe-plus/collections', wish, await renderOnServer(server, 'collections', wish));
  const { element } = page;
  await act(async () => page?.bus.publish('session/changed', signedInReader()));
  await waitFor(() => expect(titles(element)).toHaveLength(3));
  api.refuse(/remove/, {
    status: 409,
    error: 'Of these articles 1 are in Other already: Article 1',
    failure: 'COLLECTION_ITEMS_EXIST',
    values: { count: 1, name: 'Other', titles: 'Article 1' },
  });
  await press(article(element, 'Article 1').getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(element.querySelector('[role=alert]')?.textContent).toBe(said));
});

describe('the own order', () => {
  test('is made with buttons or by dragging, and each move is told', async () => {
    const { element, api } = await opened([shelf('Default'), shelf('Layout', articles(3))]);
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    expect(within(element).queryByText('Move down')).toBeNull();
    await type(within(element).getByLabelText('Sort by'), 'own');
    await waitFor(() => expect(article(element, 'Article 0').getByRole('button', { name: /^Move up/ }).ariaDisabled).toBe('true'));
    await press(article(element, 'Article 0').getByRole('button', { name: /^Move down/ }));
    await waitFor(() => expect(titles(element)).toEqual(['Article 1', 'Article 0', 'Article 2']));
    expect(element.querySelector('[role=status]')?.textContent).toBe('Article 0 is now 2 of 3');
    const rows = [...element.querySelectorAll('[role=listitem]:has(> article)')] as [Element, Element, Element];
    const dataTransfer = { types: ['application/x-webdocs-item'], getData: () => 'item-2' };
    await act(async () => void fireEvent.drop(rows[0], { dataTransfer }));
    await waitFor(() => expect(titles(element)).toEqual(['Article 2', 'Article 1', 'Article 0']));
    expect(api.bodies).toEqual([{ index: 1 }, { index: 0 }]);
  });
});

test('the order that a reader chose is there after a reload, in every collection', async () => {
  const { element } = await opened([shelf('Default', articles(1)), shelf('Layout', articles(2))]);
  const sort = (of: HTMLElement) => within(of).getByLabelText<HTMLSelectElement>('Sort by');
  await waitFor(() => expect(titles(element)).toHaveLength(2));
  expect(sort(element).value).toBe('date');
  await type(sort(element), 'own');
  await page?.unmount();
  const again = await opened([shelf('Default', articles(1)), shelf('Layout', articles(2))], 'Default');
  await waitFor(() => expect(titles(again.element)).toHaveLength(1));
  expect(sort(again.element).value).toBe('own');
  expect(again.api.calls).toContain('GET /api/v2/collections/id-Default/?limit=12&offset=0&sort=own');
  localStorage.setItem('collections-sort', 'by colour');
  await page?.unmount();
  const third = await opened();
  await waitFor(() => expect(sort(third.element).value).toBe('date'));
});

describe('what was changed in another tab', () => {
  test('of a collection is shown beside what was typed, and either is kept', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    await press(within(element).getByText('Edit', { selector: 'header button' }));
    await type(dialog(element).getByLabelText('Name'), 'Mine');
    Object.assign(api.shelves[1] as object, { name: 'Theirs', description: 'by another tab' });
    await press(dialog(element).getByText('Save'));
    await waitFor(() => expect(dialog(element).getByText('Theirs')).toBeTruthy());
    expect(dialog(element).getByText('by another tab')).toBeTruthy();
    expect(dialog(element).getByLabelText<HTMLInputElement>('Name').value).toBe('Mine');
    await press(dialog(element).getByText('Save mine'));
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Mine'));
  });

  test('of a note is shown beside what was typed, and either is kept', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    await press(article(element, 'Article 1').getByRole('button', { name: /Add note/ }));
    await type(dialog(element).getByLabelText('Note'), 'mine');
    const item = api.shelves[1]?.items[1];
    Object.assign(item as object, { notes: 'theirs', updated_at: '2026-02-01T00:00:00.000Z' });
    await press(dialog(element).getByText('Save'));
    await waitFor(() => expect(dialog(element).getByText('theirs')).toBeTruthy());
    expect(dialog(element).getByLabelText<HTMLTextAreaElement>('Note').value).toBe('mine');
    await press(dialog(element).getByText('Use that'));
    expect(dialog(element).getByLabelText<HTMLTextAreaElement>('Note').value).toBe('theirs');
    await press(dialog(element).getByText('Save'));
    expect(api.bodies.at(-1)).toEqual({ title: 'Article 1', notes: 'theirs', seen_at: '2026-02-01T00:00:00.000Z' });
  });

  test('by deleting the collection leaves a note that is being written where it is', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    await press(article(element, 'Article 1').getByRole('button', { name: /Add note/ }));
    await type(dialog(element).getByLabelText('Note'), 'Long thoughts');
    api.shelves.splice(1, 1);
    await act(() => jest.advanceTimersByTimeAsync(5100));
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await press(dialog(element).getByText('Save'));
    await waitFor(() => expect(dialog(element).getByText('Error: Collection with id id-Layout not found')).toBeTruthy());
    expect(dialog(element).getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Long thoughts');
    await press(dialog(element).getByText('Cancel'));
    await waitFor(() => expect(element.textContent).toContain('Collection not found'));
  });
});

describe('a link for others', () => {
  test('is made, copied, replaced and ended', async () => {
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    await press(within(element).getByText('Share'));
    await waitFor(() => expect(dialog(element).getByText('Share Layout')).toBeTruthy());
    await press(dialog(element).getByLabelText('Include my notes'));
    api.refuse(/POST.*share/, refused.trouble);
    await press(dialog(element).getByText('Create link'));
    await waitFor(() => expect(dialog(element).getByText("Error: The site can't do this at the moment.")).toBeTruthy());
    api.refuse(/POST.*share/, undefined);
    await press(dialog(element).getByText('Try again'));
    const link = () => dialog(element).getByLabelText<HTMLInputElement>('Link').value;
    await waitFor(() => expect(link()).toBe('http://localhost/en-US/plus/shared/link-1'));
    await press(dialog(element).getByText('Copy link'));
    await waitFor(() => expect(dialog(element).getByText('Link copied.')).toBeTruthy());
    await press(dialog(element).getByLabelText('Include my notes'));
    await press(dialog(element).getByText('Replace link'));
    await waitFor(() => expect(link()).toBe('http://localhost/en-US/plus/shared/link-2'));
    await press(dialog(element).getByText('Stop sharing'));
    await waitFor(() => expect(dialog(element).getByText('The link no longer works.')).toBeTruthy());
    expect(dialog(element).getByText('Create link')).toBeTruthy();
    expect(copied).toEqual(['http://localhost/en-US/plus/shared/link-1']);
    expect(api.bodies).toEqual([{ with_notes: true }, { with_notes: true }, { with_notes: false }, { with_notes: false, renew: true }]);
  });
});

test('a card says what its page says of itself, and when it last changed', async () => {
  const item = savedItem('/en-US/docs/Web/CSS', 'CSS', { summary: 'How pages look.', modified: '2026-03-04T00:00:00.000Z' });
  const { element } = await opened([shelf('Default'), shelf('Layout', [item])]);
  await waitFor(() => expect(titles(element)).toEqual(['CSS']));
  expect(article(element, 'CSS').getByText('How pages look.')).toBeTruthy();
  expect(article(element, 'CSS').getByText('Page last changed March 4, 2026')).toBeTruthy();
});
