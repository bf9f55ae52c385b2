import { addressOf } from '@webdocs/contracts/reader/address';
import { signInAddress, signUpAddress, upgradeAddress } from './sign-in.ts';

test.each([
  ['/en-US/docs/Web', '', '/users/fxa/login/authenticate/?next=%2Fen-US%2Fdocs%2FWeb'],
  ['/fr/search', '?q=a&b#c', '/users/fxa/login/authenticate/?next=%2Ffr%2Fsearch%3Fq%3Da%26b%23c'],
  [
    '/en-US/docs/日本',
    '?next=//evil.example',
    '/users/fxa/login/authenticate/?next=%2Fen-US%2Fdocs%2F%E6%97%A5%E6%9C%AC%3Fnext%3D%2F%2Fevil.example',
  ],
])('after signing in on %s%s the reader is there again', (pathname, search, expected) => {
  expect(signInAddress(addressOf(pathname, search))).toBe(expected);
});

test('signing up leads straight to the form for a new account', () => {
  expect(signUpAddress(addressOf('/fr/search', '?q=a'))).toBe('/users/fxa/login/authenticate/?next=%2Ffr%2Fsearch%3Fq%3Da&signup=true');
});

test('Upgrade Now leads to the plans of the Plus page', () => {
  expect(upgradeAddress(addressOf('/ja/docs/Web'))).toBe('/ja/plus#subscribe');
  expect(upgradeAddress(addressOf('/ja/plus/docs/faq'))).toBe('/ja/plus#subscribe');
  expect(upgradeAddress(addressOf('/ja/'))).toBe('/ja/plus#subscribe');
});

test('on the Plus page itself only the anchor is added, and its query stays', () => {
  expect(upgradeAddress(addressOf('/ja/plus', '?ref=nope'))).toBe('#subscribe');
  expect(upgradeAddress(addressOf('/ja/plus/'))).toBe('#subscribe');
});
