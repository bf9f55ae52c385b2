import {
  markReaderPreferences,
  parseReaderPreferences,
  readerPreferenceDefaults,
  readerPreferencesKey,
  storedReaderPreferences,
  type ReaderPreferences,
} from '@webdocs/contracts/reader/reader-preferences';
import { withStorage } from '@webdocs/reading/with-storage';

const listeners = new Set<() => void>();
let current: ReaderPreferences | undefined;

/** What the reader has chosen, here or in another tab. With blocked storage a choice lasts for this page. */
export const preferenceStore = {
  now(): ReaderPreferences {
    return (current ??= parseReaderPreferences(withStorage(readerPreferencesKey, (storage) => storage.getItem(readerPreferencesKey))));
  },
  choose(change: Partial<ReaderPreferences>): void {
    const chosen = { ...preferenceStore.now(), ...change };
    const stored = storedReaderPreferences(chosen);
    withStorage(readerPreferencesKey, (storage) =>
      stored === null ? storage.removeItem(readerPreferencesKey) : storage.setItem(readerPreferencesKey, stored),
    );
    show(chosen);
  },
  /** Everything about the text as it was made; where the related topics are is no matter of reading. */
  reset(): void {
    preferenceStore.choose({ ...readerPreferenceDefaults, sidebarCollapsed: preferenceStore.now().sidebarCollapsed });
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', followOtherTabs);
      current = undefined;
    };
  },
};

/** Without a key another tab has cleared everything. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === null || key === readerPreferencesKey) show(parseReaderPreferences(key && newValue));
}

function show(preferences: ReaderPreferences): void {
  current = preferences;
  markReaderPreferences(document.documentElement, preferences);
  for (const listener of listeners) listener();
}
