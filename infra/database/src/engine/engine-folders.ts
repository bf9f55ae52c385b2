import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, link, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { binariesIn, type Binaries } from './binaries.ts';
import { makeFolder } from './make-folder.ts';
import { canEnter, type ServerUser } from './server-user.ts';

/** Where the files of an embedded server are. */
export interface EngineFolders {
  readonly folder: string;
  /** What PostgreSQL calls its data directory. */
  readonly cluster: string;
  /** Of the superuser. */
  readonly passwordFile: string;
  readonly sitePasswordFile: string;
  readonly logFile: string;
  readonly ownerFile: string;
}

/** Where a server of another user keeps what it cannot reach under a private folder. */
const commonFolder = '/var/lib/webdocs';

/** In the data folder, or, where the server's user could not come in, in a folder of the system that the data folder names. */
export async function engineFoldersIn(dataFolder: string, user: ServerUser | undefined): Promise<EngineFolders> {
  await makeFolder(join(dataFolder, 'database'));
  // By its real name: the system tells where a server runs without links.
  const near = await realpath(join(dataFolder, 'database'));
  const folder = user && !(await canEnter(dirname(near), user)) ? join(commonFolder, await nameOf(near)) : near;
  await makeFolder(folder);
  if (user) await chmod(folder, 0o711);
  return {
    folder,
    cluster: join(folder, 'cluster'),
    passwordFile: join(folder, 'password'),
    sitePasswordFile: join(folder, 'site-password'),
    logFile: join(folder, 'postgres.log'),
    ownerFile: join(folder, 'owner'),
  };
}

/** Programs that the user may run: copied, once a version, where it could not come to them. */
export async function reachableBinaries(binaries: Binaries, user: ServerUser | undefined): Promise<Binaries> {
  if (!user || (await canEnter(join(binaries.folder, 'bin'), user))) return binaries;
  const { size, mtimeMs } = await stat(binaries.postgres);
  const copy = join(commonFolder, `postgresql-${size}-${Math.trunc(mtimeMs)}`);
  if (!(await exists(copy))) {
    const draft = `${copy}.${randomBytes(6).toString('hex')}`;
    await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
    await chmod(draft, 0o755);
    // Another start may have been quicker: its copy is as good.
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return binariesIn(copy);
}

export async function giveTo(user: ServerUser | undefined, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The name of the far folder is random and kept in the data folder: a data folder made anew starts with nothing. */
async function nameOf(near: string): Promise<string> {
  const file = join(near, 'place');
  // Put there whole: of two first starts at once one comes first, and both read the same.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(12).toString('hex'), { flag: 'wx' });
  await link(draft, file).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code !== 'EEXIST') throw thrown;
  });
  await rm(draft);
  return basename((await readFile(file, 'utf8')).trim());
}
