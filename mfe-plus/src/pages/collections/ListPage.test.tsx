/** @jest-environment jsdom */
import type { CollectionImportReply } from '@webdocs/contracts/api/collections';
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, recordEvents, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { collectionApi, refused, savedItem, shelf, type CollectionApi } from '../../../fixtures/collection-api.ts';
import { broken, collections } from '../../../fixtures/pages.ts';
import { standInForPopoversAndDialogs } from '../../../fixtures/popovers-and-dialogs.ts';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const collectionsPart = inBrowser('collections');

beforeAll(standInForPopoversAndDialogs);

let page: MountedPart | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  expect(page?.reports ?? []).toEqual([]);
  await page?.unmount();
  page = undefined;
});

const three = () => [
  shelf('Default', [savedItem('/en-US/docs/Web', 'Web')]),
  shelf('Layout', [], { description: 'Grids and columns' }),
  shelf('Access'),
];

async function opened({ api = collectionApi(three()), session = signedInReader() }: { api?: CollectionApi; session?: Session } = {}) {
  const html = await renderOnServer(server, 'collections', { page: collections });
  page = await mountInBrowser(collectionsPart, 'mfe-plus/collections', { page: collections }, html);
  const toasts = recordEvents(page.bus, 'toast/requested');
  const { bus } = page;
  await act(async () => bus.publish('session/changed', session));
  return { ...page, api, toasts };
}

const cards = (element: Element) =>
  [...element.querySelectorAll('.card')].map((card) => [
    card.querySelector('h2 a')?.textContent,
    card.querySelector('.description')?.textContent,
    card.querySelector('.foot span')?.textContent,
  ]);
const dialog = (element: Element) => {
  const open = [...element.querySelectorAll('dialog')].find((one) => one.open);
  if (!open) throw new Error('No window is open');
  return within(open);
};
const isClosed = (element: Element) => [...element.querySelectorAll('dialog')].every(({ open }) => !open);
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const type = (field: HTMLElement, value: string) => act(async () => void fireEvent.change(field, { target: { value } }));
const menuOf = (element: Element, name: string, choice: string) => {
  const trigger = within(element as HTMLElement).getByLabelText(`Actions for ${name}`);
  const panel = element.querySelector(`[id="${trigger.getAttribute('popovertarget')}"]`) as HTMLElement;
  return press(within(panel).getByText(choice));
};

