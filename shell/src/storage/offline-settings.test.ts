/** @jest-environment jsdom */
import { localStore } from './browser-storage.ts';
import { readOfflineSettings, resetOfflineSettings } from './offline-settings.ts';

const off = { offline: false, preferOnline: false, autoUpdates: false };

beforeEach(() => localStorage.clear());

test('nothing is kept for reading offline unless the settings say so', () => {
  expect(readOfflineSettings(localStore)).toEqual(off);
});

test('stored settings hold until they are reset', () => {
  localStorage.setItem('MDNSettings', JSON.stringify({ ...off, offline: true }));
  expect(readOfflineSettings(localStore)).toEqual({ ...off, offline: true });
  resetOfflineSettings(localStore);
  expect(readOfflineSettings(localStore)).toEqual(off);
});

test.each(['null', '5', '"offline"', '[]', '{"offline":"true","preferOnline":1}', '{"autoUpdates":{}}'])(
  'stored settings %s switch nothing on',
  (value) => {
    localStorage.setItem('MDNSettings', value);
    expect(readOfflineSettings(localStore)).toEqual(off);
  },
);
