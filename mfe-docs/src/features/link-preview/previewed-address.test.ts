/** @jest-environment jsdom */
import { previewedAddress } from './previewed-address.ts';

test.each([
  ['/en-US/docs/Web/CSS', '/en-US/docs/Web/CSS'],
  ['/en-US/docs/Web/CSS/#syntax', '/en-US/docs/Web/CSS'],
  ['/fr/docs/Web?a=b', '/fr/docs/Web'],
  ['http://localhost/en-US/docs/Web', '/en-US/docs/Web'],
])('%s leads to the document %s', (href, address) => {
  expect(previewedAddress(href, '/en-US/docs/Tea')).toBe(address);
});

test.each(['#brew', '/en-US/docs/Tea', '/en-US/docs/Tea#brew', '/en-US/docs/', '/en-US/blog/post/', '/en-US/plus/docs/faq'])(
  '%s leads to no other document',
  (href) => {
    expect(previewedAddress(href, '/en-US/docs/Tea')).toBeUndefined();
  },
);

test.each(['https://elsewhere.example/en-US/docs/Web', '//elsewhere.example/en-US/docs/Web', 'mailto:a@example.org', 'http://['])(
  '%s leads away',
  (href) => {
    expect(previewedAddress(href, '/en-US/docs/Tea')).toBeUndefined();
  },
);
