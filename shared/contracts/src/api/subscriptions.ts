import * as v from 'valibot';
import { json, type Call, type Resource } from './call.ts';
import { SubscriptionTypeSchema } from '../reader/plans.ts';
import { pure } from '../pure.ts';

/** 404 where the country is not supported, 501 without a payment provider. */
export const PlansSchema = /* @__PURE__ */ pure(() => {
  const price = v.object({ id: v.string(), monthlyPriceInCents: v.pipe(v.number(), v.integer(), v.minValue(0)) });
  return v.object({
    country: v.string(),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    plans: v.object({ mdn_plus_5m: price, mdn_plus_5y: price, mdn_plus_10m: price, mdn_plus_10y: price }),
  });
});
export type Plans = v.InferOutput<typeof PlansSchema>;

export const subscriptionStates = ['none', 'active', 'past_due', 'canceled'] as const;

export const SubscriptionSchema = /* @__PURE__ */ pure(() =>
  v.object({
    plan: SubscriptionTypeSchema,
    state: v.picklist(subscriptionStates),
    /** When it is paid again, or ends where `cancel_at_period_end` is true. */
    current_period_end: v.nullable(v.string()),
    cancel_at_period_end: v.boolean(),
    /** No money moves: a local run's own sandbox provider keeps it. */
    is_practice: v.boolean(),
  }),
);
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

export const readPlans = { name: 'readPlans', method: 'GET', path: '/api/v1/stripe/plans', reply: PlansSchema } as const satisfies Call;
export const readSubscription = {
  name: 'readSubscription',
  method: 'GET',
  path: '/api/v1/plus/subscription/',
  reply: SubscriptionSchema,
} as const satisfies Call;
export const takePaymentEvent = {
  name: 'takePaymentEvent',
  method: 'POST',
  path: '/events/payments',
  reply: /* @__PURE__ */ pure(() => v.object({ received: v.literal(true) })),
} as const satisfies Call;

const reads = { tag: 'Plans', limit: 'reading', listener: 'public' } as const;

/** What there is to subscribe to. */
export const subscriptions = /* @__PURE__ */ pure(
  () =>
    ({
      readPlans: {
        ...readPlans,
        ...reads,
        who: 'anyone',
        purpose: 'Tells what each plan costs where the visitor is.',
        replies: { 200: 'The prices, by the month.' },
        failures: ['COUNTRY_UNSUPPORTED', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
      },
      readSubscription: {
        ...readSubscription,
        ...reads,
        who: 'signed-in',
        purpose: 'Tells which plan the account has, and until when.',
        replies: { 200: 'The plan and its state.' },
      },
    }) as const satisfies Resource,
);

/** What the payment provider tells. */
export const paymentEvents = /* @__PURE__ */ pure(
  () =>
    ({
      takePaymentEvent: {
        ...takePaymentEvent,
        tag: 'Events',
        who: 'provider',
        limit: 'events',
        listener: 'public',
        purpose: 'Takes a signed event of the payment provider; one that comes twice counts once.',
        body: json(v.looseObject({})),
        limitBytes: 256 * 1024,
        replies: { 200: 'Taken, or known already.' },
        failures: ['PAYMENT_EVENT_REFUSED', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
      },
    }) as const satisfies Resource,
);
