import type { PaidPlan } from '@webdocs/contracts/reader/plans';
import type { SandboxSubscription } from '@webdocs/database/tables';
import { periodEnd } from '../prices/billing-period.ts';
import { prorate, type NewPrice } from './proration.ts';

/** What can happen to a subscription; each gives what it is afterwards, or undefined where that cannot happen to it. */
type Change = (subscription: SandboxSubscription, now: Date) => Partial<SandboxSubscription> | undefined;

const isLive = ({ state }: SandboxSubscription) => state !== 'ended';

/** A new period begins where the last one ended, or the subscription ends there. */
const renew: Change = (subscription) => {
  if (subscription.state !== 'active') return undefined;
  if (subscription.ends_with_period) return { state: 'ended' };
  return nextPeriod(subscription);
};

const decline: Change = (subscription, now) =>
  subscription.state === 'active' && !subscription.ends_with_period ? { state: 'past_due', past_due_since: now } : undefined;

/** What was declined is paid after all. */
const pay: Change = (subscription) =>
  subscription.state === 'past_due' ? { ...nextPeriod(subscription), state: 'active', past_due_since: null } : undefined;

/** It stays unpaid, and at last it is given up. */
const giveUp: Change = ({ state }) => (state === 'past_due' ? { state: 'ended', past_due_since: null } : undefined);

const cancel: Change = (subscription) =>
  subscription.state === 'active' && !subscription.ends_with_period ? { ends_with_period: true } : undefined;

const resume: Change = (subscription) =>
  subscription.state === 'active' && subscription.ends_with_period ? { ends_with_period: false } : undefined;

/** Ends in this moment; what was paid and not used would be paid back. */
const end: Change = (subscription) => (isLive(subscription) ? { state: 'ended', past_due_since: null } : undefined);

export const changes = { renew, decline, pay, giveUp, cancel, resume, end } as const;
export type ChangeName = keyof typeof changes;

export function changeOfPlan(next: NewPrice): Change {
  return (subscription, now) => {
    if (subscription.state !== 'active' || subscription.plan === next.plan) return undefined;
    const { periodStart, periodEnd: end } = prorate(subscription, next, now);
    return { plan: next.plan, price: next.price, period_start: periodStart, period_end: end, ends_with_period: false };
  };
}

function nextPeriod({ period_end, plan }: SandboxSubscription): Partial<SandboxSubscription> {
  return { period_start: period_end, period_end: periodEnd(period_end, plan as PaidPlan) };
}

export type { Change };
