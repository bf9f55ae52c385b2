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

  test('called Default is Saved Articles, and can be neither edited nor deleted', async () => {
    const { element } = await opened([shelf('Default', articles(1))], 'Default');
    await waitFor(() => expect(titles(element)).toHaveLength(1));
    expect(element.querySelector('h1')?.textContent).toBe('Saved Articles');
    expect([...element.querySelectorAll('header button')].map((button) => button.getAttribute('aria-label'))).toEqual([
      'Watch Saved Articles',
    ]);
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
    await waitFor(() => expect(api.calls.some((call) => call.startsWith('DELETE'))).toBe(true));
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
    expect([...sort.options].map(({ text }) => text)).toEqual(['Date', 'Title']);
    await type(sort, 'title');
    await waitFor(() => expect(titles(element)).toEqual(['Alpha', 'Beta']));
  });

  test('get a note', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    await press(article(element, 'Article 1').getByRole('button', { name: /Add note/ }));
    await type(dialog(element).getByLabelText('Note'), ' For later ');
    await press(dialog(element).getByText('Save'));
    expect(api.bodies).toEqual([{ title: 'Article 1', notes: 'For later' }]);
    await waitFor(() => expect(article(element, 'Article 1').getByText('For later')).toBeTruthy());
    expect(article(element, 'Article 1').getByRole('button', { name: /Edit note/ })).toBeTruthy();
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
    expect(api.bodies.at(-1)).toEqual({ title: 'Article 1', notes: 'Long thoughts' });
    expect([...element.querySelectorAll('dialog')].every(({ open }) => !open)).toBe(true);
  });

  test('are taken off the shelf, with a way back', async () => {
    const { element, api, bus, toasts } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    await press(article(element, 'Article 1').getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(titles(element)).toEqual(['Article 0', 'Article 2']));
    expect(toasts.map(({ mainText, buttonText }) => [mainText, buttonText])).toEqual([['Deleted Article 1', 'Undo']]);
    expect(document.activeElement?.tagName).toBe('H1');
    await act(async () => bus.publish('toast/answered', { id: 'collection-item' }));
    await waitFor(() => expect(titles(element)).toContain('Article 1'));
    expect(api.shelves[1]?.items).toHaveLength(3);
  });

  test('stay on the shelf when they cannot be taken off', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(titles(element)).toHaveLength(3));
    api.refuse(/^DELETE/, 'no-answer');
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
