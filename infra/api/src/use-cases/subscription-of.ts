import { SubscriptionTypeSchema } from '@webdocs/contracts/reader/plans';
import type { Subscription } from '@webdocs/contracts/api/subscriptions';
import type { Account, SubscriptionRow } from '@webdocs/database/tables';
import * as v from 'valibot';

/** What a user is told of their subscription. */
export function subscriptionOf(account: Account, row: SubscriptionRow | undefined): Subscription {
  const plan = v.parse(SubscriptionTypeSchema, account.subscription_type);
  const state = row ? stateOf(row) : 'none';
  const isOpen = state === 'active' || state === 'past_due';
  return {
    plan,
    state,
    current_period_end: (isOpen && row?.period_end.toISOString()) || null,
    cancel_at_period_end: isOpen && row?.ends_with_period === true,
    is_practice: row?.provider === 'practice',
  };
}

function stateOf({ state, granted, ends_with_period }: SubscriptionRow): Subscription['state'] {
  const hasLapsed = granted === 'core';
  if (state === 'ended' || (hasLapsed && ends_with_period)) return 'canceled';
  return state === 'past_due' || hasLapsed ? 'past_due' : 'active';
}
