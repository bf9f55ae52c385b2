/** @jest-environment jsdom */
import type { Whoami } from '@webdocs/contracts/api/visitor';
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { requestJson } from '@webdocs/http';
import { testBus } from '@webdocs/testing/test-bus';
import { browserStorage, localStore, tabStore } from '../storage/browser-storage.ts';
import { followSession } from './follow-session.ts';

const root = document.documentElement;
const reader: Whoami = { is_authenticated: true, username: 'u-1', email: 'reader@example.com' };
const subscriber: Whoami = { ...reader, is_subscriber: true, subscription_type: 'mdn_plus_5m' };
const ended = new Failure('REQUEST_FAILED', { message: 'Invalid Session', status: 400, address: '/api/v1/whoami' });
const gone = new Failure(
  'REQUEST_FAILED',
  { message: 'Failed to fetch', status: 0, address: '/api/v1/whoami' },
  { cause: new TypeError('Failed to fetch') },
);
const refused = new Failure('REQUEST_FAILED', { message: 'There is no network', status: 418, address: '/api/v1/whoami' });
const down = new Failure('REQUEST_FAILED', { message: '503 Service Unavailable', status: 503, address: '/api/v1/whoami' });

let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

/** Answers the calls one after the other, the last answer again and again. */
function visit(answers: Array<Whoami | Error | Promise<Whoami>>, storage = { tab: tabStore, device: localStore }) {
  const bus = testBus();
  const heard: Session[] = [];
  bus.subscribe('session/changed', (session) => heard.push(session));
  const asked: string[] = [];
  const worker = { clear: jest.fn() };
  const noted: string[] = [];
  const request = async (address: string) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(address);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  // Listeners of one test must not hear the events of the next.
  const browser = Object.create(window, {
    document: { value: document },
    navigator: { value: navigator },
    addEventListener: { value: (type: string, listener: () => void) => window.addEventListener(type, listener, { signal: stop.signal }) },
    setTimeout: { value: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds) },
    clearTimeout: { value: (timer: number) => clearTimeout(timer) },
  }) as Window;
  followSession({
    bus,
    noteSite: (connectivity) => noted.push(connectivity),
    maintenanceText: 'Down for maintenance',
    window: browser,
    storage,
    worker,
    requestJson: request as typeof requestJson,
  });
  return { bus, heard, asked, worker, noted };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const focus = async () => {
  window.dispatchEvent(new Event('focus'));
  await settle();
};
const copy = () => JSON.parse(sessionStorage.getItem('whoami') ?? 'null') as Session | null;

test('a visitor is told to every team as anonymous, and marked so', async () => {
  const { bus, heard, asked } = visit([{ geo: { country: 'France', country_iso: 'FR' } }]);
  expect(bus.facts().session.status).toBe('unknown');
  await settle();
  expect(asked).toEqual(['/api/v1/whoami']);
  expect(heard).toEqual([{ ...unknownSession, status: 'anonymous', geo: { country: 'France', country_iso: 'FR' } }]);
  expect(root.dataset).toMatchObject({ session: 'anonymous' });
  expect(copy()).toEqual(heard[0]);
});

test.each([
  [reader, 'signed-in'],
  [subscriber, 'subscriber'],
])('the root says who is signed in, and the tab keeps it for the next page', async (whoami, mark) => {
  visit([whoami]);
  await settle();
  expect(root.dataset.session).toBe(mark);
  expect(copy()).toMatchObject({ isAuthenticated: true, email: 'reader@example.com' });
});

test('a subscriber without ads is marked on this page and for the next ones, until they want ads again', async () => {
  visit([{ ...subscriber, settings: { no_ads: true } }, subscriber]);
  await settle();
  expect(root.hasAttribute('data-nop')).toBe(true);
  expect(localStorage.getItem('nop')).toBe('yes');
  jest.advanceTimersByTime(5000);
  await focus();
  expect(root.hasAttribute('data-nop')).toBe(false);
  expect(localStorage.getItem('nop')).toBeNull();
});

test('who has early access is marked as long as they have it', async () => {
  visit([{ ...subscriber, features: ['earlyAccess'] }, subscriber]);
  await settle();
  expect(root.hasAttribute('data-early-access')).toBe(true);
  jest.advanceTimersByTime(5000);
  await focus();
  expect(root.hasAttribute('data-early-access')).toBe(false);
});

