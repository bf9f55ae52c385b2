import type { SubscriptionType } from '@webdocs/contracts/api';
import { defaultCollectionName } from '@webdocs/contracts/collections';
import { Failure } from '@webdocs/contracts/failure';
import type { Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import { randomId } from './random-id.ts';

/** Whom a provider says somebody is. */
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
    .values({ account_id: account.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await query
    .insertInto('collections')
    .values({ id: randomId(), account_id: account.id, name: defaultCollectionName, is_default: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return account;
}

/** Holds back others who want to change things of this account until the transaction ends. */
export async function lockAccount(query: Query, id: string): Promise<Account> {
  const account = await query.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  // Deleted since the call began.
  if (!account) throw new Failure('SESSION_INVALID');
  return account;
}

export async function accountOfSubject(query: Query, issuer: string, subject: string): Promise<Account | undefined> {
  return query.selectFrom('accounts').selectAll().where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();
}

export async function changeEmail(query: Query, id: string, email: string): Promise<void> {
  await query.updateTable('accounts').set({ email, updated_at: new Date() }).where('id', '=', id).execute();
}
