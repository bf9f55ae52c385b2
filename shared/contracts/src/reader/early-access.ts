import type { PublicConfiguration } from '../configuration.ts';
import type { Feature } from '../remote/definition.ts';
import type { PlanFeature } from './plans.ts';

/** What opens features that are early. Accounts have it by their plan, staff by their role. */
export const earlyAccess: PlanFeature = 'earlyAccess';

/** Whether a feature is on for some accounts alone as yet. */
export function isEarly(feature: Feature, { early }: Pick<PublicConfiguration, 'early'>): boolean {
  return early?.includes(feature) ?? false;
}

/** Whether a feature that is on is so for an account that has these. */
export function isOpenTo(opened: readonly string[], feature: Feature, configuration: Pick<PublicConfiguration, 'early'>): boolean {
  return !isEarly(feature, configuration) || opened.includes(earlyAccess);
}
