import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { SitePages } from '@webdocs/contracts/remote/site-pages';
import type { OpenData } from '@webdocs/reference/open-data';
import type { Corpus } from '../read/corpus.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import type { ImageSize } from '../read/image-size.ts';
import type { SharedAssets } from '../read/shared-assets.ts';
import type { Sidebars } from '../sidebars/sidebars.ts';
import type { Words } from '../read/build-messages.ts';

/** What pages are made from. Making a page reads nothing but this and its own source. */
export interface PageContext {
  readonly corpus: Corpus;
  readonly data: OpenData;
  readonly configuration: PublicConfiguration;
  /** What the live remotes say of their pages. */
  readonly declared: SitePages;
  /** First words of addresses whose feature is switched off. */
  readonly closed: ReadonlySet<string>;
  readonly wordsFor: (locale: Locale) => Words;
  readonly sidebars: Sidebars;
  readonly sizeOfImage: (file: string) => ImageSize | undefined;
  /** Where the media are that many pages share; undefined where the operator did not say. */
  readonly sharedAssets?: SharedAssets | undefined;
  /** The first paragraph of another page. */
  readonly summaryOf: (record: DocumentRecord) => string | undefined;
}

/** The text of a page title in the browser's tab and in search results. */
export function pageTitle({ configuration }: PageContext, ...parts: readonly string[]): string {
  return `${parts.filter(Boolean).join(' - ')} | ${configuration.siteTitle}`;
}
