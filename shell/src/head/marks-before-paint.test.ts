/** @jest-environment jsdom */
import { markReading } from './marks-before-paint.ts';
import { showCurrent } from './show-current.ts';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

test('the text is set as the reader likes it', () => {
  localStorage.setItem('reader-preferences', '{"textSize":"large","lineWidth":"narrow","sidebarCollapsed":true,"linkPreviews":false}');
  markReading(root);
  expect({ ...root.dataset }).toEqual({ textSize: 'large', lineWidth: 'narrow', sidebarCollapsed: '' });
});

test('what cannot be read changes nothing', () => {
  localStorage.setItem('reader-preferences', '{"textSize":');
  markReading(root);
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  markReading(root);
  blocked.mockRestore();
  expect({ ...root.dataset }).toEqual({});
});

test('a column of pages begins at the current one, and a column without it at its top, once it is laid out', () => {
  const laysOut = watchLayout();
  document.body.innerHTML = `
    <div data-shows-current><a href="/a">A</a><a href="/b" aria-current="page">B</a></div>
    <div data-shows-current><a href="/a">A</a></div>`;
  const [column, other] = [...document.querySelectorAll('[data-shows-current]')] as [Element, Element];
  column.getBoundingClientRect = () => new DOMRect(0, 100, 200, 400);
  (column.querySelector('[aria-current]') as Element).getBoundingClientRect = () => new DOMRect(0, 900, 200, 28);
  showCurrent();
  expect(column.scrollTop).toBe(0);
  laysOut();
  expect(column.scrollTop).toBe(614);
  expect(other.scrollTop).toBe(0);
});

/** An observer that speaks when the test lays the page out, and then tells of what it still observes. */
function watchLayout(): () => void {
  const observed = new Set<Element>();
  let tell = (): void => undefined;
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      tell = () =>
        callback(
          [...observed].map((target) => ({ target }) as ResizeObserverEntry),
          this,
        );
    }
    observe = (element: Element) => void observed.add(element);
    unobserve = (element: Element) => void observed.delete(element);
    disconnect = () => observed.clear();
  };
  return () => tell();
}
