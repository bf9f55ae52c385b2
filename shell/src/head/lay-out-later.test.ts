/** @jest-environment jsdom */
import { layOutLater } from './lay-out-later.ts';

/** Sheets that remember what was put into them. */
class Sheet {
  text = '';
  changes = 0;
  replaceSync(text: string): void {
    this.text = text;
    this.changes += 1;
  }
}

let idle: Array<() => void> = [];
let adopted: Sheet[] = [];
const leftOutFrom = () => adopted.map(({ text }) => Number(/nth-child\(n\+(\d+)\)/.exec(text)?.[1]));

let listeners: AbortController;
afterEach(() => listeners.abort());

beforeEach(() => {
  listeners = new AbortController();
  const { addEventListener } = EventTarget.prototype;
  window.addEventListener = (type: string, callback: EventListenerOrEventListenerObject, options: unknown) =>
    addEventListener.call(window, type, callback, { ...(typeof options === 'object' ? options : {}), signal: listeners.signal });
  idle = [];
  adopted = [];
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = `<main><div data-long>${'<p></p>'.repeat(12)}</div></main>`;
  Object.assign(window, {
    CSSStyleSheet: Sheet,
    CSS: { supports: () => true },
    requestIdleCallback: (callback: () => void) => idle.push(callback),
  });
  Object.defineProperty(document, 'adoptedStyleSheets', {
    set: (sheets: Sheet[]) => (adopted = sheets),
    get: () => adopted,
    configurable: true,
  });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});

test('the first window is laid out at once, the rest in idle moments, in pieces that grow as long as they are quick', () => {
  document.body.innerHTML = `<main><div data-long>${'<p></p>'.repeat(40)}</div></main>`;
  layOutLater();
  expect(leftOutFrom()).toEqual([6]);
  window.dispatchEvent(new Event('load'));
  expect(leftOutFrom()).toEqual([9]);
  idle.shift()?.();
  expect(leftOutFrom()).toEqual([15]);
  idle.shift()?.();
  expect(leftOutFrom()).toEqual([27]);
  idle.shift()?.();
  expect(leftOutFrom()).toEqual([]);
  expect(idle).toEqual([]);
});

test('a piece that takes long is followed by a smaller one', () => {
  document.body.innerHTML = `<main><div data-long>${'<p></p>'.repeat(60)}</div></main>`;
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  // From the fifteenth section on the machine is slow.
  Object.defineProperty(document.body, 'clientHeight', {
    get: () => (now += (leftOutFrom()[0] ?? 0) > 15 ? 60 : 5),
    configurable: true,
  });
  layOutLater();
  window.dispatchEvent(new Event('load'));
  const places = [leftOutFrom()[0]];
  while (idle.length > 0) {
    idle.shift()?.();
    places.push(leftOutFrom()[0]);
  }
  expect(places.slice(0, 5)).toEqual([9, 15, 27, 33, 36]);
  jest.restoreAllMocks();
  Reflect.deleteProperty(document.body, 'clientHeight');
});

test('what is long in a text by itself comes after the text, its head before', () => {
  const rows = '<tbody></tbody>'.repeat(8);
  document.body.innerHTML = `<main><div data-long>${'<p></p>'.repeat(7)}<div><table data-long><thead></thead>${rows}</table></div></div></main>`;
  layOutLater();
  const leftOut = () => document.querySelectorAll(/screen\{(.*)\{content/.exec(adopted[0]?.text ?? '')?.[1] ?? 'none');
  expect([...leftOut()].map(({ tagName }) => tagName)).toEqual(['P', 'P', 'DIV', ...Array.from({ length: 8 }, () => 'TBODY')]);
  window.dispatchEvent(new Event('load'));
  expect([...leftOut()].map(({ tagName }) => tagName)).toEqual(Array.from({ length: 8 }, () => 'TBODY'));
  idle.shift()?.();
  expect(leftOut()).toHaveLength(5);
  while (idle.length > 0) idle.shift()?.();
  expect(leftOut()).toHaveLength(0);
});

test('a text of a thousand sections is laid out in few pieces: each of them costs as much as the whole text is long', () => {
  document.body.innerHTML = `<main><div data-long>${'<p></p>'.repeat(1000)}</div></main>`;
  layOutLater();
  const [sheet] = adopted;
  window.dispatchEvent(new Event('load'));
  while (idle.length > 0) idle.shift()?.();
  expect(leftOutFrom()).toEqual([]);
  expect(sheet?.changes).toBeLessThan(30);
});

describe('a reader who scrolls before everything is laid out', () => {
  const scrollBy = jest.fn();
  let scrolled: number;

  /** Sections that are thought to be higher than they are as long as they are left out. */
  function showSections(): void {
    scrolled = 0;
    scrollBy.mockReset();
    Object.assign(window, { scrollBy, innerHeight: 800 });
    const sections = [...document.querySelectorAll<HTMLElement>('[data-long] > *')];
    const height = (index: number) => (index + 1 < (leftOutFrom()[0] ?? Infinity) ? 100 : 320);
    for (const [index, section] of sections.entries())
      section.getBoundingClientRect = () => {
        const top = sections.slice(0, index).reduce((sum, _, before) => sum + height(before), 0) - scrolled;
        return new DOMRect(0, top, 600, height(index));
      };
  }

  test('finds laid out what is before their eyes and somewhat more, and stays where they are', () => {
    document.body.innerHTML = `<main><div data-long>${'<p></p>'.repeat(60)}</div></main>`;
    layOutLater();
    showSections();
    // Five sections of 100 px, five that count for 320 each: the eleventh is at the upper edge.
    scrolled = 2100;
    scrollBy.mockImplementation(({ top }: { top: number }) => (scrolled += top));
    window.dispatchEvent(new Event('scroll'));
    expect(scrolled).toBe(1000);
    expect(leftOutFrom()).toEqual([27]);
  });

  test('a little is not moved at all', () => {
    layOutLater();
    showSections();
    scrolled = 60;
    window.dispatchEvent(new Event('scroll'));
    expect(scrollBy).not.toHaveBeenCalled();
  });
});

test('a page without long text is left alone once it has loaded', () => {
  document.body.innerHTML = '<main></main>';
  layOutLater();
  window.dispatchEvent(new Event('load'));
  expect(adopted).toEqual([]);
});

test('a reader who comes for a place further down gets everything at once', () => {
  window.history.replaceState(null, '', '/#specifications');
  layOutLater();
  expect(adopted).toEqual([]);
});

test.each(['reload', 'back_forward'])('so does one who comes by %s', (type) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  layOutLater();
  expect(adopted).toEqual([]);
});

test('a browser that cannot leave anything out lays out everything', () => {
  Object.assign(window, { CSS: { supports: () => false } });
  layOutLater();
  expect(adopted).toEqual([]);
});
