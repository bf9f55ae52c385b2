import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failure';
import type { Release } from '@webdocs/contracts/release';

export const manifestName = 'release.json';

/** The parsed but unchecked release.json of a folder. */
export async function readManifest(folder: string): Promise<unknown> {
  const path = join(folder, manifestName);
  try {
    const bytes = await readOwn(path);
    return JSON.parse(bytes.toString('utf8'));
  } catch (thrown) {
    throw new Failure('RELEASE_MALFORMED', { source: path, cause: causeOf(thrown) }, { cause: thrown });
  }
}

/** The bytes of every file of a release, each held against its record, and nothing in the folder that the record does not name. */
export async function readContents(folder: string, release: Release): Promise<Map<string, Buffer>> {
  const malformed = (cause: string) => new Failure('RELEASE_MALFORMED', { source: folder, cause });
  const present = await filesUnder(folder, malformed);
  const unlisted = present.filter((path) => path !== manifestName && !Object.hasOwn(release.files, path));
  if (unlisted.length > 0) throw malformed(`${unlisted.join(', ')} is not listed among its files`);
  const missing = Object.keys(release.files).filter((path) => !present.includes(path));
  if (missing.length > 0) throw malformed(`${missing.join(', ')} is listed but missing`);

  const contents = new Map<string, Buffer>();
  for (const path of Object.keys(release.files)) {
    const bytes = await readOwn(join(folder, path));
    if (!matchesRecord(release, path, bytes))
      throw new Failure('RELEASE_TAMPERED', { file: path, remote: release.name, version: release.version });
    contents.set(path, bytes);
  }
  return contents;
}

export function matchesRecord(release: Release, path: string, bytes: Buffer): boolean {
  const record = release.files[path];
  return (
    record !== undefined &&
    record.bytes === bytes.length &&
    record.sha384 === `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  );
}

/** A file itself, never what a symbolic link in its place points to. */
async function readOwn(path: string): Promise<Buffer> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

async function filesUnder(folder: string, malformed: (cause: string) => Failure, below = ''): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(join(folder, below))) {
    const path = below ? `${below}/${name}` : name;
    const entry = await lstat(join(folder, path));
    if (entry.isDirectory()) found.push(...(await filesUnder(folder, malformed, path)));
    else if (entry.isFile()) found.push(path);
    else throw malformed(`${path} is ${entry.isSymbolicLink() ? 'a symbolic link' : 'no regular file'}`);
  }
  return found;
}
