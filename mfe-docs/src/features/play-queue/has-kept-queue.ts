import { keptQueueKey } from '@webdocs/contracts/samples/kept-queue';

/** Asked of every document, before any code of the queue is fetched. */
export function hasKeptQueue(): boolean {
  try {
    return sessionStorage.getItem(keptQueueKey) !== null;
  } catch {
    return false;
  }
}
