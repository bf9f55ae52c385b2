import type { SubscriptionType } from '@webdocs/contracts/reader/plans';
import type { Query } from '@webdocs/database';
import { randomId } from '../stores/random-id.ts';
import { changeSettings } from '../stores/settings.ts';
import { isSubscriber } from './describe-visitor.ts';

export type PlanChangeCause = 'payment' | 'time' | 'staff' | 'deletion';

/**
 * Gives an account a plan and notes the change. Who begins to subscribe reads without ads from that moment, and may switch them on again.
 * Returns the plan before; undefined where there is no such account.
 */
export async function setPlan(
  query: Query,
  accountId: string,
  plan: SubscriptionType,
  cause: PlanChangeCause = 'staff',
  at = new Date(),
): Promise<string | undefined> {
  const account = await query.selectFrom('accounts').select('subscription_type').where('id', '=', accountId).forUpdate().executeTakeFirst();
  const before = account?.subscription_type;
  if (before === undefined || before === plan) return before;
  await query.updateTable('accounts').set({ subscription_type: plan, updated_at: at }).where('id', '=', accountId).execute();
  const isBeginning = isSubscriber({ subscription_type: plan }) && !isSubscriber({ subscription_type: before });
  if (isBeginning) await changeSettings(query, accountId, { no_ads: true });
  await query
    .insertInto('subscription_changes')
    .values({ id: randomId(), account_id: accountId, at, before, after: plan, cause })
    .execute();
  return before;
}
