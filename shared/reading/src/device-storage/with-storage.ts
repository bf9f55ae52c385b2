/** What lasts in this browser, under a key. A storage that is blocked or full is only warned of: what it would keep lasts for this page. */
export function withStorage<T>(key: string, use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch (thrown) {
    warnOfStorage(key, thrown);
    return null;
  }
}

/** Its words are fetched then: they are all that pages could say of failures, and few readers have such a browser. */
export function warnOfStorage(key: string, thrown: unknown): void {
  void import(/* webpackChunkName: "storage-warning" */ './storage-warning.ts').then(
    ({ storageWarning }) => console.warn(storageWarning(key, thrown)),
    // The page goes on without.
    () => undefined,
  );
}
