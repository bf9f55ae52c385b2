import type { BrowserStorage } from '../storage/browser-storage.ts';

const storageKey = 'webdocs-scroll';
const keptAtMost = 50;

/** Where the reader was on each entry of the tab's history. Without storage every page opens at its top. */
export function createScrollMemory(storage: BrowserStorage) {
  const places = (): Record<string, number> => (storage.readJson(storageKey) ?? {}) as Record<string, number>;
  return {
    save(entry: string, top: number): void {
      const all = { ...places(), [entry]: Math.round(top) };
      storage.write(storageKey, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-keptAtMost))));
    },
    top: (entry: string): number | undefined => places()[entry],
  };
}
