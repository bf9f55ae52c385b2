import { earlyAccess } from '@webdocs/contracts/early-access';
import { planFeatures, SubscriptionTypeSchema, type PlanFeature } from '@webdocs/contracts/reader/plans';
import type { Account } from '@webdocs/database/tables';
import * as v from 'valibot';

/** What the plan opens; staff see what is early too. */
export function openedTo(account: Account): readonly PlanFeature[] {
  const byPlan = planFeatures[v.parse(SubscriptionTypeSchema, account.subscription_type)];
  const isStaff = account.is_staff || account.is_superuser;
  return isStaff && !byPlan.includes(earlyAccess) ? [...byPlan, earlyAccess] : byPlan;
}
