import { join, resolve } from 'node:path';
import type { BuildSource } from '@webdocs/content/build-source';
import { readConfiguration, type Configuration } from '@webdocs/configuration/read-configuration';
import { sitePagesHere } from '@webdocs/workbench/site-pages-here';
import { contentRoots, generatedReference } from '../../start/content-roots.ts';

/** What a command builds from: the content that its settings name, with the pages of the remotes that are here. */
export async function buildSourceOf(
  flags: readonly string[],
): Promise<{ readonly source: BuildSource; readonly server: Configuration['server'] }> {
  const { public: configuration, server } = readConfiguration({ environment: process.env, flags });
  const roots = contentRoots(server.content);
  const source: BuildSource = {
    roots,
    reference: generatedReference(roots, server.content),
    kinds: server.content,
    configuration: { ...configuration, blogPaging: server.content.blogPaging },
    pages: await sitePagesHere(),
    hasSharedAssets: server.content.sharedAssets !== null,
    indexFile: join(resolve(server.dataFolder), 'content-index.json'),
  };
  return { source, server };
}
