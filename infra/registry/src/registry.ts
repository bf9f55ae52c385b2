import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Release, SignedRelease } from '@webdocs/contracts/remote/release';
import { actorText, type Actor } from '@webdocs/contracts/remote/actor';
import type { Database, Query } from '@webdocs/database';
import { appendAudit, type AuditEvent } from '@webdocs/database/audit-chain';
import { holderOf } from './access-tokens.ts';
import { requireBudgets } from './gate/budgets.ts';
import { canonicalJson } from './canonical-json.ts';
import { processActor, type ChangeOrigin } from './change-origin.ts';
import { isAbandoned } from './durable-file.ts';
import { incompatibilities } from './gate/gate.ts';
import type { ChangeReason, HistoryEntry } from '@webdocs/contracts/remote/history';
import { entriesLeadingTo, versionBefore } from './history.ts';
import { hasFiles, importFiles, putFilesAside } from './import-files.ts';
import { withChangeLock } from './change-lock.ts';
import { followLivePointer, isAway } from './live-pointer.ts';
import { auditOfChange, readChanges, readLive, recordChange } from './live-record.ts';
import type { WholeRelease } from './release-contents.ts';
import { manifestName, readBuild, readContents, readManifest } from './release-folder.ts';
import type { OpenedArchive } from './release-archive.ts';
import { recordedRelease, recordRelease } from './release-record.ts';
import { pruneReleases, type PruneOptions } from './prune-releases.ts';
import { releaseStore } from './release-store.ts';
import { adoptKeys } from './signing-keys.ts';
import { teamKeys } from './team-keys.ts';
import { followTrust, recordKey } from './trusted-keys.ts';

/**
 * Which releases there are and which of them are live. The files of releases lie in the data folder; what was admitted,
 * what is live and how it came about are in the database. Reading releases needs no database; changes need it, and
 * without it fail as DATABASE_AWAY with nothing half done.
 */
export interface Registry {
  /** Takes a build in: checks every file, signs with the team's key. The same content again gives the release that is there. */
  publish(build: string | WholeRelease, origin?: ChangeOrigin): Promise<SignedRelease>;
  /** Takes in a release that was signed elsewhere by a key that the trust folder names. */
  import(signed: string | SentRelease, origin?: ChangeOrigin): Promise<SignedRelease>;
  /** Makes versions live, all in one change or none. The origin says who wanted it where it is not the user of this process. */
  activate(changes: Readonly<Record<string, string>>, reason: ChangeReason, origin?: ChangeOrigin): Promise<LivePointer>;
  /** Makes the version live again that was live before the present one. */
  rollback(name: string, origin?: ChangeOrigin): Promise<LivePointer>;
  /** While the database is away, what was live when it was last seen; DATABASE_AWAY where it never was. */
  live(): Promise<LivePointer>;
  /** Settles when the database has answered for the first time. */
  ready(): Promise<void>;
  release(name: string, version: string): Promise<SignedRelease>;
  /** A file that a release lists, its hash checked; undefined for everything else. */
  file(name: string, version: string, path: string): Promise<Buffer | undefined>;
  /** Oldest first. */
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
   * in the order of registration and without the lock of changes, so that a long trial holds up nobody else.
   */
  beforeActivation(trial: Trial): () => void;
  /** Removes releases that are neither live nor needed for a rollback or by pages that are open; which they were, or would be. */
  prune(options: PruneOptions): Promise<ReadonlyArray<{ readonly name: string; readonly version: string }>>;
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
  /** The site is in development mode: builds for it may have any size. */
  readonly isForDevelopment?: boolean;
  /** Told of what was wrong but could be left aside. */
  readonly report?: (failure: Failure) => void;
  /** How long a change waits for another one to finish. */
  readonly lockWaitMs?: number;
}

/** A change that is about to be made. */
export interface Activation {
  /** What would be live and is not. */
  readonly candidates: ReadonlyArray<{ readonly name: string; readonly version: string }>;
  /** Everything that would be live together, the candidates too. */
  readonly versions: Readonly<Record<string, string>>;
  readonly reason: ChangeReason;
}
export type Trial = (activation: Activation) => Promise<void>;

/** Who changes what, given what is live now and how it came about. */
type Plan = (live: LivePointer, history: readonly HistoryEntry[]) => Readonly<Record<string, string>>;

