import { LRUCache } from 'lru-cache';

export interface CallRate {
  /** Calls at once, after a rest. */
  readonly burst: number;
  readonly perMinute: number;
}

/** Counts calls: one store for all kinds of them, so that its memory is bounded once. */
export interface CallBuckets {
  /** Says how many seconds a caller has to wait; 0 lets the call through and counts it. */
  take(kind: string, caller: string, rate: CallRate): number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

const mostBuckets = 100_000;

/** A bucket for each caller and kind of call, refilled as time goes by. Those not heard of for longest are dropped first. */
export function openCallBuckets(now: () => number = () => performance.now(), most = mostBuckets): CallBuckets {
  const buckets = new LRUCache<string, Bucket>({ max: most });
  return {
    take(kind, caller, { burst, perMinute }) {
      const key = `${kind} ${caller}`;
      const at = now();
      const perMs = perMinute / 60_000;
      const known = buckets.get(key) ?? { tokens: burst, at };
      const tokens = Math.min(burst, known.tokens + (at - known.at) * perMs);
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
    },
  };
}
