import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import { noRoomIn } from '@webdocs/contracts/failures/no-room';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { RemoteDefinitionSchema } from '@webdocs/contracts/remote/definition';
import type { Actor } from '@webdocs/contracts/remote/actor';
import { VersionSchema, type Release, type SignedRelease } from '@webdocs/contracts/remote/release';
import type { Database, Query } from '@webdocs/database';
import { appendAudit, type AuditEvent } from '@webdocs/database/audit-chain';
import * as v from 'valibot';
import { holderOf } from './access-tokens.ts';
import { fileRules } from './gate/file-rules.ts';
import type { Overriding } from './gate/overrides.ts';
import { canonicalJson } from './canonical-json.ts';
import { actorOf, type ChangeOrigin } from './change-origin.ts';
import { isAbandoned } from './durable-file.ts';
import type { ChangeReason, HistoryEntry } from '@webdocs/contracts/remote/history';
import { entriesLeadingTo } from './history.ts';
import { hasFiles, importFiles, putFilesAside } from './import-files.ts';
import { withChangeLock } from './change-lock.ts';
import { liveChanges, type Activating, type Trial } from './live-changes.ts';
import { followLivePointer, isAway } from './live-pointer.ts';
import { readChanges } from './live-record.ts';
import { readRefusals, recordRefusal, type RefusedVersion } from './refusals.ts';
import { contentOf, type WholeRelease } from './release-contents.ts';
import { manifestName, readBuild, readContents, readManifest } from './release-folder.ts';
import type { OpenedArchive } from './release-archive.ts';
import { notedVersions, recordedRelease, recordRelease } from './release-record.ts';
import { packedFiles, type PackedFiles } from './packed-files.ts';
import { pruneReleases, type PruneOptions } from './prune-releases.ts';
import { retireRemote, type RetiredRemote } from './retire-remote.ts';
import { releaseStore } from './release-store.ts';
import { sharedReleases } from './shared-releases.ts';
import { isUnsigned, noneWhereUnsigned, signatureChanges } from './signature-changes.ts';
import { adoptKeys } from './signing-keys.ts';
import { teamKeys } from './team-keys.ts';
import { followTrust, recordKey } from './trusted-keys.ts';

export type { Overriding } from './gate/overrides.ts';
export type { TriedNote } from '@webdocs/contracts/remote/history';
export type { Activation, Trial } from './live-changes.ts';

/**
 * Which releases there are and which of them are live. The files of releases lie in the data folder; what was admitted,
 * what is live and how it came about are in the database. Reading releases needs no database; changes need it, and
 * without it fail as DATABASE_AWAY with nothing half done.
 */
