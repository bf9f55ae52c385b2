import type { Address } from '@webdocs/contracts/reader/address';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { Failure } from '@webdocs/contracts/failures/failure';
import { sharedAssetsPath } from '@webdocs/contracts/samples/shared-assets';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { noPages, type SitePages } from '@webdocs/contracts/remote/site-pages';
import { writersDesk, type WritersDesk } from './change/writers-desk.ts';
import type { CompatAnswer } from '@webdocs/reference/compat-data';
import { openData, type OpenData } from '@webdocs/reference/open-data';
import { watchRoots } from './read/file-watch-batches.ts';
import type { Feed } from './feeds/feed.ts';
import { searchIndex } from './feeds/search-index.ts';
import { Reference } from '@webdocs/reference';
import type { KindFolders } from './read/content-tree.ts';
import { readCorpus, type Corpus } from './read/corpus.ts';
import { imageSizes } from './read/image-size.ts';
import { keepIn, rememberedIn } from './read/index-file.ts';
import { ContentMemory } from './read/content-memory.ts';
import { problemReporter } from './report/problem.ts';
import type { ReferenceChoice } from './read/reference-documents.ts';
import type { SharedAssets } from './read/shared-assets.ts';
import { updatedCorpus } from './read/corpus-update.ts';
import { searchablePages, type SearchablePage } from './searchable.ts';
import type { BlogSwitches } from './write/blog-posts.ts';
import { ownPage, withOwnLinks } from './write/compat-links.ts';
import type { FindPages } from './write/search-page.ts';
import { Site, type PageAnswer } from './site/site.ts';
import { readWords } from './read/build-messages.ts';

export type { Feed, PageAnswer, WritersDesk };

export interface ContentOptions {
  /**
   * Folders that each hold `files/{locale}/…/index.md` and what else is there: sidebars, jsondata, blog, generic, featured.json.
   * Earlier ones win.
   */
  readonly roots: readonly string[];
  readonly configuration: PublicConfiguration & BlogSwitches;
  /** Those of the roots that were named as the folder of one kind of content. */
  readonly kinds?: KindFolders;
  readonly watch?: boolean;
  /** Folders in which packages of open data are looked for; without them, those of the installation. */
  readonly modulesFolders?: readonly string[] | undefined;
  /** Open data that other rooms read as well; without it they are opened for the content alone. */
  readonly data?: OpenData;
  /** Where it is kept what was read, so that the next start reads only what has changed since. */
  readonly indexFile?: string;
  /** Pages made of open data beside the written ones; without it there are none. */
  readonly reference?: ReferenceChoice | undefined;
  /** Where the media are that many pages share. */
  readonly sharedAssets?: SharedAssets | undefined;
  /** What remotes say of their pages, until `showPages` says otherwise. */
  readonly pages?: SitePages;
  readonly report: (failure: Failure) => void;
}

export interface Content {
  /** The page at an address, whatever its capitals and whether or not it ends with a slash. Its path is decoded. */
  page(address: Address): Promise<PageAnswer>;
  /** Where a reader of an address arrives: at its page, or at where that has moved; undefined where neither is known. */
  destination(address: Address): string | undefined;
  /** What programs read at an address: sitemaps, metadata, Markdown and their like. `siteAddress` is where they find the site. */
  feed(pathname: string, siteAddress: string): Promise<Feed | undefined>;
  searchIndex(locale: Locale): Promise<ReadonlyArray<{ readonly title: string; readonly url: string }>>;
  /** Pages of a language with all words of a query in their titles. */
  titles(locale: Locale, query: string): ReadonlyArray<{ readonly title: string; readonly url: string }>;
  /** From now on results pages show what this finds, and titles only where it finds nothing to ask. */
  searchWith(find: FindPages): void;
  /** From now on these are the pages that remotes make by themselves, and this is what they say of theirs. */
  showPages(pages: SitePages): void;
  shownPages(): SitePages;
  /** Every page whose text is searched. */
  searchable(): Iterable<SearchablePage>;
  attachment(pathname: string): Promise<{ readonly file: string; readonly type: string } | undefined>;
  /** When the page at an address was changed last, as far as that is known. */
  lastChange(pathname: string): string | undefined;
  /** Whether a page is at this decoded path in that language, without English standing in for it. */
  exists(locale: Locale, pathname: string): boolean;
  /** Support of a feature, and of everything below it, by browsers. */
  compat(query: string): CompatAnswer | undefined;
  /** The page that compatibility data name, if there is one here: without the language. */
  compatPage(given: string): string | undefined;
  /** Every page's address as it is published. */
  paths(): readonly string[];
  /** The files behind the pages, for sites of writers. */
  readonly desk: WritersDesk;
  /** Changes whenever any content changed. */
  revision(): string;
  onChange(callback: () => void): () => void;
  close(): Promise<void>;
}

