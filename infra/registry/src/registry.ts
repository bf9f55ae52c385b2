import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LivePointer } from '@webdocs/contracts/composition';
import { Failure } from '@webdocs/contracts/failure';
import { ReleaseSchema, type Release, type SignedRelease } from '@webdocs/contracts/release';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { withLock } from './change-lock.ts';
import { isAbandoned, replaceFile } from './durable-file.ts';
import { incompatibilities } from './gate.ts';
import { appendEntry, entriesLeadingTo, readEntries, replayed, versionBefore, type ChangeReason, type HistoryEntry } from './history.ts';
import { followLivePointer } from './live-pointer.ts';
import { readContents, readManifest } from './release-folder.ts';
import { releaseStore } from './release-store.ts';
import { teamKeys } from './team-keys.ts';

export type { ChangeReason, HistoryEntry } from './history.ts';

/** Which releases there are and which of them are live: everything on disk, nothing in between half done. */
export interface Registry {
  /** Takes a build in: checks every file, signs with the team's key. The same content again gives the release that is there. */
  publish(buildFolder: string): Promise<SignedRelease>;
  /** Takes in a release that was signed elsewhere by a key that the trust folder names. */
  import(signedFolder: string): Promise<SignedRelease>;
  /** Makes versions live, all in one change or none. */
  activate(changes: Readonly<Record<string, string>>, reason: ChangeReason): Promise<LivePointer>;
  /** Makes the version live again that was live before the present one. */
  rollback(name: string): Promise<LivePointer>;
  live(): Promise<LivePointer>;
  release(name: string, version: string): Promise<SignedRelease>;
  /** A file that a release lists, its hash checked; undefined for everything else. */
  file(name: string, version: string, path: string): Promise<Buffer | undefined>;
  /** Oldest first. */
  versions(name: string): Promise<string[]>;
  names(): Promise<string[]>;
  /** The changes that led to what is live, newest first. */
  history(limit?: number): Promise<HistoryEntry[]>;
  /** Calls back soon after the live pointer changed, whichever process changed it. */
  onChange(callback: (pointer: LivePointer) => void): () => void;
  close(): void;
}

export interface RegistryOptions {
  /** Told of what was wrong but could be left aside. */
  readonly report?: (failure: Failure) => void;
  /** How long a change waits for another one to finish. */
  readonly lockWaitMs?: number;
}

/** Who changes what, given what is live now and how it came about. */
type Plan = (live: LivePointer, history: readonly HistoryEntry[]) => Readonly<Record<string, string>>;

