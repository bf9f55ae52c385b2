import { setImmediate } from 'node:timers/promises';

/** Lets other work have its turn after every so many steps. */
export function yieldEvery(steps: number): () => Promise<void> | undefined {
  let taken = 0;
  return () => (++taken % steps === 0 ? setImmediate() : undefined);
}
