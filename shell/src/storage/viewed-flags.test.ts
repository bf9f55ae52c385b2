/** @jest-environment jsdom */
import { localStore } from './browser-storage.ts';
import { markViewed, viewedAt, viewedFlags } from './viewed-flags.ts';

beforeEach(() => localStorage.clear());

test.each(viewedFlags)('%s is new until it was looked at, and the first look counts', (flag) => {
  expect(viewedAt(localStore, flag)).toBeNull();
  markViewed(localStore, flag, 1_750_000_000_000);
  markViewed(localStore, flag, 1_760_000_000_000);
  expect(localStorage.getItem(`viewed.${flag}`)).toBe('1750000000000');
  expect(viewedAt(localStore, flag)).toBe(1_750_000_000_000);
});

test.each(['yes', '', '-1', '1e9', 'NaN', '{}', '9'.repeat(400)])('a flag of %j says nothing, and the next look sets it right', (value) => {
  localStorage.setItem('viewed.plus_newsletter', value);
  expect(viewedAt(localStore, 'plus_newsletter')).toBeNull();
  markViewed(localStore, 'plus_newsletter', 5);
  expect(viewedAt(localStore, 'plus_newsletter')).toBe(5);
});
