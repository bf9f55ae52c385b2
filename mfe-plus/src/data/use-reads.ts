import { useEffect, useSyncExternalStore } from 'react';
import type { Kept, ReadCache } from './read-cache.ts';

export interface Read<T> {
  /** Names the answer: the same key is asked for once. */
  readonly key: string;
  readonly read: () => Promise<T>;
}

/** Several answers at once, kept current while the component that asked is on screen. */
export function useReads<T>(reads: ReadCache, wanted: ReadonlyArray<Read<T>>): ReadonlyArray<Kept<T>> {
  useSyncExternalStore(reads.subscribe, reads.version, () => 0);
  const keys = wanted.map(({ key }) => key).join('\n');
  useEffect(() => {
    const leave = wanted.map(({ key, read }) => reads.watch(key, read));
    return () => leave.forEach((stop) => stop());
    // The keys say all that a read depends on.
  }, [reads, keys]);
  return wanted.map(({ key }) => reads.get<T>(key));
}
