import { markReaderPreferences, parseReaderPreferences, readerPreferencesKey } from '@webdocs/contracts/reader-preferences';

/** Text size and line width as the reader chose them, before anything is painted. */
export function markReading(root: HTMLElement): void {
  try {
    markReaderPreferences(root, parseReaderPreferences(localStorage.getItem(readerPreferencesKey)));
  } catch {
    // Blocked storage: the page is set as it was made.
  }
}
