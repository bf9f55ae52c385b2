import type { KeyObject } from 'node:crypto';
import { Failure } from '@webdocs/contracts/failures/failure';
import { actorText, type Actor } from '@webdocs/contracts/remote/actor';
import type { Database, Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import { sql } from 'kysely';
import { canonicalJson } from './canonical-json.ts';
import { readLive } from './live-record.ts';
import { recordedRelease } from './release-record.ts';
import { fingerprintOf, isSignedBy, publicKeysIn, type TeamKeys } from './team-keys.ts';

export interface TrustedKey {
  readonly team: string;
  readonly fingerprint: string;
  readonly trustedAt: string;
  readonly trustedBy: string;
  readonly revokedAt: string | null;
}

/** Operators say whose signatures a site believes, for every machine that serves it. Returns the fingerprint. */
export async function trustKey(database: Database, team: string, pem: string, by: Actor): Promise<string> {
  const [key, second] = publicKeysIn(pem);
  if (!key || second) throw new Failure('KEY_MALFORMED', { team });
  return database.transaction(async (query) => {
    const fingerprint = await recordKey(query, team, key, by);
    const again = await query
      .updateTable('team_keys')
      .set({ revoked_at: null, trusted_at: new Date(), trusted_by: jsonOf(by) })
      .where('team', '=', team)
      .where('fingerprint', '=', fingerprint)
      .where('revoked_at', 'is not', null)
      .executeTakeFirst();
    if (again.numUpdatedRows > 0n) await appendTrust(query, team, fingerprint, by);
    return fingerprint;
  });
}

export async function listKeys(query: Query): Promise<TrustedKey[]> {
  const rows = await query.selectFrom('team_keys').selectAll().orderBy('team').orderBy('trusted_at').execute();
  return rows.map(({ team, fingerprint, trusted_at, trusted_by, revoked_at }) => ({
    team,
    fingerprint,
    trustedAt: trusted_at.toISOString(),
    trustedBy: actorText(trusted_by),
    revokedAt: revoked_at?.toISOString() ?? null,
  }));
}

/** A fingerprint may be cut off where that is enough to know it. What the key signed is not served any more: nothing live may be among it. */
export async function revokeKey(database: Database, team: string, fingerprint: string, by: Actor, now = new Date()): Promise<void> {
  await database.transaction(async (query) => {
    const rows = await query.selectFrom('team_keys').selectAll().where('team', '=', team).where('revoked_at', 'is', null).execute();
    const [row, second] = rows.filter((one) => fingerprint.length >= 8 && one.fingerprint.startsWith(fingerprint));
    if (!row || second) throw new Failure('KEY_UNKNOWN', { team, fingerprint });
    await refuseIfLive(
      query,
      team,
      row.public_key,
      rows.filter((one) => one !== row).map((one) => one.public_key),
    );
    await query
      .updateTable('team_keys')
      .set({ revoked_at: now })
      .where('team', '=', team)
      .where('fingerprint', '=', row.fingerprint)
      .execute();
    await appendAudit(query, { actor: by, event: 'key revoked', subject: team, detail: { fingerprint: row.fingerprint } });
  });
}

/** Once. Keys that a local run made itself are known to other machines of the same database by this. */
export async function recordKey(query: Query, team: string, key: KeyObject, by: Actor): Promise<string> {
  const fingerprint = fingerprintOf(key);
  const public_key = key.export({ type: 'spki', format: 'pem' }).toString();
  const made = await query
    .insertInto('team_keys')
    .values({ team, fingerprint, public_key, trusted_by: jsonOf(by), revoked_at: null })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows) await appendTrust(query, team, fingerprint, by);
  return fingerprint;
}

async function appendTrust(query: Query, team: string, fingerprint: string, actor: Actor): Promise<void> {
  await appendAudit(query, { actor, event: 'key trusted', subject: team, detail: { fingerprint } });
}

function jsonOf(actor: Actor) {
  return sql<Actor>`${JSON.stringify(actor)}::jsonb`;
}

/**
 * The trust folder follows the database: releases are read without it. Keys that are in the folder alone stay: their owner has
 * the machine; those that were revoked go.
 */
export async function followTrust(query: Query, keys: TeamKeys): Promise<void> {
  const rows = await query.selectFrom('team_keys').select(['team', 'fingerprint', 'public_key', 'revoked_at']).execute();
  for (const team of new Set(rows.map((row) => row.team))) {
    const own = rows.filter((row) => row.team === team);
    const revoked = new Set(own.filter(({ revoked_at }) => revoked_at).map(({ fingerprint }) => fingerprint));
    const known = await keys.trusted(team);
    const wanted = new Map(known.map((key) => [fingerprintOf(key), key]));
    for (const { public_key, fingerprint } of own) for (const key of publicKeysIn(public_key)) wanted.set(fingerprint, key);
    for (const fingerprint of revoked) wanted.delete(fingerprint);
    const isSame = known.length === wanted.size && known.every((key) => wanted.has(fingerprintOf(key)));
    if (!isSame) await keys.trustOnly(team, [...wanted.values()]);
  }
}

async function refuseIfLive(query: Query, team: string, pem: string, others: readonly string[]): Promise<void> {
  const version = (await readLive(query)).pointer.versions[team];
  const live = version && (await recordedRelease(query, team, version));
  if (!live) return;
  const isBy = (text: string) => publicKeysIn(text).some((key) => isSignedBy(key, canonicalJson(live.release), live.signature.value));
  if (isBy(pem) && !others.some(isBy)) throw new Failure('KEY_IN_USE', { team, version });
}
