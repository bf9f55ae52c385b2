import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import { SignedReleaseSchema, VersionSchema, type Release, type SignedRelease } from '@webdocs/contracts/remote/release';
import { RemoteDefinitionSchema } from '@webdocs/contracts/remote/definition';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { replaceFile, syncFolder, writeSynced } from './durable-file.ts';
import { stampOf } from './file-stamp.ts';
import { matchesRecord } from './release-contents.ts';
import { manifestName, readManifest } from './release-folder.ts';
import type { TeamKeys } from './team-keys.ts';
import { compareVersions } from './version-range.ts';

const readOnly = 0o444;

/**
 * The published releases on disk: each in a folder of its own that never changes once it is there. Several gateways may
 * share the folder. An object store would be another one of these: `admit` puts every file before the manifest, so that a
 * release is there at once or not at all, and nothing is ever written twice but by `repair`.
 */
export interface ReleaseStore {
  /** Where the files of a release are. */
  folderOf(name: string, version: string): string;
  names(): Promise<string[]>;
  /** Oldest first. */
  versions(name: string): Promise<string[]>;
  /** The release, its signature checked; undefined where there is none. */
  find(name: string, version: string): Promise<SignedRelease | undefined>;
  /** A file of a release, its hash checked; undefined for whatever a release does not list. */
  file(name: string, version: string, path: string): Promise<Buffer | undefined>;
  /** Refuses a release of which any file was altered or lost. */
  checkFiles(release: Release): Promise<void>;
  /** Parses a signed manifest and holds its signature against the team's trusted keys. */
  verified(manifest: unknown, source: string): Promise<SignedRelease>;
  /** Lets a whole release appear at once; until then it is in a folder for drafts. */
  admit(signed: SignedRelease, contents: ReadonlyMap<string, Buffer>, drafts?: string): Promise<void>;
  /** Puts back the files of a published release that no longer match their record. */
  repair(release: Release, contents: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Puts a release that is there under another signature, at once. */
  sign(signed: SignedRelease): Promise<void>;
  /** Lets a whole release disappear at once. */
  remove(name: string, version: string): Promise<void>;
}

export function releaseStore(releasesFolder: string, incomingFolder: string, keys: TeamKeys): ReleaseStore {
  const folderOf = (name: string, version: string) => join(releasesFolder, name, version);
  const known = new Map<string, { stamp: string; signed: SignedRelease }>();
  /** Stamps of the files whose hash was found right. */
  const checked = new Map<string, string>();

  return { folderOf, names, versions, find, file, checkFiles, verified, admit, repair, sign, remove };

  async function names(): Promise<string[]> {
    return (await namesIn(releasesFolder)).filter((name) => v.is(RemoteDefinitionSchema.entries.name, name)).sort();
  }

  async function versions(name: string): Promise<string[]> {
    if (!v.is(RemoteDefinitionSchema.entries.name, name)) return [];
    return (await namesIn(join(releasesFolder, name))).filter((version) => v.is(VersionSchema, version)).sort(compareVersions);
  }

  async function find(name: string, version: string): Promise<SignedRelease | undefined> {
    if (!v.is(RemoteDefinitionSchema.entries.name, name) || !v.is(VersionSchema, version)) return undefined;
    const folder = folderOf(name, version);
    const manifestStamp = await stat(join(folder, manifestName)).then(stampOf, () => undefined);
    if (manifestStamp === undefined) return undefined;
    const stamp = `${manifestStamp} ${await keys.trustStamp(name)}`;
    const remembered = known.get(folder);
    if (remembered?.stamp === stamp) return remembered.signed;
    const signed = await verified(await readManifest(folder), folder);
    if (signed.release.name !== name || signed.release.version !== version) {
      throw new Failure('RELEASE_MALFORMED', {
        source: folder,
        cause: `it is the release ${signed.release.name} ${signed.release.version}`,
      });
    }
    known.set(folder, { stamp, signed });
    return signed;
  }

  async function file(name: string, version: string, path: string): Promise<Buffer | undefined> {
    const signed = await find(name, version);
    if (!signed || !Object.hasOwn(signed.release.files, path)) return undefined;
    return checkedFile(signed.release, path);
  }

  async function checkedFile(release: Release, path: string): Promise<Buffer> {
    const { name, version } = release;
    const address = join(folderOf(name, version), path);
    const tampered = () => new Failure('RELEASE_TAMPERED', { file: path, remote: name, version });
    const handle = await open(address).catch(() => {
      throw tampered();
    });
    try {
      const stamp = stampOf(await handle.stat());
      const bytes = await handle.readFile();
      if (checked.get(address) !== stamp) {
        if (!matchesRecord(release, path, bytes)) throw tampered();
        checked.set(address, stamp);
      }
      return bytes;
    } finally {
      await handle.close();
    }
  }

  async function checkFiles(release: Release): Promise<void> {
    for (const path of Object.keys(release.files)) await checkedFile(release, path);
  }

  async function verified(manifest: unknown, source: string): Promise<SignedRelease> {
    const parsed = v.safeParse(SignedReleaseSchema, manifest);
    if (!parsed.success) throw new Failure('RELEASE_MALFORMED', { source, cause: v.summarize(parsed.issues) });
    const { release, signature } = parsed.output;
    // What was signed is the record as it was written, with fields that only a later registry may know.
    const message = canonicalJson((manifest as { release: unknown }).release);
    const isTheirs = signature.team === release.name && (await keys.verify(release.name, message, signature.value));
    if (!isTheirs) throw new Failure('RELEASE_UNSIGNED', { remote: release.name, version: release.version, team: release.name });
    return parsed.output;
  }

  async function admit(signed: SignedRelease, contents: ReadonlyMap<string, Buffer>, drafts = incomingFolder): Promise<void> {
    const draft = join(drafts, randomUUID());
    const folders = new Set([...contents.keys()].map((path) => dirname(join(draft, path))));
    try {
      for (const folder of folders) await mkdir(folder, { recursive: true });
      for (const [path, bytes] of contents) await writeSynced(join(draft, path), bytes, readOnly);
      await mkdir(draft, { recursive: true });
      await writeSynced(join(draft, manifestName), manifestText(signed), readOnly);
      for (const folder of folders) await syncFolder(folder);
      await syncFolder(draft);
      const home = folderOf(signed.release.name, signed.release.version);
      await mkdir(dirname(home), { recursive: true });
      await rename(draft, home);
      await syncFolder(dirname(home));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async function repair(release: Release, contents: ReadonlyMap<string, Buffer>): Promise<void> {
    for (const [path, bytes] of contents) {
      const isSound = await checkedFile(release, path).then(
        () => true,
        () => false,
      );
      if (isSound) continue;
      const address = join(folderOf(release.name, release.version), path);
      await mkdir(dirname(address), { recursive: true });
      await replaceFile(address, bytes, readOnly);
    }
  }

  async function sign(signed: SignedRelease): Promise<void> {
    await replaceFile(join(folderOf(signed.release.name, signed.release.version), manifestName), manifestText(signed), readOnly);
  }

  async function remove(name: string, version: string): Promise<void> {
    const discarded = join(incomingFolder, randomUUID());
    await rename(folderOf(name, version), discarded).catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code !== 'ENOENT') throw thrown;
    });
    known.delete(folderOf(name, version));
    await rm(discarded, { recursive: true, force: true });
  }
}

function manifestText(signed: SignedRelease): string {
  return `${JSON.stringify(signed, null, 2)}\n`;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT') return [];
    throw thrown;
  });
}
