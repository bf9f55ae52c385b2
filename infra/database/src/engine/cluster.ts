import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure, causeOf } from '@webdocs/contracts/failures/failure';
import type { Binaries } from './binaries.ts';
import { exists, giveTo, type EngineFolders } from './engine-folders.ts';
import type { ServerUser } from './server-user.ts';

const run = promisify(execFile);

export const superuser = 'webdocs';
const draftPrefix = 'cluster-draft-';

/**
 * Makes the cluster at the first start; returns the password of its superuser. The cluster is made beside its place and
 * moved there whole, so that a start that was killed half way is simply begun again.
 */
export async function prepareCluster(place: EngineFolders, binaries: Binaries, user: ServerUser | undefined): Promise<string> {
  await removeDrafts(place.folder);
  if (await exists(place.cluster)) return readPassword(place);
  const password = randomBytes(24).toString('base64url');
  const draft = join(place.folder, `${draftPrefix}${randomBytes(6).toString('hex')}`);
  await mkdir(draft, { mode: 0o700 });
  await giveTo(user, draft);
  await makeCluster(draft, password, binaries, user);
  await writeFile(place.passwordFile, password, { mode: 0o600 });
  await chmod(place.passwordFile, 0o600);
  await rename(join(draft, 'data'), place.cluster);
  await rm(draft, { recursive: true });
  return password;
}

async function makeCluster(draft: string, password: string, { initdb }: Binaries, user: ServerUser | undefined): Promise<void> {
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(user, passwordFile);
  const flags = ['--pgdata', join(draft, 'data'), '--username', superuser, '--pwfile', passwordFile];
  const form = ['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C'];
  await run(initdb, [...flags, ...form], { ...user, cwd: draft, env: { LC_ALL: 'C', PATH: process.env.PATH } }).catch((thrown) => {
    const noRoom = /^.*No space left on device/m.exec(causeOf(thrown))?.[0];
    if (noRoom) throw new Failure('DATABASE_FULL', { cause: `${draft}: ${noRoom}` }, { cause: thrown });
    throw new Failure('DATABASE_START_FAILED', { folder: draft, cause: causeOf(thrown) }, { cause: thrown });
  });
}

async function readPassword({ passwordFile, folder }: EngineFolders): Promise<string> {
  const password = await readFile(passwordFile, 'utf8').catch(() => '');
  if (!password) throw new Failure('DATABASE_PASSWORD_LOST', { file: passwordFile, folder });
  return password;
}

async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(draftPrefix)) await rm(join(folder, name), { recursive: true, force: true });
}
