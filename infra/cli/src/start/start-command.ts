import type { Io } from '../io.ts';
import { startSite } from './start-site.ts';
import { untilStopped } from './until-stopped.ts';
import { welcome } from './welcome.ts';

export const usage = 'site start [… the settings of the site]';

/** `site start`: runs until it is told to stop. */
export async function run(flags: readonly string[], io: Io): Promise<void> {
  const began = performance.now();
  const site = await startSite(flags, io);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  site.say(welcome(`http://localhost:${site.port}`, seconds, site.announcements));
  await untilStopped(site);
}
