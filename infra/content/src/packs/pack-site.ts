import { createPublicKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack, PackIndex, PackKeys, SiteUpdate } from '@webdocs/contracts/offline/pack-index';
import { keptVersions } from '@webdocs/contracts/offline/pack-index';
import { packStatement, type StatedPack } from '@webdocs/contracts/offline/pack-statement';
import { builtSite, type BuildOptions, type BuildSummary } from '../build/build-site.ts';
import { makePacks, removeOldPacks, type MadePacks } from './made-packs.ts';
import { Journals, keepMemory, Manifests, readMemory, replaceFile, type MadeFile, type MadeSite } from './pack-memory.ts';
import { shortHash } from './planned-packs.ts';
import { siteFiles } from './site-files.ts';
import { makeZips, removeOldZips, siteName } from './site-zips.ts';

export interface PackOptions extends Omit<BuildOptions, 'place' | 'progress'> {
  /** The folder becomes what a host of packs serves: `update.json`, `packages/` and `packs/`. */
  readonly out: string;
  readonly siteAddress: string;
  /** Signs the packs: Ed25519. */
  readonly key: KeyObject;
  readonly now: () => Date;
  readonly progress: (step: PackStep) => void;
}

/** How far it is: pages are made, then packs, then zips. */
export interface PackStep {
  readonly what: 'pages' | 'packs' | 'zips';
  readonly done: number;
  readonly total: number;
}

export interface PackSummary {
  readonly build: BuildSummary;
  readonly packs: readonly Pack[];
  /** Names of the packs that were written. */
  readonly written: readonly string[];
  readonly latest: string;
  readonly packSeconds: number;
  readonly zipSeconds: number;
}

/** What is kept between two runs; no host serves it. */
const workFolder = '.work';

/** Makes the packs of a site, and zips of the whole; what has not changed since the last time is left as it is. */
export async function packSite({ out, siteAddress, key, now, progress, ...options }: PackOptions): Promise<PackSummary> {
  const tree = join(out, workFolder, 'tree');
  const built = await builtSite({
    ...options,
    place: { out: tree, siteAddress },
    progress: ({ done, total }) => progress({ what: 'pages', done, total }),
  });

  const began = performance.now();
  const memoryFile = join(out, workFolder, 'memory.json');
  const memory = readMemory(memoryFile);
  const manifests = new Manifests(join(out, workFolder, 'manifests'));
  const journals = new Journals(join(out, workFolder, 'journals'));
  const files = siteFiles(built, new Map(Object.entries(memory.facts)));
  const date = now().toISOString();
  const folder = join(out, packsFolder);
  const made = await makePacks({
    files,
    tree,
    folder,
    before: memory.packs,
    sites: memory.sites,
    manifests,
    journals,
    date,
    progress: (done, total) => progress({ what: 'packs', done, total }),
  });
  const site = siteOf(made, date, memory.sites[0]);
  const sites = [site, ...memory.sites.filter(({ version }) => version !== site.version)].slice(0, keptVersions + 1);
  const packed = performance.now();

  progress({ what: 'zips', done: 0, total: 1 });
  const packages = join(out, packagesFolder);
  const updates = await makeZips({ files, tree, folder: packages, latest: site.version, sites, manifests });
  const zipped = performance.now();

  const packs = made.plans.flatMap((plan) => indexRow(plan, made, key));
  const index: PackIndex = { latest: site.version, date: site.date, packs };
  const update: SiteUpdate = { date: site.date, latest: site.version, updates };
  // The index comes after all that it names, and what it does not name is removed after it.
  const keys: PackKeys = { keys: [publicKeyOf(key)] };
  replaceIfOther(join(folder, keysName), JSON.stringify(keys));
  replaceIfOther(join(folder, indexName), JSON.stringify(index));
  replaceIfOther(join(out, updateName), JSON.stringify(update));
  const facts = Object.fromEntries(files.map(({ path, file, kind, ...known }) => [file, known]));
  const isSame = memory.sites[0]?.version === site.version;
  const packsBefore = isSame ? memory.packsBefore : memory.packs;
  keepMemory(memoryFile, { facts, packs: made.packs, packsBefore, sites });
  removeOldPacks(folder, made.packs, packsBefore);
  journals.keepOnly(Object.keys(made.packs));
  removeOldZips(
    packages,
    sites.slice(0, 2).map(({ version }) => version),
  );
  manifests.keepOnly(sites.flatMap(({ version, packs: versions }) => [[siteName, version] as const, ...Object.entries(versions)]));

  return {
    build: built.summary,
    packs,
    written: made.written,
    latest: site.version,
    packSeconds: (packed - began) / 1000,
    zipSeconds: (zipped - packed) / 1000,
  };
}

/** Below the folder that a host of packs serves. */
export const packsFolder = 'packs';
export const packagesFolder = 'packages';
export const indexName = 'index.json';
const keysName = 'keys.json';
export const updateName = 'update.json';

/** As readers import it: SPKI in base64. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** The content as a whole is what its packs are. The same state again keeps its date. */
function siteOf({ packs }: MadePacks, date: string, before: MadeSite | undefined): MadeSite {
  const versions = Object.fromEntries(Object.entries(packs).map(([id, { version }]) => [id, version]));
  const version = shortHash(JSON.stringify(Object.entries(versions).sort()));
  return { version, date: before?.version === version ? before.date : date, packs: versions };
}

function indexRow({ id, area, locale, part, parts, version }: MadePacks['plans'][number], { packs }: MadePacks, key: KeyObject): Pack[] {
  const made = packs[id];
  if (!made) return [];
  const named = { area, locale, part, parts, version };
  const signed = ({ file, bytes, sha256, seal }: MadeFile, from?: string) => {
    const stated: StatedPack = { ...named, bytes, sha256, seal, from };
    return { file, bytes, sha256, seal, signature: sign(null, Buffer.from(packStatement(stated)), key).toString('base64') };
  };
  const updates = Object.entries(made.updates).flatMap(([from, file]) => (file ? [{ from, ...signed(file, from) }] : []));
  return [{ ...named, date: made.date, pages: made.pages, ...signed(made), updates }];
}

/** What is the same stays the same file, with its time. */
function replaceIfOther(file: string, content: string): void {
  try {
    if (readFileSync(file, 'utf8') === content) return;
  } catch {
    // There is none yet.
  }
  replaceFile(file, content);
}
