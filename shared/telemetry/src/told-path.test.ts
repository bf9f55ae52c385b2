import { toldPath } from './told-path.ts';

test.each([
  ['/en-US/plus/collections/7b7e1f0c-0f0e-4711-8a5e-0123456789ab', '/en-US/plus/collections'],
  ['/fr/Plus/Collections/frequently_viewed', '/fr/Plus/Collections'],
  ['/plus/collections/7b7e1f0c', '/plus/collections'],
  ['/en-US/plus/shared/abc', '/en-US/plus/shared'],
  ['/en-US/advertising/report/a-code', '/en-US/advertising/report'],
  ['/en-US/plus/collections', '/en-US/plus/collections'],
  ['/en-US/plus/updates/chrome-140', '/en-US/plus/updates/chrome-140'],
  ['/en-US/plus/docs/features/collections', '/en-US/plus/docs/features/collections'],
  ['/en-US/docs/Web/plus/shared/abc', '/en-US/docs/Web/plus/shared/abc'],
  ['/en-US/blog/', '/en-US/blog/'],
])('%s is told as %s', (pathname, told) => {
  expect(toldPath(pathname)).toBe(told);
});
