import { createHash, randomBytes } from 'node:crypto';
import { Failure } from '@webdocs/contracts/failures/failure';
import { actorText, type Actor } from '@webdocs/contracts/remote/actor';
import type { Database, Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import { sql } from 'kysely';

/** Who may use a token: one team for its own remote, or operators for everything. */
export interface TokenWish {
  /** Null for operators. */
  readonly team: string | null;
  readonly name: string;
  readonly days: number;
}

export interface AccessToken {
  /** Short and no secret. */
  readonly id: string;
  readonly team: string | null;
  readonly name: string;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly expiresAt: string;
  /** A day. */
  readonly lastUsedOn: string | null;
  readonly revokedAt: string | null;
}

/** The token itself is known at this moment alone: the database keeps its hash. */
export interface MadeToken {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: string;
}

/** The start tells people, and programs that look for secrets in code, what it is. */
const form = /^webdocs_[A-Za-z0-9_-]{43}$/;
const dayMs = 24 * 60 * 60 * 1000;

export async function createToken(database: Database, wish: TokenWish, by: Actor, now = new Date()): Promise<MadeToken> {
  return database.transaction(async (query) => {
    const made = await insertToken(query, wish, by, now);
    await appendAudit(query, { actor: by, event: 'token created', subject: made.id, detail: describe(wish, made) });
    return made;
  });
}

/** The new token is for the same holder and as long as the old one was; the old one ends at once, because it may have leaked. */
export async function rotateToken(database: Database, id: string, by: Actor, now = new Date()): Promise<MadeToken> {
  return database.transaction(async (query) => {
    const old = await openToken(query, id);
    await query.updateTable('access_tokens').set({ revoked_at: now }).where('id', '=', id).execute();
    const days = Math.ceil((old.expires_at.getTime() - old.created_at.getTime()) / dayMs);
    const wish = { team: old.team, name: old.name, days };
    const made = await insertToken(query, wish, by, now);
    await appendAudit(query, { actor: by, event: 'token rotated', subject: made.id, detail: { ...describe(wish, made), before: id } });
    return made;
  });
}

export async function revokeToken(database: Database, id: string, by: Actor, now = new Date()): Promise<void> {
  await database.transaction(async (query) => {
    const { team, name } = await openToken(query, id);
    await query.updateTable('access_tokens').set({ revoked_at: now }).where('id', '=', id).execute();
    await appendAudit(query, { actor: by, event: 'token revoked', subject: id, detail: { team, name } });
  });
}

/** Of a team that has nothing live any more; returns their ids. */
export async function revokeTokensOf(query: Query, team: string, by: Actor, now = new Date()): Promise<string[]> {
  const revoked = await query
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('team', '=', team)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name'])
    .execute();
  for (const { id, name } of revoked) await appendAudit(query, { actor: by, event: 'token revoked', subject: id, detail: { team, name } });
  return revoked.map(({ id }) => id).sort();
}

/** The oldest first; those that ended too. */
export async function listTokens(query: Query): Promise<AccessToken[]> {
  const rows = await query.selectFrom('access_tokens').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    team: row.team,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    createdBy: actorText(row.created_by),
    expiresAt: row.expires_at.toISOString(),
    lastUsedOn: row.last_used_on,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }));
}

/** Who shows this token; undefined where it is none. One that ended is told as such: only its holder can ask. */
export async function holderOf({ query }: Database, token: string, now = new Date()): Promise<Actor | undefined> {
  if (!form.test(token)) return undefined;
  const row = await query.selectFrom('access_tokens').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst();
  if (!row) return undefined;
  const { id, team, name } = row;
  if (row.revoked_at) throw new Failure('TOKEN_ENDED', { id, cause: `was revoked at ${row.revoked_at.toISOString()}` });
  if (row.expires_at <= now) throw new Failure('TOKEN_ENDED', { id, cause: `expired at ${row.expires_at.toISOString()}` });
  const today = now.toISOString().slice(0, 10);
  if (row.last_used_on !== today) await query.updateTable('access_tokens').set({ last_used_on: today }).where('id', '=', id).execute();
  return { kind: team === null ? 'operator' : 'team', name, team };
}

async function insertToken(query: Query, { team, name, days }: TokenWish, by: Actor, now: Date): Promise<MadeToken> {
  const token = `webdocs_${randomBytes(32).toString('base64url')}`;
  const id = randomBytes(4).toString('hex');
  const expires = new Date(now.getTime() + days * dayMs);
  const created_by = sql<Actor>`${JSON.stringify(by)}::jsonb`;
  await query
    .insertInto('access_tokens')
    .values({ id, hash: hashOf(token), team, name, created_at: now, created_by, expires_at: expires, last_used_on: null, revoked_at: null })
    .execute();
  return { id, token, expiresAt: expires.toISOString() };
}

async function openToken(query: Query, id: string) {
  const row = await query.selectFrom('access_tokens').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || row.revoked_at) throw new Failure('TOKEN_UNKNOWN', { id });
  return row;
}

function describe({ team, name }: TokenWish, { expiresAt }: MadeToken) {
  return { team, name, expires: expiresAt };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
