import * as v from 'valibot';
import type { SubscriptionType } from './api.ts';

export const paidPlans = ['mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y'] as const;
export const PaidPlanSchema = v.picklist(paidPlans);
export type PaidPlan = v.InferOutput<typeof PaidPlanSchema>;

/** What a plan opens. Code asks for one of these, never for the name of a plan. */
export const planFeatureNames = ['noAds', 'unlimitedCollections', 'unlimitedAiHelp', 'offline', 'earlyAccess'] as const;
export const PlanFeatureSchema = v.picklist(planFeatureNames);
export type PlanFeature = v.InferOutput<typeof PlanFeatureSchema>;

const plus5: readonly PlanFeature[] = ['noAds', 'unlimitedCollections', 'unlimitedAiHelp', 'offline'];
const supporter10: readonly PlanFeature[] = [...plus5, 'earlyAccess'];

export const planFeatures: Readonly<Record<SubscriptionType, readonly PlanFeature[]>> = {
  core: [],
  mdn_plus_5m: plus5,
  mdn_plus_5y: plus5,
  mdn_plus_10m: supporter10,
  mdn_plus_10y: supporter10,
};

const PlanPriceSchema = v.object({ id: v.string(), monthlyPriceInCents: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** GET /api/v1/stripe/plans: 404 where the country is not supported, 501 without a payment provider. */
export const PlansSchema = v.object({
  country: v.string(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  plans: v.object({
    mdn_plus_5m: PlanPriceSchema,
    mdn_plus_5y: PlanPriceSchema,
    mdn_plus_10m: PlanPriceSchema,
    mdn_plus_10y: PlanPriceSchema,
  }),
});
export type Plans = v.InferOutput<typeof PlansSchema>;
