import { localeOfPage } from './locale-of-page.ts';

test.each([
  ['/fr/docs/Web', 'fr'],
  ['/fr', 'fr'],
  ['/fr?x=1', 'fr'],
  ['/tlh/docs', ''],
  ['/', ''],
  ['', ''],
  ['fr/docs', ''],
])('the page %p is in %p', (path, locale) => {
  expect(localeOfPage(path, ['en-US', 'fr'])).toBe(locale);
});
