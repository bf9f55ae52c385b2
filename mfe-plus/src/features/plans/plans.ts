import type { PaidPlan, PlanFeature } from '@webdocs/contracts/reader/plans';
import type { Plans } from '@webdocs/contracts/api/subscriptions';
import type { Session } from '@webdocs/contracts/events/event';
import type { Capability } from '../../capabilities/capabilities.ts';

export const periods = ['month', 'year'] as const;
export type Period = (typeof periods)[number];
export type PlanName = NonNullable<Session['subscriptionType']>;

/** From the free plan up: what is later in this list is an upgrade of what is earlier. */
export const planOrder: readonly PlanName[] = ['core', 'mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y'];

/** A line of a plan card. What this site does not have is neither shown nor sold. */
export interface OfferedFeature {
  readonly id: string;
  readonly needs?: Capability;
  /** What the plan opens by it, beyond what is there for every account. */
  readonly opens?: PlanFeature;
}

export interface Offer {
  readonly id: 'core' | 'plus5' | 'plus10';
  readonly plans: Readonly<Record<Period, PlanName>>;
  /** Readers are meant to see this one first. */
  readonly isRecommended?: boolean;
  /** The plan whose features are all in this one too. */
  readonly includes?: Offer['id'];
  readonly features: readonly OfferedFeature[];
}

export const offers: readonly Offer[] = [
  {
    id: 'core',
    plans: { month: 'core', year: 'core' },
    features: [
      { id: 'updates-filtering', needs: 'updates' },
      { id: 'watching', needs: 'updates' },
      { id: 'three-collections' },
      { id: 'shared-playgrounds', needs: 'playground' },
      { id: 'ai-help-five', needs: 'aiHelp' },
    ],
  },
  {
    id: 'plus5',
    plans: { month: 'mdn_plus_5m', year: 'mdn_plus_5y' },
    isRecommended: true,
    features: [
      { id: 'no-ads', needs: 'ads', opens: 'noAds' },
      { id: 'updates', needs: 'updates' },
      { id: 'collections', opens: 'unlimitedCollections' },
      { id: 'offline', needs: 'offline', opens: 'offline' },
      { id: 'ai-help', needs: 'aiHelp', opens: 'unlimitedAiHelp' },
    ],
  },
  {
    id: 'plus10',
    plans: { month: 'mdn_plus_10m', year: 'mdn_plus_10y' },
    includes: 'plus5',
    features: [{ id: 'everything' }, { id: 'early-access', needs: 'earlyAccess', opens: 'earlyAccess' }, { id: 'support' }],
  },
];

/** What a month costs, in the smallest unit of the currency. */
export interface Pricing {
  readonly currency: string;
  readonly monthlyPriceInCents: Readonly<Record<PlanName, number>>;
}

/** Until a server says otherwise. */
export const defaultPricing: Pricing = {
  currency: 'USD',
  monthlyPriceInCents: { core: 0, mdn_plus_5m: 500, mdn_plus_5y: 417, mdn_plus_10m: 1000, mdn_plus_10y: 833 },
};

export function pricingFrom({ currency, plans }: Plans): Pricing {
  const { mdn_plus_5m, mdn_plus_5y, mdn_plus_10m, mdn_plus_10y } = plans;
  return {
    currency,
    monthlyPriceInCents: {
      core: 0,
      mdn_plus_5m: mdn_plus_5m.monthlyPriceInCents,
      mdn_plus_5y: mdn_plus_5y.monthlyPriceInCents,
      mdn_plus_10m: mdn_plus_10m.monthlyPriceInCents,
      mdn_plus_10y: mdn_plus_10y.monthlyPriceInCents,
    },
  };
}

/** Who pays for a year gets two months free, so a year costs ten monthly payments. */
const monthsPaidInAYear = 10;

/**
 * What is paid once a year. Only its twelfth part is known, cut to whole cents; where that is the twelfth part of ten
 * months too, these say it exactly.
 */
export function yearlyPriceInCents({ plans }: Offer, { monthlyPriceInCents } = defaultPricing): number {
  const tenMonths = monthlyPriceInCents[plans.month] * monthsPaidInAYear;
  const twelfth = monthlyPriceInCents[plans.year];
  return Math.abs(tenMonths / 12 - twelfth) < 1 ? tenMonths : twelfth * 12;
}

/** All that the plans ask of a reader. */
export type Subscriber = Pick<Session, 'isAuthenticated' | 'subscriptionType'>;

/** What the button of a plan says and does. */
export type PlanButton = 'start' | 'current' | 'upgrade' | 'unavailable';

export function planButton(plan: PlanName, { isAuthenticated, subscriptionType }: Subscriber): PlanButton {
  if (!isAuthenticated || !subscriptionType) return 'start';
  if (plan === subscriptionType) return 'current';
  return planOrder.indexOf(plan) > planOrder.indexOf(subscriptionType) ? 'upgrade' : 'unavailable';
}

export function isPaid(plan: PlanName): plan is PaidPlan {
  return plan !== 'core';
}

/** How a subscriber pays; other users have no period yet. */
export function periodOf({ subscriptionType }: Subscriber): Period | undefined {
  if (!subscriptionType || subscriptionType === 'core') return undefined;
  return subscriptionType.endsWith('y') ? 'year' : 'month';
}