test('when the session cannot be fetched, the copy goes and the maintenance text is shown', async () => {
  sessionStorage.setItem('whoami', JSON.stringify({ isAuthenticated: true }));
  localStorage.setItem('MDNSettings', '{"offline":true}');
  root.setAttribute('data-nop', '');
  const { heard, worker } = visit([down]);
  await settle();
  expect(heard).toEqual([{ ...unknownSession, status: 'unavailable', maintenance: 'Down for maintenance' }]);
  expect(copy()).toBeNull();
  expect(root.dataset.session).toBe('anonymous');
  expect(root.hasAttribute('data-nop')).toBe(true);
  // Being offline is the common reason: it must not take offline reading away.
  expect(localStorage.getItem('MDNSettings')).toBe('{"offline":true}');
  expect(worker.clear).not.toHaveBeenCalled();
});

test('after a failure it is tried again, less and less often, until there is an answer', async () => {
  const { asked, bus } = visit([down, down, reader]);
  await settle();
  await jest.advanceTimersByTimeAsync(4999);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(9999);
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(bus.facts().session.status).toBe('signed-in');
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toHaveLength(3);
});

test.each([
  ['no answer at all', gone, 'offline'],
  ['the refusal of the offline worker', refused, 'offline'],
  ['an answer that says that the API is down', down, 'online'],
  ['what the offline worker remembers', { ...reader, offline: true } as const, 'offline'],
  ['an answer', reader, 'online'],
])('%s says whether the site is there', async (_, answer, connectivity) => {
  const { noted } = visit([answer]);
  await settle();
  expect(noted).toEqual([connectivity]);
});

test('a user of whom the offline worker tells is asked for until the site answers, less and less often', async () => {
  const copied: Whoami = { ...subscriber, offline: true };
  const { asked, noted, bus } = visit([copied, copied, subscriber]);
  await settle();
  expect(bus.facts().session.isSubscriber).toBe(true);
  await jest.advanceTimersByTimeAsync(5000);
  await jest.advanceTimersByTimeAsync(9999);
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(noted).toEqual(['offline', 'offline', 'online']);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveLength(3);
});

test('a browser that is online again asks the site itself', async () => {
  const { asked, noted } = visit([gone, gone, reader]);
  await settle();
  await jest.advanceTimersByTimeAsync(5000);
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(5000);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(noted).toEqual(['offline', 'offline', 'online']);
});

test('coming back to the window asks again, at most every five seconds', async () => {
  const { asked } = visit([{}]);
  await settle();
  jest.advanceTimersByTime(4999);
  await focus();
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await focus();
  await focus();
  expect(asked).toHaveLength(2);
});

test('a session that ended on the server takes what belonged to it along', async () => {
  localStorage.setItem('frequently-viewed-documents-v2', '[]');
  const { worker } = visit([reader, {}]);
  await settle();
  expect(worker.clear).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  await focus();
  expect(root.dataset.session).toBe('anonymous');
  expect(localStorage.getItem('frequently-viewed-documents-v2')).toBeNull();
  expect(worker.clear).toHaveBeenCalledTimes(1);
});

