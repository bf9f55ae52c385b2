/** @jest-environment jsdom */
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { collectionApi } from '../../../fixtures/collection-api.ts';
import { collections } from '../../../fixtures/pages.ts';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const collectionsPart = inBrowser('collections');

const wish = { page: { ...collections, url: '/en-US/plus/collections/frequently_viewed' } };
const keep = (count: number) =>
  localStorage.setItem(
    'frequently-viewed-documents-v2',
    JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        serial: index,
        url: `/en-US/docs/Web/A${index}`,
        title: `Article ${index}`,
        parents: [{ uri: '/en-US/docs/Web', title: 'Web' }],
        timestamps: [Date.now() - index * 1000 - 1, Date.now() - index * 1000 - 2],
      })),
    ),
  );

let page: MountedPart | undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  expect(page?.reports ?? []).toEqual([]);
  await page?.unmount();
  page = undefined;
});

async function opened(session = signedInReader()) {
  const api = collectionApi();
  page = await mountInBrowser(collectionsPart, 'mfe-plus/collections', wish, await renderOnServer(server, 'collections', wish));
  const { bus, element } = page;
  await act(async () => bus.publish('session/changed', session));
  return { api, element, bus };
}
const titles = (element: Element) => [...element.querySelectorAll('article h2')].map(({ textContent }) => textContent);

test('the page says what the list is', async () => {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'collections', wish);
  expect(element.querySelector('h1')?.textContent).toBe('Frequently Viewed Articles');
  expect(element.textContent).toContain('Articles you viewed more than 2 times in the past 30 days.');
});

test('articles come in pages of ten, and nothing is asked of the site', async () => {
  keep(23);
  const { element, api } = await opened();
  await waitFor(() => expect(titles(element)).toHaveLength(10));
  expect(titles(element)[0]).toBe('Article 0');
  expect(element.querySelector('article')?.textContent).toContain('Viewed 2 times, last on');
  for (const count of [20, 23]) {
    await act(async () => void fireEvent.click(within(element).getByText('Show more')));
    expect(titles(element)).toHaveLength(count);
  }
  expect(within(element).queryByText('Show more')).toBeNull();
  expect(api.calls).toEqual([]);
});

test('a view in another tab shows at once', async () => {
  const { element } = await opened();
  await waitFor(() => expect(element.textContent).toContain('Nothing here yet'));
  keep(1);
  await act(async () => void window.dispatchEvent(new Event('storage')));
  expect(titles(element)).toEqual(['Article 0']);
});

test('the list of a reader is shown to no other user', async () => {
  keep(3);
  const { element } = await opened(anonymous);
  expect(titles(element)).toEqual([]);
  expect(element.textContent).toContain('Save what you find');
});
