import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { keptQueueKey } from './kept-queue-key.ts';
import { queuedCode, type QueuedBlock } from './queued-code.ts';

/** More than this is no list that a reader made by hand. */
const mostBlocks = 200;

/** Keeps the queue in its tab, with its code: a reader who loads the page again, or goes to another one, has collected all the same. */
export function keepQueue(queue: readonly QueuedBlock[]): void {
  try {
    if (queue.length === 0) sessionStorage.removeItem(keptQueueKey);
    else sessionStorage.setItem(keptQueueKey, JSON.stringify(queue.map((block) => ({ ...block, ...queuedCode.get(block.key) }))));
  } catch (thrown) {
    // The queue lives on with its page.
    console.warn(new Failure('STORAGE_UNAVAILABLE', { key: keptQueueKey, cause: causeOf(thrown) }).message);
  }
}

/** What was collected in this tab before; its code is at hand from here on. */
export function keptQueue(): QueuedBlock[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptQueueKey) ?? '[]');
    const blocks = Array.isArray(kept) ? kept.slice(0, mostBlocks).filter(isKeptBlock) : [];
    return blocks.map(({ key, id, lang, code, name }) => {
      queuedCode.set(key, { code, name });
      return { key, id, lang };
    });
  } catch {
    return [];
  }
}

function isKeptBlock(block: unknown): block is QueuedBlock & { readonly code: string; readonly name: string } {
  if (typeof block !== 'object' || block === null) return false;
  const fields = block as Readonly<Record<string, unknown>>;
  return ['key', 'id', 'lang', 'code', 'name'].every((name) => typeof fields[name] === 'string');
}