describe('a session that the API refuses', () => {
  test('is asked about once more, and its reader is then anonymous', async () => {
    localStorage.setItem('frequently-viewed-documents-v2', '[]');
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('whoami', '{"isAuthenticated":true}');
    const { heard, asked, worker } = visit([ended, { geo: { country: 'France', country_iso: 'FR' } }]);
    await settle();
    expect(asked).toHaveLength(2);
    expect(heard).toEqual([{ ...unknownSession, status: 'anonymous', geo: { country: 'France', country_iso: 'FR' } }]);
    expect(localStorage.getItem('frequently-viewed-documents-v2')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(worker.clear).toHaveBeenCalledTimes(1);
  });

  test('is not asked about forever', async () => {
    const { asked, bus } = visit([ended]);
    await settle();
    expect(asked).toHaveLength(2);
    expect(bus.facts().session).toEqual({ ...unknownSession, status: 'anonymous' });
  });

  test('says nothing about the reader when the second question fails', async () => {
    const { bus } = visit([ended, down]);
    await settle();
    expect(bus.facts().session.status).toBe('unavailable');
  });
});

describe('an account that was changed', () => {
  test('is asked for again at once, however short ago it was asked for', async () => {
    const { bus, asked } = visit([reader, { ...subscriber, features: ['noAds'] }]);
    await settle();
    bus.publish('session/stale', { at: 1 });
    await settle();
    expect(asked).toHaveLength(2);
    expect(bus.facts().session).toMatchObject({ subscriptionType: 'mdn_plus_5m', features: ['noAds'] });
  });
});

describe('the daily ping', () => {
  const beacons: string[] = [];
  beforeEach(() => {
    beacons.length = 0;
    Object.assign(navigator, { sendBeacon: (address: string) => beacons.push(address) > 0 });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });

  test('counts those who are signed in, once', async () => {
    const { bus } = visit([{ ...reader, csrf_token: 'a' }]);
    await settle();
    bus.publish('session/stale', { at: 1 });
    await settle();
    expect(beacons).toEqual(['/api/v1/ping']);
  });

  test.each([{}, down])('counts no other reader', async (answer) => {
    visit([answer]);
    await settle();
    expect(beacons).toEqual([]);
  });
});

describe('signing out, here or in another tab', () => {
  test('takes everything of the reader off this page', async () => {
    localStorage.setItem('frequently-viewed-documents-v2', '[]');
    const { bus, heard, worker } = visit([{ ...subscriber, settings: { no_ads: true } }]);
    await settle();
    bus.publish('session/ended', { at: 1 });
    expect(heard.at(-1)).toEqual({ ...unknownSession, status: 'anonymous' });
    expect(copy()).toBeNull();
    expect(localStorage.getItem('frequently-viewed-documents-v2')).toBeNull();
    expect(localStorage.getItem('nop')).toBeNull();
    expect(root.dataset.session).toBe('anonymous');
    expect(root.hasAttribute('data-nop')).toBe(false);
    expect(worker.clear).toHaveBeenCalledTimes(1);
  });

  test('tells those who come later that no user is signed in', async () => {
    const { bus } = visit([subscriber]);
    await settle();
    bus.publish('session/ended', { at: 1 });
    const late: string[] = [];
    bus.subscribe('session/changed', ({ status }) => late.push(status));
    expect(late).toEqual(['anonymous']);
  });

  test('is not undone by an answer that was on its way', async () => {
    let answer: (whoami: Whoami) => void = () => undefined;
    const { bus } = visit([new Promise<Whoami>((resolve) => (answer = resolve))]);
    bus.publish('session/ended', { at: 1 });
    answer(subscriber);
    await settle();
    expect(bus.facts().session.status).toBe('anonymous');
    expect(copy()).toBeNull();
  });
});

describe('reading offline', () => {
  test('ends for a reader who is no subscriber any more', async () => {
    localStorage.setItem('MDNSettings', '{"offline":true,"preferOnline":true}');
    const { worker } = visit([reader]);
    await jest.advanceTimersByTimeAsync(100);
    expect(localStorage.getItem('MDNSettings')).toBeNull();
    expect(worker.clear).toHaveBeenCalledTimes(1);
  });

  test('stays with a subscriber', async () => {
    localStorage.setItem('MDNSettings', '{"offline":true}');
    const { worker } = visit([subscriber]);
    await settle();
    expect(localStorage.getItem('MDNSettings')).toBe('{"offline":true}');
    expect(worker.clear).not.toHaveBeenCalled();
  });
});

test.each(['{half', 'null', '5', '[]', '{"isAuthenticated":"yes"}', '{"__proto__":{"isAuthenticated":true}}'])(
  'a copy of %s in the tab means nothing and is replaced',
  async (stored) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('whoami', stored);
    const { worker } = visit([{}]);
    await settle();
    expect(worker.clear).not.toHaveBeenCalled();
    expect(copy()).toMatchObject({ status: 'anonymous' });
  },
);

test('with blocked storage a reader is signed in for this page', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const blocked = browserStorage(() => {
    throw new Error('denied');
  });
  const { bus } = visit([subscriber], { tab: blocked, device: blocked });
  await settle();
  expect(bus.facts().session.isSubscriber).toBe(true);
  expect(root.dataset.session).toBe('subscriber');
  bus.publish('session/ended', { at: 1 });
  expect(root.dataset.session).toBe('anonymous');
  expect(warn).toHaveBeenCalled();
});
