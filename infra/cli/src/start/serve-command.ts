import { platformScripts } from '@webdocs/workbench/bundling/platform-scripts';
import type { Io } from '../io.ts';
import { openSiteAs } from './open-site.ts';
import { untilStopped } from './until-stopped.ts';

export const usage = 'site serve [… the settings of the site]';

/** `site serve`: serves what is live, from published releases alone; nothing is built and nothing goes live by it. */
export async function run(flags: readonly string[], io: Io): Promise<void> {
  const began = performance.now();
  const way = { maySign: false, scripts: () => platformScripts({ mayBuild: false }), begin: () => undefined };
  const site = await openSiteAs(way, flags, io);
  site.say(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s:  http://localhost:${site.port}`);
  for (const line of site.announcements) site.say(`  ${line}`);
  await untilStopped(site);
}
