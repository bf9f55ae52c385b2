import { PaidPlanSchema, type PaidPlan } from '@webdocs/contracts/reader/plans';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { PaymentEvent } from '../payments.ts';

const states: Readonly<Partial<Record<Stripe.Subscription.Status, PaymentEvent['state']>>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
};

/** Undefined as long as, or where never, the first payment was made, and for what is not one of our plans. */
export function asEvent(subscription: Stripe.Subscription, id: string, created: number): PaymentEvent | undefined {
  const [item] = subscription.items.data;
  const plan = item && planOf(item.price);
  const state = states[subscription.status];
  if (!item || !plan || !state) return undefined;
  const { customer, cancel_at, cancel_at_period_end } = subscription;
  return {
    id,
    time: fromSeconds(created),
    customer: typeof customer === 'string' ? customer : customer.id,
    subscription: subscription.id,
    plan,
    state,
    periodEnd: fromSeconds(cancel_at ?? item.current_period_end),
    endsWithPeriod: cancel_at_period_end || cancel_at !== null,
  };
}

/** A lookup key moves on when a price is replaced; who pays the former price is known by its metadata. */
function planOf({ metadata, lookup_key }: Stripe.Price): PaidPlan | undefined {
  const parsed = v.safeParse(PaidPlanSchema, metadata['plan'] ?? lookup_key);
  return parsed.success ? parsed.output : undefined;
}

function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
