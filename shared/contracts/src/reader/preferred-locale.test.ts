import { preferredLocaleCookieFor } from './preferred-locale.ts';

test('a language is remembered for three years, everywhere on the site', () => {
  expect(preferredLocaleCookieFor('fr', 'docs.example')).toBe('preferredlocale=fr; max-age=94608000; path=/; secure');
});

test('on localhost the cookie needs no secure connection', () => {
  expect(preferredLocaleCookieFor('fr', 'localhost')).toBe('preferredlocale=fr; max-age=94608000; path=/');
});

test('forgetting it deletes the cookie', () => {
  expect(preferredLocaleCookieFor(undefined, 'docs.example')).toBe('preferredlocale=; max-age=0; path=/; secure');
});
