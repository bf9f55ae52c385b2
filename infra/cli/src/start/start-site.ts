import { buildEach } from '@webdocs/workbench/bundling/build-all';
import { platformScripts } from '@webdocs/workbench/bundling/platform-scripts';
import { deployableNames, packedFolder } from '@webdocs/workbench/repository';
import type { Io } from '../io.ts';
import { makeLive } from './make-live.ts';
import { openSiteAs, type RunningSite, type StartSurroundings, type WayToStart } from './open-site.ts';

/** Builds what changed, makes it live, and serves it; where others share the database, only what was never live. */
export function startSite(flags: readonly string[], io: Io, more: Pick<WayToStart, 'hides'> = {}): Promise<RunningSite> {
  return openSiteAs(
    { ...more, maySign: true, packedByBuilds: packedFolder, scripts: () => platformScripts({ mayBuild: true }), begin },
    flags,
    io,
  );
}

function begin({ configuration, isShared, ...surroundings }: StartSurroundings): ReturnType<Parameters<typeof openSiteAs>[0]['begin']> {
  const { asLive, build: alwaysBuilds } = configuration.server;
  const mode = configuration.public.developmentMode ? 'development' : 'production';
  const replaces = alwaysBuilds || !(asLive || isShared);
  const names = deployableNames();
  const buildNamed = (some: readonly string[]) => buildEach({ ...surroundings, mode, names: some });
  // On threads of its own, while everything that needs no build is opened. Asked for again, as after a database that was away, builds are there.
  let begun = replaces ? buildNamed(names) : undefined;
  const build = (some: readonly string[]) => {
    const builds = begun ?? buildNamed(some);
    begun = undefined;
    return builds;
  };
  return (registry) => makeLive({ ...surroundings, registry, sources: { names, build }, replaces });
}
