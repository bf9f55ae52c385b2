import * as v from 'valibot';
import { SubscriptionTypeSchema } from './api.ts';

export const subscriptionStates = ['none', 'active', 'past_due', 'canceled'] as const;

/** GET /api/v1/plus/subscription/ */
export const SubscriptionSchema = v.object({
  plan: SubscriptionTypeSchema,
  state: v.picklist(subscriptionStates),
  /** When it is paid again, or ends where `cancel_at_period_end` is true. */
  current_period_end: v.nullable(v.string()),
  cancel_at_period_end: v.boolean(),
  /** No money moves: a local run's own practice provider keeps it. */
  is_practice: v.boolean(),
});
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

// Pages that only link there need no schema.
export { subscriptionAddresses } from './subscription-addresses.ts';
