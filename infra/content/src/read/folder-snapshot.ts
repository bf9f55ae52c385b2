import { readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { mediaTypeOf } from './attachments.ts';
import { readRecord } from './document-file.ts';
import type { DocumentRecord } from './document-index.ts';
import { isSameStamp, stampOf, type Stamp } from './file-stamp.ts';

export type SeenProblem = readonly [line: number, cause: string];

/** What the file of a page said when it was read. */
export interface SeenPage {
  readonly file: string;
  readonly stamp: Stamp;
  readonly record: DocumentRecord | undefined;
  readonly problems: readonly SeenProblem[];
}

/** A folder of pages as it was last seen, with everything below it. */
export interface SeenFolder {
  readonly stamp: Stamp;
  readonly page: SeenPage | undefined;
  /** Names of pictures and other media that are beside the page. */
  readonly media: readonly string[];
  readonly folders: ReadonlyMap<string, SeenFolder>;
}

export interface Tree {
  readonly folder: string;
  readonly locale: Locale;
}

/** A folder holds one page: as Markdown, or in older trees as HTML. */
export const pageFileNames = ['index.md', 'index.html'] as const;

/** Paths that are known to have changed. Without any, everything is looked at. */
export class ChangedPaths {
  readonly #changed: ReadonlySet<string>;
  readonly #listed = new Set<string>();
  readonly #onTheWay = new Set<string>();

  constructor(paths: readonly string[]) {
    this.#changed = new Set(paths);
    for (const path of paths) {
      this.#listed.add(dirname(path));
      for (let folder = dirname(path); !this.#onTheWay.has(folder); folder = dirname(folder)) this.#onTheWay.add(folder);
    }
  }

  /** Whether this very file or folder was named. */
  names(path: string): boolean {
    return this.#changed.has(path);
  }

  /** Whether a folder was named, or one that it is in. */
  cover(folder: string): boolean {
    for (let path = folder; ; path = dirname(path)) {
      if (this.#changed.has(path)) return true;
      if (path === dirname(path)) return false;
    }
  }

  /** Whether something came, went or changed directly in this folder. */
  isListed(folder: string): boolean {
    return this.#listed.has(folder);
  }

  /** Whether something changed in this folder or below it. */
  reach(folder: string): boolean {
    return this.#onTheWay.has(folder);
  }
}

/** Looks at a tree again: what has not changed is taken from what was seen before, the rest is read. */
export async function lookAt(
  tree: Tree,
  seen: SeenFolder | undefined,
  changes: ChangedPaths | undefined,
  pause: () => Promise<void> | undefined,
): Promise<SeenFolder | undefined> {
  return lookAtFolder(tree.folder, seen, changes);

  async function lookAtFolder(
    path: string,
    before: SeenFolder | undefined,
    hints: ChangedPaths | undefined,
  ): Promise<SeenFolder | undefined> {
    const found = stampOf(path);
    if (found?.kind !== 'folder') return undefined;
    const isKnown = before !== undefined && isSameStamp(before.stamp, found.stamp) && !hints?.isListed(path);
    const names = isKnown ? namesSeen(before) : namesIn(path);
    const folders = new Map<string, SeenFolder>();
    const page = names.page === undefined ? undefined : lookAtPage(names.page, before?.page, hints);
    const turn = pause();
    if (turn) await turn;

    for (const name of names.folders) {
      const below = path + sep + name;
      const known = before?.folders.get(name);
      const isLeft = hints !== undefined && known !== undefined && !hints.names(below) && !hints.reach(below);
      const folder = isLeft ? known : await lookAtFolder(below, known, hints?.names(below) || !known ? undefined : hints);
      if (folder) folders.set(name, folder);
    }
    if (isKnown && page === before.page && isSameFolders(folders, before.folders)) return before;
    return { stamp: found.stamp, page, media: names.media, folders };
  }

  function lookAtPage(file: string, before: SeenPage | undefined, hints: ChangedPaths | undefined): SeenPage | undefined {
    const found = stampOf(file);
    if (found?.kind !== 'file') return undefined;
    if (before?.file === file && isSameStamp(before.stamp, found.stamp) && !hints?.names(file)) return before;
    const problems: SeenProblem[] = [];
    const record = readRecord({ file, tree: tree.folder, locale: tree.locale }, (_, line, cause) => problems.push([line, cause]));
    return { file, stamp: found.stamp, record, problems };
  }
}

function isSameFolders(now: ReadonlyMap<string, SeenFolder>, before: ReadonlyMap<string, SeenFolder>): boolean {
  if (now.size !== before.size) return false;
  for (const [name, folder] of now) if (before.get(name) !== folder) return false;
  return true;
}

interface Names {
  readonly page: string | undefined;
  readonly media: readonly string[];
  readonly folders: Iterable<string>;
}

function namesSeen({ page, media, folders }: SeenFolder): Names {
  return { page: page?.file, media, folders: folders.keys() };
}

/** Links are not followed: a tree is what is in it. */
function namesIn(path: string): Names {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    // The folder went away while the tree was read, or may not be read.
    return { page: undefined, media: [], folders: [] };
  }
  const page = pageFileNames.find((name) => entries.some((entry) => entry.name === name && entry.isFile()));
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name);
  const media = entries.filter((entry) => entry.isFile() && mediaTypeOf(entry.name)).map((entry) => entry.name);
  return { page: page && join(path, page), media: media.sort(), folders: folders.sort() };
}

/** Every page below a folder, the ones further up first. */
export function* pagesIn({ page, folders }: SeenFolder): Generator<SeenPage> {
  if (page) yield page;
  for (const folder of folders.values()) yield* pagesIn(folder);
}

/** Every picture or other media file below a folder. */
export function* mediaIn({ media, folders }: SeenFolder, path: string): Generator<string> {
  for (const name of media) yield join(path, name);
  for (const [name, folder] of folders) yield* mediaIn(folder, join(path, name));
}
