import { readWords } from './build-messages.ts';

test('search titles are worded as specified', () => {
  const words = readWords({ pseudo: false })('en-US');
  expect(words('content-search-title', { query: 'a "b"' })).toBe('Search: "a "b""');
  expect(words('content-search-title-page', { query: 'a', page: '3' })).toBe('Search: "a" (page 3)');
  expect(words('content-search-empty')).toBe('No query, no results.');
});

test('in a pseudo-locale every word is marked', () => {
  expect(readWords({ pseudo: true })('en-US')('content-yes')).not.toBe('yes');
});

test('each language has the texts of all folders', () => {
  const wordsIn = readWords({ pseudo: false });
  for (const id of [
    'content-yes',
    'content-warning',
    'content-sidebar-methods',
    'content-llms-data',
    'content-link-external',
    'content-writers-flaws',
  ])
    expect([id, wordsIn('ja')(id)]).not.toEqual([id, wordsIn('en-US')(id)]);
});
