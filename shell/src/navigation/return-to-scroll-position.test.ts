/** @jest-environment jsdom */
import { returnToScrollPosition } from './return-to-scroll-position.ts';

let height = 0;
let grown: () => unknown = () => undefined;
let watching = false;

beforeEach(() => {
  height = 0;
  watching = false;
  window.scrollTo = ((_left: number, top: number) => {
    Object.defineProperty(window, 'scrollY', { value: Math.min(top, height), configurable: true });
  }) as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      grown = () => watching && callback([], this);
    }
    observe = () => void (watching = true);
    unobserve = () => undefined;
    disconnect = () => void (watching = false);
  };
});

const growTo = (next: number) => {
  height = next;
  grown();
};

test('a page that is long enough is simply scrolled', () => {
  height = 2000;
  returnToScrollPosition(window, 1633, new AbortController().signal);
  expect(window.scrollY).toBe(1633);
  expect(watching).toBe(false);
});

test('a page that is still growing is followed until the place is there, and no further', () => {
  height = 900;
  returnToScrollPosition(window, 1633, new AbortController().signal);
  expect(window.scrollY).toBe(900);
  growTo(1200);
  expect(window.scrollY).toBe(1200);
  growTo(1800);
  expect(window.scrollY).toBe(1633);
  expect(watching).toBe(false);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('a reader who moves (%s) is left where they are', (move) => {
  height = 900;
  returnToScrollPosition(window, 1633, new AbortController().signal);
  window.dispatchEvent(new Event(move));
  growTo(1800);
  expect(window.scrollY).toBe(900);
});

test('the next page is not scrolled to the place of the one before', () => {
  height = 900;
  const leaving = new AbortController();
  returnToScrollPosition(window, 1633, leaving.signal);
  leaving.abort();
  growTo(1800);
  expect(window.scrollY).toBe(900);
});
