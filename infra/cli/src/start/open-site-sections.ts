import { join } from 'node:path';
import type { BuildSource } from '@webdocs/content/build-source';
import type { Content } from '@webdocs/content';
import { openSections, type Sections } from '@webdocs/content/sections';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Configuration } from '@webdocs/configuration/read-configuration';

interface SectionSurroundings {
  readonly configuration: Configuration;
  readonly content: Content;
  /** What content is read from, but for what remotes say of their pages. */
  readonly source: Omit<BuildSource, 'pages' | 'indexFile' | 'hasSharedAssets'>;
  readonly dataFolder: string;
  readonly report: (failure: Failure) => void;
}

/** Sections that readers take along; undefined where no packs are made either. */
export function openSiteSections({ configuration, content, source, dataFolder, report }: SectionSurroundings): Sections | undefined {
  const { server, public: readable } = configuration;
  if (!server.updates.packs || readable.developmentMode) return undefined;
  return openSections({
    content,
    source: () => ({
      ...source,
      pages: content.shownPages(),
      hasSharedAssets: server.content.sharedAssets !== null,
      indexFile: join(dataFolder, 'content-index.json'),
    }),
    siteAddress: server.publicAddress ?? '',
    siteName: readable.siteName,
    folder: join(dataFolder, 'sections'),
    script: new URL('./section-thread.mjs', import.meta.url),
    report,
  });
}
