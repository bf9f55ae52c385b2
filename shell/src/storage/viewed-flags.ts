import { viewedFlagKey, type ViewedFlag } from '@webdocs/contracts/reader/viewed-flags';
import type { BrowserStorage } from './browser-storage.ts';

/** When the reader looked at it, or null. */
export function viewedAt(storage: BrowserStorage, flag: ViewedFlag): number | null {
  const stored = storage.read(viewedFlagKey(flag));
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null;
}