const mostNamed = 20;

export async function openContent({
  roots,
  configuration,
  kinds,
  watch = false,
  indexFile,
  modulesFolders,
  data: given,
  reference,
  pages = noPages,
  sharedAssets,
  report,
}: ContentOptions): Promise<Content> {
  const problem = problemReporter(report);
  const wordsFor = readWords({ pseudo: configuration.pseudoLocale });
  const sizeOfImage = imageSizes();
  const data = given ?? openData({ report, modulesFolders });
  const siteOf = (corpus: Corpus) =>
    new Site({ corpus, data, configuration, declared, wordsFor, sizeOfImage, sharedAssets }, (question) => find(question));
  const memory = indexFile === undefined ? new ContentMemory() : rememberedIn(indexFile);
  const options = {
    roots,
    ...(kinds ? { kinds } : {}),
    locales: configuration.locales,
    memory,
    reference: reference && new Reference({ data, ...reference }),
    overridden: (urls: readonly string[]) => reportOverridden(urls, report),
  };

  let declared = pages;
  let find: FindPages = async () => undefined;
  let site = siteOf(await readCorpus(options, problem));
  const keeping = setImmediate(keepIndex);
  let rereading = Promise.resolve();
  const listeners = new Set<() => void>();
  const watched = [...roots, ...(reference?.reviewedFolder === undefined ? [] : [reference.reviewedFolder])];
  const stopWatching = watch ? watchRoots(watched, problem, (files) => (rereading = rereading.then(() => reread(files)))) : undefined;

  return {
    page: (address) => site.page(address),
    feed: (pathname, siteAddress) => site.feed(pathname, siteAddress),
    searchIndex: async (locale) => searchIndex(locale, site.corpus),
    titles: (locale, query) => site.titles.search(locale, query),
    searchWith: (given) => void (find = given),
    showPages(given) {
      if (JSON.stringify(given) === JSON.stringify(declared)) return;
      declared = given;
      site = siteOf(site.corpus);
      tellAll();
    },
    shownPages: () => declared,
    searchable: () => searchablePages(site.corpus, configuration),
    attachment: async (pathname) => (pathname.startsWith(sharedAssetsPath) ? sharedAssets?.find(pathname) : site.attachment(pathname)),
    lastChange: (pathname) => site.lastChange(pathname),
    exists: (locale, pathname) => site.exists(locale, pathname),
    destination: (address) => site.destination(address),
    compat(query) {
      const answer = data.compat?.answer(query);
      return answer && withOwnLinks(answer, site.corpus);
    },
    compatPage: (given) => ownPage(given, site.corpus),
    paths: () => site.paths(),
    desk: writersDesk(roots, () => site),
    revision: () => site.revision,
    onChange(callback) {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
    async close() {
      stopWatching?.();
      listeners.clear();
      await rereading;
      clearImmediate(keeping);
      keepIndex();
    },
  };

  function keepIndex(): void {
    if (indexFile !== undefined && memory.hasChanged) keepIn(indexFile, memory, problem);
  }

  async function reread(files: readonly string[]): Promise<void> {
    const corpus = await updatedCorpus(site.corpus, files, options, problem);
    if (corpus.revision === site.revision) return;
    site = siteOf(corpus);
    tellAll();
  }

  function tellAll(): void {
    for (const listener of listeners) listener();
  }
}

/** Reports once which pages of the reference are replaced by written ones. */
function reportOverridden(urls: readonly string[], report: (failure: Failure) => void): void {
  if (urls.length === 0) return;
  const more = urls.length > mostNamed ? `, and ${urls.length - mostNamed} more` : '';
  report(new Failure('PAGES_WRITTEN_OVER', { count: urls.length, names: urls.slice(0, mostNamed).join(', ') + more }));
}