/** Opens even while the database is away: it is asked again until it answers. */
export async function openRegistry({
  dataFolder,
  database,
  signingFolder,
  isForDevelopment = false,
  report = () => undefined,
  lockWaitMs = 5000,
}: RegistryOptions): Promise<Registry> {
  const folder = join(dataFolder, 'registry');
  const places = {
    incoming: join(folder, 'incoming'),
    releases: join(folder, 'releases'),
    trust: join(folder, 'trust'),
  };
  for (const place of [places.incoming, places.releases, places.trust]) await mkdir(place, { recursive: true });

  if (signingFolder) await adoptKeys(join(dataFolder, 'keys'), signingFolder);
  const keys = teamKeys(signingFolder, places.trust);
  const store = releaseStore(places.releases, places.incoming, keys);
  const trials = new Set<Trial>();
  const pointer = followLivePointer({ database, report, prepare });
  await pointer.look().catch((thrown: unknown) => {
    if (!isAway(thrown)) throw thrown;
    // Callers who ask what is live are told the same; subscribers are told when it is known.
    report(thrown as Failure);
  });

  return {
    publish,
    import: importSigned,
    activate: (changes, reason, origin) => change(reason, origin, () => changes),
    rollback: (name, origin) => change('rollback', origin, (_, history) => ({ [name]: previousOf(name, history) })),
    live: pointer.current,
    ready: pointer.ready,
    release: published,
    file: store.file,
    versions: store.versions,
    names: store.names,
    holderOf: (token) => holderOf(database, token),
    note: async (event) => void (await database.transaction((query) => appendAudit(query, event))),
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
    onChange: pointer.onChange,
    close: pointer.close,
  };

  async function prepare(): Promise<void> {
    await followTrust(database.query, keys);
    await takeOverFiles();
  }

  /** What an earlier version of the site kept in files goes into the database once. */
  async function takeOverFiles(): Promise<void> {
    if (!(await hasFiles(folder))) return;
    const isDone = await exclusively((query) => importFiles(query, { folder, store, report }));
    if (isDone) await putFilesAside(folder);
  }

  async function publish(build: string | WholeRelease, origin?: ChangeOrigin): Promise<SignedRelease> {
    const whole = typeof build === 'string' ? await readBuild(build) : build;
    await requireFit(whole);
    return exclusively(
      async (query) =>
        (await alreadyThere(query, whole)) ?? admitted(query, await signed(query, whole.release, origin), whole.contents, origin),
    );
  }

  async function importSigned(sent: string | SentRelease, origin?: ChangeOrigin): Promise<SignedRelease> {
    await followTrust(database.query, keys);
    const theirs =
      typeof sent === 'string' ? await store.verified(await readManifest(sent), sent) : await store.verified(sent.manifest, 'the upload');
    const contents = typeof sent === 'string' ? await readContents(sent, theirs.release) : sent.contents;
    const whole = { release: theirs.release, contents };
    await requireFit(whole);
    return exclusively(async (query) => (await alreadyThere(query, whole)) ?? admitted(query, theirs, contents, origin));
  }

  /** Before the lock is taken: others are not to wait for it. */
  async function requireFit(whole: WholeRelease): Promise<void> {
    const { name, version } = whole.release;
    if (!(await store.find(name, version))) await requireBudgets(whole, isForDevelopment);
  }

  async function alreadyThere(query: Query, { release, contents }: WholeRelease): Promise<SignedRelease | undefined> {
    const { name, version } = release;
    const existing = await store.find(name, version);
    const known = (await recordedRelease(query, name, version)) ?? existing;
    if (known && contentOf(known.release) !== contentOf(release)) throw new Failure('RELEASE_DUPLICATE', { remote: name, version });
    if (!existing) return undefined;
    await store.mend(existing.release, contents);
    return admittedAs(query, existing);
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
    const { name: subject, version } = signedRelease.release;
    await appendAudit(query, { actor: actorOf(origin), event: 'release taken in', subject, detail: { version } });
    return signedRelease;
  }

  /** A release on disk is the one that was admitted, or it is refused; one without a note gets it now. */
  async function admittedAs(query: Query, found: SignedRelease): Promise<SignedRelease> {
    const { name, version } = found.release;
    const recorded = await recordedRelease(query, name, version);
    if (!recorded) await recordRelease(query, found);
    else if (contentOf(recorded.release) !== contentOf(found.release))
      throw new Failure('RELEASE_TAMPERED', { file: manifestName, remote: name, version });
    return found;
  }

  /** The one way in which what is live changes: history and pointer together, or neither. */
  async function change(reason: ChangeReason, origin: ChangeOrigin | undefined, plan: Plan): Promise<LivePointer> {
    // What files say is what the change builds on.
    await pointer.look();
    let changed: LivePointer | undefined;
    while (!changed) {
      const tried = await tryOut(reason, plan);
      // Undefined where another change came between and what would be live together is no longer what was tried.
      changed = await exclusively(async (query) => {
        const planned = await planChange(query, plan);
        if (planned.changes.length === 0 && !planned.failure) return planned.before;
        if (trials.size > 0 && !tried.has(combinationOf(planned))) return undefined;
        await checkTogether(query, planned);
        return makeChange(query, planned, reason, origin);
      });
    }
    // The change is made, whether or not the database can be asked again at once.
    await pointer.look().catch(() => undefined);
    return changed;
  }

  async function planChange(query: Query, plan: Plan): Promise<PlannedChange> {
    const entries = await readChanges(query, report);
    const { pointer: before, failure } = await readLive(query);
    const wanted = Object.entries(plan(before, entriesLeadingTo(before.revision, entries)));
    const changes = wanted.filter(([name, version]) => before.versions[name] !== version);
    const versions = { ...before.versions, ...Object.fromEntries(changes) };
    return { before, failure, changes, versions, revision: Math.max(before.revision, entries.at(-1)?.revision ?? 0) + 1 };
  }

  /** Returns the combinations of candidates and shell that passed all trials. */
  async function tryOut(reason: ChangeReason, plan: Plan): Promise<Set<string>> {
    const passed = new Set<string>();
    if (trials.size === 0) return passed;
    const planned = await planChange(database.query, plan);
    if (planned.changes.length === 0) return passed;
    await checkTogether(database.query, planned);
    const candidates = planned.changes.map(([name, version]) => ({ name, version }));
    for (const trial of trials) await trial({ candidates, versions: planned.versions, reason });
    return passed.add(combinationOf(planned));
  }

  async function makeChange(
    query: Query,
    { before, changes, versions, revision }: PlannedChange,
    reason: ChangeReason,
    origin: ChangeOrigin | undefined,
  ): Promise<LivePointer> {
    const at = new Date().toISOString();
    const next: LivePointer = { revision, changedAt: at, versions };
    const entry: HistoryEntry = {
      revision,
      after: before.revision,
      at,
      by: actorText(actorOf(origin)),
      actor: actorOf(origin),
      because: null,
      commit: null,
      link: null,
      ...origin?.claims,
      reason,
      changes: changes.map(([name, to]) => ({ name, from: before.versions[name] ?? null, to })),
    };
    await recordChange(query, entry, next);
    await appendAudit(query, auditOfChange(entry));
    return next;
  }

  /** Every candidate is whole, signed, and fits among the others as they will be. */
  async function checkTogether(query: Query, { changes, before }: PlannedChange): Promise<void> {
    const candidates: Release[] = [];
    for (const [name, version] of changes) {
      const { release } = await admittedAs(query, await published(name, version));
      await store.checkFiles(release);
      candidates.push(release);
    }
    const standing = await liveReleases(before);
    const staying = standing.filter(({ name }) => !candidates.some((candidate) => candidate.name === name));
    // The shell last: where it and a remote come together and do not fit, the remote is the one to name.
    candidates.sort((left, right) => Number(left.name === 'shell') - Number(right.name === 'shell'));
    for (const candidate of candidates) {
      const others = candidates.filter((other) => other !== candidate);
      const replacedByIt = standing.filter(({ name }) => name === candidate.name);
      const faults = incompatibilities(candidate, [...staying, ...others, ...replacedByIt]);
      if (faults.length > 0)
        throw new Failure('RELEASE_INCOMPATIBLE', { remote: candidate.name, version: candidate.version, cause: faults.join('; ') });
    }
  }

  /** A live release that cannot be read must not keep its own repair from going live. */
  async function liveReleases({ versions }: LivePointer): Promise<Release[]> {
    const releases: Release[] = [];
    for (const [name, version] of Object.entries(versions)) {
      try {
        releases.push((await published(name, version)).release);
      } catch (thrown) {
        if (!(thrown instanceof Failure)) throw thrown;
        report(thrown);
      }
    }
    return releases;
  }

  async function published(name: string, version: string): Promise<SignedRelease> {
    const found = await store.find(name, version).catch(async (thrown: unknown) => {
      if (!(thrown instanceof Failure) || thrown.code !== 'RELEASE_UNSIGNED') throw thrown;
      // Its key may have become trusted on another machine.
      await followTrust(database.query, keys).catch(() => {
        throw thrown;
      });
      return store.find(name, version);
    });
    if (found) return found;
    const known = await store.versions(name);
    if (known.length === 0) throw new Failure('REMOTE_UNKNOWN', { remote: name, known: (await store.names()).join(', ') || 'none' });
    throw new Failure('VERSION_UNKNOWN', { remote: name, version, known: known.join(', ') });
  }

  function previousOf(name: string, history: readonly HistoryEntry[]): string {
    const version = versionBefore(name, history);
    if (!version) throw new Failure('NOTHING_TO_ROLL_BACK', { remote: name });
    return version;
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

interface PlannedChange {
  readonly before: LivePointer;
  /** What is wrong with the pointer as it is. */
  readonly failure: Failure | undefined;
  readonly changes: ReadonlyArray<readonly [name: string, version: string]>;
  readonly versions: Readonly<Record<string, string>>;
  readonly revision: number;
}

/** Remotes stand by themselves, but each is loaded by one shell. */
function combinationOf({ changes, versions }: PlannedChange): string {
  return canonicalJson([Object.fromEntries(changes), versions.shell ?? null]);
}

/** Calls of this process itself are those of the account that runs it. */
function actorOf(origin: ChangeOrigin | undefined): Actor {
  return origin?.actor ?? processActor('site');
}

/** Everything of a release but the moment of its build: a build that is repeated is the same release. */
function contentOf(release: Release): string {
  return canonicalJson({ ...release, builtAt: '' });
}
