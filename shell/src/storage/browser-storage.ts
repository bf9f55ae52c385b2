import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { track } from '@webdocs/telemetry';

/** Storage of the browser that never throws: blocked, full or broken, the setting lasts for this page only. */
export interface BrowserStorage {
  read(key: string): string | null;
  /** The stored JSON, or null where there is none or it cannot be read. The caller checks its form. */
  readJson(key: string): unknown;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** `open` is called at each use, because even naming a blocked storage throws. */
export function browserStorage(open: () => Storage): BrowserStorage {
  const complained = new Set<string>();

  function attempt<T>(key: string, use: (storage: Storage) => T): T | null {
    try {
      return use(open());
    } catch (thrown) {
      complain(key, thrown);
      return null;
    }
  }

  function complain(key: string, thrown: unknown): void {
    if (complained.has(key)) return;
    complained.add(key);
    const failure = new Failure('STORAGE_UNAVAILABLE', { key, cause: causeOf(thrown) });
    console.warn(failure.message);
    track({ kind: 'storage', key, cause: causeOf(thrown) });
  }

  return {
    read: (key) => attempt(key, (storage) => storage.getItem(key)),
    readJson: (key) => attempt(key, (storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown),
    write: (key, value) => void attempt(key, (storage) => storage.setItem(key, value)),
    remove: (key) => void attempt(key, (storage) => storage.removeItem(key)),
  };
}

/** What stays on this device. */
export const localStore = browserStorage(() => localStorage);
/** What goes with this tab. */
export const tabStore = browserStorage(() => sessionStorage);
