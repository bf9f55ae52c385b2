import { join } from 'node:path';
import type { Configuration } from '@webdocs/configuration/read-configuration';
import type { Content } from '@webdocs/content';
import type { BuildSource } from '@webdocs/content/build-source';

export interface SourceSurroundings {
  readonly configuration: Configuration;
  readonly content: Content;
  /** What content is read from, but for what remotes say of their pages. */
  readonly source: Omit<BuildSource, 'pages' | 'indexFile' | 'hasSharedAssets'>;
  readonly dataFolder: string;
}

/** What a thread needs to read the content as the site has it at this moment. */
export function buildSourceOfSite({ configuration, content, source, dataFolder }: SourceSurroundings): BuildSource {
  return {
    ...source,
    pages: content.shownPages(),
    hasSharedAssets: configuration.server.content.sharedAssets !== null,
    indexFile: join(dataFolder, 'content-index.json'),
  };
}