describe('for all readers', () => {
  test('the page has its title, the invitation to sign in and the place for what comes', async () => {
    const element = document.createElement('div');
    element.innerHTML = await renderOnServer(server, 'collections', { page: collections });
    expect([...element.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['Collections']);
    expect(element.querySelector('.invitation a')?.getAttribute('href')).toBe(
      '/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%2Fcollections',
    );
    expect(element.querySelector('.members')?.textContent).toBe('Loading your collections…');
    expect(element.querySelector('[data-reader=unknown]')).not.toBeNull();
    const actions = element.querySelector('.actions[data-by-mark]') as HTMLElement;
    expect(within(actions).getByText<HTMLButtonElement>('New collection').disabled).toBe(true);
  });

  test('a visitor is invited, and nothing is asked for', async () => {
    const { element, api, reports } = await opened({ session: anonymous });
    expect(element.textContent).toContain('Save what you find');
    expect(element.querySelector('.members')).toBeNull();
    expect(api.calls).toEqual([]);
    expect(reports).toEqual([]);
  });

  test('while the session is unknown, the page says so', async () => {
    const { element } = await opened({ session: { ...unknownSession, status: 'unavailable', maintenance: 'Back at noon' } });
    expect(element.textContent).toContain('Collections are unavailable right now');
    expect(element.textContent).toContain('Back at noon');
  });

  test('while the site is looked after, the page says so, also to a reader who is known', async () => {
    const { element } = await opened({ session: signedInReader({ maintenance: 'Back at noon' }) });
    expect(element.textContent).toContain('Back at noon');
  });

  test('a read-only site has none, signed in or not', async () => {
    const api = collectionApi(three());
    const wish = { page: collections, configuration: { readOnly: true } };
    page = await mountInBrowser(collectionsPart, 'mfe-plus/collections', wish, await renderOnServer(server, 'collections', wish));
    const { bus, element } = page;
    await act(async () => bus.publish('session/changed', signedInReader()));
    expect(element.textContent).toContain('Collections are unavailable right now');
    expect(element.querySelector('main button, header button')).toBeNull();
    expect(api.calls).toEqual([]);
  });

  test('a page whose data could not be had says so', async () => {
    const html = await renderOnServer(server, 'collections', { page: { ...broken, url: '/en-US/plus/collections' } });
    expect(html).toContain('Loading Error');
  });
});

describe('the shelves', () => {
  test('are listed with Saved Articles first, each with what it holds', async () => {
    const { element } = await opened();
    await waitFor(() => expect(cards(element)).toHaveLength(3));
    expect(cards(element)).toEqual([
      ['Saved Articles', 'The default collection.', '1 article'],
      ['Layout', 'Grids and columns', '0 articles'],
      ['Access', undefined, '0 articles'],
    ]);
    expect([...element.querySelectorAll('.card h2 a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en-US/plus/collections/id-Default',
      '/en-US/plus/collections/id-Layout',
      '/en-US/plus/collections/id-Access',
    ]);
    expect(element.querySelector('.card')?.textContent).toContain('Updated January 5, 2026');
  });

  test('have what the reader comes back to in the second place', async () => {
    const record = { serial: 1, url: '/en-US/docs/Web', title: 'Web', parents: [], timestamps: [Date.now() - 1000, Date.now() - 2000] };
    localStorage.setItem('frequently-viewed-documents-v2', JSON.stringify([record]));
    const { element } = await opened();
    await waitFor(() => expect(cards(element)).toHaveLength(4));
    expect(cards(element)[1]).toEqual([
      'Frequently Viewed Articles',
      'Articles you viewed more than 2 times in the past 30 days.',
      '1 article',
    ]);
    expect(element.querySelectorAll('.card h2 a')[1]?.getAttribute('href')).toBe('/en-US/plus/collections/frequently_viewed');
  });

  test('that cannot be had are asked for again by the reader', async () => {
    const api = collectionApi(three());
    api.refuse(/collections\/$/, refused.trouble);
    const { element } = await opened({ api });
    await waitFor(() =>
      expect(element.querySelector('[role=alert]')?.textContent).toContain("Error: The site can't do this at the moment."),
    );
    api.refuse(/collections\/$/, undefined);
    await press(within(element).getByText('Try again'));
    await waitFor(() => expect(cards(element)).toHaveLength(3));
  });

  test('stay on screen when the session is found to have ended, and go when the reader signs out', async () => {
    const { element, bus } = await opened();
    await waitFor(() => expect(cards(element)).toHaveLength(3));
    await act(async () => bus.publish('session/changed', anonymous));
    expect(cards(element)).toHaveLength(3);
    await act(async () => bus.publish('session/ended', { at: 1 }));
    expect(cards(element)).toEqual([]);
    expect(element.textContent).toContain('Save what you find');
  });

  test('can be taken away as JSON and as CSV', async () => {
    const { element } = await opened();
    await waitFor(() => expect(cards(element)).toHaveLength(3));
    const hrefOf = (words: string) => within(element).getByText(words).closest('a')?.getAttribute('href');
    expect([hrefOf('Export as JSON'), hrefOf('Export as CSV')]).toEqual([
      '/api/v2/collections/export/?format=json',
      '/api/v2/collections/export/?format=csv',
    ]);
  });
});

describe('a new collection', () => {
  async function creating(options: Parameters<typeof opened>[0] = { api: collectionApi([shelf('Default')]) }) {
    const part = await opened(options);
    await waitFor(() => expect(cards(part.element).length).toBeGreaterThan(0));
    await press(within(part.element).getByText('New collection', { selector: 'button' }));
    return { ...part, form: dialog(part.element) };
  }

  test('is made with a name and a description', async () => {
    const { element, api, form } = await creating();
    expect(form.getByRole('heading', { hidden: true }).textContent).toBe('New collection');
    await type(form.getByLabelText('Name'), '  Layout ');
    await type(form.getByLabelText('Description'), 'Grids');
    await press(form.getByText('Save'));
    expect(api.bodies).toEqual([{ name: 'Layout', description: 'Grids' }]);
    expect(isClosed(element)).toBe(true);
    await waitFor(() => expect(cards(element).map(([name]) => name)).toEqual(['Saved Articles', 'Layout']));
  });

  test('needs a name', async () => {
    const { api, form } = await creating();
    await type(form.getByLabelText('Name'), '   ');
    await press(form.getByText('Save'));
    expect(form.getByText('Please enter a name.')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText('Name'));
    expect(api.bodies).toEqual([]);
  });

  test.each([
    ['Name', 60],
    ['Description', 160],
  ])('%s may have %i characters, and says so beyond', async (label, limit) => {
    const { api, form } = await creating();
    await type(form.getByLabelText('Name'), 'Layout');
    await type(form.getByLabelText(label), 'x'.repeat(limit + 1));
    expect(form.getByText(`${limit + 1}/${limit}`)).toBeTruthy();
    expect(form.getByText(`Please ensure your input is no longer than ${limit} characters.`)).toBeTruthy();
    await press(form.getByText('Save'));
    expect(api.bodies).toEqual([]);
    await type(form.getByLabelText(label), 'x'.repeat(limit));
    expect(form.queryByText(/Please ensure/)).toBeNull();
    await press(form.getByText('Save'));
    expect(api.bodies).toHaveLength(1);
  });

  test('has its fields closed while it is made', async () => {
    const api = collectionApi([shelf('Default')]);
    const letGo = api.hold(/^POST/);
    const { form } = await creating({ api });
    await type(form.getByLabelText('Name'), 'Layout');
    await press(form.getByText('Save'));
    expect(form.getByText('Saving...').getAttribute('aria-disabled')).toBe('true');
    expect(form.getByLabelText('Name').closest('fieldset')?.disabled).toBe(true);
    await act(async () => letGo());
  });

  test.each([
    [
      'a name that is taken',
      { status: 409, error: 'Collection with name Layout already exists' },
      'Error: Collection with name Layout already exists',
    ],
    [
      'a plan that is full',
      { status: 400, error: 'Subscription limit reached. Please upgrade' },
      'Error: Subscription limit reached. Please upgrade',
    ],
    ['an ended session', refused.signedOut, 'Your session has ended.'],
    ['no answer', 'no-answer', "The site didn't respond."],
  ] as const)('refused for %s keeps what was typed', async (_, refusal, words) => {
    const { element, api, form } = await creating();
    api.refuse(/^POST/, refusal);
    await type(form.getByLabelText('Name'), 'Layout');
    await press(form.getByText('Save'));
    expect(form.getByRole('alert', { hidden: true }).textContent).toContain(words);
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Layout');
    expect(isClosed(element)).toBe(false);
  });

  test('is refused to a reader of the free plan who has three: an upgrade is offered', async () => {
    const { form } = await creating({ api: collectionApi(three()) });
    expect(form.getByText('Upgrade Now').getAttribute('href')).toBe('/en-US/plus#subscribe');
    expect(form.queryByLabelText('Name')).toBeNull();
  });

  test('is open to a subscriber whatever the number', async () => {
    const session = signedInReader({ isSubscriber: true, subscriptionType: 'mdn_plus_5y' });
    const { form } = await creating({ api: collectionApi(three()), session });
    expect(form.getByLabelText('Name')).toBeTruthy();
  });
});

describe('the menu of a shelf', () => {
  test('is there for all but Saved Articles', async () => {
    const { element } = await opened();
    await waitFor(() => expect(cards(element)).toHaveLength(3));
    expect([...element.querySelectorAll('.menu button[popovertarget]')].map((button) => button.getAttribute('aria-label'))).toEqual([
      'Actions for Layout',
      'Actions for Access',
    ]);
  });

  test('edits it, also where the plan is full', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(cards(element)).toHaveLength(3));
    await menuOf(element, 'Layout', 'Edit');
    const form = dialog(element);
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Layout');
    expect(form.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Grids and columns');
    await type(form.getByLabelText('Name'), 'Columns');
    await press(form.getByText('Save'));
    expect(api.calls).toContain('POST /api/v2/collections/id-Layout/');
    await waitFor(() => expect(cards(element)[1]?.[0]).toBe('Columns'));
  });

  test('deletes it after a clear yes, says so, and leaves the focus on the page', async () => {
    const { element, api, toasts } = await opened();
    await waitFor(() => expect(cards(element)).toHaveLength(3));
    await menuOf(element, 'Access', 'Delete');
    expect(dialog(element).getByRole('heading', { hidden: true }).textContent).toBe('Delete Access?');
    expect(api.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await press(dialog(element).getByText('Delete'));
    expect(api.calls).toContain('DELETE /api/v2/collections/id-Access/');
    await waitFor(() => expect(cards(element)).toHaveLength(2));
    expect(toasts.map(({ mainText }) => mainText)).toEqual(['Deleted Access']);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('deletes nothing when the reader thinks better of it', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(cards(element)).toHaveLength(3));
    await menuOf(element, 'Access', 'Delete');
    await press(dialog(element).getByText('Cancel'));
    expect(isClosed(element)).toBe(true);
    expect(api.shelves).toHaveLength(3);
  });

  test('says why a shelf could not be deleted', async () => {
    const { element, api } = await opened();
    await waitFor(() => expect(cards(element)).toHaveLength(3));
    api.refuse(/^DELETE/, refused.trouble);
    await menuOf(element, 'Access', 'Delete');
    await press(dialog(element).getByText('Delete'));
    expect(dialog(element).getByRole('alert', { hidden: true }).textContent).toContain("Error: The site can't do this at the moment.");
  });
});

describe('an import', () => {
  async function importing(reply?: CollectionImportReply) {
    const part = await opened({ api: collectionApi(three(), reply) });
    await waitFor(() => expect(cards(part.element)).toHaveLength(3));
    await press(within(part.element).getByText('Import'));
    await waitFor(() => expect(dialog(part.element)).toBeTruthy());
    const form = dialog(part.element);
    const choose = (content: string) => {
      const file = new File([content], 'collections.json', { type: 'application/json' });
      // jsdom cannot read the text of a file.
      Object.assign(file, { text: async () => content });
      return act(async () => void fireEvent.change(form.getByLabelText('File'), { target: { files: [file] } }));
    };
    return { ...part, form, choose };
  }

  test('says first what would come in and what not and why, and then does it', async () => {
    const { api, form, choose, element } = await importing();
    await choose('{"collections":[{"name":"CSS","items":[{"url":"https://elsewhere.example/","title":"x"}]}]}');
    await press(form.getByText('Check file'));
    await waitFor(() => expect(form.getByText('New collections: 1. New articles: 2. Nothing has been imported yet.')).toBeTruthy());
    expect(form.getByText('Not pages of this site: 2')).toBeTruthy();
    expect(form.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      '/en-US/docs/Nowhere is not a page on this site (CSS)',
      'https://elsewhere.example/ is an address of another site',
    ]);
    await press(form.getByText('Import'));
    await waitFor(() => expect(form.getByText('Imported 1 collection and 2 articles.')).toBeTruthy());
    const collections = [{ name: 'CSS', items: [] }];
    expect(api.bodies).toEqual([{ collections, dry_run: true }, { collections }]);
    await press(form.getByText('Done'));
    expect(isClosed(element)).toBe(true);
  });

  test('of bookmarks goes into one collection, where the reader wants it so; another choice is looked at anew', async () => {
    const { api, form, choose } = await importing();
    await choose('<DL><DT><H3>A</H3><DL><DT><A HREF="/a">a</A></DL><DT><H3>B</H3><DL><DT><A HREF="/b">b</A></DL></DL>');
    await press(form.getByText('Check file'));
    await waitFor(() => expect(form.getByText('Import', { selector: 'button' })).toBeTruthy());
    await act(async () => void fireEvent.change(form.getByLabelText('Import into'), { target: { value: 'Default' } }));
    await press(form.getByText('Check file'));
    await waitFor(() => expect(form.getByText(/^New collections/)).toBeTruthy());
    const items = ['a', 'b'].map((name) => ({ url: `/${name}`, title: name, notes: '' }));
    expect(api.bodies).toEqual([
      {
        collections: [
          { name: 'A', items: [items[0]] },
          { name: 'B', items: [items[1]] },
        ],
        dry_run: true,
      },
      { collections: [{ name: 'Default', items }], dry_run: true },
    ]);
  });

  test('of what is there already says so, by the names on screen, and imports nothing', async () => {
    const known = { collection: 'Default', url: '/en-US/docs/Web', reason: 'exists' as const };
    const { api, form, choose } = await importing({ collections_added: 0, items_added: 0, items_skipped: [known] });
    await choose('{"collections":[{"name":"Default","items":[{"url":"/en-US/docs/Web","title":"Web"}]}]}');
    await press(form.getByText('Check file'));
    await waitFor(() => expect(form.getByText('There is nothing new in this file to import.')).toBeTruthy());
    expect(form.getByRole('listitem', { hidden: true }).textContent).toBe('/en-US/docs/Web is already in Saved Articles');
    const button = form.getByText('Import').closest('button') as HTMLButtonElement;
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await press(button);
    expect(api.bodies).toHaveLength(1);
  });

  test.each([
    ['no file', undefined, 'Error: Please choose a file.'],
    ['a file that is no JSON', '{"collections":', "Error: This file doesn't contain collections or bookmarks that can be read."],
    ['too large a file', `"${'x'.repeat(4 * 1024 * 1024)}"`, 'Error: This file is larger than 4 MB.'],
    [
      'too many pages',
      `url\n${'/a\n'.repeat(1001)}`,
      'Error: This file holds more than 1,000 pages of this site, the most that one import takes.',
    ],
  ])('of %s is not sent', async (_, content, words) => {
    const { api, form, choose } = await importing();
    if (content !== undefined) await choose(content);
    await press(form.getByText('Check file'));
    await waitFor(() => expect(form.getByText(words)).toBeTruthy());
    expect(api.bodies).toEqual([]);
  });

  test('that the site refuses keeps the file', async () => {
    const { api, form, choose } = await importing();
    api.refuse(/import/, { status: 400, error: 'collections.0.name: may not be empty' });
    await choose('{"collections":[{"name":"","items":[]}]}');
    await press(form.getByText('Check file'));
    await waitFor(() => expect(form.getByText('Error: collections.0.name: may not be empty')).toBeTruthy());
    api.refuse(/import/, refused.signedOut);
    await press(form.getByText('Check file'));
    await waitFor(() => expect(form.getByText(/Your session has ended\./)).toBeTruthy());
    api.refuse(/import/, undefined);
    await press(form.getByText('Try again'));
    await waitFor(() => expect(form.getByText(/^New collections/)).toBeTruthy());
  });
});
