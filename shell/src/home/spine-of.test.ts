import { spineOf } from './spine-of.ts';

test.each([
  ['/en-US/docs/Web/HTML', 'html'],
  ['/fr/docs/Web/CSS/gap', 'css'],
  ['/en-US/docs/Web/JavaScript/Guide', 'javascript'],
  ['/en-US/docs/Web/API/Window', 'api'],
  ['/en-US/docs/Mozilla/Add-ons/WebExtensions', 'extensions'],
  ['/en-US/docs/Web/HTMLish', 'accessibility'],
  ['/en-US/docs/Learn/Forms', 'accessibility'],
])('%s is bound as %s', (pathname, spine) => {
  expect(spineOf(pathname)).toBe(spine);
});
