import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Query } from '@webdocs/database';
import type { SandboxSession } from '@webdocs/database/tables';

/** A checkout stays open while the user looks for a card; managing a subscription takes less time. */
export const checkoutMs = 60 * 60 * 1000;
export const manageMs = 30 * 60 * 1000;

const idForm = /^[\w-]{43}$/;

/** The same attempt has the same page, and only this attempt can say which. */
export function idOfAttempt(attempt: string, secret: string): string {
  return createHmac('sha256', secret).update(`checkout\n${attempt}`).digest('base64url');
}

export function newId(): string {
  return randomBytes(32).toString('base64url');
}

export async function openSession(query: Query, id: string, session: Omit<SandboxSession, 'id_hash' | 'outcome'>): Promise<void> {
  await query
    .insertInto('practice_sessions')
    .values({ ...session, checkout: session.checkout && JSON.stringify(session.checkout), id_hash: hashOf(id), outcome: null } as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the user of this address came for; undefined once the time is over. */
export async function findSession(query: Query, id: string, now: Date): Promise<SandboxSession | undefined> {
  if (!idForm.test(id)) return undefined;
  return query
    .selectFrom('practice_sessions')
    .selectAll()
    .where('id_hash', '=', hashOf(id))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The same, and no other request goes on with it before the transaction ends. */
export async function lockSession(query: Query, id: string, now: Date): Promise<SandboxSession | undefined> {
  if (!idForm.test(id)) return undefined;
  return query
    .selectFrom('practice_sessions')
    .selectAll()
    .where('id_hash', '=', hashOf(id))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns what became of it: the first outcome stays. */
export async function closeSession(query: Query, id: string, outcome: 'paid' | 'closed'): Promise<'paid' | 'closed'> {
  const closed = await query
    .updateTable('practice_sessions')
    .set(({ fn, val }) => ({ outcome: fn.coalesce('outcome', val(outcome)) }))
    .where('id_hash', '=', hashOf(id))
    .returning('outcome')
    .executeTakeFirst();
  return closed?.outcome ?? 'closed';
}

export async function removeExpiredSessions(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('practice_sessions').where('expires_at', '<=', now).execute();
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}
