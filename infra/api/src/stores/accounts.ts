import type { SubscriptionType } from '@webdocs/contracts/reader/plans';
import { defaultCollectionName } from '@webdocs/contracts/api/collections';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import { sql } from 'kysely';
import { moveNewsletterAddress } from './newsletter-addresses.ts';
import { randomId } from './random-id.ts';

/** The identity that a provider gives. */
export interface Profile {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly avatarUrl?: string | null;
  /** What a new account begins with; one that is there keeps what it has. */
  readonly atFirst?: { readonly plan?: SubscriptionType | undefined; readonly isStaff?: boolean | undefined };
}

/** The account behind a profile. The first time one is made, with its settings and the collection that everybody has. */
export async function accountFor(query: Query, { issuer, subject, email, avatarUrl = null, atFirst = {} }: Profile): Promise<Account> {
  const before = await accountOfSubject(query, issuer, subject);
  const account = await query
    .insertInto('accounts')
    .values({
      id: randomId(),
      issuer,
      subject,
      email,
      avatar_url: avatarUrl,
      subscription_type: atFirst.plan ?? 'core',
      is_staff: atFirst.isStaff ?? false,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ email, avatar_url: avatarUrl, updated_at: new Date() }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await query
    .insertInto('settings')
    .values({ account_id: account.id, no_ads: account.subscription_type !== 'core' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await query
    .insertInto('collections')
    .values({ id: randomId(), account_id: account.id, name: defaultCollectionName, is_default: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (before) await moveNewsletterAddress(query, before.email, email);
  return account;
}

/** Holds back others who want to change things of this account until the transaction ends. */
export async function findAndLock(query: Query, id: string): Promise<Account | undefined> {
  return query.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The same for the account of the one who calls. */
export async function lockAccount(query: Query, id: string): Promise<Account> {
  const account = await findAndLock(query, id);
  // Deleted since the call began.
  if (!account) throw new Failure('SESSION_INVALID');
  return account;
}

export async function accountOfSubject(query: Query, issuer: string, subject: string): Promise<Account | undefined> {
  return query.selectFrom('accounts').selectAll().where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();
}

export async function changeEmail(query: Query, { id, email: before }: Account, email: string): Promise<void> {
  await moveNewsletterAddress(query, before, email);
  await query.updateTable('accounts').set({ email, updated_at: new Date() }).where('id', '=', id).execute();
}

export async function suspendAccount(query: Query, id: string, at: Date | null): Promise<void> {
  await query.updateTable('accounts').set({ suspended_at: at, updated_at: new Date() }).where('id', '=', id).execute();
}

/** The accounts that an e-mail address or an id may mean. One address may have an account at each provider. */
export async function accountsWritten(query: Query, who: string): Promise<Account[]> {
  return query
    .selectFrom('accounts')
    .selectAll()
    .where((where) => where.or([where('id', '=', who), where(sql`lower(email)`, '=', who.trim().toLowerCase())]))
    .orderBy('created_at')
    .limit(2)
    .forUpdate()
    .execute();
}