export interface Registry {
  /** Takes a build in: checks every file, signs with the team's key. The same content again gives the release that is there, signed with the key that the team has now. */
  publish(build: string | WholeRelease, origin?: ChangeOrigin, given?: Overriding): Promise<SignedRelease>;
  /** Takes in a release that was signed elsewhere by a key that the trust folder names. */
  import(signed: string | SentRelease, origin?: ChangeOrigin, given?: Overriding): Promise<SignedRelease>;
  /**
   * Makes versions live, all in one change or none. The origin says who wanted it where it is not the user of this process, `override`
   * why rules of the gate that may be overridden are: it is on record with the change.
   */
  activate(changes: Readonly<Record<string, string>>, reason: ChangeReason, origin?: ChangeOrigin, how?: Activating): Promise<LivePointer>;
  /** Makes versions live of names of which nothing was ever live, and leaves the others alone. */
  begin(changes: Readonly<Record<string, string>>): Promise<LivePointer>;
  /** Makes the version live again that was live before the present one, of those that gateways can use. */
  rollback(name: string, origin?: ChangeOrigin): Promise<LivePointer>;
  /** Notes that a gateway could not use a version that it was to serve: no rollback leads there. */
  refuse(name: string, version: string, cause: string): Promise<void>;
  /** Rolls a version back that a gateway could not use, if it is still live. */
  putBack(name: string, version: string): Promise<LivePointer>;
  /** The latest first; none while the database is away. */
  refusals(): Promise<RefusedVersion[]>;
  /** While the database is away, what was live when it was last seen; DATABASE_AWAY where it never was. */
  live(): Promise<LivePointer>;
  /** Settles when the database has answered for the first time. */
  ready(): Promise<void>;
  /** Fetches what other gateways of the database took in, where releases are shared. */
  release(name: string, version: string): Promise<SignedRelease>;
  /** When what others may need of this folder is where they find it. */
  settled(): Promise<void>;
  /** A file that a release lists, its hash checked; undefined for everything else. */
  file(name: string, version: string, path: string): Promise<Buffer | undefined>;
  /** Files as they travel. */
  readonly packed: PackedFiles;
  /** Those that were taken in first come first. */
  versions(name: string): Promise<string[]>;
  names(): Promise<string[]>;
  /** Who may show this token: a team or an operator; undefined where it is none of this site's. */
  holderOf(token: string): Promise<Actor | undefined>;
  /** Adds to the audit what is no change of the registry. */
  note(event: AuditEvent): Promise<void>;
  /** The changes that led to what is live, newest first. */
  history(limit?: number): Promise<HistoryEntry[]>;
  /**
   * Tries candidates before a change of this process makes them live: one that rejects refuses the change, and nothing is changed. Called
   * in the order of registration and without the lock of changes, so that a long trial holds up no other change.
   */
  beforeActivation(trial: Trial): () => void;
  /** Removes releases that are neither live nor needed for a rollback or by pages that are open; which they were, or would be. */
  prune(options: PruneOptions): Promise<ReadonlyArray<{ readonly name: string; readonly version: string }>>;
  /** Takes a remote out of what is live, and ends the tokens of its team. Its releases stay until `prune` removes them. */
  retire(name: string, origin?: ChangeOrigin): Promise<RetiredRemote>;
  /** Calls back soon after the live pointer changed, whichever process changed it. */
  onChange(callback: (pointer: LivePointer) => void): () => void;
  /** Before the database is closed. */
  close(): Promise<void>;
}

/** A manifest as it was signed, and the files that go with it. */
type SentRelease = Pick<OpenedArchive, 'manifest' | 'contents'>;

export interface RegistryOptions {
  readonly dataFolder: string;
  readonly database: Database;
  /** Where private keys of teams are. Without it what is published must have been signed before. */
  readonly signingFolder?: string;
  /** Where builds on this machine keep what they packed. */
  readonly packedByBuilds?: string;
  /** The site is in development mode: builds for it may have any size. */
  readonly isForDevelopment?: boolean;
  /** Told of what was wrong but could be left aside. */
  readonly report?: (failure: Failure) => void;
  /** How long a change waits for another one to finish. */
  readonly lockWaitMs?: number;
  /** Gateways with other data folders use the database too: what one takes in, all can fetch. */
  readonly sharesReleases?: boolean;
}

