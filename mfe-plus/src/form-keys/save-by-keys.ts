import type { KeyboardEvent } from 'react';

/** Ctrl or Command with Enter, as everywhere in forms with a field of several lines: Enter alone is a new line there. */
export function saveByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLFormElement>): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit();
}
