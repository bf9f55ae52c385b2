import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { assetManifestAddress, AssetManifestSchema, frameAddress } from '@webdocs/contracts/offline/asset-manifest';
import { whoami } from '@webdocs/contracts/api/visitor';
import { safePath } from '@webdocs/content/safe-path';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import * as v from 'valibot';
import { ExportFolder, pageFileOf } from './export-folder.ts';
import { ExportedPages, withoutSlash } from './exported-pages.ts';
import {
  compatQueriesIn,
  dataWithoutLinksTo,
  exportedData,
  exportedPage,
  redirectPage,
  scriptAddress,
  withAddress,
  withoutHydration,
  withoutLinksTo,
  type PageSurroundings,
} from './page-of-export.ts';
import { addressWriter, pathIn } from './exported-address.ts';
import { rewrittenStyle } from './rewrite-html.ts';
import { placedIndex, placedTitles, queryMark, searchPageOf } from './search-of-export.ts';
import { askSite } from './site-reader.ts';

export interface SiteExport {
  /** The site that is read: 'http://localhost:3100'. */
  readonly origin: string;
  /** Where the export will be; empty where that is not known: then there are no sitemaps, which need whole addresses. */
  readonly siteAddress: string;
  readonly folder: string;
  /** Where on that host: '' for its root, or '/docs'. Below a path pages stay as they were served: the scripts of the site work at a root alone. */
  readonly basePath: string;
  readonly locales: readonly Locale[];
  readonly compatAddress: string;
  /** From where to where, below the root of the site. */
  readonly redirects: Iterable<readonly [from: string, to: string]>;
  readonly progress: (done: number, total: number) => void;
}

export interface ExportSummary {
  readonly pages: number;
  readonly redirects: number;
  readonly files: number;
  readonly bytes: number;
  readonly failed: ReadonlyArray<readonly [path: string, cause: string]>;
}

const atOnce = 4;

