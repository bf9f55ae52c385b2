import { readPreferredLocale } from './preferred-locale.ts';

test.each([
  ['', undefined],
  ['preferredlocale=ja', 'ja'],
  ['a=1; preferredlocale=zh-TW; b=2', 'zh-TW'],
  ['xpreferredlocale=ja', undefined],
  ['preferredlocale=', undefined],
])('the cookies "%s" remember %s', (cookies, expected) => {
  expect(readPreferredLocale(cookies)).toBe(expected);
});
