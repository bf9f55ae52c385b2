import { readerPreferenceDefaults, type ReaderPreferences } from '@webdocs/contracts/reader/reader-preferences';
import { useSyncExternalStore } from 'react';
import { preferenceStore } from './preference-store.ts';

/** How the reader wants to read; the defaults on the server, where the reader is not known. */
export function useReaderPreferences(): ReaderPreferences {
  return useSyncExternalStore(preferenceStore.subscribe, preferenceStore.now, () => readerPreferenceDefaults);
}
