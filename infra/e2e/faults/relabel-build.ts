import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { globalNameOf } from '@webdocs/build/webpack-factory';
import type { Release } from '@webdocs/contracts/remote/release';
import type { Build } from '@webdocs/workbench/bundling/build-deployable';

interface Labels {
  readonly version: string;
  /** Words of the bundles that stand for others. */
  readonly words?: Readonly<Record<string, string>>;
  /** What the record says about itself. */
  readonly record?: Partial<Pick<Release, 'shared' | 'definition'>>;
}

const text = /\.(js|cjs|css)$/;

/**
 * The same build under another version, as if it had been built anew: every hash is counted again, in the table of late
 * chunks that stands in the entry too. A webpack run takes seconds, this takes none.
 */
export async function relabelBuild({ folder, release }: Build, into: string, { version, words = {}, record }: Labels): Promise<Build> {
  if (existsSync(join(into, 'release.json'))) return { folder: into, release: await readRelease(into), cached: true };
  const globalName = globalNameOf(release.name, version);
  const replacements = new Map([[release.version, version], [release.globalName, globalName], ...Object.entries(words)]);
  const draft = `${into}.${process.pid}.draft`;
  await rm(draft, { recursive: true, force: true });
  const files: Release['files'] = {};
  // The entry last: it names the hashes of all others.
  const paths = Object.keys(release.files).sort((left, right) => Number(left === release.entry) - Number(right === release.entry));
  for (const path of paths) {
    const before = release.files[path] as Release['files'][string];
    const original = await readFile(join(folder, path));
    const content = text.test(path) ? Buffer.from(replaced(original.toString('utf8'), replacements)) : original;
    const sha384 = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    replacements.set(before.sha384, sha384);
    files[path] = { ...before, bytes: content.length, sha384 };
    await mkdir(dirname(join(draft, path)), { recursive: true });
    await writeFile(join(draft, path), content);
  }
  const relabelled: Release = { ...release, ...record, version, globalName, files };
  await writeFile(join(draft, 'release.json'), JSON.stringify(relabelled, null, 2));
  await rename(draft, into).catch((thrown: NodeJS.ErrnoException) => {
    // Somebody else made the same at the same time.
    if (thrown.code !== 'ENOTEMPTY' && thrown.code !== 'EEXIST') throw thrown;
    return rm(draft, { recursive: true });
  });
  return { folder: into, release: relabelled, cached: false };
}

function replaced(content: string, replacements: ReadonlyMap<string, string>): string {
  let result = content;
  for (const [from, to] of replacements) result = result.replaceAll(from, to);
  return result;
}

async function readRelease(folder: string): Promise<Release> {
  return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release;
}
