import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { globalNameOf } from '@webdocs/build/webpack-factory';
import type { Release } from '@webdocs/contracts/remote/release';
import type { Build } from './build-deployable.ts';

interface Labels {
  readonly version: string;
  /** Words of the bundles that stand for others. */
  readonly words?: Readonly<Record<string, string>>;
  /** What the record says about itself. */
  readonly record?: Partial<Pick<Release, 'shared' | 'definition'>>;
}

const text = /\.(js|cjs|css)$/;
const algorithms = ['sha384', 'sha256'] as const;
const anyHash = /sha(?:384|256)-[A-Za-z0-9+/]+=*/g;

/**
 * The same build under another version, as if it had been built anew: every hash is counted again, in the tables of late
 * files too. A webpack run takes seconds, this takes none.
 */
export async function relabelBuild({ folder, release }: Build, into: string, { version, words = {}, record }: Labels): Promise<Build> {
  if (existsSync(join(into, 'release.json'))) return { folder: into, release: await readRelease(into), cached: true };
  const globalName = globalNameOf(release.name, version);
  const replacements = new Map([[release.version, version], [release.globalName, globalName], ...Object.entries(words)]);
  const draft = `${into}.${process.pid}.draft`;
  await rm(draft, { recursive: true, force: true });
  const files: Release['files'] = {};
  const originals = new Map<string, Buffer>();
  for (const path of Object.keys(release.files)) originals.set(path, await readFile(join(folder, path)));
  for (const path of afterWhatTheyName(originals)) {
    const original = originals.get(path) as Buffer;
    const content = text.test(path) ? Buffer.from(replaced(original.toString('utf8'), replacements)) : original;
    for (const algorithm of algorithms) replacements.set(hashOf(original, algorithm), hashOf(content, algorithm));
    files[path] = { ...(release.files[path] as Release['files'][string]), bytes: content.length, sha384: hashOf(content, 'sha384') };
    await mkdir(dirname(join(draft, path)), { recursive: true });
    await writeFile(join(draft, path), content);
  }
  const relabelled: Release = { ...release, ...record, version, globalName, files };
  await writeFile(join(draft, 'release.json'), JSON.stringify(relabelled, null, 2));
  await rename(draft, into).catch((thrown: NodeJS.ErrnoException) => {
    // Another process made the same at the same time.
    if (thrown.code !== 'ENOTEMPTY' && thrown.code !== 'EEXIST') throw thrown;
    return rm(draft, { recursive: true });
  });
  return { folder: into, release: relabelled, cached: false };
}

/** Paths in an order in which a file comes after those whose hashes it has. */
function afterWhatTheyName(files: ReadonlyMap<string, Buffer>): Set<string> {
  const pathOf = new Map([...files].flatMap(([path, content]) => algorithms.map((algorithm) => [hashOf(content, algorithm), path])));
  const inOrder = new Set<string>();
  for (const path of files.keys()) add(path);
  return inOrder;

  function add(path: string): void {
    if (inOrder.has(path)) return;
    const named = text.test(path) ? (files.get(path)?.toString('utf8').match(anyHash) ?? []) : [];
    for (const hash of named) {
      const earlier = pathOf.get(hash);
      if (earlier) add(earlier);
    }
    inOrder.add(path);
  }
}

function hashOf(content: Buffer, algorithm: (typeof algorithms)[number]): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

function replaced(content: string, replacements: ReadonlyMap<string, string>): string {
  let result = content;
  for (const [from, to] of replacements) result = result.replaceAll(from, to);
  return result;
}

async function readRelease(folder: string): Promise<Release> {
  return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release;
}
