import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import { noDevice, type Device } from './device-of.ts';
import { openSealed, sealText } from './sealed-text.ts';
import { isUuid } from '@webdocs/database/uuid';

/** What is in the cookie. */
const secretBytes = 32;
const secretForm = /^[\w-]{43}$/;

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
/** Of a device that was given away or stolen, a session ends by itself. */
const idleMs = 30 * day;
/** Staff see and change accounts of others: they sign in for a day of work. */
const staffMs = 12 * hour;
const seenEveryMs = 10 * minute;

type SessionOwner = Pick<Account, 'id' | 'is_staff' | 'is_superuser'>;

export interface NewSession {
  readonly accountId: string;
  readonly startsAt: Date;
  readonly expiresAt: Date;
  /** When the provider asked the user for the password; null where it does not say. */
  readonly authenticatedAt?: Date | null | undefined;
  readonly idToken?: string | undefined;
  readonly device?: Device | undefined;
}

/** Starts a session; returns the secret, which is kept nowhere on our side. */
export async function createSession(query: Query, session: NewSession): Promise<string> {
  const { accountId, startsAt, expiresAt, authenticatedAt = null, idToken, device = noDevice } = session;
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
      ...device,
    })
    .execute();
  return secret;
}

/** Whose session it is; undefined if it ended, was never given out, or belongs to a suspended account. The device is noted with its use. */
export async function accountOfSession(query: Query, secret: string, now: Date, device?: Device): Promise<Account | undefined> {
  const row = await runningSession(query, secret, now)
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select(['sessions.last_seen', 'sessions.created_at as session_created_at'])
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { last_seen: lastSeen, session_created_at: startedAt, ...account } = row;
  if (isStaff(account) && startedAt <= before(now, staffMs)) return undefined;
  if (lastSeen <= before(now, seenEveryMs)) await noteSeen(query, secret, now, device);
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

export interface ListedSession extends Device {
  readonly id: string;
  readonly lastUsed: Date;
  readonly isCurrent: boolean;
}

/** The newest say enough of an account that is open in more places. */
const mostListed = 50;

/** The sessions of an account that still count, the one of this secret first, then by last use. */
export async function sessionsOf(query: Query, account: SessionOwner, secret: string, now: Date): Promise<readonly ListedSession[]> {
  const own = hashOf(secret);
  const rows = await query
    .selectFrom('sessions')
    .select(['id_hash', 'public_id', 'browser', 'system', 'last_seen'])
    .where('account_id', '=', account.id)
    .where('expires_at', '>', now)
    .where('last_seen', '>', before(now, idleMs))
    .$if(isStaff(account), (some) => some.where('created_at', '>', before(now, staffMs)))
    .orderBy((where) => where.case().when('id_hash', '=', own).then(0).else(1).end())
    .orderBy('last_seen', 'desc')
    .orderBy('public_id')
    .limit(mostListed)
    .execute();
  return rows.map(({ id_hash: hash, public_id: id, last_seen: lastUsed, browser, system }) => ({
    id,
    browser,
    system,
    lastUsed,
    isCurrent: hash.equals(own),
  }));
}

/** Ends one session of an account by the name that the list gives it; says whether it was the one of this secret. */
export async function endNamedSession(
  query: Query,
  accountId: string,
  publicId: string,
  secret: string,
): Promise<{ readonly wasOwn: boolean }> {
  if (!isUuid(publicId)) return { wasOwn: false };
  const ended = await query
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('public_id', '=', publicId)
    .returning('id_hash')
    .executeTakeFirst();
  return { wasOwn: ended?.id_hash.equals(hashOf(secret)) ?? false };
}

export async function endOtherSessions(query: Query, accountId: string, secret: string): Promise<void> {
  await query.deleteFrom('sessions').where('account_id', '=', accountId).where('id_hash', '!=', hashOf(secret)).execute();
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

async function noteSeen(query: Query, secret: string, now: Date, device?: Device): Promise<void> {
  await query
    .updateTable('sessions')
    .set({ last_seen: now, ...device })
    .where('id_hash', '=', hashOf(secret))
    .execute();
}

function isStaff({ is_staff, is_superuser }: Pick<Account, 'is_staff' | 'is_superuser'>): boolean {
  return is_staff || is_superuser;
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

const idTokenPurpose = 'webdocs id token';
