import type { Locale } from '../reader/locale.ts';
import type { PaidPlan } from './plans.ts';

/** Plain links. Who is not signed in signs in on the way; both lead on to pages of the payment provider. */
export const subscriptionAddresses = {
  subscribe: (plan: PaidPlan, locale: Locale) => `/subscriptions/mdn-plus/?plan=${plan}&locale=${locale}`,
  manage: (locale: Locale) => `/subscriptions/manage/?locale=${locale}`,
} as const;
