import { movedTo } from './moved-to.ts';

const page = { form: 'html', search: '' } as const;
const data = { form: 'json', search: '' } as const;

test('a moved page leads to its new address, with the fragment that is meant', () => {
  expect(movedTo('/en-US/docs/New#part', page)).toBe('/en-US/docs/New#part');
});

test('the query of a reader stays, before the fragment; one of the new address is kept instead', () => {
  expect(movedTo('/en-US/docs/New#part', { form: 'html', search: '?a=b' })).toBe('/en-US/docs/New?a=b#part');
  expect(movedTo('/en-US/docs/New?own', { form: 'html', search: '?a=b' })).toBe('/en-US/docs/New?own');
});

test('the data of a moved page is where the page is', () => {
  expect(movedTo('/en-US/docs/New#part', data)).toBe('/en-US/docs/New/index.json');
  expect(movedTo('/en-US/blog/post/', { form: 'json', search: '?v=1' })).toBe('/en-US/blog/post/index.json?v=1');
});

test('what moved to another site is there, page and data alike', () => {
  expect(movedTo('https://example.org/far?x#y', { form: 'html', search: '?a' })).toBe('https://example.org/far?x#y');
  expect(movedTo('https://example.org/far', data)).toBe('https://example.org/far');
});

test.each([
  ['/ja/docs/Web/やかん', '/ja/docs/Web/%E3%82%84%E3%81%8B%E3%82%93'],
  ['/ar/docs/ويب#ق', '/ar/docs/%D9%88%D9%8A%D8%A8#%D9%82'],
  ['/en-US/docs/Web/CSS/:hover', '/en-US/docs/Web/CSS/:hover'],
  ['/en-US/docs/100%', '/en-US/docs/100%25'],
  ['/en-US/docs/a b\r\nx: y', '/en-US/docs/a%20b%0D%0Ax:%20y'],
  ['/en-US/docs/\ud800', '/en-US/docs/%EF%BF%BD'],
  ['/en-US/docs/%E3%82%84', '/en-US/docs/%E3%82%84'],
])('%j fits into a header', (to, sent) => {
  expect(movedTo(to, page)).toBe(sent);
});
