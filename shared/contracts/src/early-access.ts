import type { Feature } from './remote/definition.ts';
import type { PlanFeature } from './reader/plans.ts';

/** What opens features that are early. Accounts have it by their plan, staff by their role. */
export const earlyAccess: PlanFeature = 'earlyAccess';

interface Early {
  readonly early?: readonly Feature[] | undefined;
}

/** Whether a feature is on for some accounts alone as yet. */
export function isEarly(feature: Feature, { early }: Early): boolean {
  return early?.includes(feature) ?? false;
}

/** Whether a feature that is on is so for an account that has these. */
export function isOpenTo(opened: readonly string[], feature: Feature, configuration: Early): boolean {
  return !isEarly(feature, configuration) || opened.includes(earlyAccess);
}
