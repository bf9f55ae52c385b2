import { areaOf } from './area.ts';

test.each([
  ['Web/CSS', 'css'],
  ['Web/CSS/Reference/Properties/gap', 'css'],
  ['Web/CSSOM', 'other'],
  ['Learn_web_development/Core', 'learn'],
  ['Learn/CSS/Flexbox', 'learn'],
  ['Mozilla/Add-ons/WebExtensions', 'extensions'],
  ['Mozilla/Firefox', 'other'],
  ['blog/tea', 'blog'],
  ['', 'other'],
])('%s is in the area %s', (slug, area) => {
  expect(areaOf(slug)).toBe(area);
});
