import { preferredLocaleCookieFor, readPreferredLocale } from './preferred-locale.ts';

test('a language is remembered for three years, everywhere on the site', () => {
  expect(preferredLocaleCookieFor('fr', 'docs.example')).toBe('preferredlocale=fr; max-age=94608000; path=/; secure');
});

test('on localhost the cookie needs no secure connection', () => {
  expect(preferredLocaleCookieFor('fr', 'localhost')).toBe('preferredlocale=fr; max-age=94608000; path=/');
});

test('forgetting it deletes the cookie', () => {
  expect(preferredLocaleCookieFor(undefined, 'docs.example')).toBe('preferredlocale=; max-age=0; path=/; secure');
});

test.each([
  ['', undefined],
  ['preferredlocale=ja', 'ja'],
  ['a=1; preferredlocale=zh-TW; b=2', 'zh-TW'],
  ['xpreferredlocale=ja', undefined],
  ['preferredlocale=', undefined],
])('the cookies "%s" remember %s', (cookies, expected) => {
  expect(readPreferredLocale(cookies)).toBe(expected);
});
