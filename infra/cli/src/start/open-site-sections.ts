import { join } from 'node:path';
import { openSections, type Sections } from '@webdocs/content/sections';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { buildSourceOfSite, type SourceSurroundings } from './build-source-of-site.ts';

interface SectionSurroundings extends SourceSurroundings {
  readonly report: (failure: Failure) => void;
}

/** Sections that readers take along; undefined where no packs are made either. */
export function openSiteSections({ report, ...surroundings }: SectionSurroundings): Sections | undefined {
  const { configuration, content, dataFolder } = surroundings;
  const { server, public: readable } = configuration;
  if (!server.updates.packs || readable.developmentMode) return undefined;
  return openSections({
    content,
    source: () => buildSourceOfSite(surroundings),
    siteAddress: server.publicAddress ?? '',
    siteName: readable.siteName,
    folder: join(dataFolder, 'sections'),
    script: new URL('./section-thread.mjs', import.meta.url),
    report,
  });
}
