import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { SitePages } from '@webdocs/contracts/remote/site-pages';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { openData, type OpenData } from '@webdocs/reference/open-data';
import type { KindFolders } from '../read/content-tree.ts';
import { Reference } from '@webdocs/reference';
import { readCorpus } from '../read/corpus.ts';
import { imageSizes } from '../read/image-size.ts';
import { ContentMemory } from '../read/content-memory.ts';
import type { ReferenceChoice } from '../read/reference-documents.ts';
import type { SharedAssets } from '../read/shared-assets.ts';
import { pageContext } from '../write/open-page-context.ts';
import type { PageContext } from '../write/page-context.ts';
import { readWords } from '../read/build-messages.ts';
import { problemReporter } from '../report/problem.ts';

export interface Roots {
  readonly roots: readonly string[];
  readonly kinds?: KindFolders | undefined;
  readonly configuration: PublicConfiguration;
  /** What remotes say of their pages. */
  readonly pages?: SitePages | undefined;
  /** Where it has been opened already. */
  readonly data?: OpenData | undefined;
  /** Pages made of open data, which links may lead to. */
  readonly reference?: ReferenceChoice | undefined;
  /** Where the media are that many pages share. */
  readonly sharedAssets?: SharedAssets | undefined;
  readonly report: (failure: Failure) => void;
}

/** The content of some roots at one moment, for work that no site serves. */
export async function rootContext({
  roots,
  kinds,
  configuration,
  pages,
  report,
  reference,
  sharedAssets,
  data = openData({ report }),
}: Roots): Promise<PageContext> {
  const options = {
    roots,
    ...(kinds ? { kinds } : {}),
    locales: configuration.locales,
    memory: new ContentMemory(),
    reference: reference && new Reference({ data, ...reference }),
  };
  return pageContext({
    corpus: await readCorpus(options, problemReporter(report)),
    data,
    configuration,
    ...(pages ? { declared: pages } : {}),
    wordsFor: readWords({ pseudo: false }),
    sizeOfImage: imageSizes(),
    sharedAssets,
  });
}
