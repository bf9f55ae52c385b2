import { clothOf, hasDarkCover, matchesPattern, sectionNameOf, specificity } from './address.ts';

test('a pattern with a star takes the address itself and everything below it', () => {
  expect(matchesPattern('/:locale/docs/*', '/en-US/docs')).toBe(true);
  expect(matchesPattern('/:locale/docs/*', '/fr/docs/Web/CSS/')).toBe(true);
  expect(matchesPattern('/:locale/docs/*', '/xx/docs/Web')).toBe(false);
});

test('a pattern with a plus takes sub-pages only', () => {
  expect(matchesPattern('/:locale/curriculum/+', '/en-US/curriculum/')).toBe(false);
  expect(matchesPattern('/:locale/curriculum/+', '/en-US/curriculum/styling/')).toBe(true);
});

test('a literal segment is more specific than a named one', () => {
  expect(specificity('/en-US/blog/*')).toBeGreaterThan(specificity('/:locale/:slug/*'));
});

test.each([
  ['/en-US/docs/Learn_web_development/Core', 'learn'],
  ['/en-US/docs/Web/HTML/Reference', 'html'],
  ['/fr/docs/Web/JavaScript', 'javascript'],
  ['/en-US/docs/Web/CSS', 'css'],
  ['/en-US/docs/Web/API/fetch', 'api'],
  ['/en-US/docs/Web/HTTP', 'http'],
  ['/en-US/docs/Web/SVG', 'web'],
  ['/en-US/', 'home'],
])('the section of %s is %s', (path, section) => {
  expect(sectionNameOf(path)).toBe(section);
});

test('home and the Plus landing page have a dark cover, pages below Plus have not', () => {
  expect(hasDarkCover('/en-US/')).toBe(true);
  expect(hasDarkCover('/en-US/plus')).toBe(true);
  expect(hasDarkCover('/en-US/plus/docs/faq')).toBe(false);
  expect(clothOf('/en-US/plus/docs/faq')).toBe('plus');
});
