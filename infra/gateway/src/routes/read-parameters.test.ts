import { sitePagesHere } from '@webdocs/testing/site-pages';
import { readPartOf } from './read-parameters.ts';

test.each([
  ['/en-US/search', '?q=a', '?q=a'],
  [
    '/en-US/search',
    '?utm_source=x&q=a%20b&&page=2&sort=popularity&locale=fr&locale=ja&debug',
    '?q=a%20b&page=2&sort=popularity&locale=fr&locale=ja&debug',
  ],
  ['/fr/search', '?%71=a', '?%71=a'],
  ['/en-US/_flaws', '?kind=images&x=1', '?kind=images'],
  ['/ja/_sitemap/Web/CSS', '?page=2', '?page=2'],
  ['/ja/_translations', '?q=a', '?q=a'],
  ['/en-US/_feedback', '?days=7&order=no&locale=fr&offset=20&q=a', '?days=7&order=no&locale=fr&offset=20'],
])('of %s%s the server reads %j', async (pathname, search, read) => {
  expect(readPartOf(search, pathname, (await sitePagesHere()).pages)).toBe(read);
});

test.each([
  ['/en-US/docs/Web', '?q=a'],
  ['/en-US/play', '?state=abc&id=1'],
  ['/en-US/plus/settings', '?subscription=started'],
  ['/en-US/', '?utm_source=letter'],
  ['/en-US/search', '?Q=a&%20q=a&toString=1&__proto__=1'],
  ['/en-US/search', ''],
  ['/en-US/search', '?'],
  ['/xx/search', '?q=a'],
])('of %s%s the server reads nothing', async (pathname, search) => {
  expect(readPartOf(search, pathname, (await sitePagesHere()).pages)).toBe('');
});
