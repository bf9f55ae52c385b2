import { Annotation } from '@codemirror/state';

/** On a change that came from around the editor: it is not told back. */
export const replacement = Annotation.define<boolean>();

/**
 * Tells values that were given from values that come back. The page hands on what is written some time after it was written; by then
 * the reader may have gone on, and what comes back late must not replace what is newer.
 */
export function keepFormerValue() {
  let underway: string[] = [];
  return {
    wrote: (code: string) => void underway.push(code),
    isNew(code: string): boolean {
      const index = underway.lastIndexOf(code);
      underway = index < 0 ? [] : underway.slice(index + 1);
      return index < 0;
    },
  };
}
