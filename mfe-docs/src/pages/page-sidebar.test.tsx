/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { boilPage, pourPage } from '../../fixtures/kettle-pages.ts';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('page');

class NothingMoves {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingMoves, ResizeObserver: NothingMoves });

let part: MountedPart;
beforeEach(async () => {
  part = await mountInBrowser(browserPart, 'mfe-docs/page', { page: boilPage }, await renderOnServer(server, 'page', { page: boilPage }));
  // Who comes to the field is served by code that is fetched then.
  await act(async () => {
    fireEvent.focus(field());
    await import('../features/sidebar/sidebar-state.ts');
  });
});
afterEach(() => part.unmount());

const field = () => part.element.querySelector('nav[popover] input') as HTMLInputElement;
const readOut = () => part.element.querySelector('nav[popover] output')?.textContent;
const count = () => part.element.querySelector('nav[popover] output')?.parentElement?.textContent;
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const hidden = () => part.element.querySelectorAll('nav[popover] li[hidden]').length;

test('the filter shows how many topics there are, and how many match', () => {
  expect(count()).toBe('8');
  type('KETTLE');
  expect(count()).toBe('2 matches');
  type('descaling tears');
  expect(count()).toBe('1 match');
  type('espresso');
  expect(count()).toBe('No matches');
});

test('only what a filter finds is read out, not the number of topics of each page that opens', () => {
  expect(readOut()).toBe('');
  type('KETTLE');
  expect(readOut()).toBe('2 matches');
});

test('a match in a fold is unfolded, and Escape folds it again', () => {
  const fold = part.element.querySelector('nav[popover] details') as HTMLDetailsElement;
  type('first cup');
  expect(fold.open).toBe(true);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect([fold.open, hidden(), field().value, count()]).toEqual([false, 0, '', '8']);
});

test('where nothing matches, the words can be searched for in the whole site', () => {
  type(' no such topic ');
  const link = part.element.querySelector<HTMLAnchorElement>('nav[popover] a[href*="/search?"]');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/en-US/search?q=no+such+topic', 'Search the site for “no such topic”']);
  type('');
  expect(part.element.querySelector('nav[popover] a[href*="/search?"]')).toBeNull();
});

test('another page of the same topics keeps the filter, and what it finds there', async () => {
  type('descaling');
  await part.show({ page: pourPage });
  expect([field().value, count()]).toEqual(['descaling', '1 match']);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect([field().value, hidden(), count()]).toEqual(['', 0, '8']);
});

test('a page with other topics starts with an empty filter', async () => {
  type('descaling');
  const sidebarHTML = '<ol><li><a href="/en-US/docs/Web/API/Stove">Stove</a></li></ol>';
  await part.show({ page: { ...pourPage, doc: { ...pourPage.doc, sidebarHTML } } });
  expect([field().value, hidden(), count()]).toEqual(['', 0, '1']);
});

test('the clear button brings everything back and leaves the reader in the field', () => {
  type('descaling');
  fireEvent.click(part.element.querySelector('nav[popover] [aria-label="Clear the filter"]') as HTMLElement);
  expect([field().value, hidden(), count()]).toEqual(['', 0, '8']);
  expect(document.activeElement).toBe(field());
});
