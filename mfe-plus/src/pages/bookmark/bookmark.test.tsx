/** @jest-environment jsdom */
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import type { DocPage } from '@webdocs/contracts/page/page';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, recordEvents, renderOnServer, type MountedPart, type PageWish } from '@webdocs/testing/render';
import { collectionApi, refused, savedItem, shelf, type CollectionApi } from '../../../fixtures/collection-api.ts';
import { landing } from '../../../fixtures/pages.ts';
import { isOpenPopover, standInForPopoversAndDialogs, togglePopover } from '../../../fixtures/popovers-and-dialogs.ts';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const bookmarkPart = inBrowser('bookmark');

const url = '/en-US/docs/Web/CSS';
const document_: DocPage = {
  renderer: 'Doc',
  url,
  doc: { mdn_url: url, title: 'CSS', pageTitle: 'CSS', locale: 'en-US', body: [] },
};
const wish: PageWish = { page: document_, slot: 'bookmark', address: `${url}?q=1` };

async function served(more: Partial<PageWish> = {}) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'bookmark', { ...wish, ...more });
  return element;
}

let ribbon: MountedPart | undefined;
async function hydrate(more: Partial<PageWish> = {}) {
  ribbon = await mountInBrowser(bookmarkPart, 'mfe-plus/bookmark', { ...wish, ...more }, await renderOnServer(server, 'bookmark', wish));
  return ribbon;
}
afterEach(async () => {
  expect(ribbon?.reports ?? []).toEqual([]);
  await ribbon?.unmount();
  ribbon = undefined;
  history.replaceState(null, '', '/');
});

beforeAll(standInForPopoversAndDialogs);

describe('the ribbon', () => {
  test('the page holds a way for visitors and one for members, both called Save', async () => {
    const element = await served();
    expect(element.querySelector('a.visitor')?.textContent).toBe('Save');
    expect(element.querySelector('a.visitor')?.getAttribute('href')).toBe(
      '/users/fxa/login/authenticate/?next=%2Fen-US%2Fdocs%2FWeb%2FCSS%3Fq%3D1',
    );
    expect(element.querySelector('button.member')?.textContent).toBe('Save');
  });

  test('its menu is a dialog with a name, which opens and closes before any script', async () => {
    const element = await served();
    const id = element.querySelector('button.member')?.getAttribute('popovertarget');
    const panel = element.querySelector(`[id="${id}"]`);
    expect(panel?.hasAttribute('popover')).toBe(true);
    expect(panel?.getAttribute('role')).toBe('dialog');
    expect(element.querySelector(`[id="${panel?.getAttribute('aria-labelledby')}"]`)?.textContent).toBe('Save to a collection');
    expect(panel?.querySelector('button')?.getAttribute('popovertargetaction')).toBe('hide');
  });

  test('coming alive keeps what the server sent, and asks nothing for a visitor', async () => {
    const api = collectionApi();
    const { element, reports } = await hydrate({ facts: { session: anonymous } });
    expect(reports).toEqual([]);
    expect(element.innerHTML).toBe((await served()).innerHTML);
    expect(api.calls).toEqual([]);
  });

  test('is disabled while offline, says so, and comes back with the connection', async () => {
    const { element, bus } = await hydrate();
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'offline' }));
    expect([...element.querySelectorAll<HTMLButtonElement>('.ribbon')].map(({ disabled, title }) => [disabled, title])).toEqual(
      Array(2).fill([true, 'You’re offline. Saving needs a connection.']),
    );
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'online' }));
    expect(element.querySelector('a')).not.toBeNull();
    expect(element.querySelector<HTMLButtonElement>('button.member')?.disabled).toBe(false);
  });

  test('is disabled while no document is open', async () => {
    const { element, bus } = await hydrate();
    await act(async () => bus.publish('document/closed', { url: document_.url }));
    expect(element.querySelector('a')).toBeNull();
    expect(element.querySelector<HTMLButtonElement>('button.member')?.disabled).toBe(true);
    expect((await served({ page: landing })).querySelector<HTMLButtonElement>('button.member')?.disabled).toBe(true);
  });

  test('is not there on a read-only site', async () => {
    expect((await served({ configuration: { readOnly: true } })).innerHTML).toBe('');
  });

  test('says Saved where the page is in a collection, and Save again when the reader has left', async () => {
    collectionApi([shelf('Default', [savedItem(url, 'CSS')])]);
    const { element, bus } = await hydrate();
    expect(element.querySelector('.member')?.textContent).toBe('Save');
    await act(async () => bus.publish('session/changed', signedInReader()));
    await waitFor(() => expect(element.querySelector('.member')?.textContent).toBe('Saved'));
    await act(async () => bus.publish('session/ended', { at: 1 }));
    expect(element.querySelector('.member')?.textContent).toBe('Save');
  });
});

