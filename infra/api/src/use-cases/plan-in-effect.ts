import { SubscriptionTypeSchema, type SubscriptionType } from '@webdocs/contracts/reader/plans';
import type { SubscriptionRow } from '@webdocs/database/tables';
import * as v from 'valibot';

/** So long a plan stays when a payment fails, or when nothing is heard of the next one. */
export const graceMs = 7 * 24 * 60 * 60 * 1000;

export type PaidUntil = Pick<SubscriptionRow, 'plan' | 'state' | 'period_end' | 'ends_with_period' | 'past_due_since'>;

/** The plan that a user has by a subscription at a time. */
export function planInEffect(subscription: PaidUntil, now: Date): SubscriptionType {
  const until = endOfPlan(subscription);
  return until === null || until <= now ? 'core' : v.parse(SubscriptionTypeSchema, subscription.plan);
}

function endOfPlan({ state, period_end, ends_with_period, past_due_since }: PaidUntil): Date | null {
  if (state === 'ended') return null;
  if (past_due_since) return new Date(past_due_since.getTime() + graceMs);
  return ends_with_period ? period_end : new Date(period_end.getTime() + graceMs);
}
