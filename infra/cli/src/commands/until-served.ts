import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Io } from '../io.ts';

const patienceMs = 15_000;
const askEveryMs = 50;

/** Waits until the site at this address really serves the version; a live pointer alone is only a wish. */
export async function untilServed(address: string, name: string, version: string, io: Io): Promise<void> {
  const began = performance.now();
  let served = await servedVersion(address, name);
  while (served !== version) {
    if (performance.now() - began > patienceMs)
      throw new Failure('VERSION_NOT_SERVED', { remote: name, version, served: served ?? 'none' });
    await wait(askEveryMs);
    served = await servedVersion(address, name);
  }
  io.out(`the running site serves it (after ${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

/** What browsers are told is live. A site that gives no answer once is asked again. */
async function servedVersion(address: string, name: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/_composition/live.json`, { signal: AbortSignal.timeout(patienceMs) });
    const { remotes } = (await answer.json()) as { remotes: Record<string, { version: string }> };
    return remotes[name]?.version;
  } catch {
    return undefined;
  }
}
