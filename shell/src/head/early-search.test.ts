/** @jest-environment jsdom */
import { searchEarly } from './early-search.ts';

const header = '<div class="panel" popover><input id="header-search-q"></div>';

beforeAll(() => {
  searchEarly();
});
afterEach(() => document.body.replaceChildren());

/** Fields are in a window that is wide enough for them, unless it is said otherwise. */
function show(html: string, isVisible = true): void {
  document.body.innerHTML = html;
  for (const field of document.querySelectorAll('input')) field.checkVisibility = () => isVisible;
}

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

test.each([
  ['a document', header, 'header-search-q'],
  ['home', `${header}<input id="hero-search-q">`, 'hero-search-q'],
  ['the page of results', `${header}<input id="page-search-q">`, 'page-search-q'],
])('on %s a slash leads to the field before any script of it is there, and is not typed', (_, html, id) => {
  show(html);
  expect(press('/')).toBe(false);
  expect(document.activeElement?.id).toBe(id);
});

test.each([
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
])('%s with %j does the same', (key, more) => {
  show(header);
  press(key, more);
  expect(document.activeElement?.id).toBe('header-search-q');
});

test.each([
  ['k', {}],
  ['/', { ctrlKey: true }],
  ['/', { isComposing: true }],
  ['k', { ctrlKey: true, shiftKey: true }],
])('%s with %j is left to the browser', (key, more) => {
  show(header);
  expect(press(key, more)).toBe(true);
  expect(document.activeElement).toBe(document.body);
});

test('a slash that is typed into a field stays there', () => {
  show(`${header}<textarea></textarea>`);
  expect(press('/', {}, document.querySelector('textarea') as Element)).toBe(true);
});

test('a field that has come to life answers by itself', () => {
  show(`<div data-live>${header}</div>`);
  expect(press('/')).toBe(true);
});

test('the field of a slot that is not filled yet is led to, though the header around the slot has come to life', () => {
  show(`<header data-live><div data-slot="search-box">${header}</div></header>`);
  expect(press('/')).toBe(false);
  expect(document.activeElement?.id).toBe('header-search-q');
  show(`<header data-live><div data-slot="search-box" data-live>${header}</div></header>`);
  expect(press('/')).toBe(true);
});

test('in a narrow window the form of the header opens first', () => {
  show(header, false);
  const showPopover = jest.fn();
  Object.assign(document.querySelector('[popover]') as Element, { showPopover });
  press('/');
  expect(showPopover).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe('header-search-q');
});

describe('the magnifier of a phone', () => {
  const folded = '<a href="/en-US/search" data-opens-field="header-search-q">Search</a><div popover><input id="header-search-q"></div>';
  const press = (more: MouseEventInit = {}) =>
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));

  test('opens the field before any script of it is there', () => {
    show(folded, false);
    const panel = document.querySelector('div') as HTMLElement;
    panel.showPopover = jest.fn();
    expect(press()).toBe(false);
    expect(panel.showPopover).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.id).toBe('header-search-q');
  });

  test.each([
    ['that is alive', `<div data-live>${folded}</div>`, {}],
    ['that is to open in another tab', folded, { ctrlKey: true }],
    ['without its field', '<a href="/en-US/search" data-opens-field="header-search-q">Search</a>', {}],
  ])('%s is left as it is', (_, html, more) => {
    show(html, false);
    expect(press(more)).toBe(true);
  });
});
