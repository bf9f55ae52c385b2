import { join } from 'node:path';
import type { BuildSource } from '@webdocs/content/build-source';
import type { Content } from '@webdocs/content';
import { openPacks, type Packs } from '@webdocs/content/packs';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Configuration } from '@webdocs/configuration/read-configuration';
import { packsKey } from './packs-key.ts';

interface PackSurroundings {
  readonly configuration: Configuration;
  readonly content: Content;
  /** What content is read from, but for what remotes say of their pages. */
  readonly source: Omit<BuildSource, 'pages' | 'indexFile' | 'hasSharedAssets'>;
  readonly dataFolder: string;
  readonly report: (failure: Failure) => void;
  readonly progress: (line: string) => void;
  readonly quietMs?: number;
}

/** The packs of a site that makes its own; undefined where they are off, or come from another host. */
export async function openSitePacks({
  configuration,
  content,
  source,
  dataFolder,
  report,
  progress,
  quietMs,
}: PackSurroundings): Promise<Packs | undefined> {
  const { server, public: readable } = configuration;
  const isOwnHost = readable.addresses.updates.startsWith('/');
  // Where each save is a change, nothing would be packed to its end.
  if (!server.updates.packs || !isOwnHost || readable.developmentMode) return undefined;
  return openPacks({
    content,
    source: () => ({
      ...source,
      pages: content.shownPages(),
      hasSharedAssets: server.content.sharedAssets !== null,
      indexFile: join(dataFolder, 'content-index.json'),
    }),
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
