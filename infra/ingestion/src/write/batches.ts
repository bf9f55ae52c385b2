import { Failure } from '@webdocs/contracts/failures/failure';

interface BatchesOptions<Item> {
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** Of which more are refused as TELEMETRY_BUSY. */
  readonly mostWaiting: number;
  readonly mostAtOnce: number;
}

export interface Batches<Item> {
  /** Done when the items are written: together with those of others, and all of them or none. */
  add(items: readonly Item[]): Promise<void>;
  waiting(): number;
  /** Done when nothing waits. */
  settled(): Promise<void>;
}

interface Waiting<Item> {
  readonly items: readonly Item[];
  readonly done: () => void;
  readonly failed: (thrown: unknown) => void;
}

/** While one batch is written the next one gathers: the slower the writing, the larger the batches. */
export function openBatches<Item>({ write, mostWaiting, mostAtOnce }: BatchesOptions<Item>): Batches<Item> {
  let queue: Array<Waiting<Item>> = [];
  let waiting = 0;
  let writing: Promise<void> | undefined;

  return {
    add(items) {
      if (items.length === 0) return Promise.resolve();
      if (waiting + items.length > mostWaiting) return Promise.reject(new Failure('TELEMETRY_BUSY'));
      waiting += items.length;
      return new Promise((done, failed) => {
        queue.push({ items, done, failed });
        writing ??= writeAll();
      });
    },
    waiting: () => waiting,
    async settled() {
      while (writing) await writing;
    },
  };

  async function writeAll(): Promise<void> {
    while (queue.length > 0) {
      const batch = nextBatch();
      const items = batch.flatMap((one) => one.items);
      try {
        await write(items);
        for (const { done } of batch) done();
      } catch (thrown) {
        for (const { failed } of batch) failed(thrown);
      }
      waiting -= items.length;
    }
    // At once: what follows a write may add before any callback of this promise runs.
    writing = undefined;
  }

  function nextBatch(): Array<Waiting<Item>> {
    let [count, items] = [0, 0];
    while (count < queue.length && (count === 0 || items + (queue[count]?.items.length ?? 0) <= mostAtOnce)) {
      items += queue[count]?.items.length ?? 0;
      count += 1;
    }
    const batch = queue.slice(0, count);
    queue = queue.slice(count);
    return batch;
  }
}
