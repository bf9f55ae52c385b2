import { buildAll } from '@webdocs/workbench/bundling/build-all';
import { platformScripts } from '@webdocs/workbench/bundling/platform-scripts';
import { deployableNames } from '@webdocs/workbench/repository';
import type { Io } from '../io.ts';
import { makeLive } from './make-live.ts';
import { openSiteAs, type RunningSite, type StartSurroundings, type WayToStart } from './open-site.ts';

/** Builds what changed, makes it live, and serves it; where others share the database, only what was never live. */
export function startSite(flags: readonly string[], io: Io, more: Pick<WayToStart, 'hides'> = {}): Promise<RunningSite> {
  return openSiteAs({ ...more, maySign: true, scripts: () => platformScripts({ mayBuild: true }), begin }, flags, io);
}

function begin({ configuration, isShared, ...surroundings }: StartSurroundings): ReturnType<Parameters<typeof openSiteAs>[0]['begin']> {
  const { asLive, build } = configuration.server;
  const mode = configuration.public.developmentMode ? 'development' : 'production';
  const replaces = build || !(asLive || isShared);
  const buildNamed = (names: readonly string[]) => buildAll({ ...surroundings, mode, names });
  const names = deployableNames();
  // On threads of its own, while everything that needs no build is opened.
  const building = replaces ? buildNamed(names) : undefined;
  // What fails there is told where the builds are waited for.
  building?.catch(() => undefined);
  return (registry) => makeLive({ ...surroundings, registry, sources: { names, build: (some) => building ?? buildNamed(some) }, replaces });
}
