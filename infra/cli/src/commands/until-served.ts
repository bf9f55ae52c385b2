import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Io } from '../io.ts';

/** A gateway loads what is new to it first, and a busy machine takes a while for it. */
const usualPatienceMs = 60_000;
const answerWithinMs = 15_000;
const askEveryMs = 50;

/** Waits until the site at this address really serves the version, or none where it is null; a live pointer alone is only a wish. */
export async function untilServed(
  address: string,
  name: string,
  version: string | null,
  io: Io,
  patienceMs = usualPatienceMs,
): Promise<void> {
  const began = performance.now();
  let served = await servedVersion(address, name);
  while (served !== version) {
    if (performance.now() - began > patienceMs)
      throw version === null
        ? new Failure('RETIRED_STILL_SERVED', { remote: name, served: served ?? 'no answer' })
        : new Failure('VERSION_NOT_SERVED', { remote: name, version, served: served ?? 'none' });
    await wait(askEveryMs);
    served = await servedVersion(address, name);
  }
  io.out(`the running site serves ${version === null ? 'without it' : 'it'} (after ${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

/** What browsers are told is live: null where it has none. A site that gives no answer once is asked again. */
async function servedVersion(address: string, name: string): Promise<string | null | undefined> {
  try {
    const answer = await fetch(`${address}/_composition/live.json`, { signal: AbortSignal.timeout(answerWithinMs) });
    const { remotes } = (await answer.json()) as { remotes: Record<string, { version: string }> };
    return remotes[name]?.version ?? null;
  } catch {
    return undefined;
  }
}
