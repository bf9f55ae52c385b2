import type { BrowserStorage } from './browser-storage.ts';

/** New things that lose their dot once the reader has looked at them. */
export const viewedFlags = ['plus_updates_v2', 'plus_newsletter', 'plus_ai_help'] as const;
export type ViewedFlag = (typeof viewedFlags)[number];

/** When the reader looked at it, or null. */
export function viewedAt(storage: BrowserStorage, flag: ViewedFlag): number | null {
  const stored = storage.read(keyOf(flag));
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null;
}

function keyOf(flag: ViewedFlag): string {
  return `viewed.${flag}`;
}
