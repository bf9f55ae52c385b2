import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';

/** Where the kinds of content of one root are. A root is a content repository, or the `files` folder of one. */
export interface ContentTree {
  readonly root: string;
  readonly locales: ReadonlyArray<{ readonly locale: Locale; readonly folder: string }>;
  readonly sidebars: readonly string[];
  readonly jsondata: string;
  /** Folder that holds posts, and their authors below `authors`. */
  readonly blog: string;
  readonly curriculum: string;
  readonly spotlights: string;
  readonly generic: string;
  readonly featured: string;
  readonly popularity: readonly string[];
  readonly contributions: string;
  readonly issues: string;
  readonly team: string;
}

/** Roots that were named as the folder of one kind: they need no folder of that kind's name in them. */
export interface KindFolders {
  readonly blog?: string | null | undefined;
  readonly curriculum?: string | null | undefined;
  readonly generic?: string | null | undefined;
  readonly spotlights?: string | null | undefined;
}

export function contentTree(root: string, wanted: readonly Locale[], kinds: KindFolders = {}): ContentTree {
  const files = existsSync(join(root, 'files')) ? join(root, 'files') : root;
  const isFor = (kind: keyof KindFolders) => (kinds[kind] === root ? [root] : []);
  const named = foldersIn(files);
  return {
    root,
    locales: activeLocales
      .filter((locale) => wanted.includes(locale))
      .flatMap((locale) => {
        const folder = named.find((name) => name.toLowerCase() === locale.toLowerCase());
        return folder ? [{ locale, folder: join(files, folder) }] : [];
      }),
    sidebars: [join(files, 'sidebars'), join(root, 'sidebars')],
    jsondata: join(files, 'jsondata'),
    blog: firstWith('', [
      join(root, 'blog'),
      ...(existsSync(join(root, 'content/posts')) ? [join(root, 'content')] : []),
      ...isFor('blog'),
    ]),
    curriculum: firstWith(curriculumStart, [join(root, 'curriculum'), join(root, 'curriculum/curriculum'), root]),
    spotlights: firstWith('', [join(root, 'contributors'), join(root, 'contributor-spotlight/contributors'), ...isFor('spotlights')]),
    generic: firstWith('', [
      ...(existsSync(join(files, genericConfiguration)) ? [files] : []),
      join(root, 'generic'),
      ...(existsSync(join(root, 'generic-content/files', genericConfiguration)) ? [join(root, 'generic-content/files')] : []),
      ...isFor('generic'),
    ]),
    featured: join(root, 'featured.json'),
    popularity: [...new Set([root, files])].flatMap((folder) => [join(folder, 'popularities.json'), join(folder, 'popularities.csv')]),
    contributions: join(root, 'contributions.json'),
    issues: join(root, 'issues.json'),
    team: join(root, 'team.json'),
  };
}

/** The first page of the curriculum; its name tells a curriculum from any other folder. */
export const curriculumStart = '0-README.md';

/** Says where the generic pages of a root are, in roots that are not laid out by language. */
export const genericConfiguration = 'config.json';

/** The first of some folders that holds a file; where none does, the first of all, which is as good as empty. */
function firstWith(file: string, folders: readonly string[]): string {
  return folders.find((folder) => existsSync(join(folder, file))) ?? folders[0] ?? '';
}

function foldersIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Files of a name below a folder, in order. Links are not followed: a tree is what is in it. */
export function* filesBelow(folder: string, isWanted: (name: string) => boolean): Generator<string> {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // The folder is absent, or went away while the tree was read.
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) if (entry.isFile() && isWanted(entry.name)) yield join(folder, entry.name);
  for (const entry of entries)
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* filesBelow(join(folder, entry.name), isWanted);
}
