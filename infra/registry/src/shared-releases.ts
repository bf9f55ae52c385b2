import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { operator } from '@webdocs/contracts/api/operator';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { SignedRelease } from '@webdocs/contracts/remote/release';
import type { Database, Query } from '@webdocs/database';
import { packRelease, unpackRelease } from './release-archive.ts';
import { contentOf } from './release-contents.ts';
import { manifestName, readContents } from './release-folder.ts';
import { recordedRelease } from './release-record.ts';
import type { ReleaseStore } from './release-store.ts';
import type { TeamKeys } from './team-keys.ts';
import { followTrust } from './trusted-keys.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const { limitBytes } = operator.uploadRelease;
/** Requests for files of versions that no site has cost one query a second, however many they are. */
const askAgainMs = 1000;
/** A process that died while it fetched left its draft. */
const draftsLastMs = 3_600_000;

interface SharedReleasesOptions {
  readonly database: Database;
  readonly store: ReleaseStore;
  readonly keys: TeamKeys;
  readonly folders: { readonly fetching: string };
}

/** Releases as gateways with data folders of their own share them: their files lie in the database beside their record. */
export interface SharedReleases {
  /** In the transaction that records the release. */
  keep(query: Query, signed: SignedRelease, contents: ReadonlyMap<string, Buffer>): Promise<void>;
  /** The same with the files of this folder, where they are whole. */
  keepHere(query: Query, signed: SignedRelease): Promise<void>;
  /** Brings a release into this folder that another one took in; false where there is none. Nothing of it is believed but its signature. */
  fetch(name: string, version: string): Promise<boolean>;
  /** Whether it could be fetched, as of a second ago. */
  isKnown(name: string, version: string): Promise<boolean>;
  /** Puts what this folder has into the database where it is not there, after a restore or an earlier version of the site. */
  fill(isClosed: () => boolean): Promise<void>;
}

export function sharedReleases({ database, store, keys, folders }: SharedReleasesOptions): SharedReleases {
  const underWay = new Map<string, Promise<boolean>>();
  let known: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let knownAt = -Infinity;

  return { keep, keepHere, fetch, isKnown, fill };

  async function keep(query: Query, signed: SignedRelease, contents: ReadonlyMap<string, Buffer>): Promise<void> {
    const { name, version } = signed.release;
    const archive = await pack(packRelease(signed, contents));
    await query
      .insertInto('registry_archives')
      .values({ name, version, archive })
      .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet({ archive }))
      .execute();
  }

  async function keepHere(query: Query, signed: SignedRelease): Promise<void> {
    const { name, version } = signed.release;
    const contents = await readContents(store.folderOf(name, version), signed.release).catch(() => undefined);
    if (contents) await keep(query, signed, contents);
  }

  function fetch(name: string, version: string): Promise<boolean> {
    const key = `${name} ${version}`;
    const fetching = underWay.get(key) ?? fetchNow(name, version).finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    return fetching;
  }

  async function fetchNow(name: string, version: string): Promise<boolean> {
    const row = await database.query
      .selectFrom('registry_archives')
      .select('archive')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!row) return false;
    const source = `the archive of ${name} ${version} in the database`;
    const { manifest, contents } = unpackRelease(await unpacked(row.archive, source));
    await followTrust(database.query, keys);
    const signed = await store.verified(manifest, source);
    const recorded = await recordedRelease(database.query, name, version);
    if (!recorded || contentOf(recorded.release) !== contentOf(signed.release))
      throw new Failure('RELEASE_TAMPERED', { file: manifestName, remote: name, version });
    await discardOldDrafts();
    try {
      await store.admit(signed, contents, folders.fetching);
    } catch (thrown) {
      // Another process that shares this folder may have been quicker.
      if (!(await store.find(name, version))) throw thrown;
    }
    return true;
  }

  async function isKnown(name: string, version: string): Promise<boolean> {
    if (performance.now() - knownAt > askAgainMs) {
      knownAt = performance.now();
      known = database.query
        .selectFrom('registry_archives')
        .select(['name', 'version'])
        .execute()
        .then((rows) => new Set(rows.map((row) => `${row.name} ${row.version}`)))
        .catch(() => new Set());
    }
    return (await known).has(`${name} ${version}`);
  }

  async function fill(isClosed: () => boolean): Promise<void> {
    const missing = await database.query
      .selectFrom('registry_releases as release')
      .leftJoin('registry_archives as archive', (join) =>
        join.onRef('archive.name', '=', 'release.name').onRef('archive.version', '=', 'release.version'),
      )
      .where('archive.name', 'is', null)
      .select(['release.name', 'release.version'])
      .orderBy('release.admitted_at', 'desc')
      .execute();
    for (const { name, version } of missing) {
      if (isClosed()) return;
      const signed = await store.find(name, version).catch(() => undefined);
      if (signed)
        await database.transaction(async (query) => void ((await isOnRecord(query, name, version)) && (await keepHere(query, signed))));
    }
  }

  /** Another process may have pruned it since it was found missing, and cannot until the transaction ends. */
  async function isOnRecord(query: Query, name: string, version: string): Promise<boolean> {
    const row = await query
      .selectFrom('registry_releases')
      .select('version')
      .where('name', '=', name)
      .where('version', '=', version)
      .forKeyShare()
      .executeTakeFirst();
    return row !== undefined;
  }

  async function discardOldDrafts(): Promise<void> {
    await mkdir(folders.fetching, { recursive: true });
    for (const name of await readdir(folders.fetching)) {
      const draft = join(folders.fetching, name);
      const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > draftsLastMs) await rm(draft, { recursive: true, force: true });
    }
  }
}

async function unpacked(archive: Buffer, source: string): Promise<Buffer> {
  try {
    return await unpack(archive, { maxOutputLength: limitBytes });
  } catch (thrown) {
    throw new Failure('RELEASE_MALFORMED', { source, cause: causeOf(thrown) }, { cause: thrown });
  }
}
