import { pageTypes } from '../change/page-types.ts';
import { docsetNameOf, docsetTypeOf } from './docset-types.ts';

test.each([
  ['css-property', 'Property'],
  ['css-shorthand-property', 'Property'],
  ['css-at-rule', 'Directive'],
  ['css-pseudo-class', 'Keyword'],
  ['html-element', 'Element'],
  ['html-attribute-value', 'Value'],
  ['http-status-code', 'Value'],
  ['http-header', 'Protocol'],
  ['javascript-class', 'Class'],
  ['javascript-function', 'Function'],
  ['javascript-instance-method', 'Method'],
  ['javascript-error', 'Error'],
  ['web-api-interface', 'Interface'],
  ['web-api-instance-property', 'Property'],
  ['web-api-event', 'Event'],
  ['glossary-definition', 'Word'],
  ['guide', 'Guide'],
  ['learn-module-chapter', 'Guide'],
])('a page of the type %s is a %s', (pageType, type) => {
  expect(docsetTypeOf(pageType)).toBe(type);
});

test('of what is no guide, nothing is taken for one', () => {
  const guides = [...pageTypes].filter((pageType) => docsetTypeOf(pageType) === 'Guide');
  expect(guides).toEqual(
    expect.arrayContaining(['none', 'guide', 'landing-page', 'listing-page', 'reference', 'how-to', 'tutorial', 'learn-faq']),
  );
  expect(guides.filter((pageType) => !/guide|page|reference|how-to|tutorial|learn|none|release-notes/.test(pageType))).toEqual([]);
});

test.each([
  ['Element: clientWidth property', 'web-api-instance-property', 'Element.clientWidth'],
  ['URL: canParse() static method', 'web-api-static-method', 'URL.canParse()'],
  ['Kettle: Kettle() constructor', 'web-api-constructor', 'Kettle()'],
  ['Array.prototype.map()', 'javascript-instance-method', 'Array.prototype.map()'],
  ['CSS: Cascading Style Sheets', 'landing-page', 'CSS: Cascading Style Sheets'],
])('%s is listed as %s', (title, pageType, name) => {
  expect(docsetNameOf(title, pageType)).toBe(name);
});
