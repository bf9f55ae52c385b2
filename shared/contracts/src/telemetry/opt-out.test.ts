import { isOptedOut, optOutCookieFor } from './opt-out.ts';

test.each([
  ['moz-1st-party-data-opt-out=true', {}, true],
  ['theme=dark; moz-1st-party-data-opt-out=true; preferredlocale=fr', {}, true],
  ['', { globalPrivacyControl: true }, true],
  ['moz-1st-party-data-opt-out=false', {}, false],
  ['no-moz-1st-party-data-opt-out=true', {}, false],
  ['moz-1st-party-data-opt-out=true-ish', {}, false],
  ['', { globalPrivacyControl: false }, false],
  ['', {}, false],
])('with the cookies %j and the signals %j a reader is left out: %s', (cookie, signals, expected) => {
  expect(isOptedOut({ cookie }, signals)).toBe(expected);
});

test('the choice is kept for a year, on encrypted pages alone, and deleted at once', () => {
  expect(optOutCookieFor(true, 'docs.example')).toBe('moz-1st-party-data-opt-out=true; max-age=31536000; path=/; samesite=lax; secure');
  expect(optOutCookieFor(false, 'localhost')).toBe('moz-1st-party-data-opt-out=; max-age=0; path=/; samesite=lax');
});