export async function openRegistry(
  dataFolder: string,
  { report = () => undefined, lockWaitMs = 5000 }: RegistryOptions = {},
): Promise<Registry> {
  const folder = join(dataFolder, 'registry');
  const places = {
    incoming: join(folder, 'incoming'),
    releases: join(folder, 'releases'),
    trust: join(folder, 'trust'),
    keys: join(dataFolder, 'keys'),
    history: join(folder, 'history.jsonl'),
    live: join(folder, 'live.json'),
    lock: join(folder, 'lock'),
  };
  for (const place of [places.incoming, places.releases, places.trust]) await mkdir(place, { recursive: true });

  const keys = teamKeys(places.keys, places.trust);
  const store = releaseStore(places.releases, places.incoming, keys);
  const pointer = followLivePointer(places.live, replayed(await readEntries(places.history, () => undefined)), report);

  return {
    publish,
    import: importSigned,
    activate: (changes, reason) => change(reason, () => changes),
    rollback: (name) => change('rollback', (_, history) => ({ [name]: previousOf(name, history) })),
    live: async () => pointer.current(),
    release: published,
    file: store.file,
    versions: store.versions,
    names: store.names,
    async history(limit = Infinity) {
      const entries = entriesLeadingTo(pointer.current().revision, await readEntries(places.history, report));
      return entries.reverse().slice(0, limit);
    },
    onChange: pointer.onChange,
    close: pointer.close,
  };

  async function publish(buildFolder: string): Promise<SignedRelease> {
    const parsed = v.safeParse(ReleaseSchema, await readManifest(buildFolder));
    if (!parsed.success) throw new Failure('RELEASE_MALFORMED', { source: buildFolder, cause: v.summarize(parsed.issues) });
    const release = parsed.output;
    const contents = await readContents(buildFolder, release);
    return exclusively(async () => (await alreadyThere(release, contents)) ?? admitted(await signed(release), contents));
  }

  async function importSigned(signedFolder: string): Promise<SignedRelease> {
    const theirs = await store.verified(await readManifest(signedFolder), signedFolder);
    const contents = await readContents(signedFolder, theirs.release);
    return exclusively(async () => (await alreadyThere(theirs.release, contents)) ?? admitted(theirs, contents));
  }

  async function alreadyThere(release: Release, contents: ReadonlyMap<string, Buffer>): Promise<SignedRelease | undefined> {
    const existing = await store.find(release.name, release.version);
    if (!existing) return undefined;
    if (contentOf(existing.release) !== contentOf(release))
      throw new Failure('RELEASE_DUPLICATE', { remote: release.name, version: release.version });
    await store.mend(existing.release, contents);
    return existing;
  }

  async function signed(release: Release): Promise<SignedRelease> {
    const value = (await keys.sign(release.name, canonicalJson(release))) ?? '';
    return store.verified({ release, signature: { algorithm: 'ed25519', team: release.name, value } }, release.name);
  }

  async function admitted(release: SignedRelease, contents: ReadonlyMap<string, Buffer>): Promise<SignedRelease> {
    await store.admit(release, contents);
    return release;
  }

  /**
   * The one way in which what is live changes: history first, then the pointer. Where the pointer cannot be read, the
   * history says what was live.
   */
  async function change(reason: ChangeReason, plan: Plan): Promise<LivePointer> {
    return exclusively(async (stillHeld) => {
      const entries = await readEntries(places.history, report);
      const live = pointer.current();
      const before = pointer.isSound() ? live : replayed(entries);
      const wanted = Object.entries(plan(before, entriesLeadingTo(before.revision, entries)));
      const changes = wanted.filter(([name, version]) => before.versions[name] !== version);
      if (changes.length === 0 && pointer.isSound()) return before;

      await checkTogether(Object.fromEntries(changes), before);
      const revision = Math.max(before.revision, entries.at(-1)?.revision ?? 0) + 1;
      const at = new Date().toISOString();
      const recorded = changes.map(([name, to]) => ({ name, from: before.versions[name] ?? null, to }));
      const next: LivePointer = { revision, changedAt: at, versions: { ...before.versions, ...Object.fromEntries(changes) } };
      await stillHeld();
      await appendEntry(places.history, {
        revision,
        after: before.revision,
        at,
        by: process.env.USER || 'unknown',
        reason,
        changes: recorded,
      });
      await replaceFile(places.live, `${JSON.stringify(next, null, 2)}\n`);
      return pointer.current();
    });
  }

  /** Every candidate is whole, signed, and fits among the others as they will be. */
  async function checkTogether(changes: Readonly<Record<string, string>>, before: LivePointer): Promise<void> {
    const candidates: Release[] = [];
    for (const [name, version] of Object.entries(changes)) {
      const { release } = await published(name, version);
      await store.checkFiles(release);
      candidates.push(release);
    }
    const standing = await liveReleases(before);
    const staying = standing.filter(({ name }) => !Object.hasOwn(changes, name));
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
    const found = await store.find(name, version);
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

  function exclusively<T>(work: (stillHeld: () => Promise<void>) => Promise<T>): Promise<T> {
    return withLock(places.lock, lockWaitMs, async (stillHeld) => {
      await sweep();
      return work(stillHeld);
    });
  }

  /** Whoever holds the lock is alone: what lies in these places was left by a process that died. */
  async function sweep(): Promise<void> {
    for (const name of await readdir(places.incoming)) await rm(join(places.incoming, name), { recursive: true, force: true });
    for (const name of await readdir(folder)) if (isAbandoned(name)) await rm(join(folder, name), { force: true });
  }
}

/** Everything of a release but the moment of its build: a build that is repeated is the same release. */
function contentOf(release: Release): string {
  return canonicalJson({ ...release, builtAt: '' });
}
