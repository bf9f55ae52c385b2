import { constants } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';
import { checkBytes, checkNames, parsedRelease, type WholeRelease } from './release-contents.ts';

export const manifestName = 'release.json';

/** A build as it lies in a folder, every file held against its record. */
export async function readBuild(folder: string): Promise<WholeRelease> {
  const release = parsedRelease(await readManifest(folder), folder);
  return { release, contents: await readContents(folder, release) };
}

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
  const present = await filesUnder(folder);
  const own = present.filter((path) => path !== manifestName);
  checkNames(release, own, folder);
  const contents = new Map<string, Buffer>();
  for (const path of Object.keys(release.files)) {
    const bytes = await readOwn(join(folder, path));
    checkBytes(release, path, bytes);
    contents.set(path, bytes);
  }
  return contents;
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

async function filesUnder(folder: string, below = ''): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(join(folder, below))) {
    const path = below ? `${below}/${name}` : name;
    const entry = await lstat(join(folder, path));
    if (entry.isDirectory()) found.push(...(await filesUnder(folder, path)));
    else if (entry.isFile()) found.push(path);
    else
      throw new Failure('RELEASE_MALFORMED', {
        source: folder,
        cause: `${path} is ${entry.isSymbolicLink() ? 'a symbolic link' : 'no regular file'}`,
      });
  }
  return found;
}
