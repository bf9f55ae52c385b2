import { printBounds, type Print } from '@webdocs/contracts/samples/printed';
import { readPrints } from './read-prints.ts';

interface UnreadPrints {
  /** What a frame sent, as it came: of any form. */
  readonly add: (data: unknown) => void;
  /** All that came since, read: the newest of it, and how many are missing. */
  readonly read: () => { readonly prints: readonly Print[]; readonly left: number };
  readonly drop: () => void;
}

/** Reading takes longer than being told: what no one would see is never read. */
export function unreadPrints(): UnreadPrints {
  let batches: Array<{ readonly data: unknown; readonly count: number }> = [];
  let count = 0;
  let left = 0;
  return { add, read, drop };

  function add(data: unknown): void {
    const { prints } = (data ?? {}) as { readonly prints?: unknown };
    const length = Array.isArray(prints) ? prints.length : 0;
    batches.push({ data, count: length });
    count += length;
    for (let [oldest] = batches; oldest && count - oldest.count >= printBounds.prints; [oldest] = batches) {
      batches.shift();
      count -= oldest.count;
      left += oldest.count;
    }
  }

  function read(): { readonly prints: readonly Print[]; readonly left: number } {
    const all = batches.map(({ data }) => readPrints(data));
    const prints = all.flatMap((one) => one.prints);
    const missing = all.reduce((sum, one) => sum + one.left, left);
    drop();
    return { prints: prints.slice(-printBounds.prints), left: missing + Math.max(0, prints.length - printBounds.prints) };
  }

  function drop(): void {
    batches = [];
    count = left = 0;
  }
}
