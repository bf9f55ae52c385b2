import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

const askAgainMs = 100;
const longestMs = 600_000;

/** What `/readyz` says beside whether the site answers: whether the index of its documents is complete. */
const ReadinessSchema = v.object({ search: v.object({ state: v.string() }) });

/** Waits until the whole index answers; how many seconds that took. */
export async function indexingSeconds(address: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < longestMs) {
    if (await isIndexed(`${address}/readyz`)) return (performance.now() - began) / 1000;
    await pause(askAgainMs);
  }
  throw new Error(`the index of ${address} is not complete after ${longestMs / 1000} s`);
}

async function isIndexed(url: string): Promise<boolean> {
  const text = await (await fetch(url)).text();
  const said = v.safeParse(v.pipe(v.string(), v.parseJson(), ReadinessSchema), text);
  if (!said.success) throw new Error(`${url} does not say whether the index is complete (search.state), it says ${text}`);
  return said.output.search.state === 'complete';
}
