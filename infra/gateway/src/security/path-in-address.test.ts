import { pathInAddress } from './path-in-address.ts';

test.each([
  ['/en-US/docs/Web', '/en-US/docs/Web'],
  ['/en-US/docs/%C3%A9t%C3%A9', '/en-US/docs/été'],
  ['/en-US/docs/été', '/en-US/docs/été'],
  ['/en-US/docs/%2557eb', '/en-US/docs/%57eb'],
  ['/en-US/docs/Web?q=a#part', '/en-US/docs/Web'],
])('the path of %s is decoded once: %s', (address, path) => {
  expect(pathInAddress(address)).toBe(path);
});

test.each(['//elsewhere.example/', 'https://elsewhere.example/en-US/', '/en-US/%2fdocs', '/en-US/%E0%A4%A', '/en-US/%00', 'http://['])(
  'no page of the site is at %s',
  (address) => {
    expect(pathInAddress(address)).toBeUndefined();
  },
);
