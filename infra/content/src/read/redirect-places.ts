import { join } from 'node:path';
import type { ContentTree } from './content-tree.ts';

export const redirectFileName = '_redirects.txt';

interface RedirectPlaces {
  readonly trees: ReadonlyArray<Pick<ContentTree, 'locales' | 'blog'>>;
}

/** Where redirects may be: one file for each language folder of each root, and one beside its posts. */
export function redirectFilesOf({ trees }: RedirectPlaces): Array<{ readonly folder: string; readonly file: string }> {
  return trees.flatMap(({ locales, blog }) =>
    [...locales.map(({ folder }) => folder), blog].map((folder) => ({ folder, file: join(folder, redirectFileName) })),
  );
}
