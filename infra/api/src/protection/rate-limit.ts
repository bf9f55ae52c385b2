/** Says how many seconds a caller has to wait; 0 lets the call through and counts it. */
export type RateLimit = (caller: string) => number;

interface Bucket {
  tokens: number;
  at: number;
}

const mostCallers = 50_000;

/** A bucket of `burst` calls for each caller, refilled with `perMinute`. The callers heard of longest ago are forgotten first. */
export function rateLimit({ burst, perMinute }: { readonly burst: number; readonly perMinute: number }, now: () => number): RateLimit {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  return (caller) => {
    const at = now();
    const known = buckets.get(caller) ?? { tokens: burst, at };
    const tokens = Math.min(burst, known.tokens + (at - known.at) * perMs);
    buckets.delete(caller);
    buckets.set(caller, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
    if (buckets.size > mostCallers) buckets.delete(buckets.keys().next().value as string);
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
  };
}
