/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { readerPreferenceDefaults, readerPreferencesKey } from '@webdocs/contracts/reader/reader-preferences';
import { preferenceStore } from './preference-store.ts';

const root = document.documentElement;
let stop: () => void;
const told = jest.fn();

beforeEach(() => {
  localStorage.clear();
  told.mockClear();
  stop = preferenceStore.subscribe(told);
});
afterEach(() => {
  preferenceStore.reset();
  stop();
});

const elsewhere = (key: string | null, newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('a reader who never chose reads the page as it was made', () => {
  expect(preferenceStore.now()).toEqual(readerPreferenceDefaults);
});

test('a choice is seen at once and kept', () => {
  preferenceStore.choose({ textSize: 'large', linkPreviews: false });
  expect(root.dataset['textSize']).toBe('large');
  expect(localStorage.getItem(readerPreferencesKey)).toBe('{"textSize":"large","linkPreviews":false}');
  expect(told).toHaveBeenCalledTimes(1);
});

test('going back to how it was made leaves nothing in the browser, and the related topics where they are', () => {
  preferenceStore.choose({ textSize: 'small', sidebarCollapsed: true });
  preferenceStore.reset();
  expect(preferenceStore.now()).toEqual({ ...readerPreferenceDefaults, sidebarCollapsed: true });
  preferenceStore.choose({ sidebarCollapsed: false });
  expect(localStorage.getItem(readerPreferencesKey)).toBeNull();
  expect({ ...root.dataset }).toEqual({});
});

test('what is chosen in another tab is shown here, and what that tab forgets too', () => {
  elsewhere(readerPreferencesKey, '{"lineWidth":"wide"}');
  expect(preferenceStore.now().lineWidth).toBe('wide');
  expect(root.dataset['lineWidth']).toBe('wide');
  elsewhere('theme', '{"lineWidth":"narrow"}');
  expect(preferenceStore.now().lineWidth).toBe('wide');
  elsewhere(null, null);
  expect(preferenceStore.now()).toEqual(readerPreferenceDefaults);
});

test('nonsense from another tab changes nothing', () => {
  elsewhere(readerPreferencesKey, '{"textSize":["large"]}');
  expect(preferenceStore.now()).toEqual(readerPreferenceDefaults);
});

test('with blocked storage there is a warning, and the choice holds for this page', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  preferenceStore.choose({ textSize: 'larger' });
  expect(preferenceStore.now().textSize).toBe('larger');
  expect(root.dataset['textSize']).toBe('larger');
  await waitFor(() => expect(warn).toHaveBeenCalledWith(`Browser storage ${readerPreferencesKey} could not be used: denied`));
  blocked.mockRestore();
  warn.mockRestore();
});
