import { addressOf } from '@webdocs/contracts/reader/address';
import type { PageState } from '@webdocs/contracts/page/state';
import { defaultConfiguration } from '@webdocs/testing/render';
import { createShownPage } from './shown-page.ts';

const state: PageState = {
  composition: 'c',
  remotes: {},
  page: { renderer: 'Spa', url: '/en-US/play', slug: 'play', pageTitle: 'Playground' },
  main: { owner: 'mfe-docs', part: 'play' },
  slots: {},
  configuration: defaultConfiguration,
  scripts: [],
};
const shownAt = (search: string, read?: string) =>
  createShownPage({ ...state, ...(read ? { search: read } : {}) }, addressOf('/en-US/play', search));

test('parts begin with the part of the query that the server read, and go on with the whole of it', () => {
  const shown = shownAt('?q=a&utm_source=letter', '?q=a');
  expect(shown.servedPropsFor('bookmark').address).toEqual({ locale: 'en-US', pathname: '/en-US/play', search: '?q=a' });
  expect(shown.propsFor('bookmark').address.search).toBe('?q=a&utm_source=letter');
  expect(shown.servedPropsFor('bookmark').page).toBe(shown.propsFor('bookmark').page);
});

test.each([
  ['', undefined],
  ['?q=a', '?q=a'],
])('where the server read all of %j, parts begin with what they go on with', (search, read) => {
  const shown = shownAt(search, read);
  expect(shown.servedPropsFor()).toBe(shown.propsFor());
});

test('on the next page nothing is left of the query of the first', () => {
  const shown = shownAt('?utm_source=letter');
  shown.set({ address: addressOf('/en-US/docs/Web', '?from=play') });
  expect(shown.servedPropsFor()).toBe(shown.propsFor());
});
