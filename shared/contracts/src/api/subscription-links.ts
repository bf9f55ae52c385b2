import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';
import type { Call, Resource } from './call.ts';
import { PaidPlanSchema } from '../reader/plans.ts';
import { pure } from '../pure.ts';

export const subscribe = { name: 'subscribe', method: 'GET', path: '/subscriptions/mdn-plus/' } as const satisfies Call;
export const manageSubscription = { name: 'manageSubscription', method: 'GET', path: '/subscriptions/manage/' } as const satisfies Call;

const reads = { tag: 'Plans', limit: 'reading', listener: 'public' } as const;
const locale = /* @__PURE__ */ pure(() => v.optional(LocaleSchema));

/** Plain links, which lead on to pages of the payment provider. Apart from the calls: pages that only link need no schema of those. */
export const subscriptionLinks = /* @__PURE__ */ pure(
  () =>
    ({
      subscribe: {
        ...subscribe,
        ...reads,
        who: 'anyone',
        purpose: 'Leads to the page of the payment provider where a plan is paid, by way of the sign-in where it is needed.',
        isForPeople: true,
        query: v.object({ plan: PaidPlanSchema, locale }),
        replies: { 303: 'On to the provider, or to the sign-in.' },
        failures: ['PLAN_UNKNOWN', 'COUNTRY_UNSUPPORTED', 'CHECKOUT_CROWDED', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
      },
      manageSubscription: {
        ...manageSubscription,
        ...reads,
        who: 'anyone',
        purpose: 'Leads to the page of the payment provider where a subscription is changed or ended.',
        isForPeople: true,
        query: v.object({ locale }),
        replies: { 303: 'On to the provider, or to the sign-in.' },
        failures: ['SUBSCRIPTION_GIVEN', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
      },
    }) as const satisfies Resource,
);