/** The menu as a reader has it who has pressed the ribbon. */
async function openMenu({ api = collectionApi(), session = signedInReader() }: { api?: CollectionApi; session?: Session } = {}) {
  const part = await hydrate();
  const toasts = recordEvents(part.bus, 'toast/requested');
  await act(async () => part.bus.publish('session/changed', session));
  const panel = part.element.querySelector('.panel') as HTMLElement;
  await act(async () => togglePopover(panel, 'open'));
  await waitFor(() => expect(panel.querySelector('form')).not.toBeNull());
  const menu = within(panel);
  const [form] = panel.querySelectorAll('form');
  return {
    ...part,
    api,
    panel,
    menu,
    toasts,
    form: form as HTMLFormElement,
    collection: () => menu.getByLabelText<HTMLSelectElement>('Collection'),
    title: () => menu.getByLabelText<HTMLInputElement>('Title'),
    note: () => menu.getByLabelText<HTMLTextAreaElement>('Note'),
    type: (field: HTMLElement, value: string) => act(async () => void fireEvent.change(field, { target: { value } })),
    press: (name: string) => act(async () => void fireEvent.click(within(form as HTMLElement).getByRole('button', { name }))),
    isOpen: () => isOpenPopover(panel),
  };
}

describe('the menu', () => {
  test('begins with the title of the page, in Saved Articles, with the focus in the form', async () => {
    const { collection, title, note, menu } = await openMenu({ api: collectionApi([shelf('Default'), shelf('Layout')]) });
    expect([...collection().options].map(({ text }) => text)).toEqual(['☆ Saved Articles', '☆ Layout', '+ New Collection']);
    expect([collection().value, title().value, note().value]).toEqual(['id-Default', 'CSS', '']);
    expect(title().required).toBe(true);
    expect(document.activeElement).toBe(collection());
    expect(menu.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('is fetched and fills itself where it was opened before the session was known', async () => {
    const api = collectionApi();
    const part = await hydrate();
    const panel = part.element.querySelector('.panel') as HTMLElement;
    await act(async () => togglePopover(panel, 'open'));
    expect(panel.querySelector('[role=status]')?.textContent).toBe('One moment...');
    expect(api.calls).toEqual([]);
    await act(async () => part.bus.publish('session/changed', signedInReader()));
    await waitFor(() => expect(panel.querySelector('form')).not.toBeNull());
  });

  test('saves the page, says so in a toast, closes, and the ribbon is filled', async () => {
    const { api, type, note, press, isOpen, toasts, element } = await openMenu();
    await type(note(), '  to reread  ');
    await press('Save');
    expect(api.bodies).toEqual([{ url, title: 'CSS', notes: 'to reread' }]);
    expect(api.calls).toContain('POST /api/v2/collections/id-Default/items/');
    expect(isOpen()).toBe(false);
    expect(toasts.map(({ mainText, buttonText, tone }) => [tone, mainText, buttonText])).toEqual([
      ['success', 'Saved to Saved Articles', 'Undo'],
    ]);
    await waitFor(() => expect(element.querySelector('.member')?.textContent).toBe('Saved'));
  });

  test('takes the saving back when the reader answers the toast', async () => {
    const { api, press, bus, element } = await openMenu();
    await press('Save');
    await act(async () => bus.publish('toast/answered', { id: 'bookmark' }));
    await waitFor(() => expect(element.querySelector('.member')?.textContent).toBe('Save'));
    expect(api.shelves[0]?.items).toEqual([]);
  });

  test('shows a saved page as it was saved: with a star, its own title and note, and a way to delete it', async () => {
    const api = collectionApi([shelf('Default'), shelf('Layout', [savedItem(url, 'Styles', { notes: 'grid' })])]);
    const { collection, title, note, type } = await openMenu({ api });
    expect([...collection().options].map(({ text }) => text)).toEqual(['☆ Saved Articles', '★ Layout', '+ New Collection']);
    expect([collection().value, title().value, note().value]).toEqual(['id-Layout', 'Styles', 'grid']);
    await type(collection(), 'id-Default');
    expect([title().value, note().value]).toEqual(['CSS', '']);
  });

  test('updates a page that is in the selected collection already', async () => {
    const api = collectionApi([shelf('Default', [savedItem(url, 'Styles', { notes: 'grid' })])]);
    const { type, title, press, toasts, bus } = await openMenu({ api });
    await type(title(), 'My styles');
    await press('Save');
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([
      `POST /api/v2/collections/id-Default/items/${encodeURIComponent(`item-${url}`)}/`,
    ]);
    expect(api.bodies).toEqual([{ title: 'My styles', notes: 'grid', seen_at: '2026-01-05T10:00:00.000Z' }]);
    expect(toasts.map(({ mainText }) => mainText)).toEqual(['Updated in Saved Articles']);
    await act(async () => bus.publish('toast/answered', { id: 'bookmark' }));
    expect(api.bodies.at(-1)).toEqual({ title: 'Styles', notes: 'grid' });
  });

  test('shows what another tab saved in the meantime beside what was typed, and keeps either', async () => {
    const api = collectionApi([shelf('Default', [savedItem(url, 'Styles', { notes: 'grid' })])]);
    const { type, note, press, panel } = await openMenu({ api });
    await type(note(), 'mine');
    Object.assign(api.shelves[0]?.items[0] as object, { notes: 'theirs', updated_at: '2026-02-01T00:00:00.000Z' });
    await press('Save');
    await waitFor(() => expect(within(panel).getByText('theirs')).toBeTruthy());
    expect(note().value).toBe('mine');
    await press('Save mine');
    await waitFor(() => expect(api.shelves[0]?.items[0]?.notes).toBe('mine'));
    expect(api.bodies.at(-1)).toEqual({ title: 'Styles', notes: 'mine', seen_at: '2026-02-01T00:00:00.000Z' });
  });

  test('saves one page into several collections', async () => {
    const api = collectionApi([shelf('Default', [savedItem(url, 'CSS')]), shelf('Layout')]);
    const { type, collection, press } = await openMenu({ api });
    await type(collection(), 'id-Layout');
    await press('Save');
    expect(api.shelves.map(({ items }) => items.length)).toEqual([1, 1]);
  });

  test('deletes, with a way back', async () => {
    const api = collectionApi([shelf('Default', [savedItem(url, 'Styles', { notes: 'grid' })])]);
    const { press, toasts, element, bus, isOpen } = await openMenu({ api });
    await press('Delete');
    expect(api.shelves[0]?.items).toEqual([]);
    expect(isOpen()).toBe(false);
    expect(toasts.map(({ mainText }) => mainText)).toEqual(['Removed from Saved Articles']);
    await waitFor(() => expect(element.querySelector('.member')?.textContent).toBe('Save'));
    await act(async () => bus.publish('toast/answered', { id: 'bookmark' }));
    await waitFor(() => expect(api.shelves[0]?.items).toMatchObject([{ url, title: 'Styles', notes: 'grid' }]));
  });

  test('says where a way back fails, and offers it once more', async () => {
    const api = collectionApi([shelf('Default', [savedItem(url, 'Styles')])]);
    const { press, toasts, bus } = await openMenu({ api });
    await press('Delete');
    api.refuse(/^POST/, 'no-answer');
    await act(async () => bus.publish('toast/answered', { id: 'bookmark' }));
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({ id: 'bookmark', tone: 'danger', mainText: "That couldn't be undone.", buttonText: 'Undo' }),
    );
    api.refuse(/^POST/, undefined);
    await act(async () => bus.publish('toast/answered', { id: 'bookmark' }));
    await waitFor(() => expect(api.shelves[0]?.items).toMatchObject([{ url, title: 'Styles' }]));
  });

  test('says Saving... and Deleting... meanwhile, with its fields closed', async () => {
    const api = collectionApi([shelf('Default', [savedItem(url, 'CSS')])]);
    const letGo = [api.hold(/^POST/), api.hold(/^DELETE/)];
    const { press, form, title, panel } = await openMenu({ api });
    await press('Save');
    expect(within(form).getByRole('button', { name: 'Saving...' }).getAttribute('aria-disabled')).toBe('true');
    expect(title().closest('fieldset')?.disabled).toBe(true);
    fireEvent.submit(form);
    await act(async () => letGo[0]?.());
    expect(api.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await act(async () => togglePopover(panel, 'open'));
    await press('Delete');
    expect(within(form).getByRole('button', { name: 'Deleting...' })).toBeTruthy();
    await act(async () => letGo[1]?.());
  });

  test('Cancel forgets what was typed and closes; closing it otherwise keeps it', async () => {
    const { type, title, press, panel, isOpen } = await openMenu();
    await type(title(), 'Half a thought');
    await act(async () => togglePopover(panel, 'closed'));
    await act(async () => togglePopover(panel, 'open'));
    expect(title().value).toBe('Half a thought');
    await press('Cancel');
    expect(isOpen()).toBe(false);
    expect(title().value).toBe('CSS');
  });

  test('a page without a title is not saved: the error is at the field, which has the focus', async () => {
    const { type, title, press, api, menu } = await openMenu();
    await type(title(), '   ');
    await press('Save');
    expect(menu.getByText('Error: Please enter a title.')).toBeTruthy();
    expect(title().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(title());
    expect(api.bodies).toEqual([]);
  });

  test('another document is another form', async () => {
    const { bus, type, note, title } = await openMenu();
    await type(note(), 'about CSS');
    await act(async () =>
      bus.publish('document/opened', {
        url: '/en-US/docs/Web/HTML',
        title: 'HTML',
        locale: 'en-US',
        pageType: null,
        baseline: null,
        parents: [],
      }),
    );
    await waitFor(() => expect(title().value).toBe('HTML'));
    expect(note().value).toBe('');
  });

  test('a page is watched for its edits; of one that is made of data it says that there are none', async () => {
    const { bus, panel } = await openMenu();
    expect(panel.textContent).toContain('We tell you when this page is edited.');
    await act(async () =>
      bus.publish('document/opened', {
        url: '/en-US/docs/Web/HTML',
        title: 'HTML',
        locale: 'en-US',
        pageType: null,
        baseline: null,
        parents: [],
        isOfData: true,
      }),
    );
    await waitFor(() => expect(panel.textContent).toContain("This page is made from open data and isn't edited."));
    expect(panel.querySelector('button[aria-pressed]')).toBeNull();
  });
});

describe('a call that fails keeps what was typed', () => {
  test.each([
    ['what the API says', { status: 404, error: 'Document not found' }, 'Error: Document not found'],
    ['trouble of the site', refused.trouble, "Error: The site can't do this at the moment."],
    ['no answer', 'no-answer', "The site didn't respond. Nothing is lost: check your connection and try again."],
  ] as const)('%s is shown in the form', async (_, refusal, words) => {
    const { api, type, note, press, form, isOpen } = await openMenu();
    api.refuse(/^POST/, refusal);
    await type(note(), 'long thoughts');
    await press('Save');
    expect(within(form).getByRole('alert').querySelector('p')?.textContent).toBe(words);
    expect(note().value).toBe('long thoughts');
    expect(isOpen()).toBe(true);
  });

  test('an ended session is said, signing in opens a tab of its own, and the same call is made again', async () => {
    history.replaceState(null, '', `${url}?q=1`);
    const { api, type, note, press, form, isOpen } = await openMenu();
    api.refuse(/^POST/, refused.signedOut);
    await type(note(), 'long thoughts');
    await press('Save');
    expect(within(form).getByRole('alert').textContent).toContain('Your session has ended.');
    const signIn = within(form).getByRole('link', { name: 'Log in' });
    expect([signIn.getAttribute('target'), signIn.getAttribute('href')]).toEqual([
      '_blank',
      '/users/fxa/login/authenticate/?next=%2Fen-US%2Fdocs%2FWeb%2FCSS%3Fq%3D1',
    ]);
    await press('Try again');
    expect(within(form).getByRole('alert')).toBeTruthy();
    api.refuse(/^POST/, undefined);
    await press('Try again');
    expect(api.shelves[0]?.items).toMatchObject([{ url, notes: 'long thoughts' }]);
    expect(isOpen()).toBe(false);
  });

  test('a session that is found to have ended while the user types leaves the form as it is', async () => {
    const { bus, type, note, form } = await openMenu();
    await type(note(), 'long thoughts');
    await act(async () => bus.publish('session/changed', anonymous));
    expect(form.isConnected).toBe(true);
    expect(note().value).toBe('long thoughts');
  });

  test('so does a connection that goes away', async () => {
    const { bus, type, note } = await openMenu();
    await type(note(), 'long thoughts');
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'offline' }));
    expect(note().value).toBe('long thoughts');
  });

  test('collections that cannot be had are asked for again by the reader', async () => {
    const api = collectionApi();
    api.refuse(/^GET .*collections\/$/, refused.trouble);
    const part = await hydrate();
    await act(async () => part.bus.publish('session/changed', signedInReader()));
    const panel = part.element.querySelector('.panel') as HTMLElement;
    await act(async () => togglePopover(panel, 'open'));
    await waitFor(() => expect(panel.textContent).toContain("Error: The site can't do this at the moment."));
    api.refuse(/^GET .*collections\/$/, undefined);
    await act(async () => void fireEvent.click(within(panel).getByRole('button', { name: 'Try again' })));
    await waitFor(() => expect(panel.querySelector('form')).not.toBeNull());
  });

  test('while the session is unknown, the menu says what the site says', async () => {
    collectionApi();
    const part = await hydrate();
    const panel = part.element.querySelector('.panel') as HTMLElement;
    await act(async () => togglePopover(panel, 'open'));
    await act(async () => part.bus.publish('session/changed', { ...unknownSession, status: 'unavailable', maintenance: 'Back at noon' }));
    expect(panel.textContent).toContain('Back at noon');
  });

  test('while the site is looked after, a reader who is known is told so too', async () => {
    collectionApi();
    const part = await hydrate();
    const panel = part.element.querySelector('.panel') as HTMLElement;
    await act(async () => togglePopover(panel, 'open'));
    await act(async () => part.bus.publish('session/changed', signedInReader({ maintenance: 'Back at noon' })));
    expect(panel.textContent).toContain('Back at noon');
  });
});

describe('a new collection', () => {
  const windowOf = (panel: HTMLElement) => within(panel.querySelector('dialog') as HTMLElement);

  test('is made in a window of its own and is the selected one afterwards', async () => {
    const { api, type, collection, panel, note } = await openMenu();
    await type(note(), 'kept meanwhile');
    await type(collection(), '+');
    const dialog = windowOf(panel);
    expect(panel.querySelector('dialog')?.open).toBe(true);
    await type(dialog.getByLabelText('Name'), 'Layout');
    await type(dialog.getByLabelText('Description'), 'Grids');
    await act(async () => void fireEvent.click(dialog.getByText('Save')));
    expect(api.bodies).toEqual([{ name: 'Layout', description: 'Grids' }]);
    expect(panel.querySelector('dialog')?.open).toBe(false);
    expect([...collection().options].map(({ text }) => text)).toEqual(['☆ Saved Articles', '☆ Layout', '+ New Collection']);
    expect(collection().selectedOptions[0]?.text).toBe('☆ Layout');
    expect(note().value).toBe('kept meanwhile');
  });

  test('closing the window leaves the selection as it was', async () => {
    const { type, collection, panel } = await openMenu();
    await type(collection(), '+');
    await act(async () => panel.querySelector('dialog')?.close());
    expect(collection().value).toBe('id-Default');
  });

  test.each([
    ['core', 3, true],
    ['core', 2, false],
    ['mdn_plus_5m', 3, false],
  ] as const)('a reader with plan %s and %i collections is asked to upgrade: %s', async (subscriptionType, count, isAsked) => {
    const api = collectionApi(['Default', 'One', 'Two'].slice(0, count).map((name) => shelf(name)));
    const session = signedInReader({ subscriptionType, isSubscriber: subscriptionType !== 'core' });
    const { type, collection, panel } = await openMenu({ api, session });
    await type(collection(), '+');
    const upgrade = windowOf(panel).queryByText('Upgrade Now');
    expect(upgrade?.getAttribute('href') ?? null).toBe(isAsked ? '/en-US/plus#subscribe' : null);
    expect(windowOf(panel).queryByLabelText('Name') === null).toBe(isAsked);
  });
});
