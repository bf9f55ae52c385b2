import type { SubscriptionType } from '@webdocs/contracts/reader/plans';
import type { Query } from '@webdocs/database';
import { setPlan } from './set-plan.ts';

/** Gives an account the plan that its provider sells it. Events overtake each other: what is older than the last change is passed over. */
export async function followSubscription(
  query: Query,
  accountId: string,
  { plan, at }: { readonly plan: SubscriptionType; readonly at: Date },
): Promise<void> {
  const later = await query
    .selectFrom('subscription_changes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('at', '>=', at)
    .executeTakeFirst();
  if (!later) await setPlan(query, accountId, plan, 'payment', at);
}
