import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJournal, writeJournal, type PackJournal } from './pack-journal.ts';
import type { FileFacts } from './site-files.ts';

/** A pack file that was written: all that the index says of it but the signature. */
export interface MadeFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly seal: string;
}

export interface MadePack extends MadeFile {
  readonly version: string;
  readonly date: string;
  readonly pages: number;
  /** By the version from which they lead here; null where one would not be smaller than the pack. */
  readonly updates: Readonly<Record<string, MadeFile | null>>;
}

/** A state of the whole site. */
export interface MadeSite {
  readonly version: string;
  readonly date: string;
  /** The version of each pack. */
  readonly packs: Readonly<Record<string, string>>;
}

/** What was made before, so that only what has changed is made again. */
export interface PackMemory {
  readonly facts: Readonly<Record<string, FileFacts>>;
  readonly packs: Readonly<Record<string, MadePack>>;
  /** Those of the index before, which readers may still hold. */
  readonly packsBefore: Readonly<Record<string, MadePack>>;
  /** The newest first. */
  readonly sites: readonly MadeSite[];
}

const form = 1;
const nothing: PackMemory = { facts: {}, packs: {}, packsBefore: {}, sites: [] };

/** A memory file that is not valid is not used: everything is made again then. */
export function readMemory(file: string): PackMemory {
  try {
    const { form: written, ...memory } = JSON.parse(readFileSync(file, 'utf8')) as PackMemory & { readonly form: number };
    return written === form ? memory : nothing;
  } catch {
    return nothing;
  }
}

export function keepMemory(file: string, memory: PackMemory): void {
  replaceFile(file, JSON.stringify({ form, ...memory }));
}

/** A process that reads the file meanwhile has the one before or this one, and no half. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const making = `${file}.new`;
  writeFileSync(making, content);
  renameSync(making, file);
}

/** What was in something of that version: the hash of each thing by its name. */
export type Manifest = ReadonlyMap<string, string>;

/** Kept for as long as updates lead on from that version. */
export class Manifests {
  constructor(readonly folder: string) {}

  read(name: string, version: string): Manifest | undefined {
    try {
      return new Map(Object.entries(JSON.parse(readFileSync(this.#file(name, version), 'utf8')) as Record<string, string>));
    } catch {
      return undefined;
    }
  }

  keep(name: string, version: string, manifest: Manifest): void {
    replaceFile(this.#file(name, version), JSON.stringify(Object.fromEntries(manifest)));
  }

  keepOnly(wanted: ReadonlyArray<readonly [name: string, version: string]>): void {
    removeOthers(
      this.folder,
      wanted.map(([name, version]) => this.#file(name, version)),
    );
  }

  #file(name: string, version: string): string {
    return join(this.folder, `${name}-${version}.json`);
  }
}

/** How each pack of the last time was written. */
export class Journals {
  constructor(readonly folder: string) {}

  read(pack: string): PackJournal | undefined {
    try {
      return readJournal(readFileSync(this.#file(pack), 'utf8'));
    } catch {
      return undefined;
    }
  }

  keep(pack: string, journal: PackJournal): void {
    replaceFile(this.#file(pack), writeJournal(journal));
  }

  keepOnly(packs: readonly string[]): void {
    removeOthers(
      this.folder,
      packs.map((pack) => this.#file(pack)),
    );
  }

  #file(pack: string): string {
    return join(this.folder, `${pack}.json`);
  }
}

function removeOthers(folder: string, files: readonly string[]): void {
  const kept = new Set(files);
  for (const name of filesIn(folder)) if (!kept.has(join(folder, name))) rmSync(join(folder, name), { force: true });
}

export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** What has to be taken to come from one to the other. */
export function changesBetween(before: Manifest, now: Manifest): { readonly changed: ReadonlySet<string>; readonly removed: string[] } {
  const changed = new Set([...now].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name));
  return { changed, removed: [...before.keys()].filter((name) => !now.has(name)).sort() };
}
