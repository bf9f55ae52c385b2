/** @jest-environment jsdom */
import { scrollToTarget, targetOf } from './scroll-to-target.ts';

let grow: () => void;
Object.assign(globalThis, {
  ResizeObserver: class {
    constructor(callback: () => void) {
      grow = callback;
    }
    observe() {}
    disconnect() {
      grow = () => undefined;
    }
  },
});

/** A heading that is at a height of the page, in a window that can be scrolled. */
function heading(at: number) {
  document.body.innerHTML =
    '<details><summary>More</summary><details><summary>Even more</summary><h2 id="syntax"></h2></details></details>';
  const element = document.querySelector('h2') as HTMLElement;
  const page = { at, scrolled: 0 };
  Object.defineProperty(document.documentElement, 'scrollTop', { get: () => page.scrolled, configurable: true });
  element.getBoundingClientRect = () => new DOMRect(0, page.at - page.scrolled, 700, 30);
  element.scrollIntoView = () => {
    page.scrolled = page.at;
    window.dispatchEvent(new Event('scroll'));
  };
  return { element, page };
}

test('the target is at the top, and stays there while what is above it grows', () => {
  const { element, page } = heading(900);
  scrollToTarget(element);
  expect(page.scrolled).toBe(900);
  page.at = 1300;
  grow();
  expect(page.scrolled).toBe(1300);
});

test('a reader who moves is left where they go', () => {
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    const { element, page } = heading(900);
    scrollToTarget(element);
    window.dispatchEvent(new Event(move));
    page.at = 1300;
    grow();
    expect(page.scrolled).toBe(900);
  }
});

test('other code that scrolls the page away from the target is not held back', () => {
  const { element, page } = heading(900);
  scrollToTarget(element);
  page.scrolled = 100;
  window.dispatchEvent(new Event('scroll'));
  page.at = 1300;
  grow();
  expect(page.scrolled).toBe(100);
});

test('a scroll that is told of when the page has grown already is not taken for the reader', () => {
  const { element, page } = heading(900);
  scrollToTarget(element);
  page.at = 1300;
  window.dispatchEvent(new Event('scroll'));
  expect(page.scrolled).toBe(1300);
});

test('a page that is left, or a target that is gone, does not scroll', () => {
  const leaving = new AbortController();
  const { element, page } = heading(900);
  scrollToTarget(element, leaving.signal);
  leaving.abort();
  page.at = 1300;
  grow();
  expect(page.scrolled).toBe(900);

  const gone = heading(900);
  scrollToTarget(gone.element);
  gone.element.remove();
  gone.page.at = 1300;
  grow();
  expect(gone.page.scrolled).toBe(900);
});

test('a target in closed folds opens all of them', () => {
  const { element } = heading(900);
  scrollToTarget(element);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
});

test.each([
  ['#syntax', 'syntax'],
  ['#Syntax', 'syntax'],
  ['#%E9%85%8D%E5%88%97', '配列'],
  ['#配列', '配列'],
  ['#%C3%9Cber', 'über'],
  ['#%E0%A4%A', undefined],
  ['#nowhere', undefined],
  ['#', undefined],
  ['', undefined],
])('the hash %j leads to %j', (hash, id) => {
  document.body.innerHTML = '<h2 id="syntax"></h2><h2 id="配列"></h2><h2 id="über"></h2>';
  expect(targetOf(document, hash)?.id).toBe(id);
});

test('an id with capitals is found where there is no other', () => {
  document.body.innerHTML = '<h2 id="Map"></h2>';
  expect(targetOf(document, '#Map')?.id).toBe('Map');
});

test('of two ids that differ in case alone the one in lower case is meant, which the address then names', () => {
  document.body.innerHTML = '<h2 id="map"></h2><h2 id="Map"></h2>';
  expect(targetOf(document, '#Map')?.id).toBe('map');
});
