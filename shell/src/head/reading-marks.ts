import { codeWrappingKey, markCodeWrapping } from '@webdocs/contracts/samples/code-wrapping';
import { markReaderPreferences, parseReaderPreferences, readerPreferencesKey } from '@webdocs/contracts/reader/reader-preferences';

/** Text size, line width and broken lines of code as the reader chose them, before anything is painted. */
export function markReading(root: HTMLElement): void {
  try {
    markReaderPreferences(root, parseReaderPreferences(localStorage.getItem(readerPreferencesKey)));
    markCodeWrapping(root, localStorage.getItem(codeWrappingKey));
  } catch {
    // Blocked storage: the page is set as it was made.
  }
}
