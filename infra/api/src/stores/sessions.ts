import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import { openSealed, sealText } from './sealed-text.ts';

/** What is in the cookie. */
const secretBytes = 32;
const secretForm = /^[\w-]{43}$/;

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Of a device that was given away or stolen, a session ends by itself. */
const idleMs = 30 * day;
/** Staff see and change accounts of others: they sign in for a day of work. */
const staffMs = 12 * hour;
const seenEveryMs = day;

export interface NewSession {
  readonly accountId: string;
  readonly startsAt: Date;
  readonly expiresAt: Date;
  /** When the provider asked the user for the password; null where it does not say. */
  readonly authenticatedAt?: Date | null | undefined;
  readonly idToken?: string | undefined;
}

/** Starts a session; returns the secret, which is kept nowhere on our side. */
export async function createSession(query: Query, session: NewSession): Promise<string> {
  const { accountId, startsAt, expiresAt, authenticatedAt = null, idToken } = session;
  const secret = randomBytes(secretBytes).toString('base64url');
  await query
    .insertInto('sessions')
    .values({
      id_hash: hashOf(secret),
      account_id: accountId,
      created_at: startsAt,
      last_seen: startsAt,
      expires_at: expiresAt,
      authenticated_at: authenticatedAt,
      sealed_id_token: idToken === undefined ? null : sealText(secret, idTokenPurpose, idToken),
    })
    .execute();
  return secret;
}

/** Whose session it is; undefined if it ended, was never given out, or belongs to a suspended account. */
export async function accountOfSession(query: Query, secret: string, now: Date): Promise<Account | undefined> {
  const row = await runningSession(query, secret, now)
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select(['sessions.last_seen', 'sessions.created_at as session_created_at'])
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { last_seen: lastSeen, session_created_at: startedAt, ...account } = row;
  const isStaff = account.is_staff || account.is_superuser;
  if (isStaff && startedAt <= before(now, staffMs)) return undefined;
  if (lastSeen <= before(now, seenEveryMs)) await noteSeen(query, secret, now);
  return account;
}

/** When the user of a session last entered the password, as far as the provider told. */
export async function authenticationOfSession(query: Query, secret: string, now: Date): Promise<Date | null> {
  const row = await runningSession(query, secret, now).select('sessions.authenticated_at').executeTakeFirst();
  return row?.authenticated_at ?? null;
}

interface EndedSession {
  readonly accountId: string;
  /** The one that it began with. */
  readonly idToken: string | undefined;
}

/** Ends a session; undefined where there is none. */
export async function endSession(query: Query, secret: string): Promise<EndedSession | undefined> {
  const ended = await query
    .deleteFrom('sessions')
    .where('id_hash', '=', hashOf(secret))
    .returning(['account_id', 'sealed_id_token'])
    .executeTakeFirst();
  if (!ended) return undefined;
  const { account_id: accountId, sealed_id_token: sealed } = ended;
  return { accountId, idToken: sealed ? openSealed(secret, idTokenPurpose, sealed) : undefined };
}

export async function endEverySession(query: Query, accountId: string): Promise<void> {
  await query.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}

/** The sessions that began no later: those of a password that was changed then. */
export async function endSessionsUntil(query: Query, accountId: string, at: Date): Promise<void> {
  await query.deleteFrom('sessions').where('account_id', '=', accountId).where('created_at', '<=', at).execute();
}

/** Returns how many there were. */
export async function removeExpiredSessions(query: Query, now: Date): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<=', now), where('last_seen', '<=', before(now, idleMs))]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function runningSession(query: Query, secret: string, now: Date) {
  // A text of another form is the secret of no session; its hash finds none either.
  return query
    .selectFrom('sessions')
    .where('sessions.id_hash', '=', hashOf(secretForm.test(secret) ? secret : ''))
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen', '>', before(now, idleMs));
}

async function noteSeen(query: Query, secret: string, now: Date): Promise<void> {
  await query.updateTable('sessions').set({ last_seen: now }).where('id_hash', '=', hashOf(secret)).execute();
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

const idTokenPurpose = 'webdocs id token';
