import { lstatSync } from 'node:fs';

/** Size and times of a file or folder: where they are what they were, so is what is in it. */
export type Stamp = readonly [size: number, modified: number, changed: number];

export interface Stamped {
  readonly kind: 'file' | 'folder' | 'other';
  readonly stamp: Stamp;
}

/** How a path looks from outside. A link is neither a file nor a folder, wherever it leads. */
export function stampOf(path: string): Stamped | undefined {
  let found;
  try {
    found = lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // Without the permission to look there, nothing is there.
  }
  if (!found) return undefined;
  const kind = found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'other';
  return { kind, stamp: [found.size, found.mtimeMs, found.ctimeMs] };
}

export function isSameStamp(one: Stamp | undefined, other: Stamp | undefined): boolean {
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1] && one[2] === other[2];
}

/**
 * A file that was written twice within one tick of the clock looks the same after both. Code that remembers a stamp for
 * longer must not believe one that was this young when the file was read.
 */
export function isSettled([, modified, changed]: Stamp, now: number): boolean {
  return Math.max(modified, changed) < now - 2_000;
}
