import { followableAddress, indexAddress, pictureAddress, postAddress } from './post-address.ts';

test('a post has its own folder under the blog', () => {
  expect(postAddress('hello-web')).toBe('/en-US/blog/hello-web/');
  expect(postAddress('a/../b?c')).toBe('/en-US/blog/a%2F..%2Fb%3Fc/');
});

test('the first page of the index is the blog itself', () => {
  expect(indexAddress(1)).toBe('/en-US/blog/');
  expect(indexAddress(2)).toBe('/en-US/blog/2/');
});

test('a picture is found beside its post', () => {
  expect(pictureAddress({ slug: 'hello-web', image: { file: 'cover.png' } })).toBe('/en-US/blog/hello-web/cover.png');
  expect(pictureAddress({ slug: 'hello-web', image: { file: './cover.png' } })).toBe('/en-US/blog/hello-web/cover.png');
  expect(pictureAddress({ slug: 'hello-web', image: { file: '/shared/cover.png' } })).toBe('/shared/cover.png');
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', '//elsewhere.example', ' javascript:alert(1)', '', undefined])(
  '%p is never followed',
  (given) => {
    expect(followableAddress(given)).toBeUndefined();
  },
);

test.each(['https://example.org/a', 'http://example.org', '/en-US/community'])('%s is followed', (given) => {
  expect(followableAddress(given)).toBe(given);
});
