import { Failure } from '@webdocs/contracts/failures/failure';
import { SignedReleaseSchema, type SignedRelease } from '@webdocs/contracts/remote/release';
import type { Database, Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { actorOf, type ChangeOrigin } from './change-origin.ts';
import { contentOf } from './release-contents.ts';
import { readManifest } from './release-folder.ts';
import { recordedRelease, recordRelease } from './release-record.ts';
import type { ReleaseStore } from './release-store.ts';
import type { SharedReleases } from './shared-releases.ts';
import { isSignedBy, type TeamKeys } from './team-keys.ts';
import { followTrust } from './trusted-keys.ts';

/** Requests for files of a release that no trusted key signed cost one look into the database a second, however many they are. */
const askAgainMs = 1000;

interface Surroundings {
  readonly database: Database;
  readonly store: ReleaseStore;
  readonly keys: TeamKeys;
  readonly shared: SharedReleases | undefined;
}

/** What this folder and what the database have of a release. */
interface KnownRelease {
  readonly existing: SignedRelease | undefined;
  readonly recorded: SignedRelease | undefined;
}

/** The files of a release never change. Its signature does, when its team has a new key and sends the same release again. */
export interface SignatureChanges {
  /** Puts the release under the signature that it was sent with now, where what is known of it was signed with another key. */
  take(query: Query, sent: SignedRelease, known: KnownRelease, origin?: ChangeOrigin): Promise<SignedRelease>;
  /** Runs `find`, and once more with the signature that another machine took, where the one in this folder is no longer believed. */
  follow<T>(name: string, version: string, find: () => Promise<T>): Promise<T>;
}

export function signatureChanges({ database, store, keys, shared }: Surroundings): SignatureChanges {
  const lookedAt = new Map<string, number>();
  return { take, follow };

  async function take(
    query: Query,
    sent: SignedRelease,
    { existing, recorded = existing }: KnownRelease,
    origin?: ChangeOrigin,
  ): Promise<SignedRelease> {
    const { name: subject, version } = sent.release;
    const own = (await keys.trusted(subject)).filter((key) => isBy(key, sent));
    const isSo = (known: SignedRelease | undefined) => known !== undefined && own.some((key) => isBy(key, known));
    if (existing && isSo(existing) && isSo(recorded)) return existing;
    await store.sign(sent);
    await recordRelease(query, sent);
    await shared?.keepHere(query, sent);
    await appendAudit(query, { actor: actorOf(origin), event: 'release signed with another key', subject, detail: { version } });
    return sent;
  }

  async function follow<T>(name: string, version: string, find: () => Promise<T>): Promise<T> {
    try {
      return await find();
    } catch (thrown) {
      if (!isUnsigned(thrown) || !(await hasFollowed(name, version).catch(() => false))) throw thrown;
      return find();
    }
  }

  async function hasFollowed(name: string, version: string): Promise<boolean> {
    const place = `${name} ${version}`;
    if (performance.now() - (lookedAt.get(place) ?? -Infinity) < askAgainMs) return false;
    lookedAt.set(place, performance.now());
    // Its key may have become trusted on another machine.
    await followTrust(database.query, keys);
    const recorded = await recordedRelease(database.query, name, version);
    if (recorded && (await isBelieved(recorded)) && (await isHere(recorded))) await store.sign(recorded);
    return true;
  }

  /** Under whatever signature. One that was altered is not put right: an operator has to know of it. */
  async function isHere({ release }: SignedRelease): Promise<boolean> {
    const manifest = v.safeParse(SignedReleaseSchema, await readManifest(store.folderOf(release.name, release.version)));
    return manifest.success && contentOf(manifest.output.release) === contentOf(release);
  }

  async function isBelieved(signed: SignedRelease): Promise<boolean> {
    return (await keys.trusted(signed.release.name)).some((key) => isBy(key, signed));
  }
}

export function isUnsigned(thrown: unknown): boolean {
  return thrown instanceof Failure && thrown.code === 'RELEASE_UNSIGNED';
}

export function noneWhereUnsigned(thrown: unknown): undefined {
  if (!isUnsigned(thrown)) throw thrown;
}

function isBy(key: Parameters<typeof isSignedBy>[0], { release, signature }: SignedRelease): boolean {
  return isSignedBy(key, canonicalJson(release), signature.value);
}
