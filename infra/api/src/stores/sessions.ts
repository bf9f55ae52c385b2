import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';

/** What is in the cookie. */
const secretBytes = 32;
const secretForm = /^[\w-]{43}$/;

/** Starts a session; returns the secret, which is kept nowhere on our side. */
export async function createSession(query: Query, accountId: string, expiresAt: Date): Promise<string> {
  const secret = randomBytes(secretBytes).toString('base64url');
  await query
    .insertInto('sessions')
    .values({ id_hash: hashOf(secret), account_id: accountId, expires_at: expiresAt })
    .execute();
  return secret;
}

/** Whose session it is; undefined if it ended, was never given out, or belongs to a suspended account. */
export async function accountOfSession(query: Query, secret: string, now: Date): Promise<Account | undefined> {
  if (!secretForm.test(secret)) return undefined;
  return query
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .where('sessions.id_hash', '=', hashOf(secret))
    .where('sessions.expires_at', '>', now)
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst();
}

export async function endSession(query: Query, secret: string): Promise<void> {
  await query.deleteFrom('sessions').where('id_hash', '=', hashOf(secret)).execute();
}

export async function endEverySession(query: Query, accountId: string): Promise<void> {
  await query.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}

/** Returns how many there were. */
export async function removeExpiredSessions(query: Query, now: Date): Promise<number> {
  const { numDeletedRows } = await query.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
