import { readFileSync } from 'node:fs';
import { checkCatalogue } from '@webdocs/testing/catalogue-check';
import { readWords } from './build-messages.ts';

const read = (locale: string) => readFileSync(new URL(`../../messages/${locale}.ftl`, import.meta.url), 'utf8');

checkCatalogue({
  catalogue: { sourcesFor: async (locale) => [read('en-US'), read(locale)] },
  sameAsEnglish: {
    'content-no': ['es'],
    'content-play': 'everywhere',
    'content-badge-experimental': ['es', 'pt-BR'],
    'content-banner-experimental-label': ['es', 'pt-BR'],
    'content-property-enumerable': ['es'],
    'content-property-configurable': ['es', 'fr'],
    'content-sidebar-constructor': ['es'],
    'content-sidebar-guides': ['fr'],
    'content-sidebar-interfaces': ['es', 'fr', 'pt-BR'],
    'content-sidebar-mixins': ['es', 'fr', 'pt-BR'],
    'content-sidebar-types': ['fr'],
    'content-shelf-extensions': ['fr'],
  },
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
