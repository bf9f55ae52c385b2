import { signInAddress, signUpAddress } from './sign-in-address.ts';

test('signing in leads back to the page and its query', () => {
  expect(signInAddress({ pathname: '/en-US/plus', search: '?ref=nope' })).toBe(
    '/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%3Fref%3Dnope',
  );
});

test('a fresh sign-in asks for the password and leads back in the same way', () => {
  expect(signInAddress({ pathname: '/en-US/plus', search: '' }, { isFresh: true })).toBe(
    '/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus&fresh=true',
  );
});

test('signing up leads straight to the form for a new account, and back in the same way', () => {
  expect(signUpAddress({ pathname: '/fr/plus', search: '' })).toBe('/users/fxa/login/authenticate/?next=%2Ffr%2Fplus&signup=true');
});

test('no query of a hostile page adds a parameter to the address', () => {
  const { searchParams } = new URL(
    signInAddress({ pathname: '/en-US/plus', search: '?a=1&next=https://elsewhere.example/#x' }),
    'https://site.example',
  );
  expect([...searchParams]).toEqual([['next', '/en-US/plus?a=1&next=https://elsewhere.example/#x']]);
});
