import { matchesPattern, specificity } from './address.ts';

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
