/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import type { Page } from '@webdocs/contracts/page/page';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { gridSearch, somePage } from '../../fixtures/search-pages.ts';

const { server, inBrowser } = remoteUnderTest();
const boxPart = inBrowser('box');
const heroPart = inBrowser('hero');

let box: MountedPart;
let field: HTMLInputElement;
const home = { page: somePage, address: '/en-US/' };

beforeEach(() => {
  globalThis.fetch = (async () => ({ ok: true, json: async () => [] })) as never;
});

async function mountBox(wish: { page: Page; address: string } = { page: somePage, address: '/en-US/about' }) {
  const html = await renderOnServer(server, 'box', { ...wish, slot: 'search-box' });
  box = await mountInBrowser(boxPart, 'mfe-search/box', { ...wish, slot: 'search-box' }, html);
  field = box.element.querySelector('#header-search-q') as HTMLInputElement;
  // jsdom lays nothing out: the form is in the header as in a wide window.
  (field.closest('[popover]') as HTMLElement).checkVisibility = () => true;
}
afterEach(async () => {
  await box.unmount();
  document.body.replaceChildren();
});

const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  act(async () =>
    fireEvent(target as Element, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...more })),
  );

test('a reader without JavaScript has a labelled form and a link to the search page', async () => {
  await mountBox();
  const form = field.form as HTMLFormElement;
  expect(form.getAttribute('role')).toBe('search');
  expect([form.getAttribute('action'), form.method, field.name, field.required]).toEqual(['/en-US/search', 'get', 'q', true]);
  expect(field.labels?.[0]?.textContent).toBe('Search the documentation');
  expect(box.element.querySelector('a')?.getAttribute('href')).toBe('/en-US/search');
});

test.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
])('%s focuses the box', async (key, more) => {
  await mountBox();
  await press(key, more);
  expect(document.activeElement).toBe(field);
});

test('a slash typed into a field stays there', async () => {
  await mountBox();
  const other = document.body.appendChild(document.createElement('textarea'));
  other.focus();
  expect(await press('/', {}, other)).toBe(true);
  expect(document.activeElement).toBe(other);
});

test('sending moves to the results without a reload', async () => {
  await mountBox();
  field.value = '  grid & flex ';
  expect(fireEvent.submit(field.form as HTMLFormElement)).toBe(false);
  expect(box.navigations).toEqual(['/en-US/search?q=grid+%26+flex']);
});

test.each(['', '   '])('sending %j goes nowhere', async (value) => {
  await mountBox();
  field.value = value;
  expect(fireEvent.submit(field.form as HTMLFormElement)).toBe(false);
  expect(box.navigations).toEqual([]);
});

test('what was typed before hydration stays, and another page empties the box', async () => {
  await mountBox();
  field.value = 'typed early';
  await box.show({ page: somePage, address: '/en-US/about?tab=2', slot: 'search-box' });
  expect(field.value).toBe('typed early');
  await box.show({ page: somePage, address: '/en-US/plus', slot: 'search-box' });
  expect(field.value).toBe('');
});

test('on home the keys lead to the box of the hero', async () => {
  await mountBox(home);
  const hero = await mountInBrowser(heroPart, 'mfe-search/hero', { ...home, slot: 'search-hero' });
  await press('/');
  expect(document.activeElement).toBe(hero.element.querySelector('#hero-search-q'));
  await hero.unmount();
});

test('among results the keys lead to the field of the page', async () => {
  const results = { page: gridSearch, address: '/en-US/search?q=grid' };
  await mountBox(results);
  const page = await mountInBrowser(inBrowser('page'), 'mfe-search/page', results);
  await press('/');
  expect(document.activeElement).toBe(page.element.querySelector('#page-search-q'));
  await page.unmount();
});

test('where the form is folded away the key and the magnifier open it', async () => {
  await mountBox();
  const panel = field.closest('[popover]') as HTMLElement;
  panel.checkVisibility = () => false;
  panel.showPopover = jest.fn();
  await press('/');
  await act(async () => void fireEvent.click(box.element.querySelector('a') as HTMLElement));
  expect(panel.showPopover).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(field);
});

test('the magnifier pressed with a modifier stays a link', async () => {
  await mountBox();
  const left = jest.fn();
  document.addEventListener(
    'click',
    (event) => {
      left(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(box.element.querySelector('a') as HTMLElement, { ctrlKey: true });
  expect(left).toHaveBeenCalledWith(false);
});
