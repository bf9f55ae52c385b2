import { sectionFiles } from './section-files.ts';

/** A page with all that it is below. */
function page(mdn_url: string) {
  const names = mdn_url.split('/').slice(3);
  const parents = names.map((title, at) => ({ uri: `/en-US/docs/${names.slice(0, at + 1).join('/')}`, title }));
  return { mdn_url, parents };
}

test.each([
  ['/en-US/docs/Web/CSS', 'CSS', '/packages/sections/en-US/Web/CSS.zip'],
  ['/en-US/docs/Web/CSS/:hover', 'CSS', '/packages/sections/en-US/Web/CSS.zip'],
  ['/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array', 'JavaScript', '/packages/sections/en-US/Web/JavaScript.zip'],
  ['/en-US/docs/Web/API/Element/click_event', 'Element', '/packages/sections/en-US/Web/API/Element.zip'],
  ['/en-US/docs/Glossary/HTML', 'Glossary', '/packages/sections/en-US/Glossary.zip'],
  ['/en-US/docs/Mozilla/Add-ons/WebExtensions', 'Add-ons', '/packages/sections/en-US/Mozilla/Add-ons.zip'],
])('%s is part of %s, which can be downloaded', (url, title, address) => {
  const found = sectionFiles(page(url));
  expect(found?.title).toBe(title);
  expect(found?.files.map(([, file]) => file)[0]).toBe(address);
});

test('a section is there as a zip, a book and a docset', () => {
  expect(sectionFiles(page('/en-US/docs/Web/HTTP'))?.files).toEqual([
    ['ZIP', '/packages/sections/en-US/Web/HTTP.zip'],
    ['EPUB', '/packages/sections/en-US/Web/HTTP.epub'],
    ['Docset', '/packages/sections/en-US/Web/HTTP.docset.tgz'],
  ]);
});

test.each(['/en-US/docs/Web', '/en-US/docs/Web/API', '/en-US/docs/Mozilla'])('%s, the page above all subjects, is none', (url) => {
  expect(sectionFiles(page(url))).toBeUndefined();
});

test('a page whose subject has no page of its own has nothing to download', () => {
  expect(sectionFiles({ mdn_url: '/fr/docs/Web/CSS/gap', parents: [{ uri: '/fr/docs/Web/CSS/gap', title: 'gap' }] })).toBeUndefined();
});
