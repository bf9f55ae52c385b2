import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../repository.ts';

/** Where there is no git, as in an unpacked archive: what the tools of this repository leave behind. */
const notOurs = ['node_modules', '.git', '.cache', '.webdocs', 'test-results', 'playwright-report'];

/** Paths from the root of everything that belongs to the repository, new files too: what git knows or would take. */
export function repositoryFiles(): string[] {
  if (!existsSync(join(repositoryRoot, '.git'))) return filesUnder(repositoryRoot).map((file) => relative(repositoryRoot, file));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // A file that is deleted but not yet committed is still in the index.
  return [...new Set(listed.split('\0'))].filter((path) => path && existsSync(join(repositoryRoot, path)));
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
