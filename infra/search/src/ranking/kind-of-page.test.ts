import { kindOfPage } from './kind-of-page.ts';

test.each([
  ['Web/CSS/Reference/Properties/gap', 'css-property', 'reference'],
  ['Web/API/Fetch_API', 'web-api-overview', 'reference'],
  ['Web/API/Fetch_API/Using_Fetch', 'guide', 'guide'],
  ['Web/CSS/Guides/Flexbox', undefined, 'guide'],
  ['Web/CSS', 'landing-page', 'guide'],
  ['Learn_web_development/Core/Scripting/Arrays', 'learn-module-chapter', 'lesson'],
  ['curriculum/css', 'curriculum', 'lesson'],
  ['Glossary/Flexbox', 'glossary-definition', 'definition'],
  ['blog/tea', 'blog-post', 'post'],
])('%s of the type %s is written as a %s', (slug, pageType, kind) => {
  expect(kindOfPage({ slug, pageType })).toBe(kind);
});
