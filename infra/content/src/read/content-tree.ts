import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { activeLocales, type Locale } from '@webdocs/contracts/locale';

/** Where the kinds of content of one root stand. A root is a content repository, or the `files` folder of one. */
export interface ContentTree {
  readonly root: string;
  readonly locales: ReadonlyArray<{ readonly locale: Locale; readonly folder: string }>;
  readonly sidebars: readonly string[];
  readonly jsondata: string;
  readonly blog: string;
  readonly generic: string;
  readonly featured: string;
  readonly contributions: string;
}

export function contentTree(root: string, wanted: readonly Locale[]): ContentTree {
  const files = existsSync(join(root, 'files')) ? join(root, 'files') : root;
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
    blog: join(root, 'blog'),
    generic: join(root, 'generic'),
    featured: join(root, 'featured.json'),
    contributions: join(root, 'contributions.json'),
  };
}

function foldersIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Files of a name below a folder, in order. Links are not followed: a tree is what stands in it. */
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
