import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { openContent, type Content } from '@webdocs/content';
import { openDatabase } from '@webdocs/database';
import { defaultContentRoot, defaultReviewedFolder } from '@webdocs/default-content';
import { openSearch, type Search } from '@webdocs/search';
import { openData, type OpenData } from '@webdocs/reference/open-data';
import { join } from 'node:path';

/** What a librarian reads, opened in this process: pages, their complete index, and open data. */
export interface OpenedSite {
  readonly content: Content;
  readonly search: Search;
  readonly data: OpenData;
  close(): Promise<void>;
}

/** The site of a corpus, or the default one. */
export async function openedSite(corpus: string | undefined, dataFolder: string): Promise<OpenedSite> {
  const { public: configuration } = readConfiguration({ environment: {}, flags: [] });
  const report = () => undefined;
  const database = await openDatabase({ dataFolder, report });
  const content = await openContent({
    roots: corpus === undefined ? [defaultContentRoot] : [corpus],
    ...(corpus === undefined ? { reference: { reviewedFolder: defaultReviewedFolder } } : {}),
    configuration,
    indexFile: join(dataFolder, 'content-index.json'),
    report,
  });
  const search = openSearch({ database, content, report });
  search.keepIndex();
  await search.settled();
  return {
    content,
    search,
    data: openData({ report }),
    async close() {
      await search.close();
      await content.close();
      await database.close();
    },
  };
}
