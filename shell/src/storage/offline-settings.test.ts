/** @jest-environment jsdom */
import { localStore } from './browser-storage.ts';
import { readOfflineSettings, resetOfflineSettings, writeOfflineSettings } from './offline-settings.ts';

const off = { offline: false, preferOnline: false, autoUpdates: false };

beforeEach(() => localStorage.clear());

test('nothing is kept for reading offline unless the reader says so', () => {
  expect(readOfflineSettings(localStore)).toEqual(off);
});

test('what the reader says is kept until it is reset', () => {
  writeOfflineSettings(localStore, { ...off, offline: true });
  expect(JSON.parse(localStorage.getItem('MDNSettings') ?? '')).toEqual({ ...off, offline: true });
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
