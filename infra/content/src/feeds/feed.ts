import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { DocPage, Page } from '@webdocs/contracts/page/page';
import type { Corpus } from '../read/corpus.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import type { Words } from '../read/build-messages.ts';
import type { Locale } from '@webdocs/contracts/reader/locale';

/** What programs read about the pages: its kind, and its text in pieces, so that no large one need be whole in memory. */
export interface Feed {
  readonly type: string;
  readonly text: Iterable<string> | AsyncIterable<string>;
  /** Sent packed, whatever its reader says: its name ends with `.gz`. */
  readonly isPacked?: boolean;
  /** Nothing that search engines should list. */
  readonly isUnlisted?: boolean;
}

/** What feeds are made from. */
export interface FeedSource {
  readonly corpus: Corpus;
  readonly configuration: PublicConfiguration;
  readonly wordsFor: (locale: Locale) => Words;
  /** Every page's address as it is published. */
  readonly paths: readonly string[];
  /** Whether a page is found from another one, and is nothing that search engines should list. */
  readonly isUnlisted: (path: string) => boolean;
  /** Scheme and host of the site, without a slash at the end: programs need whole addresses. */
  readonly address: string;
  /** The page at an address, if one is published there. */
  page(pathname: string): Promise<Page | undefined>;
  /** A document made for this once: what reads all of them must not push everything else out of memory. */
  document(record: DocumentRecord): Promise<DocPage>;
}

export const feedTypes = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  jsonFeed: 'application/feed+json; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  openSearch: 'application/opensearchdescription+xml; charset=utf-8',
} as const;