/** Opens even while the database is away: it is asked again until it answers. */
export async function openRegistry({
  dataFolder,
  database,
  signingFolder,
  packedByBuilds,
  isForDevelopment = false,
  report = () => undefined,
  lockWaitMs = 5000,
  sharesReleases = false,
}: RegistryOptions): Promise<Registry> {
  const folder = join(dataFolder, 'registry');
  const places = {
    incoming: join(folder, 'incoming'),
    fetching: join(folder, 'fetching'),
    releases: join(folder, 'releases'),
    trust: join(folder, 'trust'),
  };
  for (const place of [places.incoming, places.releases, places.trust]) await mkdir(place, { recursive: true });

  if (signingFolder) await adoptKeys(join(dataFolder, 'keys'), signingFolder);
  const keys = teamKeys(signingFolder, places.trust);
  const store = releaseStore(places.releases, places.incoming, keys);
  const shared = sharesReleases ? sharedReleases({ database, store, keys, folders: places }) : undefined;
  const signatures = signatureChanges({ database, store, keys, shared });
  const packed = packedFiles(join(folder, 'packed'), packedByBuilds);
  const rules = fileRules(store, isForDevelopment, packed.packedWell);
  const trials = new Set<Trial>();
  let filling = Promise.resolve();
  let isClosed = false;
  const pointer = followLivePointer({ database, report, prepare });
  await pointer.look().catch((thrown: unknown) => {
    if (!isAway(thrown)) throw thrown;
    // Callers who ask what is live are told the same; subscribers are told when it is known.
    report(thrown as Failure);
  });

  return {
    publish,
    import: importSigned,
    ...liveChanges({ database, pointer, trials, rules, published, admittedAs, checkFiles: store.checkFiles, exclusively, report }),
    live: pointer.current,
    ready: pointer.ready,
    release: published,
    settled: () => filling,
    file,
    packed,
    versions,
    names,
    holderOf: (token) => holderOf(database, token),
    note: async (event) => void (await database.transaction((query) => appendAudit(query, event))),
    refusals: () => readRefusals(database.query).catch(noneWhileAway),
    refuse: (name, version, cause) => recordRefusal(database.query, name, version, cause),
    async history(limit = Infinity) {
      const { revision } = await pointer.current();
      const entries = entriesLeadingTo(revision, await readChanges(database.query, report));
      return entries.reverse().slice(0, limit);
    },
    beforeActivation(trial) {
      trials.add(trial);
      return () => void trials.delete(trial);
    },
    prune: (options) => pruneReleases(exclusively, store, options, report),
    async retire(name, origin) {
      const retired = await exclusively((query) => retireRemote(query, { name, origin, published, report }));
      await pointer.look().catch(() => undefined);
      return retired;
    },
    onChange: pointer.onChange,
    async close() {
      isClosed = true;
      packed.close();
      await pointer.close();
      await filling;
    },
  };

  async function prepare(): Promise<void> {
    await followTrust(database.query, keys);
    await takeOverFiles();
    // What is missing elsewhere is no reason to wait here.
    filling = shared?.fill(() => isClosed).catch((thrown: unknown) => report(failureOf(thrown))) ?? filling;
  }

  /** What an earlier version of the site kept in files goes into the database once. */
  async function takeOverFiles(): Promise<void> {
    if (!(await hasFiles(folder))) return;
    const isDone = await exclusively((query) => importFiles(query, { folder, store, report }));
    if (isDone) await putFilesAside(folder);
  }

  async function publish(build: string | WholeRelease, origin?: ChangeOrigin, given?: Overriding): Promise<SignedRelease> {
    const whole = typeof build === 'string' ? await readBuild(build) : build;
    // Before the lock is taken: others are not to wait for it.
    await rules.require(whole, given?.override);
    return exclusively((query) => takenIn(query, whole, () => signed(query, whole.release, origin), origin));
  }

  async function importSigned(sent: string | SentRelease, origin?: ChangeOrigin, given?: Overriding): Promise<SignedRelease> {
    await followTrust(database.query, keys);
    const theirs =
      typeof sent === 'string' ? await store.verified(await readManifest(sent), sent) : await store.verified(sent.manifest, 'the upload');
    const contents = typeof sent === 'string' ? await readContents(sent, theirs.release) : sent.contents;
    const whole = { release: theirs.release, contents };
    await rules.require(whole, given?.override);
    return exclusively((query) => takenIn(query, whole, () => Promise.resolve(theirs), origin));
  }

  /** What is there already stays, under the signature of the key that its team has now. */
  async function takenIn(
    query: Query,
    { release, contents }: WholeRelease,
    sign: () => Promise<SignedRelease>,
    origin: ChangeOrigin | undefined,
  ): Promise<SignedRelease> {
    const { name, version } = release;
    const existing = await store.find(name, version).catch(noneWhereUnsigned);
    const recorded = await recordedRelease(query, name, version);
    const known = recorded ?? existing;
    if (known && contentOf(known.release) !== contentOf(release)) throw new Failure('RELEASE_DUPLICATE', { remote: name, version });
    if (!existing && !(await store.versions(name)).includes(version)) return admitted(query, await sign(), contents, origin);
    await store.repair(release, contents);
    if (existing) await admittedAs(query, existing);
    const sent = await sign().catch((thrown: unknown) => {
      // A machine without a private key has nothing to change about what is there.
      if (existing && isUnsigned(thrown)) return existing;
      throw thrown;
    });
    return signatures.take(query, sent, { existing, recorded }, origin);
  }

  async function signed(query: Query, release: Release, origin: ChangeOrigin | undefined): Promise<SignedRelease> {
    const value = (await keys.sign(release.name, canonicalJson(release))) ?? '';
    const checked = await store.verified({ release, signature: { algorithm: 'ed25519', team: release.name, value } }, release.name);
    for (const key of await keys.trusted(release.name)) await recordKey(query, release.name, key, actorOf(origin));
    return checked;
  }

  /** The files first: what the database knows is there. Files of which it does not know yet do no harm. */
  async function admitted(
    query: Query,
    signedRelease: SignedRelease,
    contents: ReadonlyMap<string, Buffer>,
    origin?: ChangeOrigin,
  ): Promise<SignedRelease> {
    await store.admit(signedRelease, contents);
    await recordRelease(query, signedRelease);
    await shared?.keep(query, signedRelease, contents);
    const { name: subject, version } = signedRelease.release;
    await appendAudit(query, { actor: actorOf(origin), event: 'release taken in', subject, detail: { version } });
    return signedRelease;
  }

  /** A release on disk is the one that was admitted, or it is refused; one without a note gets it now. */
  async function admittedAs(query: Query, found: SignedRelease): Promise<SignedRelease> {
    const { name, version } = found.release;
    const recorded = await recordedRelease(query, name, version);
    if (!recorded) {
      await recordRelease(query, found);
      await shared?.keepHere(query, found);
    } else if (contentOf(recorded.release) !== contentOf(found.release)) {
      throw new Failure('RELEASE_TAMPERED', { file: manifestName, remote: name, version });
    }
    return found;
  }

  /** The release in this folder, fetched where it is not there yet. */
  async function here(name: string, version: string): Promise<SignedRelease | undefined> {
    const found = await signatures.follow(name, version, () => store.find(name, version));
    if (found || !shared || !isNamed(name, version) || !(await shared.fetch(name, version))) return found;
    return store.find(name, version);
  }

  async function file(name: string, version: string, path: string): Promise<Buffer | undefined> {
    const found = await signatures.follow(name, version, () => store.file(name, version, path));
    if (found || !shared || !isNamed(name, version) || (await store.find(name, version))) return found;
    return (await shared.isKnown(name, version)) && (await here(name, version)) ? store.file(name, version, path) : undefined;
  }

  async function names(): Promise<string[]> {
    const noted = await database.query.selectFrom('registry_releases').select('name').distinct().execute().catch(noneWhileAway);
    return [...new Set([...noted.map(({ name }) => name), ...(await store.names())])].sort();
  }

  async function versions(name: string): Promise<string[]> {
    const noted: readonly string[] = await notedVersions(database.query, name).catch(noneWhileAway);
    return [...(await store.versions(name)).filter((version) => !noted.includes(version)), ...noted];
  }

  async function published(name: string, version: string): Promise<SignedRelease> {
    const found = await here(name, version);
    if (found) return found;
    const known = await store.versions(name);
    if (known.length === 0) throw new Failure('REMOTE_UNKNOWN', { remote: name, known: (await store.names()).join(', ') || 'none' });
    throw new Failure('VERSION_UNKNOWN', { remote: name, version, known: known.join(', ') });
  }

  function exclusively<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return withChangeLock(database, lockWaitMs, async (query) => {
      await sweep();
      await followTrust(query, keys);
      return work(query);
    });
  }

  /** The holder of the lock is alone: what lies in these places was left by a process that died. */
  async function sweep(): Promise<void> {
    for (const name of await readdir(places.incoming)) await rm(join(places.incoming, name), { recursive: true, force: true });
    for (const name of await readdir(folder)) if (isAbandoned(name)) await rm(join(folder, name), { force: true });
  }
}

function isNamed(name: string, version: string): boolean {
  return v.is(RemoteDefinitionSchema.entries.name, name) && v.is(VersionSchema, version);
}

function noneWhileAway(thrown: unknown): never[] {
  if (!isAway(thrown)) throw thrown;
  return [];
}

function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  return noRoomIn(thrown) ?? new Failure('OPERATOR_CALL_FAILED', { cause: causeOf(thrown) }, { cause: thrown });
}
