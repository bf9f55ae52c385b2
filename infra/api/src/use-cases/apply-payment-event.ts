import { Failure } from '@webdocs/contracts/failures/failure';
import type { PaymentEvent } from '@webdocs/payments/payments';
import type { Query } from '@webdocs/database';
import type { SubscriptionRow } from '@webdocs/database/tables';
import type { AccountServices } from '../account-services.ts';
import {
  giveSubscriberNumber,
  keepSubscription,
  lockAccountOfCustomer,
  noteEnding,
  noteEvent,
  subscriptionRow,
} from '../stores/subscriptions.ts';
import { planInEffect } from './plan-in-effect.ts';
import { setPlan } from './set-plan.ts';

/** `known`: here before; `foreign`: of an unknown customer; `late`: newer things are known; `second`: it must not be. */
export type Applied = 'done' | 'known' | 'foreign' | 'late' | 'second';

export interface EventRules {
  readonly isNew: typeof noteEvent;
  readonly judge: typeof judge;
}

/** What an event says becomes true, all of it or nothing of it. */
export async function applyPaymentEvent(
  { database, payments, now }: AccountServices,
  event: PaymentEvent,
  rules: EventRules = { isNew: noteEvent, judge },
): Promise<Applied> {
  if (!payments) throw new Failure('PAYMENTS_MISSING');
  const { provider } = payments;
  return database.transaction(async (query) => {
    if (!(await rules.isNew(query, provider, event.id, now()))) return 'known';
    const accountId = await lockAccountOfCustomer(query, provider, event.customer);
    if (accountId === undefined) return 'foreign';
    const before = await subscriptionRow(query, accountId);
    const verdict = rules.judge(before, provider, event);
    if (verdict === 'second') await noteEnding(query, provider, 'subscription', event.subscription, now());
    if (verdict === 'done') await takeOver(query, accountId, before, provider, event, now());
    return verdict;
  });
}

/** An account has one subscription at a time, and its newest news counts. What has ended does not begin again. */
export function judge(before: SubscriptionRow | undefined, provider: string, event: PaymentEvent): 'done' | 'late' | 'second' {
  if (!before) return 'done';
  const isOver = before.state === 'ended';
  const isOlder = event.time < before.event_time;
  if (before.provider === provider && before.subscription === event.subscription) return isOver || isOlder ? 'late' : 'done';
  if (event.state === 'ended') return 'late';
  if (before.provider !== provider) return 'done';
  if (!isOver) return 'second';
  return isOlder ? 'late' : 'done';
}

async function takeOver(
  query: Query,
  accountId: string,
  before: SubscriptionRow | undefined,
  provider: string,
  event: PaymentEvent,
  now: Date,
): Promise<void> {
  const state = {
    plan: event.plan,
    state: event.state,
    period_end: event.periodEnd,
    ends_with_period: event.endsWithPeriod,
    past_due_since: event.state === 'past_due' ? (before?.past_due_since ?? event.time) : null,
  };
  const granted = planInEffect(state, now);
  const names = { account_id: accountId, provider, subscription: event.subscription };
  await keepSubscription(query, { ...names, ...state, granted, event_time: event.time });
  await query.deleteFrom('payment_checkouts').where('account_id', '=', accountId).execute();
  // What staff corrected meanwhile stays, until the subscription itself gives another plan.
  if (granted !== (before?.granted ?? 'core')) await setPlan(query, accountId, granted, 'payment', now);
  if (granted !== 'core') await giveSubscriberNumber(query, accountId);
}
