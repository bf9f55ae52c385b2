import { causeOf, Failure } from '@webdocs/contracts/failures/failure';

/** What lasts in this browser, under a key. A storage that is blocked or full is only warned of: what it would keep lasts for this page. */
export function withStorage<T>(key: string, use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch (thrown) {
    console.warn(new Failure('STORAGE_UNAVAILABLE', { key, cause: causeOf(thrown) }).message);
    return null;
  }
}
