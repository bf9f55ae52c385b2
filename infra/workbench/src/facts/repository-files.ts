import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../repository.ts';

const notOurs = ['node_modules', '.git', '.cache', '.webdocs', 'test-results', 'playwright-report'];

/** Paths from the root of everything that belongs to the repository. */
export function repositoryFiles(): string[] {
  return filesUnder(repositoryRoot).map((file) => relative(repositoryRoot, file));
}

export function readRepositoryFile(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}
