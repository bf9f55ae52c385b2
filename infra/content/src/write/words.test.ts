import { activeLocales } from '@webdocs/contracts/locale';
import { readFileSync } from 'node:fs';
import { readWords } from './words.ts';

const idsOf = (locale: string) =>
  readFileSync(new URL(`../../messages/${locale}.ftl`, import.meta.url), 'utf8').match(/^content-[a-z-]+/gm);

test.each(activeLocales)('%s has all words that the build writes', (locale) => {
  expect(idsOf(locale)).toEqual(idsOf('en-US'));
  const words = readWords({ pseudo: false })(locale);
  for (const id of idsOf(locale) ?? []) expect(words(id, { title: 't', query: 'q', page: '2', site: 's' })).not.toMatch(/content-|[{}]/);
});

test('search titles are worded as specified', () => {
  const words = readWords({ pseudo: false })('en-US');
  expect(words('content-search-title', { query: 'a "b"' })).toBe('Search: "a "b""');
  expect(words('content-search-title-page', { query: 'a', page: '3' })).toBe('Search: "a" (page 3)');
  expect(words('content-search-empty')).toBe('No query, no results.');
});

test('in a pseudo-locale every word is marked', () => {
  expect(readWords({ pseudo: true })('en-US')('content-yes')).not.toBe('yes');
});
