import { packAreaOf, packAreas } from './pack-areas.ts';

test.each([
  ['/en-us/docs/web/css/gap', 'css'],
  ['/en-us/docs/web/css', 'css'],
  ['/en-US/docs/Web/HTML/Reference', 'html'],
  ['/fr/docs/web/css_like', 'guides'],
  ['/en-us/docs/web/api', 'api-system'],
  ['/en-us/docs/web/api/element/click_event', 'api-documents'],
  ['/en-us/docs/web/api/htmlvideoelement', 'api-media'],
  ['/en-us/docs/web/api/htmlcanvaselement/width', 'api-graphics'],
  ['/en-us/docs/web/api/windowclient', 'api-network'],
  ['/en-us/docs/web/api/window/fetch', 'api-documents'],
  ['/en-us/docs/web/api/usbdevice/open', 'api-system'],
  ['/en-us/docs/web/mathml', 'svg-mathml'],
  ['/ja/docs/learn_web_development/core', 'learn'],
  ['/en-us/curriculum/core', 'learn'],
  ['/en-us/docs/mozilla/add-ons/webextensions', 'webextensions'],
  ['/en-us/docs/glossary/css', 'glossary'],
  ['/en-us/docs/web/xpath', 'guides'],
  ['/en-us', 'site'],
  ['/en-us/blog/a_post', 'site'],
])('what is at %s comes with %s', (path, area) => {
  expect(packAreaOf(path)).toBe(area);
});

test('areas are names that files can have', () => {
  for (const area of packAreas) expect(area).toMatch(/^[a-z][a-z-]+$/);
  expect(new Set(packAreas).size).toBe(packAreas.length);
});
