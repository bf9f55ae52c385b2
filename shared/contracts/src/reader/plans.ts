import * as v from 'valibot';
import { pure } from '../pure.ts';

export const subscriptionTypes = ['core', 'mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y'] as const;
export const SubscriptionTypeSchema = /* @__PURE__ */ pure(() => v.picklist(subscriptionTypes));
export type SubscriptionType = v.InferOutput<typeof SubscriptionTypeSchema>;

export const paidPlans = ['mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y'] as const;
export const PaidPlanSchema = /* @__PURE__ */ pure(() => v.picklist(paidPlans));
export type PaidPlan = v.InferOutput<typeof PaidPlanSchema>;

/** What a plan opens. Code asks for one of these, never for the name of a plan. */
export const planFeatureNames = ['noAds', 'unlimitedCollections', 'unlimitedAiHelp', 'offline', 'earlyAccess'] as const;
export const PlanFeatureSchema = /* @__PURE__ */ pure(() => v.picklist(planFeatureNames));
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
