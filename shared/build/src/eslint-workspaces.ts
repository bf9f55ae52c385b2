import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A workspace package as the import rules see it. */
export interface Package {
  /** Path from the root: `mfe-docs`, `shared/contracts`. */
  readonly folder: string;
  /** Name in import statements: `@webdocs/contracts`. */
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

/** The packages of the repository: a new folder is under the rules the moment it exists. */
export interface Workspaces {
  readonly packages: readonly Package[];
  /** Tools that every package may use in tests. */
  readonly rootDevDependencies: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export function readWorkspaces(root: string): Workspaces {
  const inside = (shelf: string) => foldersIn(join(root, shelf)).map((folder) => `${shelf}/${folder}`);
  const rooms = foldersIn(root).filter((folder) => folder === 'shell' || folder.startsWith('mfe-'));
  const folders = [...rooms, ...inside('shared'), ...inside('infra')].filter((folder) => existsSync(join(root, folder, 'package.json')));
  return {
    packages: folders.map((folder) => {
      const { name, dependencies = {}, devDependencies = {} } = readManifest(join(root, folder));
      return { folder, name, dependencies: Object.keys(dependencies), devDependencies: Object.keys(devDependencies) };
    }),
    rootDevDependencies: Object.keys(readManifest(root).devDependencies ?? {}),
  };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
