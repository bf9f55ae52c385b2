import { LRUCache } from 'lru-cache';

/** More than live remotes have parts. */
const mostKinds = 1000;

/** Says whether a line of this kind is due, as how many came since the one before; undefined where it is not yet. */
export function rarely(everyMs: number, now: () => number = () => performance.now()): (kind: string) => number | undefined {
  const last = new LRUCache<string, { readonly at: number; since: number }>({ max: mostKinds });
  return (kind) => {
    const before = last.get(kind);
    if (before && now() - before.at < everyMs) {
      before.since += 1;
      return undefined;
    }
    last.set(kind, { at: now(), since: 0 });
    return before?.since ?? 0;
  };
}
