import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '@webdocs/contracts/failures/failure';

const run = promisify(execFile);

/** The account of the operating system that the server runs as; none where it is the one of this process. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const userName = 'postgres';

/** PostgreSQL refuses to run as root: it then gets a user of its own, which is made where there is none. */
export async function serverUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const known = await findUser();
  if (known) return known;
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', userName]).catch((thrown) => {
    throw new Failure('DATABASE_USER_MISSING', { user: userName }, { cause: thrown });
  });
  const made = await findUser();
  if (!made) throw new Failure('DATABASE_USER_MISSING', { user: userName });
  return made;
}

/** Whether the user can go into a folder through everything above it. */
export async function canEnter(folder: string, user: ServerUser): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (dirname(path) === path) return true;
  }
}

async function findUser(): Promise<ServerUser | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = lines.find(([name]) => name === userName) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
