/** @jest-environment jsdom */
import type { HydrationMarkContent } from '@webdocs/contracts/telemetry/hydration-mark';
import { keepHydrationMarks } from './hydration-marks.ts';

const id = '7b7e1f0c-0f0e-4711-8a5e-0123456789ab';
const page = {
  composition: '0123456789abcdef',
  main: { owner: 'mfe-docs' },
  remotes: { 'mfe-docs': { version: '1.2.3' } },
  page: { doc: { pageType: 'guide' } },
};

let sent: Array<{ address: string; options: RequestInit }>;
let idle: Array<() => void>;
let isHidden: boolean;
let isPrerendered: boolean;
let listeners: AbortController;

const early = () => window.webdocsEarly as Required<NonNullable<typeof window.webdocsEarly>>;
const happens = (type: string) => document.dispatchEvent(new Event(type));
const rest = () => {
  while (idle.length > 0) idle.shift()?.();
};

beforeEach(() => {
  sent = [];
  idle = [];
  isHidden = false;
  isPrerendered = false;
  listeners = new AbortController();
  delete window.webdocsEarly;
  document.cookie = 'moz-1st-party-data-opt-out=; max-age=0';
  localStorage.clear();
  window.history.replaceState(null, '', '/en-US/docs/Web/HTTP/Guides/CSP');
  const { addEventListener } = EventTarget.prototype;
  for (const target of [window, document])
    target.addEventListener = (type: string, callback: EventListenerOrEventListenerObject, options?: AddEventListenerOptions) =>
      addEventListener.call(target, type, callback, { ...options, signal: listeners.signal });
  Object.assign(crypto, { randomUUID: () => id });
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => idle.push(run),
    fetch: async (address: string, options: RequestInit) => void sent.push({ address, options }),
  });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') });
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendered });
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, writable: true, value: undefined });
});
afterEach(() => listeners.abort());

test('a page tells that it begins to hydrate, once, and under the same id that it is interactive', () => {
  const begins = keepHydrationMarks();
  expect(sent).toEqual([]);
  begins(page);
  begins(page);
  expect(sent.map(({ address }) => address)).toEqual([`/submit/webdocs/began/1/${id}`]);
  expect(sent[0]?.options).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  const content: HydrationMarkContent = { composition: '0123456789abcdef', kind: 'guide', remote: 'mfe-docs', version: '1.2.3' };
  expect(JSON.parse(String(sent[0]?.options.body))).toEqual(content);
  early().interactive(() => Promise.resolve(), true);
  expect(sent.map(({ address }) => address)[1]).toBe(`/submit/webdocs/interactive/1/${id}`);
  expect(sent[1]?.options.body).toBe(sent[0]?.options.body);
});

test('a page whose main part failed does not tell that it is interactive, and what reports its errors is fetched', () => {
  keepHydrationMarks()(page);
  const measure = jest.fn(() => Promise.resolve());
  expect(early().interactive(measure, false)).toBe(true);
  rest();
  expect(sent.map(({ address }) => address.split('/')[3])).toEqual(['began']);
  expect(measure).toHaveBeenCalledTimes(1);
});

test('a page that is not there is told as of no kind, as its views are', () => {
  keepHydrationMarks()({ ...page, page: { renderer: 'NotFound' } });
  expect(JSON.parse(String(sent[0]?.options.body))).toMatchObject({ kind: 'other' });
});

test('what measures a visit is fetched when the page is seen and idle, whatever becomes of it', async () => {
  isHidden = true;
  keepHydrationMarks()(page);
  const measure = jest.fn(() => Promise.reject(new Error('offline')));
  expect(early().interactive(measure, true)).toBe(true);
  rest();
  expect(measure).not.toHaveBeenCalled();
  isHidden = false;
  happens('visibilitychange');
  expect(measure).not.toHaveBeenCalled();
  rest();
  happens('visibilitychange');
  rest();
  expect(measure).toHaveBeenCalledTimes(1);
});

test('a page that is prerendered tells nothing before it is shown', () => {
  isPrerendered = true;
  keepHydrationMarks()(page);
  const measure = jest.fn(() => Promise.resolve());
  early().interactive(measure, true);
  rest();
  expect([sent, measure.mock.calls]).toEqual([[], []]);
  isPrerendered = false;
  happens('prerenderingchange');
  rest();
  expect(sent.map(({ address }) => address.split('/')[3])).toEqual(['began', 'interactive']);
  expect(measure).toHaveBeenCalledTimes(1);
});

test.each([
  ['the cookie', () => void (document.cookie = 'moz-1st-party-data-opt-out=true')],
  ['the signal of their browser', () => Object.assign(navigator, { globalPrivacyControl: true })],
])('who opts out by %s is told of by no mark, is not measured, and what was stored is deleted', (_, optOut) => {
  localStorage.setItem('pings', '{}');
  localStorage.setItem('theme', 'dark');
  optOut();
  keepHydrationMarks()(page);
  const measure = jest.fn(() => Promise.resolve());
  expect(early().interactive(measure, true)).toBe(false);
  rest();
  expect([sent, measure.mock.calls, early().mayTell()]).toEqual([[], [], false]);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('who opts out between the marks is told of by no second one', () => {
  keepHydrationMarks()(page);
  document.cookie = 'moz-1st-party-data-opt-out=true';
  early().interactive(() => Promise.resolve(), true);
  expect(sent).toHaveLength(1);
});

test('a browser that blocks its storage is not measured: Glean would tell its reader of an error', () => {
  const { sessionStorage } = window;
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  keepHydrationMarks()(page);
  const measure = jest.fn(() => Promise.resolve());
  expect(early().interactive(measure, true)).toBe(false);
  rest();
  expect([sent, measure.mock.calls]).toEqual([[], []]);
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: sessionStorage });
});

test('a browser that makes no ids tells no marks, and its page comes to life', () => {
  Object.assign(crypto, { randomUUID: undefined });
  keepHydrationMarks()(page);
  const measure = jest.fn(() => Promise.resolve());
  early().interactive(measure, true);
  rest();
  expect(sent).toEqual([]);
  expect(measure).toHaveBeenCalledTimes(1);
});

test('the first ten errors of scripts are kept for what reports them', () => {
  keepHydrationMarks();
  for (let count = 0; count < 12; count += 1) window.dispatchEvent(new Event(count % 2 ? 'error' : 'unhandledrejection'));
  expect(early().errors).toHaveLength(10);
});
