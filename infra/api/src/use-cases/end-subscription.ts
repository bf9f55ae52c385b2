import type { Query } from '@webdocs/database';
import type { AccountServices } from '../account-services.ts';
import { setPlan } from './set-plan.ts';

/**
 * Ends whatever an account that is to be deleted pays for. The provider is told by a job that does not give up, so this holds also while
 * it is away. Give the transaction that deletes the account: then both happen or neither.
 */
export async function endSubscription(parts: Pick<AccountServices, 'database' | 'now'>, accountId: string, within?: Query): Promise<void> {
  if (!within) return parts.database.transaction((query) => endSubscription(parts, accountId, query));
  await setPlan(within, accountId, 'core', 'deletion', parts.now());
  await within
    .insertInto('payment_endings')
    .columns(['provider', 'kind', 'reference', 'next_try_at'])
    .expression((from) =>
      from
        .selectFrom('payment_customers')
        .select(({ val }) => ['provider', val('customer' as const).as('kind'), 'customer', val(parts.now()).as('next_try_at')])
        .where('account_id', '=', accountId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const table of ['payment_checkouts', 'subscriptions', 'payment_customers'] as const) {
    await within.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
}
