import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRepository, repositoryRoot } from '../repository.ts';

const ignoredNames = new Set(['node_modules', '.cache', '.webdocs']);
const ourScope = '@webdocs/';
/** Read by every build, whatever it depends on. */
const alwaysRead = ['package-lock.json', 'tsconfig.base.json'];
/** Not a dependency of what is built, but what builds it. */
const builder = 'build';

/** Hash over everything that a build of this package reads: equal hash, equal build, no need to build again. */
export function buildInputsHash(name: string): string {
  const hash = createHash('sha256');
  const folders = [inRepository(name), ...sharedFoldersOf(name)];
  for (const file of [...folders.flatMap(sourceFiles), ...alwaysRead.map((path) => inRepository(path))]) {
    hash.update(relative(repositoryRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** How much is written in this package itself. */
export function sourceBytes(name: string): number {
  return sourceFiles(inRepository(name)).reduce((sum, file) => sum + statSync(file).size, 0);
}

/** Folders of our own packages that a package needs, and that those need. */
function sharedFoldersOf(name: string): string[] {
  const needed = new Set([builder]);
  const visit = (folder: string): void => {
    for (const shared of sharedDependenciesOf(folder)) {
      if (needed.has(shared)) continue;
      needed.add(shared);
      visit(inRepository('shared', shared));
    }
  };
  visit(inRepository(name));
  return [...needed].sort().map((shared) => inRepository('shared', shared));
}

function sharedDependenciesOf(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies).flatMap((dependency) => (dependency.startsWith(ourScope) ? [dependency.slice(ourScope.length)] : []));
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      // By name, of whatever kind: node_modules may be a link.
      if (ignoredNames.has(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      return /\.test\.tsx?$/.test(entry.name) || entry.name.endsWith('.md') ? [] : [path];
    });
}
