import { pageKindOf } from './page-kind.ts';

test.each([
  ['/en-US/', undefined, 'home'],
  ['/en-US', undefined, 'home'],
  ['/', undefined, 'home'],
  ['/fr/docs/Web/CSS/gap', 'css-property', 'reference'],
  ['/fr/docs/Web/CSS/gap', null, 'reference'],
  ['/en-US/docs/Web/CSS', 'landing-page', 'guide'],
  ['/en-US/docs/Web/HTTP/Guides/CSP', 'guide', 'guide'],
  ['/en-US/docs/Learn/HTML', 'learn-module-chapter', 'learn'],
  ['/en-US/docs/Learn_web_development', undefined, 'learn'],
  ['/ja/docs/Glossary/Accessibility', 'glossary-definition', 'glossary'],
  ['/en-US/search', undefined, 'search'],
  ['/en-US/play', undefined, 'play'],
  ['/en-US/blog/a-post/', undefined, 'blog'],
  ['/en-US/curriculum/core/css-text-styling/', undefined, 'curriculum'],
  ['/en-US/plus/collections', undefined, 'plus'],
  ['/en-US/observatory/analyze', undefined, 'observatory'],
  ['/en-US/advertising', undefined, 'advertising'],
  ['/en-US/about', undefined, 'other'],
  ['/en-US/reference', undefined, 'other'],
  ['/en-US/playground', undefined, 'other'],
])('%s, written as %s, is counted as %s', (pathname, pageType, kind) => {
  expect(pageKindOf(pathname, { renderer: 'Doc', doc: { pageType } })).toBe(kind);
});

test('a page that is not there is of no kind, wherever it would be', () => {
  expect(pageKindOf('/en-US/docs/Web/CSS/nothing', { renderer: 'NotFound' })).toBe('other');
  expect(pageKindOf('/en-US/docs/Web/CSS/gap')).toBe('reference');
});
