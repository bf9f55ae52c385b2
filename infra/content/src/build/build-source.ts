import type { Failure } from '@webdocs/contracts/failures/failure';
import { problemReporter } from '../report/problem.ts';
import type { ContentOptions } from '../content.ts';
import { openData, type OpenData } from '@webdocs/reference/open-data';
import { Reference } from '@webdocs/reference';
import { readCorpus } from '../read/corpus.ts';
import { imageSizes } from '../read/image-size.ts';
import { keepIn, rememberedIn } from '../read/index-file.ts';
import type { ContentMemory } from '../read/content-memory.ts';
import { sharedAssetsElsewhere } from '../read/shared-assets.ts';
import { Site } from '../site/site.ts';
import { readWords } from '../read/build-messages.ts';

/** What pages are built from. It goes to the worker threads as it is, so it is plain data. */
export type BuildSource = Pick<ContentOptions, 'roots' | 'configuration' | 'pages' | 'kinds' | 'modulesFolders' | 'reference'> & {
  readonly indexFile: string;
  /** Whether the site that shows these pages serves the media that many pages share. */
  readonly hasSharedAssets: boolean;
};

export interface OpenedSite {
  readonly site: Site;
  readonly memory: ContentMemory;
  readonly data: OpenData;
}

/** The site as it is at this moment; the index is kept, so the next program that opens it has less to read. */
export async function openSite(source: BuildSource, report: (failure: Failure) => void): Promise<OpenedSite> {
  const { roots, configuration, pages, kinds, modulesFolders, reference, indexFile, hasSharedAssets } = source;
  const problem = problemReporter(report);
  const memory = rememberedIn(indexFile);
  const data = openData({ report, modulesFolders });
  const options = {
    roots,
    ...(kinds ? { kinds } : {}),
    locales: configuration.locales,
    memory,
    reference: reference && new Reference({ data, ...reference }),
  };
  const corpus = await readCorpus(options, problem);
  if (memory.hasChanged) keepIn(indexFile, memory, problem);
  const wordsFor = readWords({ pseudo: configuration.pseudoLocale });
  const sharedAssets = hasSharedAssets ? sharedAssetsElsewhere : undefined;
  const declared = pages ? { declared: pages } : {};
  return { site: new Site({ corpus, data, configuration, ...declared, wordsFor, sizeOfImage: imageSizes(), sharedAssets }), memory, data };
}
