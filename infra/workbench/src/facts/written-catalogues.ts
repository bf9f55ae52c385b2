import { basename, dirname } from 'node:path';
import type { WrittenCatalogue } from './catalogue-flaws.ts';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

/** Every catalogue of the repository: the folders with texts, and what is written in each. */
export function writtenCatalogues(): WrittenCatalogue[] {
  const paths = repositoryFiles().filter((path) => path.endsWith('.ftl'));
  return [...new Set(paths.map(dirname))].map((folder) => {
    const files = paths.filter((path) => dirname(path) === folder);
    return { folder, files: Object.fromEntries(files.map((path) => [basename(path, '.ftl'), readRepositoryFile(path)])) };
  });
}
