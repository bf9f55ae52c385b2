import { randomBytes } from 'node:crypto';
import type { Query } from '@webdocs/database';
import type { IdentityUser } from '@webdocs/database/tables';
import { emailKey } from './email-address.ts';

/** A user who may sign in; undefined also for an account that is switched off. */
export async function userByEmail(query: Query, email: string): Promise<IdentityUser | undefined> {
  const users = query.selectFrom('identity_people').selectAll();
  return users.where('email_key', '=', emailKey(email)).where('disabled_at', 'is', null).executeTakeFirst();
}

export async function userById(query: Query, id: string): Promise<IdentityUser | undefined> {
  return query.selectFrom('identity_people').selectAll().where('id', '=', id).where('disabled_at', 'is', null).executeTakeFirst();
}

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
}

/** Undefined where the address has an account already. */
export async function addUser(query: Query, { email, passwordHash }: NewUser): Promise<IdentityUser | undefined> {
  return query
    .insertInto('identity_people')
    .values({ id: newUserId(), email, email_key: emailKey(email), password_hash: passwordHash })
    .onConflict((taken) => taken.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function setPassword(query: Query, id: string, passwordHash: string, now: Date): Promise<void> {
  const change = { password_hash: passwordHash, password_changed_at: now };
  await query.updateTable('identity_people').set(change).where('id', '=', id).execute();
}

/** False where another account has the address by now. */
export async function setEmail(query: Query, id: string, email: string): Promise<boolean> {
  const key = emailKey(email);
  const { numUpdatedRows } = await query
    .updateTable('identity_people')
    .set({ email, email_key: key })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('identity_people as other').select('other.id').where('other.email_key', '=', key).where('other.id', '!=', id))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function newUserId(): string {
  return randomBytes(16).toString('hex');
}
