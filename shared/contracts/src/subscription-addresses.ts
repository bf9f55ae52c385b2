import type { PaidPlan } from './plans.ts';

/** Plain links. Who is not signed in signs in on the way; both lead on to pages of the payment provider. */
export const subscriptionAddresses = {
  subscribe: (plan: PaidPlan) => `/subscriptions/mdn-plus/?plan=${plan}`,
  manage: '/subscriptions/manage/',
} as const;
