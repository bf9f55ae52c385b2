/** @jest-environment jsdom */
import { hydrateWhenItSuits } from './hydration-moment.ts';

let idle: Array<() => void> = [];
const rest = () => {
  while (idle.length > 0) idle.shift()?.();
};
const fetchedAhead = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => new URL(href).pathname);
const stop = jest.fn();
let listeners: AbortController;

/** A page of one paragraph, whose links are all in view; on a slow line unless it is said otherwise. */
function open(html: string, connection: object | undefined = { effectiveType: '3g' }, isToWorkWith = false, isEmpty = false) {
  document.body.innerHTML = `<main><p>${html}</p><button>Copy</button></main>`;
  for (const link of document.links) link.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList;
  Object.assign(navigator, { connection });
  const hydrate = jest.fn(() => takeBack);
  const takeBack = jest.fn();
  hydrateWhenItSuits(
    hydrate,
    () => isToWorkWith,
    () => isEmpty,
  );
  return { hydrate, takeBack };
}

const on = (selector: string) => document.querySelector(selector) as HTMLElement;
const meets = (selector: string, type: string) => on(selector).dispatchEvent(new Event(type, { bubbles: true }));
/** jsdom follows no links. */
const follows = (selector: string, keys: MouseEventInit = {}) =>
  on(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

beforeEach(() => {
  idle = [];
  answered();
  document.head.replaceChildren();
  stop.mockReset();
  listeners = new AbortController();
  const { addEventListener } = EventTarget.prototype;
  window.addEventListener = (type: string, callback: EventListenerOrEventListenerObject, options: unknown) =>
    addEventListener.call(window, type, callback, { ...(typeof options === 'object' ? options : {}), signal: listeners.signal });
  Object.assign(window, { stop, requestIdleCallback: (run: () => void) => idle.push(run) });
  delete (window as { webdocsFederation?: unknown }).webdocsFederation;
});
afterEach(() => listeners.abort());

/** What the browser measured of the page itself, in milliseconds. */
function answered({ connectEnd = 20, secureConnectionStart = 0, responseStart = 60 } = {}): void {
  const timing = { connectStart: 0, secureConnectionStart, connectEnd, requestStart: 30, responseStart };
  Object.assign(performance, { getEntriesByType: () => [timing] });
}

let page = 0;
/** Another address for each test: what was fetched ahead once is not fetched again. */
const link = (words = 'map', more = '') => `<a href="/en-US/docs/${words}${(page += 1)}" ${more}>${words}</a>`;

test('on a fast line a page comes to life when it is idle; on a slow one at the first touch', () => {
  const fast = open('', { effectiveType: '4g', rtt: 50 });
  window.dispatchEvent(new Event('load'));
  rest();
  expect(fast.hydrate).toHaveBeenCalledTimes(1);
  listeners.abort();

  listeners = new AbortController();
  const slow = open('');
  window.dispatchEvent(new Event('load'));
  rest();
  expect(slow.hydrate).not.toHaveBeenCalled();
  meets('button', 'touchstart');
  meets('button', 'pointerdown');
  expect(slow.hydrate).toHaveBeenCalledTimes(1);
});

test.each([
  ['its first round trip took long', { connectEnd: 700, secureConnectionStart: 350 }],
  ['its first byte took long', { responseStart: 900 }],
])('a line is slow, whatever the browser says of it, where %s', (_, timing) => {
  answered(timing);
  const { hydrate } = open('', { effectiveType: '4g', rtt: 100 });
  window.dispatchEvent(new Event('load'));
  rest();
  expect(hydrate).not.toHaveBeenCalled();
});

test('a page to work with comes to life when it is painted; on a slow line it is text first too', () => {
  const painted: Array<() => void> = [];
  window.requestAnimationFrame = (paint) => painted.push(() => setTimeout(() => paint(0)));
  const comeToLife = (...[connection, isToWorkWith]: [object, boolean]) => {
    const { hydrate } = open('', connection, isToWorkWith);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    jest.useFakeTimers();
    while (painted.length > 0) painted.shift()?.();
    jest.runAllTimers();
    jest.useRealTimers();
    return hydrate.mock.calls.length;
  };
  expect(comeToLife({ effectiveType: '4g' }, true)).toBe(1);
  expect(comeToLife({ effectiveType: '4g' }, false)).toBe(0);
  expect(comeToLife({ effectiveType: '3g' }, true)).toBe(0);
});

test('who reaches for a link gets its page and not the scripts of this one', () => {
  const { hydrate } = open(link('push'));
  meets('a', 'touchstart');
  meets('a', 'pointerdown');
  expect(hydrate).not.toHaveBeenCalled();
  expect(fetchedAhead()).toEqual([new URL((on('a') as HTMLAnchorElement).href).pathname]);
});

test.each([
  ['in the same page', '<a href="#syntax">Syntax</a>'],
  ['to another site', '<a href="https://example.org/">Other</a>'],
  ['to another tab', '<a href="/en-US/blog/" target="_blank">Blog</a>'],
])('a link %s is touched as anything else', (_, html) => {
  const { hydrate } = open(html);
  meets('a', 'touchstart');
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(fetchedAhead()).toEqual([]);
});

test('a link that is followed before the shell is there has the line for itself', () => {
  const { hydrate, takeBack } = open(link());
  meets('button', 'scroll');
  follows('a');
  expect(stop).toHaveBeenCalledTimes(1);
  expect(takeBack).toHaveBeenCalledTimes(1);
  // The reader waits for the next page.
  meets('button', 'pointermove');
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test.each<[string, MouseEventInit]>([
  ['with a key for another tab', { ctrlKey: true }],
  ['with another button', { button: 1 }],
])('a link that is pressed %s stops nothing', (_, keys) => {
  open(link());
  meets('button', 'scroll');
  follows('a', keys);
  expect(stop).not.toHaveBeenCalled();
});

test('once the shell is there it answers, and nothing is stopped', () => {
  open(link());
  meets('button', 'scroll');
  Object.assign(window, { webdocsFederation: () => undefined });
  follows('a');
  expect(stop).not.toHaveBeenCalled();
});

test('who comes back to a page that was left on its way to life brings it to life', () => {
  const { hydrate } = open(link());
  meets('button', 'scroll');
  follows('a');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  meets('button', 'touchstart');
  expect(hydrate).toHaveBeenCalledTimes(2);
});

test('on a slow line the first two links of the text that are in view are fetched when there is nothing else to do', () => {
  open(link('one') + link('one-more') + link('third'));
  window.dispatchEvent(new Event('load'));
  expect(fetchedAhead()).toEqual([]);
  rest();
  expect(fetchedAhead()).toEqual([...document.links].slice(0, 2).map(({ pathname }) => pathname));
});

test('links below the window are neither fetched nor looked at: their text is not laid out yet', () => {
  open(link('first') + link('below') + link('further'));
  const [, below, further] = [...document.links];
  const looked = jest.fn(() => new DOMRect(0, 2000, 10, 10));
  if (below) below.getBoundingClientRect = () => new DOMRect(0, 1500, 10, 10);
  if (further) further.getBoundingClientRect = looked;
  window.dispatchEvent(new Event('load'));
  rest();
  expect(fetchedAhead()).toEqual([document.links[0]?.pathname]);
  expect(looked).not.toHaveBeenCalled();
});

test('a reader who saves data gets only what they ask for', () => {
  open(link(), { saveData: true });
  window.dispatchEvent(new Event('load'));
  rest();
  meets('a', 'touchstart');
  expect(fetchedAhead()).toEqual([]);
});

test('a page that is empty without its scripts starts at once, on any line and for those who save data', () => {
  for (const connection of [{ effectiveType: '4g' }, { effectiveType: '2g' }, { saveData: true }]) {
    const { hydrate } = open('', connection, false, true);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(hydrate).toHaveBeenCalled();
    listeners.abort();
  }
});
