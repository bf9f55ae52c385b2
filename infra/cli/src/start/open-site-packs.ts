import { join } from 'node:path';
import { openPacks, type Packs } from '@webdocs/content/packs';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { buildSourceOfSite, type SourceSurroundings } from './build-source-of-site.ts';
import { packsKey } from './packs-key.ts';

interface PackSurroundings extends SourceSurroundings {
  readonly report: (failure: Failure) => void;
  readonly progress: (line: string) => void;
  readonly quietMs?: number;
}

/** The packs of a site that makes its own; undefined where they are off, or come from another host. */
export async function openSitePacks({ report, progress, quietMs, ...surroundings }: PackSurroundings): Promise<Packs | undefined> {
  const { configuration, content, dataFolder } = surroundings;
  const { server, public: readable } = configuration;
  const isOwnHost = readable.addresses.updates.startsWith('/');
  // Where each save is a change, nothing would be packed to its end.
  if (!server.updates.packs || !isOwnHost || readable.developmentMode) return undefined;
  return openPacks({
    content,
    source: () => buildSourceOfSite(surroundings),
    siteAddress: server.publicAddress ?? '',
    folder: join(dataFolder, 'offline'),
    key: await packsKey(dataFolder),
    scripts: {
      packs: new URL('./packs-thread.mjs', import.meta.url),
      build: new URL('../commands/content-build-thread.mjs', import.meta.url),
    },
    report,
    progress,
    ...(quietMs === undefined ? {} : { quietMs }),
  });
}
