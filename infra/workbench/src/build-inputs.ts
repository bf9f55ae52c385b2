import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRepository, repositoryRoot } from './repository.ts';

const ignoredFolders = new Set(['node_modules', 'fixtures', '.cache', '.webdocs']);

/** Hash over everything that a build of this package reads: equal hash, equal build, no need to build again. */
export function buildInputsHash(name: string): string {
  const hash = createHash('sha256');
  for (const file of [
    ...sourceFiles(inRepository(name)),
    ...sourceFiles(inRepository('shared')),
    inRepository('package-lock.json'),
    inRepository('tsconfig.base.json'),
  ]) {
    hash.update(relative(repositoryRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : sourceFiles(path);
      return /\.test\.tsx?$/.test(entry.name) || entry.name.endsWith('.md') ? [] : [path];
    });
}
