/** @jest-environment jsdom */
import type { PageOf } from '@webdocs/contracts/page/page';
import type { Session } from '@webdocs/contracts/events/event';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import {
  defaultConfiguration,
  mountInBrowser,
  recordEvents,
  renderOnServer,
  type MountedPart,
  type PageWish,
} from '@webdocs/testing/render';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';
import { broken } from '../../../fixtures/pages.ts';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const settingsPart = inBrowser('settings');

const page: PageOf<'Spa'> = {
  renderer: 'Spa',
  url: '/en-US/plus/settings',
  slug: 'plus/settings',
  pageTitle: 'My Settings',
  noIndexing: true,
};
const reader = signedInReader({ email: 'reader@example.com' });
const subscriber: Session = {
  ...reader,
  isSubscriber: true,
  subscriptionType: 'mdn_plus_5y',
  features: ['noAds', 'offline'],
};
const subscription = (more: object = {}) => ({
  status: 200,
  body: {
    plan: 'mdn_plus_5y',
    state: 'active',
    current_period_end: '2026-12-24T10:00:00.000Z',
    cancel_at_period_end: false,
    is_practice: false,
    ...more,
  },
});

/** Does it, and waits for what it led to. */
const acted = (work: () => unknown) =>
  act(async () => {
    work();
    await new Promise((turn) => setTimeout(turn));
  });

let api: AccountApi;
let part: MountedPart | undefined;

beforeEach(() => {
  api = accountApi({ 'GET /api/v1/plus/newsletter/': { status: 200, body: { subscribed: false } } });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
afterEach(async () => {
  await part?.unmount();
  part = undefined;
});

async function served(wish: Partial<PageWish> = {}) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'settings', { page, ...wish });
  return element;
}

async function visit(session: Session, wish: Partial<PageWish> = {}) {
  part = await mountInBrowser(
    settingsPart,
    'mfe-plus/settings',
    { page, ...wish },
    await renderOnServer(server, 'settings', { page, ...wish }),
  );
  await news(session);
  return part;
}
const news = (session: Session) => acted(() => part?.bus.publish('session/changed', session));
const settled = () => acted(() => undefined);
const scope = () => within(part?.element as HTMLElement);
const toggle = (name: string) => scope().getByRole<HTMLInputElement>('switch', { name, hidden: true });
const press = (element: HTMLElement) => acted(() => fireEvent.click(element));
const button = (name: string) => scope().getAllByRole('button', { name, hidden: true })[0] as HTMLElement;

