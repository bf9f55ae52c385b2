import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { isActiveLocale } from '@webdocs/contracts/reader/locale';
import type { ReportProblem } from '../report/problem.ts';
import type { DocumentRecord } from './document-index.ts';
import { ContentMemory, type SeenPart } from './content-memory.ts';
import { pageFileNames, type SeenFolder, type SeenPage, type SeenProblem, type Tree } from './folder-snapshot.ts';
import { isSlug } from './slug-folder.ts';
import { isSettled, type Stamp } from './file-stamp.ts';

/*
 * The index file is one line that says by whom and how it was written, and one line of JSON:
 *
 *     webdocs-content-index <hash of the code that reads content> <hash of the second line>
 *     {"trees": [[folder, locale, <folder>]], "parts": [[name, part]]}
 *
 * Whatever is not exactly this is no index, and everything is read again. What it does say is only believed of files
 * that look as they did: size and times decide.
 */
const mark = 'webdocs-content-index';

type StoredStamp = Stamp | 0;
type StoredPage = readonly [name: string, stamp: StoredStamp, facts: object | 0, problems: readonly SeenProblem[]];
type StoredFolder = readonly [
  stamp: StoredStamp,
  page: StoredPage | 0,
  media: readonly string[],
  folders: Readonly<Record<string, unknown>>,
];

/** What the index file remembers, or an empty memory where it is absent, damaged, foreign or of another release. */
export function rememberedIn(file: string): ContentMemory {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    if (text.slice(0, end) !== headOf(json)) return new ContentMemory();
    const { trees, parts } = JSON.parse(json) as {
      trees: ReadonlyArray<readonly [string, string, unknown]>;
      parts: ReadonlyArray<readonly [string, SeenPart]>;
    };
    return new ContentMemory(
      new Map(
        trees.map(([folder, locale, top]) => {
          if (!isActiveLocale(locale)) throw new Error(`${locale} is no language of this site`);
          return [folder, folderOf(top, folder, { folder, locale })];
        }),
      ),
      new Map(parts),
    );
  } catch {
    return new ContentMemory();
  }
}

/** Writes the memory so that a reader finds either the file before or all of this one. */
export function keepIn(file: string, memory: ContentMemory, report: ReportProblem, now = Date.now()): void {
  const trees = [...memory.trees].map(([folder, top]) => [folder, localeOf(top), storedFolder(top, now)]).filter(([, locale]) => locale);
  const parts = [...memory.parts].filter(([, { files }]) => files.every(([, stamp]) => isSettled(stamp, now)));
  const json = JSON.stringify({ trees, parts });
  const making = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(making, `${headOf(json)}\n${json}`);
    renameSync(making, file);
    memory.kept();
  } catch (thrown) {
    rmSync(making, { force: true });
    report(file, 1, `the index cannot be kept, the next start reads all content again: ${causeOf(thrown)}`);
  }
}

function headOf(json: string): string {
  return `${mark} ${readerHash()} ${createHash('sha256').update(json).digest('hex')}`;
}

let ofReader: string | undefined;

/** Changes with the code that reads content: what an older release made of a file is not what this one makes of it. */
function readerHash(): string {
  if (ofReader) return ofReader;
  const hash = createHash('sha256');
  const here = dirname(fileURLToPath(import.meta.url));
  const reference = dirname(createRequire(import.meta.url).resolve('@webdocs/reference'));
  for (const folder of [here, join(here, '../report'), reference]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(folder, name)));
  }
  for (const manifest of [join(here, '../../package.json'), join(reference, '../package.json')]) hash.update(readFileSync(manifest));
  return (ofReader = hash.digest('hex'));
}

function localeOf(top: SeenFolder): string | undefined {
  if (top.page?.record) return top.page.record.locale;
  for (const folder of top.folders.values()) {
    const locale = localeOf(folder);
    if (locale) return locale;
  }
  return undefined;
}

function storedFolder({ stamp, page, media, folders }: SeenFolder, now: number): StoredFolder {
  const below = [...folders].map(([name, folder]) => [name, storedFolder(folder, now)] as const);
  return [storedStamp(stamp, now), page ? storedPage(page, now) : 0, media, Object.fromEntries(below)];
}

function storedPage({ file, stamp, record, problems }: SeenPage, now: number): StoredPage {
  return [
    basename(file),
    storedStamp(stamp, now),
    record ? { ...record, file: undefined, tree: undefined, locale: undefined } : 0,
    problems,
  ];
}

function storedStamp(stamp: Stamp, now: number): StoredStamp {
  return isSettled(stamp, now) ? stamp : 0;
}

/** Thousands of folders hold no other one. */
const noFolders: ReadonlyMap<string, SeenFolder> = new Map();

function folderOf(stored: unknown, path: string, tree: Tree): SeenFolder {
  const [stamp, page, media, folders] = stored as StoredFolder;
  const names = Object.keys(folders);
  const below = names.map((name) => [name, folderOf(folders[name], path + sep + nameIn(name), tree)] as const);
  return {
    stamp: seenStamp(stamp),
    page: page === 0 ? undefined : pageOf(page, path, tree),
    media: media.map(nameIn),
    folders: names.length === 0 ? noFolders : new Map(below),
  };
}

function pageOf([name, stamp, facts, problems]: StoredPage, path: string, { folder, locale }: Tree): SeenPage {
  if (!(pageFileNames as readonly string[]).includes(name)) throw new Error(`${name} is no file of a page`);
  const file = path + sep + name;
  // What was parsed has no other owner: it need not be copied to become a record.
  const record = facts === 0 ? undefined : (Object.assign(facts, { file, tree: folder, locale }) as DocumentRecord);
  if (record && !(isSlug(record.slug) && typeof record.title === 'string' && typeof record.digest === 'string'))
    throw new Error(`${file} is not described`);
  if (!problems.every(([line, cause]) => typeof line === 'number' && typeof cause === 'string'))
    throw new Error(`${file} has unknown problems`);
  return { file, stamp: seenStamp(stamp), record, problems };
}

function nameIn(name: string): string {
  if (name === '' || name.startsWith('.') || /[/\\\0]/.test(name)) throw new Error('a name leads out of its folder');
  return name;
}

/** A stamp that could not be trusted is like no other, so that the file is read again. */
function seenStamp(stored: StoredStamp): Stamp {
  return stored === 0 ? [-1, 0, 0] : stored;
}
