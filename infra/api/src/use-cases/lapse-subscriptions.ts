import type { AccountServices } from '../account-services.ts';
import { lockAccount } from '../stores/accounts.ts';
import { accountsToLapse, subscriptionRow } from '../stores/subscriptions.ts';
import { graceMs, planInEffect } from './plan-in-effect.ts';
import { setPlan } from './set-plan.ts';

const mostAtOnce = 200;

/** Takes back plans whose time is over and of which the provider has not told. Returns how many. */
export async function lapseSubscriptions({ database, now }: Pick<AccountServices, 'database' | 'now'>): Promise<number> {
  let lapsed = 0;
  const graceBegan = new Date(now().getTime() - graceMs);
  for (const accountId of await accountsToLapse(database.query, { now: now(), graceBegan, most: mostAtOnce })) {
    lapsed += await database.transaction(async (query) => {
      await lockAccount(query, accountId);
      // Another replica, or news of a payment, may have come first.
      const subscription = await subscriptionRow(query, accountId);
      if (!subscription || subscription.granted === 'core' || planInEffect(subscription, now()) !== 'core') return 0;
      await query.updateTable('subscriptions').set({ granted: 'core' }).where('account_id', '=', accountId).execute();
      await setPlan(query, accountId, 'core', 'time', now());
      return 1;
    });
  }
  return lapsed;
}
