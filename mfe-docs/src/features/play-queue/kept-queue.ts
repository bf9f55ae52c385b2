import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { keptQueueFrom, keptQueueKey, storedQueue } from '@webdocs/contracts/samples/kept-queue';
import { queuedCode, type QueuedBlock } from './queued-code.ts';

/** Keeps the queue in its tab, with its code: a reader who loads the page again, or goes to another one, has collected all the same. */
export function keepQueue(queue: readonly QueuedBlock[]): void {
  try {
    const stored = storedQueue(
      queue.flatMap((block) => {
        const code = queuedCode.get(block.key);
        return code ? [{ ...block, ...code }] : [];
      }),
    );
    if (stored === null) sessionStorage.removeItem(keptQueueKey);
    else sessionStorage.setItem(keptQueueKey, stored);
  } catch (thrown) {
    // The queue lives on with its page.
    console.warn(new Failure('STORAGE_UNAVAILABLE', { key: keptQueueKey, cause: causeOf(thrown) }).message);
  }
}

/** What was collected in this tab before, on pages of other remotes too; its code is at hand from here on. */
export function keptQueue(): QueuedBlock[] {
  try {
    return keptQueueFrom(sessionStorage.getItem(keptQueueKey)).map(({ key, id, lang, code, name }) => {
      queuedCode.set(key, { code, name });
      return { key, id, lang };
    });
  } catch {
    return [];
  }
}
