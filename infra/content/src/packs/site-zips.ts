import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keptVersions, removedFile, sitePackage } from '@webdocs/contracts/offline/pack-index';
import { changesBetween, filesIn, replaceFile, type MadeSite, type Manifest, type Manifests } from './pack-memory.ts';
import type { SiteFile } from './site-files.ts';
import { writeZip, type ZipContent, type ZipIndex } from './zip-file.ts';

interface Zipping {
  readonly files: readonly SiteFile[];
  readonly tree: string;
  readonly folder: string;
  readonly latest: string;
  /** States of the site before this one, the newest first. */
  readonly sites: readonly MadeSite[];
  readonly manifests: Manifests;
}

/** Under which the manifests of the whole site are kept. */
export const siteName = 'site';

/** Writes the whole site as a zip, and for each kept state before what has changed since. Says from which there is an update. */
export async function makeZips({ files, tree, folder, latest, sites, manifests }: Zipping): Promise<string[]> {
  const byFile = new Map(files.map((file) => [file.file, file]));
  const now: Manifest = new Map([...byFile].map(([name, { hash }]) => [name, hash]));
  manifests.keep(siteName, latest, now);
  const contentOf = ({ file, hash, kind }: SiteFile): ZipContent => ({
    name: file,
    hash,
    read: () => readFileSync(join(tree, file)),
    isCompressed: kind === 'media' && !file.endsWith('.svg'),
  });

  const updates: string[] = [];
  for (const { version } of sites.filter((site) => site.version !== latest).slice(0, keptVersions)) {
    const before = manifests.read(siteName, version);
    if (!before) continue;
    updates.push(version);
    const file = join(folder, sitePackage({ latest, updates }, version));
    if (existsSync(file)) continue;
    const { changed, removed } = changesBetween(before, now);
    const list = removed.map((name) => `${name}\n`).join('');
    const removal: ZipContent = { name: removedFile, hash: '', read: () => Buffer.from(list), isCompressed: false };
    const changes = [...byFile.values()].filter(({ file: name }) => changed.has(name)).map(contentOf);
    await writeZip(file, [...changes, ...(removed.length > 0 ? [removal] : [])]);
  }

  const whole = join(folder, sitePackage({ latest, updates }));
  if (!existsSync(whole)) {
    const index = await writeZip(whole, [...byFile.values()].map(contentOf), readIndex(folder));
    replaceFile(join(folder, indexFile), JSON.stringify(index));
  }
  return updates;
}

/** Which pieces the newest whole zip has, for the next one. */
const indexFile = '.pieces.json';

function readIndex(folder: string): ZipIndex | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, indexFile), 'utf8')) as ZipIndex;
  } catch {
    return undefined;
  }
}

/** Zips of the state before stay: a download of one may be under way. */
export function removeOldZips(folder: string, kept: readonly string[]): void {
  for (const file of filesIn(folder))
    if (file.endsWith('.zip') && !kept.some((version) => file.startsWith(version))) rmSync(join(folder, file), { force: true });
}
