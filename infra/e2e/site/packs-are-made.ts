import { setTimeout as pause } from 'node:timers/promises';

export const packsWithinMs = 180_000;

/** Packs are made beside the work, after the site has started. */
export async function packsAreMade(site: string): Promise<void> {
  const deadline = Date.now() + packsWithinMs;
  for (;;) {
    const { status } = await fetch(`${site}/packs/index.json`);
    if (status === 200) return;
    if (Date.now() > deadline) throw new Error(`the packs are not made: their index answers ${status}`);
    await pause(100);
  }
}
