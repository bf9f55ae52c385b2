import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf, type Failure } from '@webdocs/contracts/failures/failure';
import { blogFeedAddresses } from '../feeds/blog-feeds.ts';
import { stampOf } from '../read/file-stamp.ts';
import { buildPage, writeFeed, type BuildPlace, type PageResult } from './built-page.ts';
import type { Site } from '../site/site.ts';
import { BuildJournal } from './build-journal.ts';
import { openSite, type BuildSource, type OpenedSite } from './build-source.ts';
import { pageFile, siblingFiles } from './output-path.ts';
import { OutputTree } from './output-tree.ts';
import { pageKeys, type PageKeys } from './page-keys.ts';
import { siteMedia } from './site-media.ts';
import { buildInWorkers, type Threads } from './worker-pool.ts';

export interface BuildOptions {
  readonly source: BuildSource;
  /** Where the tree is written; what a build before left there is taken as far as it still holds. */
  readonly place: BuildPlace;
  readonly threads: Threads;
  readonly report: (failure: Failure) => void;
  readonly progress: (progress: BuildProgress) => void;
}

export interface BuildProgress {
  readonly done: number;
  readonly total: number;
  readonly pagesPerSecond: number;
  readonly secondsLeft: number;
}

/** A page or file that could not be made, and why. */
export interface FailedOutput {
  readonly url: string;
  readonly failure: string;
}

export interface BuildSummary {
  readonly built: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly bytes: number;
  readonly failed: readonly FailedOutput[];
  readonly indexSeconds: number;
  readonly buildSeconds: number;
}

/** For so few pages threads would take longer to start than to work. */
const fewPages = 200;

/** A build with what it was made of, for those who go on with it. */
export interface BuiltSite {
  readonly summary: BuildSummary;
  readonly opened: OpenedSite;
  readonly journal: BuildJournal;
  readonly keys: PageKeys;
}

/** Writes the data of every page, and what is beside the pages, as a tree of files. */
export async function buildSite(options: BuildOptions): Promise<BuildSummary> {
  return (await builtSite(options)).summary;
}

export async function builtSite({ source, place, threads, report, progress }: BuildOptions): Promise<BuiltSite> {
  const began = performance.now();
  const opened = await openSite(source, report);
  const indexed = performance.now();

  const journal = new BuildJournal(place.out);
  const tree = new OutputTree(place.out);
  const urls = opened.site.paths();
  const keys = pageKeys(
    opened.site.corpus,
    source,
    [...opened.memory.media()].map(({ file }) => file),
  );
  const keyOf = keys.of;
  const waiting = urls.filter((url) => !isBuilt(url, keyOf(url), journal));
  const failed = await buildPages(waiting, { source, place, threads, progress, opened, journal, tree, keyOf });
  const built = waiting.length - failed.length;
  const removed = removeOthers(new Set(urls), journal);
  await writeSiteFiles(opened.site, source, place.siteAddress, tree);
  failed.push(...copyMedia(opened, tree));

  const summary = {
    built,
    unchanged: urls.length - waiting.length,
    removed,
    bytes: [...journal.pages.values()].reduce((sum, page) => sum + page.bytes, 0),
    failed,
    indexSeconds: (indexed - began) / 1000,
    buildSeconds: (performance.now() - indexed) / 1000,
  };
  return { summary, opened, journal, keys };
}

/** A page of the same key whose file is there, as long as it was. */
function isBuilt(url: string, key: string, { pages, out }: BuildJournal): boolean {
  const page = pages.get(url);
  return page?.key === key && stampOf(join(out, pageFile(url)))?.stamp[0] === page.bytes;
}

interface Building extends Pick<BuildOptions, 'source' | 'place' | 'threads' | 'progress'> {
  readonly opened: OpenedSite;
  readonly journal: BuildJournal;
  readonly tree: OutputTree;
  readonly keyOf: (url: string) => string;
}

async function buildPages(
  urls: readonly string[],
  { source, place, threads, progress, opened, journal, tree, keyOf }: Building,
): Promise<FailedOutput[]> {
  const failed: FailedOutput[] = [];
  const began = performance.now();
  let done = 0;
  const finished = (results: readonly PageResult[]) => {
    const built = results.filter((result) => 'bytes' in result);
    journal.add(built.map(({ url, bytes }) => [url, { key: keyOf(url), bytes }]));
    failed.push(...results.filter((result) => 'failure' in result));
    done += results.length;
    if (done === 0) return;
    const pagesPerSecond = done / Math.max(0.001, (performance.now() - began) / 1000);
    progress({ done, total: urls.length, pagesPerSecond, secondsLeft: (urls.length - done) / Math.max(1, pagesPerSecond) });
  };
  if (urls.length > fewPages) await buildInWorkers(urls, { source, place }, threads, finished);
  else for (const url of urls) finished([await buildPage(url, opened.site, tree, place.siteAddress)]);
  return failed;
}

/** Pages that an earlier build wrote and that are no more. */
function removeOthers(urls: ReadonlySet<string>, journal: BuildJournal): number {
  const gone = [...journal.pages.keys()].filter((url) => !urls.has(url));
  for (const url of gone)
    for (const file of [pageFile(url), ...Object.values(siblingFiles(url))]) rmSync(join(journal.out, file), { force: true });
  journal.rewrite((url) => urls.has(url));
  return gone.length;
}

/** What belongs to the site and not to one page: what programs read, the edge's tables of addresses, media. */
async function writeSiteFiles(site: Site, { configuration }: BuildSource, siteAddress: string, tree: OutputTree): Promise<void> {
  const ofLocales = configuration.locales.flatMap((locale) => [
    `/${locale}/search-index.json`,
    `/${locale}/opensearch.xml`,
    `/sitemaps/${locale}/sitemap.xml.gz`,
  ]);
  for (const address of [
    '/sitemap.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/opensearch.xml',
    ...blogFeedAddresses({ corpus: site.corpus, configuration }),
    ...ofLocales,
  ]) {
    const feed = await site.feed(address, siteAddress);
    if (feed) await writeFeed(address.toLowerCase(), feed, tree);
  }
  tree.write('redirects.json', JSON.stringify(Object.fromEntries(site.corpus.redirects)));
  tree.write('canonicals.json', JSON.stringify(Object.fromEntries(site.paths().map((url) => [url.toLowerCase(), url]))));
}

function copyMedia(opened: OpenedSite, output: OutputTree): FailedOutput[] {
  return siteMedia(opened).flatMap(({ place, file }) => {
    const url = `/${place}`;
    if (stampOf(join(output.out, url))?.stamp[0] === stampOf(file)?.stamp[0]) return [];
    try {
      output.copy(file, url);
      return [];
    } catch (thrown) {
      return [{ url, failure: causeOf(thrown) }];
    }
  });
}
