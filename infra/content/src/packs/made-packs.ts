import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import { keptVersions, mostPackBytes } from '@webdocs/contracts/offline/pack-index';
import {
  changesBetween,
  filesIn,
  replaceFile,
  type Journals,
  type MadeFile,
  type MadePack,
  type MadeSite,
  type Manifest,
  type Manifests,
} from './pack-memory.ts';
import { writePack, type PackBefore, type PackContent, type WrittenPack } from './pack-writer.ts';
import { inMoreParts, plannedPacks, type PlannedPack } from './planned-packs.ts';
import type { SiteFile } from './site-files.ts';

interface Making {
  readonly files: readonly SiteFile[];
  /** What the files are below. */
  readonly tree: string;
  /** Where packs are written. */
  readonly folder: string;
  readonly before: Readonly<Record<string, MadePack>>;
  /** States of the site from which updates lead here, the newest first. */
  readonly sites: readonly MadeSite[];
  readonly manifests: Manifests;
  readonly journals: Journals;
  readonly date: string;
  readonly progress: (done: number, total: number) => void;
}

export interface MadePacks {
  readonly plans: readonly PlannedPack[];
  readonly packs: Readonly<Record<string, MadePack>>;
  /** Packs that were written; the others are what they were. */
  readonly written: readonly string[];
}

/** One page alone can be too large: dividing has an end. */
const mostParts = 64;

/** Writes the packs that have changed, and the ways to them from what readers may have. */
export async function makePacks(making: Making): Promise<MadePacks> {
  const { files, before, progress } = making;
  const plans: PlannedPack[] = [];
  const packs: Record<string, MadePack> = {};
  const written: string[] = [];
  const groups = byArea(plannedPacks(files));
  for (const [place, group] of groups.entries()) {
    progress(place, groups.length);
    const { planned, full, fresh } = await fullPacks(group, making);
    for (const plan of planned) {
      const file = full.get(plan.id);
      if (!file) continue;
      plans.push(plan);
      const known = before[plan.id];
      const updates = await updatePacks(plan, file, making);
      const date = known?.version === plan.version ? known.date : making.date;
      packs[plan.id] = { ...file, version: plan.version, date, pages: plan.files.filter(({ kind }) => kind === 'page').length, updates };
    }
    written.push(...fresh);
  }
  progress(groups.length, groups.length);
  return { plans, packs, written };
}

function byArea(plans: readonly PlannedPack[]): PlannedPack[][] {
  const groups = new Map<string, PlannedPack[]>();
  for (const plan of plans) groups.set(`${plan.area} ${plan.locale}`, [...(groups.get(`${plan.area} ${plan.locale}`) ?? []), plan]);
  return [...groups.values()];
}

/** All packs of an area in a language, in as many parts as it takes for each to be small enough. */
async function fullPacks(group: readonly PlannedPack[], making: Making) {
  let planned = group;
  for (;;) {
    const full = new Map<string, MadeFile>();
    const fresh: string[] = [];
    let tooLarge: (MadeFile & { readonly pack: string }) | undefined;
    for (const plan of planned) {
      const known = knownFile(making.before[plan.id], plan.version, making.folder);
      const file = known ?? (await writeFull(plan, making));
      if (!known) fresh.push(plan.id);
      full.set(plan.id, file);
      if (file.bytes > mostPackBytes) {
        tooLarge = { ...file, pack: plan.id };
        break;
      }
    }
    if (!tooLarge) return { planned, full, fresh };
    const { pack, bytes } = tooLarge;
    if ((planned[0]?.parts ?? 1) >= mostParts) throw new Failure('PACK_TOO_LARGE', { pack, bytes, limit: mostPackBytes });
    planned = inMoreParts(planned, making.files);
  }
}

function knownFile(made: MadePack | undefined, version: string, folder: string): MadeFile | undefined {
  if (made?.version !== version || !isWhole(made, folder)) return undefined;
  const { file, bytes, sha256, seal } = made;
  return { file, bytes, sha256, seal };
}

function isWhole({ file, bytes }: MadeFile, folder: string): boolean {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.size === bytes;
}

async function writeFull(plan: PlannedPack, making: Making): Promise<MadeFile> {
  const { tree, folder, manifests, journals } = making;
  manifests.keep(plan.id, plan.version, manifestOf(plan));
  const written = await writePack(contentsOf(plan.files, tree), [], packBefore(plan, making));
  journals.keep(plan.id, written.journal);
  return keepFile(plan.id, written, folder);
}

/** The one before of the same pack, if it is still what it was. */
function packBefore({ id }: PlannedPack, { before, folder, journals }: Making): PackBefore | undefined {
  const made = before[id];
  const journal = made && isWhole(made, folder) ? journals.read(id) : undefined;
  return made && journal && { journal, bytes: readFileSync(join(folder, made.file)) };
}

function keepFile(name: string, { bytes, sha256, seal }: WrittenPack, folder: string): MadeFile {
  const file = `${name}-${sha256.slice(0, 16)}.pack`;
  replaceFile(join(folder, file), bytes);
  return { file, bytes: bytes.length, sha256, seal };
}

function contentsOf(files: readonly SiteFile[], tree: string): PackContent[] {
  return files.map(({ path, file, hash, kind, title, url }) => {
    const isCompressed = kind === 'media' && !file.endsWith('.svg');
    return { path, hash, read: () => readFileSync(join(tree, file)), isCompressed, title, url };
  });
}

function manifestOf({ files }: Pick<PlannedPack, 'files'>): Manifest {
  return new Map(files.map(({ path, hash }) => [path, hash]));
}

/** From each version of the pack that a kept state of the site had, straight to this one. */
async function updatePacks(plan: PlannedPack, full: MadeFile, making: Making): Promise<Record<string, MadeFile | null>> {
  const { before, sites, manifests, tree, folder } = making;
  const known = before[plan.id]?.version === plan.version ? before[plan.id]?.updates : undefined;
  const versions = new Set(sites.slice(0, keptVersions).flatMap(({ packs }) => packs[plan.id] ?? []));
  versions.delete(plan.version);
  const updates: Record<string, MadeFile | null> = {};
  for (const from of versions) {
    const made = known?.[from];
    if (made === null || (made && isWhole(made, folder))) {
      updates[from] = made;
      continue;
    }
    const manifest = manifests.read(plan.id, from);
    if (!manifest) continue;
    const { changed, removed } = changesBetween(manifest, manifestOf(plan));
    const files = plan.files.filter(({ path }) => changed.has(path));
    const update = keepFile(`${plan.id}-${from}`, await writePack(contentsOf(files, tree), removed), folder);
    updates[from] = update.bytes < full.bytes / 2 ? update : null;
  }
  return updates;
}

/** Packs of an index that readers may still hold stay beside those of the newest. */
export function removeOldPacks(folder: string, ...kept: ReadonlyArray<Readonly<Record<string, MadePack>>>): void {
  const wanted = new Set(kept.flatMap((packs) => Object.values(packs)).flatMap(filesOf));
  for (const file of filesIn(folder)) if (file.endsWith('.pack') && !wanted.has(file)) rmSync(join(folder, file), { force: true });
}

function filesOf({ file, updates }: MadePack): string[] {
  return [file, ...Object.values(updates).flatMap((update) => (update ? [update.file] : []))];
}
