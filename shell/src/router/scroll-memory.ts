const storageKey = 'webdocs-scroll';

/** Where the reader was on each entry of the tab's history. */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  return {
    save(entry: string, top: number): void {
      try {
        const all = read();
        all[entry] = Math.round(top);
        storage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-50))));
      } catch {
        // Without storage the page opens at its top.
      }
    },
    top: (entry: string): number | undefined => read()[entry],
  };

  function read(): Record<string, number> {
    try {
      return JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, number>;
    } catch {
      return {};
    }
  }
}
