import { setTimeout as pause } from 'node:timers/promises';
import { claim } from '@webdocs/file-lock';

const retryMs = 50;

/** Does one piece of work at a time, across processes; the lock of a process that died is taken over. */
export async function withLock<T>(path: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + waitMs;
  for (;;) {
    const claimed = await claim(path);
    if ('giveBack' in claimed) return work().finally(() => claimed.giveBack());
    if (performance.now() >= giveUpAt) throw new Error(`process ${claimed.heldBy} holds the lock ${path}`);
    await pause(retryMs);
  }
}
