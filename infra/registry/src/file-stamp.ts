import type { Stats } from 'node:fs';

/** Tells whether a file may have changed since it was last looked at. The change time cannot be set back by a program. */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino}:${size}:${mtimeMs}:${ctimeMs}`;
}