/** Writes a whole site so that a plain file server can serve it. */
export async function exportSite(wish: SiteExport): Promise<ExportSummary> {
  const { origin, siteAddress, basePath, locales, compatAddress, progress } = wish;
  const comesAlive = basePath === '';
  const write = addressWriter(basePath);
  const folder = new ExportFolder(wish.folder);
  const failed: Array<readonly [string, string]> = [];
  const ask = (path: string) => askSite(origin, path);
  const textAt = async (path: string) => (await ask(path)).body.toString();
  const pages = new ExportedPages((await textAt('/sitemap.txt')).split('\n').filter(Boolean));
  const files = new Set<string>();
  const samplesOf = new Map<string, Promise<readonly SampleOfPage[]>>();
  const around: PageSurroundings = {
    origin,
    siteAddress,
    write,
    has: (path) => pages.has(path),
    names: (path) => void (pages.isPage(path) || files.add(path)),
    sample,
  };

  const composition = await writeComposition();
  let written = 0;
  const all = pages.all();
  await inTurns(all, async (path, done) => {
    if (await writePage(path)) written += 1;
    // Others seldom show them: what all pages have would not fit into memory.
    samplesOf.delete(path);
    progress(done, all.length);
  });
  await inTurns(locales, writeSearch);
  await writeSiteFiles();
  const known = new Set<string>();
  // A style sheet that is written names others.
  for (let next = [...files]; next.length > 0; next = [...files].filter((path) => !known.has(path))) {
    for (const path of next) known.add(path);
    await inTurns(next, writeFile);
  }
  await repairLinks();
  const redirects = writeRedirects();
  const summary = { pages: written, redirects, files: folder.files, bytes: folder.bytes, failed };
  folder.finish({ composition, pages: written, files: folder.files, bytes: folder.bytes });
  return summary;

  /** Every file by which pages come to life, and who is looking: someone without an account. */
  async function writeComposition(): Promise<string> {
    const manifest = v.parse(AssetManifestSchema, JSON.parse(await textAt(assetManifestAddress)));
    const frames = new Set(locales.map(frameAddress));
    const wanted = manifest.files.filter(({ src, locale }) => !frames.has(src) && (locale === undefined || locales.includes(locale)));
    folder.write(scriptAddress, readFileSync(new URL('./in-browser.mjs', import.meta.url)));
    if (!comesAlive) return manifest.composition;
    await inTurns(
      wanted.map(({ src }) => src).filter((src) => !src.endsWith('/_offline')),
      writeFile,
    );
    folder.write('/_composition/live.json', await textAt('/_composition/live.json'));
    folder.write(whoami.path, '{}');
    return manifest.composition;
  }

  async function writePage(path: string): Promise<boolean> {
    const reply = await ask(path);
    if (reply.status === 404) {
      pages.isMissing(path);
      return false;
    }
    const to = reply.location === undefined ? undefined : pathIn(reply.location.replace(origin, ''));
    if (to !== undefined) {
      folder.write(pageFileOf(path), redirectPage(to, around));
      return false;
    }
    if (reply.status !== 200) {
      failed.push([path, String(reply.status)]);
      return false;
    }
    const html = await exportedPage(reply.body.toString(), path, around);
    folder.write(pageFileOf(path), comesAlive ? html : await withoutHydration(html));
    if (!comesAlive) return true;
    const data = await ask(`${withoutSlash(path)}/index.json`);
    if (data.status === 200) {
      const json = data.body.toString();
      folder.write(`${withoutSlash(path)}/index.json`, await exportedData(json, path, around));
      for (const query of compatQueriesIn(json)) if (compatAddress.startsWith('/')) files.add(`${compatAddress}/${query}.json`);
    }
    return true;
  }

  async function writeSearch(locale: Locale): Promise<void> {
    const path = `/${locale}/search`;
    const nothing = await fetch(`${origin}${path}?q=${queryMark}`).then((response) => response.text());
    const [empty, answer] = await Promise.all([await textAt(path), nothing].map((html) => exportedPage(html, path, around)));
    folder.write(pageFileOf(path), searchPageOf(await withoutHydration(empty ?? ''), answer ?? ''));
    await writeTitles(locale);
  }

  /** Titles of pages that are in the export; all documents are. */
  async function writeTitles(locale: Locale): Promise<void> {
    const index = await ask(`/${locale}/search-index.json`);
    if (index.status === 200) folder.write(`/${locale}/search-index.json`, placedIndex(index.body.toString(), write));
    const packed = comesAlive ? await ask(`/${locale}/search-titles.txt`) : undefined;
    if (packed?.status === 200) folder.write(`/${locale}/search-titles.txt`, placedTitles(packed.body.toString()));
  }

  async function writeSiteFiles(): Promise<void> {
    const missing = await exportedPage(await textAt(`/${locales[0] ?? 'en-US'}/_there_is_no_such_page`), '/404', around);
    folder.write('/404.html', await withoutHydration(missing));
    folder.write('/index.html', redirectPage(`/${locales[0] ?? 'en-US'}/`, around));
    for (const path of ['/opensearch.xml', '/manifest.webmanifest']) await writeText(path);
    if (comesAlive) await writeText('/robots.txt');
    folder.write('/favicon.ico', (await ask('/assets/icon.svg')).body);
    // What is below a path may not speak for its host, and its canonical addresses are not below that path.
    if (siteAddress === '' || !comesAlive) return;
    await writeText('/sitemap.xml');
    for (const locale of locales) {
      const path = `/sitemaps/${locale.toLowerCase()}/sitemap.xml.gz`;
      const { status, body } = await ask(path);
      if (status === 200) folder.write(path, gzipSync(withAddress(unpacked(body), around)));
    }
  }

  async function writeText(path: string): Promise<void> {
    const { status, body } = await ask(path);
    if (status === 200)
      folder.write(
        path,
        withAddress(body.toString(), around).replace(/"(\/(?!\/)[^"]*)"/g, (_, address: string) => `"${write(address)}"`),
      );
  }

  async function writeFile(path: string): Promise<void> {
    if (folder.has(path)) return;
    const { status, body, type } = await ask(path);
    if (status >= 500) failed.push([path, String(status)]);
    if (status !== 200) return pages.isMissing(path);
    if (/^text\/css/.test(type)) folder.write(path, rewrittenStyle(body.toString(), around));
    else folder.write(path, /^text\/(?!javascript)|xml|feed\+json/.test(type) ? withAddress(body.toString(), around) : body);
  }

  /** What was listed and is not there is known only now. */
  async function repairLinks(): Promise<void> {
    if (pages.missing.size === 0) return;
    const missing = new Set([...pages.missing].map((path) => basePath + safePath(path)));
    for (const path of pages.all()) {
      if (pages.missing.has(withoutSlash(path)) || !folder.has(pageFileOf(path))) continue;
      await folder.change(pageFileOf(path), (html) => Promise.resolve(withoutLinksTo(html, missing)));
      const data = `${withoutSlash(path)}/index.json`;
      if (folder.has(data)) await folder.change(data, (json) => dataWithoutLinksTo(json, missing));
    }
  }

  function writeRedirects(): number {
    let count = 0;
    for (const [from, to] of wish.redirects) {
      if (!pages.has(to.split('#')[0] ?? to) || folder.isTaken(pageFileOf(from))) continue;
      folder.write(pageFileOf(from), redirectPage(to, around));
      count += 1;
    }
    return count;
  }

  async function sample(path: string, id: string): Promise<SampleCode | undefined> {
    let known = samplesOf.get(path);
    if (!known) samplesOf.set(path, (known = samplesAt(path)));
    const found = (await known).find((one) => one.id.toLowerCase() === id.toLowerCase());
    return found && { ...found, srcPrefix: found.src ?? path };
  }

  async function samplesAt(path: string): Promise<readonly SampleOfPage[]> {
    const { status, body } = await ask(`${path}/index.json`);
    if (status !== 200) return [];
    const { doc } = JSON.parse(body.toString()) as { doc?: { live_samples?: readonly SampleOfPage[] } };
    return doc?.live_samples ?? [];
  }
}

type SampleOfPage = SampleCode & { readonly id: string; readonly src?: string };

/** Some at a time: the site answers as many as it has workers. */
async function inTurns<T>(items: readonly T[], work: (item: T, done: number) => Promise<void>): Promise<void> {
  let next = 0;
  let done = 0;
  const worker = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item, (done += 1));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function unpacked(body: Buffer): string {
  return (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString();
}
