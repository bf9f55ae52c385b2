import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packPath } from '@webdocs/contracts/offline/pack-path';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { BuiltSite } from '../build/build-site.ts';
import { pageFile } from '../build/output-path.ts';
import { OutputTree } from '../build/output-tree.ts';
import { siteMedia } from '../build/site-media.ts';
import { stampOf } from '../read/file-stamp.ts';
import { slugOfFolder } from '../read/slug-folder.ts';
import { withOwnLinks } from '../write/compat-links.ts';

/** What is known of a file of the tree. As long as its stamp is the same, it need not be read again. */
export interface FileFacts {
  readonly stamp: string;
  readonly hash: string;
  readonly bytes: number;
  /** Of a document. */
  readonly title?: string;
  readonly url?: string;
  /** What its tables ask for, of compatibility data. */
  readonly queries?: readonly string[];
}

/** A file of the tree under the name by which packs hold it. */
export interface SiteFile extends FileFacts {
  readonly path: string;
  /** Below the folder of the tree, and in a zip of the whole site. */
  readonly file: string;
  readonly kind: 'page' | 'media' | 'compat';
}

export type KnownFacts = ReadonlyMap<string, FileFacts>;

/** All that is read offline, as a build left it: pages, media beside them, and the data of their compatibility tables. */
export function siteFiles({ opened, journal, keys }: BuiltSite, known: KnownFacts): SiteFile[] {
  const pages = [...journal.pages].map(([url, { key }]): SiteFile => {
    const file = pageFile(url);
    return { path: packPath(url), file, kind: 'page', ...factsOf(file, key, (bytes) => pageFacts(bytes, url)) };
  });
  const media = siteMedia(opened).map(({ place, file }): SiteFile => {
    const stamp = stampOf(file)?.stamp.join(' ') ?? '';
    return { path: packPath(`/${slugOfFolder(place)}`), file: place, kind: 'media', ...factsOf(place, stamp) };
  });
  const compat = writtenCompat(new Set(pages.flatMap(({ queries = [] }) => queries)));
  return [...pages, ...media, ...englishMedia(pages, media), ...compat];

  function factsOf(file: string, stamp: string, more: (bytes: Buffer) => Partial<FileFacts> = () => ({})): FileFacts {
    const before = known.get(file);
    if (before?.stamp === stamp) return before;
    const bytes = readFileSync(join(journal.out, file));
    return { stamp, hash: hashOf(bytes), bytes: bytes.length, ...more(bytes) };
  }

  /** Written into the tree beside the pages, where they have changed. */
  function writtenCompat(queries: ReadonlySet<string>): SiteFile[] {
    const tree = new OutputTree(journal.out);
    removeOldCompat(queries);
    return [...queries].flatMap((query) => {
      const file = compatFile(query);
      const named = { path: `/${file}`, file, kind: 'compat' } as const;
      const before = known.get(file);
      if (before?.stamp === keys.around && existsSync(join(journal.out, file))) return [{ ...named, ...before }];
      const answer = opened.data.compat?.answer(query);
      if (!answer) return [];
      const bytes = Buffer.from(JSON.stringify(withOwnLinks(answer, opened.site.corpus)));
      const hash = hashOf(bytes);
      if (before?.hash !== hash) tree.write(file, bytes);
      return [{ ...named, stamp: keys.around, hash, bytes: bytes.length }];
    });
  }

  function removeOldCompat(queries: ReadonlySet<string>): void {
    const kept = new Set([...queries].map(compatFile));
    for (const file of known.keys()) if (file.startsWith(compatFolder) && !kept.has(file)) rmSync(join(journal.out, file), { force: true });
  }
}

const compatFolder = 'bcd/';

export function compatFile(query: string): string {
  return `${compatFolder}${query}.json`;
}

/** A translated page shows the media of the English one where it has none of its own. */
function englishMedia(pages: readonly SiteFile[], media: readonly SiteFile[]): SiteFile[] {
  const english = `/${fallbackLocale.toLowerCase()}/`;
  const own = new Set(media.map(({ path }) => path));
  const byPage = new Map<string, SiteFile[]>();
  for (const one of media) byPage.set(pageOfMedia(one.path), [...(byPage.get(pageOfMedia(one.path)) ?? []), one]);
  return pages
    .filter(({ path }) => !path.startsWith(english))
    .flatMap(({ path }) => {
      const locale = path.split('/')[1] ?? '';
      const ofEnglish = byPage.get(path.replace(`/${locale}/`, english)) ?? [];
      return ofEnglish
        .map((one): SiteFile => ({ ...one, path: one.path.replace(english, `/${locale}/`) }))
        .filter((one) => !own.has(one.path));
    });
}

export function pageOfMedia(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

interface SomePage {
  readonly renderer?: string;
  readonly doc?: {
    readonly title?: string;
    readonly body?: ReadonlyArray<{ readonly type: string; readonly value: { readonly query?: string } }>;
  };
}

function pageFacts(bytes: Buffer, url: string): Partial<FileFacts> {
  const { doc } = JSON.parse(bytes.toString()) as SomePage;
  if (doc?.title === undefined) return {};
  const queries = (doc.body ?? []).flatMap(({ type, value }) =>
    type === 'browser_compatibility' && value.query !== undefined ? [value.query] : [],
  );
  return { title: doc.title, url, ...(queries.length > 0 ? { queries: [...new Set(queries)] } : {}) };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
