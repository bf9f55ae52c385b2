import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

const askAgainMs = 100;
const longestMs = 600_000;

/** What `/readyz` says beside whether the site answers: how far the index of its documents is. */
const ReadinessSchema = v.object({ search: v.object({ complete: v.boolean() }) });

/** Waits until the whole index answers; how many seconds that took. */
export async function indexingSeconds(address: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < longestMs) {
    const said: unknown = await (await fetch(`${address}/readyz`)).json();
    if (v.parse(ReadinessSchema, said).search.complete) return (performance.now() - began) / 1000;
    await pause(askAgainMs);
  }
  throw new Error(`the index of ${address} is not complete after ${longestMs / 1000} s`);
}