describe('the page for all readers', () => {
  test('has its title, the way to sign in, and every section that the site has', async () => {
    const element = await served();
    expect([...element.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['My Settings']);
    expect([...element.querySelectorAll('.visitor h2, section > h2')].map((title) => title.textContent)).toEqual([
      'Log in to see your settings',
      'Manage Account',
      'Sessions',
      'Ads',
      'Offline reading',
      'AI Help',
      'Stay updated',
    ]);
    expect(element.querySelector('.visitor a')?.getAttribute('href')).toBe(
      '/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%2Fsettings',
    );
  });

  test('allows no change before it knows the session', async () => {
    const element = await served();
    const switches = [...element.querySelectorAll<HTMLInputElement>('[role=switch]')];
    expect(switches).toHaveLength(4);
    for (const one of switches) expect([one.disabled, one.checked]).toEqual([true, false]);
  });

  test('speaks only of what is switched on', async () => {
    const element = await served({
      configuration: {
        features: { ...defaultConfiguration.features, ads: false, newsletter: false, aiHelp: false },
        offline: false,
        absent: ['/plus/updates'],
      },
    });
    expect([...element.querySelectorAll('section > h2')].map((title) => title.textContent)).toEqual(['Manage Account', 'Sessions']);
  });

  test('is the same HTML whatever the address says, and stays when it comes alive', async () => {
    const plain = await served();
    expect((await served({ address: '/en-US/plus/settings?subscription=started' })).querySelector('[role=status]')?.textContent).toBe('');
    part = await mountInBrowser(settingsPart, 'mfe-plus/settings', { page }, plain.innerHTML);
    expect(part.reports).toEqual([]);
    expect(part.element.textContent).toBe(plain.textContent);
    expect(api.calls).toEqual([]);
  });

  test('says so where the API is away, instead of asking to sign in', async () => {
    await visit({ ...anonymous, status: 'unavailable' });
    expect(part?.element.querySelector('.visitor')?.textContent).toContain('Your settings are unavailable right now');
    expect(part?.element.querySelector('.visitor a')).toBeNull();
  });

  test('is a broken page where its data could not be had', async () => {
    expect((await served({ page: { ...broken, url: page.url } })).querySelector('[role=alert]')).not.toBeNull();
  });
});

describe('Manage Account', () => {
  test('shows who reads on the free plan, and the way up', async () => {
    await visit(reader);
    expect(part?.element.querySelector('dl')?.textContent).toBe('Emailreader@example.comPlanCore');
    expect(scope().getByText('Upgrade').getAttribute('href')).toBe('/en-US/plus#subscribe');
    expect(scope().queryByText('Manage subscription')).toBeNull();
  });

  test('shows a subscriber the next payment, and where the subscription is managed', async () => {
    api.answer('GET /api/v1/plus/subscription/', subscription());
    await visit(subscriber);
    expect(scope().getByText('Plus 5, paid yearly')).toBeTruthy();
    expect(scope().getByText('Next payment on December 24, 2026')).toBeTruthy();
    expect(scope().getByText('Manage subscription').getAttribute('href')).toBe('/subscriptions/manage/?locale=en-US');
    expect(scope().queryByText('Upgrade')).toBeNull();
    expect(part?.element.textContent).not.toContain('no money moves');
  });

  test.each([
    [{ state: 'none', current_period_end: null }, 'This plan was given to you. There is nothing to pay.'],
    [{ cancel_at_period_end: true }, 'Ends on December 24, 2026 and is not renewed'],
    [{ state: 'canceled', cancel_at_period_end: true }, 'Ends on December 24, 2026 and is not renewed'],
    [{ state: 'past_due' }, 'Your last payment failed. Update your payment method to keep your subscription.'],
    [{ is_practice: true }, 'Test mode: no real payments are made.'],
  ])('of a subscription with %j says: %s', async (more, words) => {
    api.answer('GET /api/v1/plus/subscription/', subscription(more));
    await visit(subscriber);
    expect(scope().getByText(words)).toBeTruthy();
  });

  test('says that the state could not be read, and is silent where nothing is sold', async () => {
    api.answer('GET /api/v1/plus/subscription/', refusal(503, 'away'));
    await visit(subscriber);
    expect(scope().getByText("We couldn't load your subscription.")).toBeTruthy();
    api.answer('GET /api/v1/plus/subscription/', refusal(501, 'Not Implemented'));
    await news({ ...subscriber });
    expect(scope().queryByText("We couldn't load your subscription.")).toBeNull();
  });

  test('gives the collections and shared code away as files', async () => {
    await visit(reader);
    expect(
      ['Download JSON', 'Download CSV', 'Download bookmarks (HTML)', 'Download Markdown', 'Download playgrounds']
        .map((name) => scope().getByText(name))
        .map((link) => [link.getAttribute('href'), link.hasAttribute('download')]),
    ).toEqual([
      ['/api/v2/collections/export/?format=json', true],
      ['/api/v2/collections/export/?format=csv', true],
      ['/api/v2/collections/export/?format=html', true],
      ['/api/v2/collections/export/?format=markdown', true],
      ['/api/v1/play/export', true],
    ]);
  });

  test('signs out everywhere, here and in the other tabs', async () => {
    api.answer('DELETE /api/v1/sessions/', { status: 200 });
    await visit(reader);
    const ended = recordEvents(part?.bus as MountedPart['bus'], 'session/ended');
    const toasts = recordEvents(part?.bus as MountedPart['bus'], 'toast/requested');
    await press(button('Sign out everywhere'));
    expect(api.calls).toContain('DELETE /api/v1/sessions/');
    expect(ended).toHaveLength(1);
    expect(toasts.map(({ mainText }) => mainText)).toEqual(['You are signed out everywhere.']);
  });

  test('says that signing out everywhere failed, and signs no user out here', async () => {
    api.answer('DELETE /api/v1/sessions/', refusal(503, 'The database is away'));
    await visit(reader);
    const ended = recordEvents(part?.bus as MountedPart['bus'], 'session/ended');
    await press(button('Sign out everywhere'));
    expect(scope().getByRole('alert', { hidden: true }).textContent).toContain("The site can't do this at the moment.");
    expect(ended).toEqual([]);
  });
});

describe('sessions', () => {
  const list = 'GET /api/v1/sessions/';
  const session = (id: string, more: object = {}) => ({
    id,
    browser: 'Firefox',
    system: 'Windows',
    last_used: new Date().toISOString(),
    is_current: false,
    ...more,
  });
  const three = {
    status: 200,
    body: {
      sessions: [
        session('here', { is_current: true }),
        session('there', { browser: 'Safari', system: 'iPhone', last_used: new Date(Date.now() - 25 * 3_600_000).toISOString() }),
        session('old', { browser: null, system: null, last_used: new Date(Date.now() - 25 * 86_400_000).toISOString() }),
      ],
    },
  };
  const rows = () =>
    scope()
      .queryAllByRole('listitem', { hidden: true })
      .filter((row) => row.closest('[aria-label="Where you are signed in"]'));
  const seen = () => rows().map((row) => row.textContent);
  const come = async () => {
    await settled();
    await settled();
  };

  test('are asked for by users alone, and listed by device and last use; this one has no button', async () => {
    api.answer(list, three);
    await visit(anonymous);
    await come();
    expect(api.calls).not.toContain(list);
    await news(reader);
    await come();
    expect(seen()).toEqual([
      'Firefox on WindowsThis oneActive now',
      'Safari on iPhoneLast used yesterdaySign out',
      'Unknown deviceLast used 3 weeks agoSign out',
    ]);
    expect(rows()[1]?.querySelector('time')?.dateTime).toMatch(/^\d{4}-/);
  });

  test('end without a question; the row goes when the server has said so, and the list has the focus', async () => {
    const end = 'DELETE /api/v1/sessions/there/';
    api.answer(list, three);
    api.answer(end, { status: 200 });
    const release = api.hold(end);
    await visit(reader);
    await come();
    await press(button('Sign out Safari on iPhone'));
    expect(seen()).toHaveLength(3);
    expect(seen()[1]).toContain('Signing out…');
    await press(button('Sign out Unknown device'));
    release();
    await come();
    expect(api.calls.filter((call) => call.startsWith('DELETE'))).toEqual([end]);
    expect(seen()).toHaveLength(2);
    expect(scope().getByText('Safari on iPhone is signed out.').getAttribute('role')).toBe('status');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Where you are signed in');
  });

  test('end everywhere else at once, and then there is nothing more to end', async () => {
    api.answer(list, three);
    api.answer('DELETE /api/v1/other-sessions/', { status: 200 });
    await visit(reader);
    await come();
    const ended = recordEvents(part?.bus as MountedPart['bus'], 'session/ended');
    await press(button('Sign out everywhere else'));
    await come();
    expect(seen()).toEqual(['Firefox on WindowsThis oneActive now']);
    expect(scope().queryByRole('button', { name: 'Sign out everywhere else', hidden: true })).toBeNull();
    expect(ended).toEqual([]);
  });

  test('that could not be ended stay, with the reason and another try', async () => {
    const end = 'DELETE /api/v1/sessions/there/';
    api.answer(list, three);
    api.answer(end, refusal(503, 'The database is away'));
    await visit(reader);
    await come();
    await press(button('Sign out Safari on iPhone'));
    expect(seen()).toHaveLength(3);
    expect(scope().getByRole('alert', { hidden: true }).textContent).toContain("The site can't do this at the moment.");
    api.answer(end, { status: 200 });
    await press(button('Try again'));
    await come();
    expect(seen()).toHaveLength(2);
  });

  test('that could not be read are said to be so; signing out everywhere is there all the same', async () => {
    api.answer(list, refusal(503, 'away'));
    await visit(reader);
    await come();
    expect(scope().getByText("We couldn't load your sessions.")).toBeTruthy();
    expect(button('Sign out everywhere')).toBeTruthy();
  });
});

describe('a switch', () => {
  const noAds = 'POST /api/v1/plus/settings/';

  test('shows the choice at once, says that it is being saved, and has whoami asked again', async () => {
    api.answer(noAds, { status: 201 });
    const release = api.hold(noAds);
    await visit(subscriber);
    const stale = recordEvents(part?.bus as MountedPart['bus'], 'session/stale');
    await press(toggle('Read without ads'));
    expect(toggle('Read without ads').checked).toBe(true);
    expect(scope().getByText('Saving…')).toBeTruthy();
    expect(stale).toEqual([]);
    release();
    await settled();
    expect(api.calls).toContain('POST /api/v1/plus/settings/ {"no_ads":true}');
    expect(scope().queryByText('Saving…')).toBeNull();
    expect(stale).toHaveLength(1);
    expect(toggle('Read without ads').checked).toBe(true);
    await news({ ...subscriber, settings: { ...subscriber.settings, noAds: true } });
    expect(toggle('Read without ads').checked).toBe(true);
  });

  test('is not moved by old news while it is being saved, and believes the news afterwards', async () => {
    api.answer(noAds, { status: 201 });
    const release = api.hold(noAds);
    await visit(subscriber);
    await press(toggle('Read without ads'));
    await news({ ...subscriber });
    expect(toggle('Read without ads').checked).toBe(true);
    release();
    await settled();
    // The API passes over a wish in silence that the plan does not allow.
    await news({ ...subscriber });
    expect(toggle('Read without ads').checked).toBe(false);
  });

  test('is pressed once at a time', async () => {
    api.answer(noAds, { status: 201 });
    const release = api.hold(noAds);
    await visit(subscriber);
    await press(toggle('Read without ads'));
    await press(toggle('Read without ads'));
    release();
    await settled();
    expect(api.calls.filter((call) => call.startsWith(noAds))).toEqual(['POST /api/v1/plus/settings/ {"no_ads":true}']);
  });

  test.each([
    [refusal(503, 'The database is away'), "The site can't do this at the moment."],
    [refusal(400, 'no_ads: must be true or false'), 'no_ads: must be true or false'],
    ['no answer' as const, "The site didn't respond"],
  ])('goes back to what it was when it cannot be saved (%j), and says why', async (answer, words) => {
    api.answer(noAds, answer);
    await visit(subscriber);
    const stale = recordEvents(part?.bus as MountedPart['bus'], 'session/stale');
    await press(toggle('Read without ads'));
    await settled();
    expect(toggle('Read without ads').checked).toBe(false);
    expect(scope().getByRole('alert', { hidden: true }).textContent).toContain(words);
    expect(stale).toEqual([]);
  });

  test('of a reader who is signed out meanwhile offers to sign in, and to try the same again', async () => {
    api.answer(noAds, refusal(401, 'Unauthorized'));
    await visit(subscriber);
    await press(toggle('Read without ads'));
    expect(scope().getByRole('alert', { hidden: true }).textContent).toContain('Your session has ended');
    api.answer(noAds, { status: 201 });
    await press(button('Try again'));
    expect(toggle('Read without ads').checked).toBe(true);
    expect(scope().queryByRole('alert', { hidden: true })).toBeNull();
  });
});

describe('ads', () => {
  test('can be switched off only by whose plan allows it', async () => {
    await visit(reader);
    expect(scope().queryByRole('switch', { name: 'Read without ads', hidden: true })).toBeNull();
    expect(scope().getByText('Ad-free browsing is included in the paid plans.')).toBeTruthy();
    const ways = scope().getAllByText('Subscribe to MDN Plus');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/en-US/plus#subscribe', '/en-US/plus#subscribe']);
    await news(subscriber);
    expect(toggle('Read without ads').disabled).toBe(false);
  });
});

describe('AI Help', () => {
  const history = 'DELETE /api/v1/plus/ai/help/history/list';
  const confirm = jest.spyOn(window, 'confirm');
  beforeEach(() => confirm.mockReset());

  test('keeps history where the reader wants it', async () => {
    api.answer('POST /api/v1/plus/settings/', { status: 201 });
    await visit({ ...reader, settings: { ...reader.settings, aiHelpHistory: true } });
    expect(toggle('Save my question history').checked).toBe(true);
    await press(toggle('Save my question history'));
    expect(api.calls).toContain('POST /api/v1/plus/settings/ {"ai_help_history":false}');
  });

  test('is kept where the reader has not chosen yet, and staff read nothing', async () => {
    await visit(reader);
    expect(toggle('Save my question history').checked).toBe(true);
    expect(toggle('Let staff read questions that had no answer').checked).toBe(false);
  });

  test('lets staff read what had no answer, if the reader wants that', async () => {
    api.answer('POST /api/v1/plus/settings/', { status: 201 });
    await visit(reader);
    await press(toggle('Let staff read questions that had no answer'));
    expect(api.calls).toContain('POST /api/v1/plus/settings/ {"ai_help_share_unanswered":true}');
  });

  test('gives all conversations as a file', async () => {
    await visit(reader);
    const link = scope().getByRole('link', { name: 'Download conversations', hidden: true });
    expect(link.getAttribute('href')).toBe('/api/v1/plus/ai/help/history/export');
    expect(link.hasAttribute('download')).toBe(true);
  });

  test('deletes the history after a clear yes, and only then', async () => {
    api.answer(history, { status: 200, body: { anything: true } });
    await visit(reader);
    confirm.mockReturnValueOnce(false).mockReturnValueOnce(true);
    await press(button('Delete history'));
    expect(confirm).toHaveBeenCalledWith('Do you want to permanently delete your AI Help history?');
    expect(api.calls).not.toContain(history);
    await press(button('Delete history'));
    expect(api.calls).toContain(history);
    expect(scope().getByText('Your AI Help history is deleted.')).toBeTruthy();
  });

  test.each([404, 501])('of a site that keeps none (%i) claims nothing', async (status) => {
    api.answer(history, refusal(status, 'Not Implemented'));
    await visit(reader);
    confirm.mockReturnValue(true);
    await press(button('Delete history'));
    expect(scope().getByText('You have no AI Help history, so there was nothing to delete.')).toBeTruthy();
  });

  test('says why the history could not be deleted', async () => {
    api.answer(history, refusal(503, 'The database is away'));
    await visit(reader);
    confirm.mockReturnValue(true);
    await press(button('Delete history'));
    expect(scope().getByRole('alert', { hidden: true }).textContent).toContain("The site can't do this at the moment.");
  });
});

describe('the newsletter', () => {
  const address = '/api/v1/plus/newsletter/';

  test('is sent or not as the service says, and changed there', async () => {
    api.answer(`GET ${address}`, { status: 200, body: { subscribed: true } });
    api.answer(`DELETE ${address}`, { status: 202, body: { subscribed: false } });
    await visit(reader);
    expect(toggle('Send me the newsletter').checked).toBe(true);
    await press(toggle('Send me the newsletter'));
    expect(api.calls).toContain(`DELETE ${address}`);
    await news({ ...reader });
    expect(toggle('Send me the newsletter').checked).toBe(false);
    api.answer(`POST ${address}`, { status: 201, body: { subscribed: true } });
    await press(toggle('Send me the newsletter'));
    expect(api.calls).toContain(`POST ${address}`);
    expect(toggle('Send me the newsletter').checked).toBe(true);
  });

  test('cannot be changed where the session is unknown', async () => {
    api.answer(`GET ${address}`, refusal(501, 'Not Implemented'));
    await visit(reader);
    expect(toggle('Send me the newsletter').disabled).toBe(true);
    expect(scope().getByText("We couldn't load your newsletter setting.")).toBeTruthy();
  });

  test.each([
    [refusal(500, 'Internal Server Error'), "The site can't do this at the moment."],
    [refusal(401, 'Unauthorized'), 'Your session has ended'],
    ['no answer' as const, "The site didn't respond"],
  ])('stays as it was where the change fails (%j), and says why', async (answer, words) => {
    api.answer(`POST ${address}`, answer);
    await visit(reader);
    await press(toggle('Send me the newsletter'));
    expect(toggle('Send me the newsletter').checked).toBe(false);
    expect(scope().getByRole('alert', { hidden: true }).textContent).toContain(words);
  });
});

describe('deleting the account', () => {
  const dialog = () => part?.element.querySelector('dialog') as HTMLDialogElement;
  const type = (text: string) =>
    act(async () => void fireEvent.change(within(dialog()).getByRole('textbox', { hidden: true }), { target: { value: text } }));
  const confirmButton = () => within(dialog()).getByRole<HTMLButtonElement>('button', { name: /^Delet/, hidden: true });

  test('says what goes with it, the subscription only where there is one', async () => {
    await visit(reader);
    await press(button('Delete account'));
    expect(dialog().open).toBe(true);
    expect([...dialog().querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'your collections, with every saved article and note',
      'your settings and your newsletter subscription',
      'your login with email and password, if it is provided by this site',
      'your AI Help history',
    ]);
    await news(subscriber);
    expect(dialog().textContent).toContain('your subscription, which ends now');
  });

  test.each(['', 'reader', 'other@example.com', 'reader@example.com.evil', '\u0000reader@example.com'])(
    'is not possible with %j typed',
    async (typed) => {
      await visit(reader);
      await press(button('Delete account'));
      await type(typed);
      expect(confirmButton().disabled).toBe(true);
      await acted(() => fireEvent.submit(dialog().querySelector('form') as HTMLFormElement));
      expect(api.calls).not.toContain('DELETE /api/v1/plus/account/');
    },
  );

  test('takes everything of the reader off this browser and ends in a goodbye', async () => {
    api.answer('DELETE /api/v1/plus/account/', { status: 200 });
    await visit(reader);
    const ended = recordEvents(part?.bus as MountedPart['bus'], 'session/ended');
    await press(button('Delete account'));
    await type(' Reader@Example.com ');
    await press(confirmButton());
    await settled();
    expect(api.calls).toContain('DELETE /api/v1/plus/account/');
    expect(ended).toHaveLength(1);
    expect(part?.element.querySelector('h1')?.textContent).toBe('Goodbye');
    expect(document.activeElement).toBe(part?.element.querySelector('h1'));
    expect(part?.element.querySelector('[role=switch], dialog')).toBeNull();
    expect(scope().getByText('Go to the home page').getAttribute('href')).toBe('/en-US/');
  });

  test('that fails keeps the account, and what was typed', async () => {
    api.answer('DELETE /api/v1/plus/account/', refusal(503, 'The payment provider did not answer'));
    await visit(subscriber);
    await press(button('Delete account'));
    await type('reader@example.com');
    await press(confirmButton());
    expect(dialog().textContent).toContain("The site can't do this at the moment.");
    expect(within(dialog()).getByRole<HTMLInputElement>('textbox', { hidden: true }).value).toBe('reader@example.com');
    expect(part?.element.querySelector('h1')?.textContent).toBe('My Settings');
  });

  test('by a reader who signed in long ago leads through a new sign-in, and what was typed stays', async () => {
    api.answer('DELETE /api/v1/plus/account/', refusal(401, 'Sign in again to confirm that it is you'));
    await visit(reader);
    await press(button('Delete account'));
    await type('reader@example.com');
    await press(confirmButton());
    expect(dialog().textContent).toContain('this needs a recent login');
    const link = within(dialog()).getByRole('link', { name: /Log in/, hidden: true });
    expect(link.getAttribute('href')).toMatch(/authenticate\/\?next=.*&fresh=true$/);
    expect(link.getAttribute('target')).toBe('_blank');
    api.answer('DELETE /api/v1/plus/account/', { status: 200 });
    await press(within(dialog()).getByRole('button', { name: 'Try again', hidden: true }));
    await settled();
    expect(part?.element.querySelector('h1')?.textContent).toBe('Goodbye');
  });

  test('forgets what was typed when the reader turns back', async () => {
    await visit(reader);
    await press(button('Delete account'));
    await type('reader@example.com');
    await press(within(dialog()).getAllByRole('button', { name: 'Keep my account', hidden: true })[0] as HTMLElement);
    expect(dialog().open).toBe(false);
    await press(button('Delete account'));
    expect(confirmButton().disabled).toBe(true);
  });
});

describe('coming back from the payment page', () => {
  const started = { address: '/en-US/plus/settings?subscription=started' };
  const note = () => part?.element.querySelector('[role=status]')?.textContent ?? '';
  beforeEach(() => {
    // Time goes on by itself too: mounting waits for it.
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const wait = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

  test('greets a subscriber', async () => {
    await visit(subscriber, started);
    expect(note()).toContain('Welcome to Plus 5');
  });

  test('asks again until the plan has arrived', async () => {
    await visit(reader, started);
    const stale = recordEvents(part?.bus as MountedPart['bus'], 'session/stale');
    expect(note()).toBe('Your payment is being confirmed…');
    await wait(4000);
    expect(stale.length).toBeGreaterThan(0);
    await news({ ...subscriber, subscriptionType: 'mdn_plus_10m' });
    expect(note()).toContain('Welcome to Supporter 10');
    const asked = stale.length;
    await wait(60_000);
    expect(stale).toHaveLength(asked);
  });

  test('says nothing to a user who has signed out', async () => {
    await visit(subscriber, started);
    await news(anonymous);
    const stale = recordEvents(part?.bus as MountedPart['bus'], 'session/stale');
    expect(note()).toBe('');
    await wait(10_000);
    expect(stale).toEqual([]);
  });

  test('does not ask forever, and greets a plan that comes late', async () => {
    await visit(reader, started);
    const stale = recordEvents(part?.bus as MountedPart['bus'], 'session/stale');
    for (let times = 0; times < 40; times += 1) await wait(2000);
    expect(stale.length).toBeLessThanOrEqual(15);
    expect(note()).toContain("Your payment hasn't been confirmed yet");
    await news(subscriber);
    expect(note()).toContain('Welcome to Plus 5');
  });

  test('without a subscription says that nothing was charged, and shows the way back to the plans', async () => {
    await visit(reader, { address: '/en-US/plus/settings?subscription=canceled' });
    expect(note()).toContain("you weren't charged");
    expect(scope().getByText('See the plans').getAttribute('href')).toBe('/en-US/plus#subscribe');
  });

  test.each(['?subscription=<b>', '?subscription=', '?other=started', '?subscription=__proto__'])('with %s says nothing', async (query) => {
    await visit(reader, { address: `/en-US/plus/settings${query}` });
    expect(note()).toBe('');
  });
});

test('the newsletter, while it is early, is asked for and shown to those alone to whom it is open', async () => {
  const wish = { configuration: { early: ['newsletter' as const] } };
  await visit(subscriber, wish);
  expect(api.calls.filter((call) => call.includes('newsletter'))).toEqual([]);
  const place = scope().getByText('Early access').parentElement;
  expect(place?.className).toBe('open');
  expect(place?.querySelector('[role=switch]')).not.toBeNull();
  await news({ ...subscriber, features: ['earlyAccess'] });
  expect(api.calls).toContain('GET /api/v1/plus/newsletter/');
});

describe('what the reader watches', () => {
  const watches = '/api/v2/watches/';
  const watch = (id: string, kind: string, subject: string, title?: string) => ({
    id,
    kind,
    subject,
    title,
    created_at: '2026-11-01T10:00:00.000Z',
  });
  const section = () => part?.element.querySelector('#watching') as HTMLElement;
  const select = () => section().querySelector('select') as HTMLSelectElement;
  const listed = (more: object = {}) => ({
    status: 200,
    body: {
      watches: [
        watch('w1', 'page', '/en-US/docs/Tea', 'Tea'),
        watch('w2', 'feature', 'css.properties.gap'),
        watch('w3', 'collection', 'c1', 'Default'),
      ],
      digest: 'weekly',
      can_mail: true,
      ...more,
    },
  });

  test('is listed with its place and kind, and each can be ended', async () => {
    api.answer(`GET ${watches}`, listed());
    api.answer(`DELETE ${watches}w2/`, { status: 200 });
    await visit(signedInReader());
    await waitFor(() => expect(section().querySelector('h3 + *')?.textContent).toMatch(/^(?!One moment)./));
    const rows = () =>
      [...section().querySelectorAll('li')].map((row) => [
        row.querySelector('a')?.getAttribute('href'),
        row.querySelector('span')?.textContent,
      ]);
    expect(rows()).toEqual([
      ['/en-US/docs/Tea', 'TeaPage'],
      ['/en-US/plus/updates?q=css.properties.gap', 'gapFeature'],
      ['/en-US/plus/collections/c1', 'Saved ArticlesCollection'],
    ]);
    await press(button('Stop watching gap'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(api.calls.at(-1)).toBe(`DELETE ${watches}w2/`);
    expect(document.activeElement?.textContent).toBe('What you watch');
    expect(section().querySelector('a[download]')?.getAttribute('href')).toBe(`${watches}export/`);
  });

  test('is told by mail as often as is chosen; what cannot be saved goes back', async () => {
    api.answer(`GET ${watches}`, listed());
    api.answer(`POST ${watches}digest/`, { status: 201 });
    await visit(signedInReader());
    await waitFor(() => expect(section().querySelector('h3 + *')?.textContent).toMatch(/^(?!One moment)./));
    await acted(() => fireEvent.change(select(), { target: { value: 'daily' } }));
    await waitFor(() => expect(section().querySelector('[role=status]')?.textContent).toBe(''));
    expect([api.calls.at(-1), select().value]).toEqual([`POST ${watches}digest/ {"digest":"daily"}`, 'daily']);
    api.answer(`POST ${watches}digest/`, refusal(503, 'The database is away'));
    await acted(() => fireEvent.change(select(), { target: { value: 'off' } }));
    await waitFor(() => expect(section().querySelector('[role=alert]')?.textContent).toContain("The site can't do this at the moment."));
    expect(select().value).toBe('daily');
  });

  test('is told by mail at once for who asks; the page says what came of it, once at a time', async () => {
    const now = `POST ${watches}digest/now/`;
    api.answer(`GET ${watches}`, listed());
    api.answer(now, { status: 200, body: { sent: false, since: '2026-11-23T05:00:00.000Z' } });
    await visit(signedInReader());
    await waitFor(() => expect(button('Send me one now')).toBeTruthy());
    const said = () => [...section().querySelectorAll('[role=status]')].map((status) => status.textContent).join('');
    const release = api.hold(now);
    await press(button('Send me one now'));
    await press(button('Send me one now'));
    expect(said()).toBe('One moment…');
    release();
    await waitFor(() => expect(said()).toBe('Nothing new since November 23, 2026. No email was sent.'));
    expect(api.calls.filter((call) => call === now)).toHaveLength(1);
    api.answer(now, { status: 200, body: { sent: true, since: '2026-11-23T05:00:00.000Z' } });
    await press(button('Send me one now'));
    await waitFor(() => expect(said()).toBe('Sent. It tells what is new since November 23, 2026.'));
    api.answer(now, refusal(429, 'Too many requests'));
    await press(button('Send me one now'));
    await waitFor(() => expect(section().querySelector('[role=alert]')?.textContent).toContain('Too many requests'));
  });

  test.each([{ digest: 'off' }, { watches: [] }, { can_mail: false }])('cannot be asked for by mail with %j', async (more) => {
    api.answer(`GET ${watches}`, listed(more));
    await visit(signedInReader());
    await waitFor(() => expect(section().querySelector('h3 + *')?.textContent).toMatch(/^(?!One moment)./));
    expect(scope().queryByRole('button', { name: 'Send me one now', hidden: true })).toBeNull();
  });

  test('is not told by mail where the site sends none, and says how to begin where there is nothing', async () => {
    api.answer(`GET ${watches}`, listed({ watches: [], can_mail: false }));
    await visit(signedInReader());
    await waitFor(() => expect(section().querySelector('h3 + *')?.textContent).toMatch(/^(?!One moment)./));
    expect([select().disabled, section().textContent]).toEqual([true, expect.stringContaining('This site sends no email.')]);
    expect(section().textContent).toContain('You watch nothing yet.');
  });

  test('says when it cannot be loaded, and tries again', async () => {
    api.answer(`GET ${watches}`, 'no answer');
    await visit(signedInReader());
    await waitFor(() => expect(section().querySelector('h3 + *')?.textContent).toMatch(/^(?!One moment)./));
    expect(section().textContent).toContain("What you watch couldn't be loaded.");
    api.answer(`GET ${watches}`, listed());
    await press(button('Try again'));
    await waitFor(() => expect(section().querySelectorAll('li')).toHaveLength(3));
  });
});
