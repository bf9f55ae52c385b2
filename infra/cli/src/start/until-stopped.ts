import type { RunningSite } from './open-site.ts';

/** Lets a site run until the process is told to stop, then closes it. */
export async function untilStopped(site: RunningSite): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  site.say('stopping');
  await site.close();
}
