import type { PaymentEnding } from '@webdocs/payments/payments';
import type { Query } from '@webdocs/database';
import type { SubscriptionRow } from '@webdocs/database/tables';

export async function subscriptionRow(query: Query, accountId: string): Promise<SubscriptionRow | undefined> {
  return query.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

export async function keepSubscription(query: Query, row: SubscriptionRow): Promise<void> {
  const { account_id, ...values } = row;
  await query
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function customerOf(query: Query, accountId: string, provider: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('payment_customers')
    .select('customer')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.customer;
}

/** The account stays as it is until the transaction ends: what becomes of it happens one after the other. */
export async function lockAccountOfCustomer(query: Query, provider: string, customer: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('accounts')
    .innerJoin('payment_customers', 'payment_customers.account_id', 'accounts.id')
    .select('accounts.id')
    .where('provider', '=', provider)
    .where('customer', '=', customer)
    .forUpdate('accounts')
    .executeTakeFirst();
  return row?.id;
}

/** False where the event has been here before. Of two processes with the same event one waits for the other. */
export async function noteEvent(query: Query, provider: string, id: string, now: Date): Promise<boolean> {
  const noted = await query
    .insertInto('payment_events')
    .values({ provider, id, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function removeOldEvents(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('payment_events').where('received_at', '<', before).execute();
}

/** Who subscribes first is number 1. Numbers are given once. */
export async function giveSubscriberNumber(query: Query, accountId: string): Promise<void> {
  const { subscriber_number } = await query
    .selectFrom('accounts')
    .select('subscriber_number')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (subscriber_number !== null) return;
  const { last } = await query
    .insertInto('subscriber_numbers')
    .values({ only_row: true, last: 1 })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet((row) => ({ last: row('subscriber_numbers.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow();
  await query.updateTable('accounts').set({ subscriber_number: last }).where('id', '=', accountId).execute();
}

/** Accounts whose plan may have run out: their days of grace began by `graceBegan`. */
export async function accountsToLapse(
  query: Query,
  { now, graceBegan, most }: { readonly now: Date; readonly graceBegan: Date; readonly most: number },
): Promise<string[]> {
  const rows = await query
    .selectFrom('subscriptions')
    .select('account_id')
    .where('granted', '<>', 'core')
    .where((row) =>
      row.or([
        row('past_due_since', '<=', graceBegan),
        row('period_end', '<=', graceBegan),
        row.and([row('ends_with_period', '=', true), row('period_end', '<=', now)]),
      ]),
    )
    .limit(most)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Something that still has to be ended at the provider. */
export async function noteEnding(query: Query, provider: string, kind: PaymentEnding, reference: string, now: Date): Promise<void> {
  await query
    .insertInto('payment_endings')
    .values({ provider, kind, reference, next_try_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
