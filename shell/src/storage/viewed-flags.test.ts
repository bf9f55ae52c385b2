/** @jest-environment jsdom */
import { viewedFlags } from '@webdocs/contracts/reader/viewed-flags';
import { localStore } from './browser-storage.ts';
import { viewedAt } from './viewed-flags.ts';

beforeEach(() => localStorage.clear());

test.each(viewedFlags)('%s is new until a look at it is stored', (flag) => {
  expect(viewedAt(localStore, flag)).toBeNull();
  localStorage.setItem(`viewed.${flag}`, '1750000000000');
  expect(viewedAt(localStore, flag)).toBe(1_750_000_000_000);
});

test.each(['yes', '', '-1', '1e9', 'NaN', '{}', '9'.repeat(400)])('a flag of %j says nothing', (value) => {
  localStorage.setItem('viewed.plus_newsletter', value);
  expect(viewedAt(localStore, 'plus_newsletter')).toBeNull();
});
