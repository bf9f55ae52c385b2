import type { PaidPlan } from '@webdocs/contracts/reader/plans';

/** Who pays for a year gets two months free. */
const monthsPaidInAYear = 10;

export function isYearly(plan: PaidPlan): boolean {
  return plan.endsWith('y');
}

/** What is charged at once. */
export function priceOfPeriod(plan: PaidPlan, monthly: Readonly<Record<PaidPlan, number>>): number {
  if (!isYearly(plan)) return monthly[plan];
  return monthly[plan === 'mdn_plus_5y' ? 'mdn_plus_5m' : 'mdn_plus_10m'] * monthsPaidInAYear;
}

/** When a period that begins now is over. From the last day of a long month it leads to the last one of a short month. */
export function periodEnd(start: Date, plan: PaidPlan): Date {
  const end = new Date(start);
  const day = start.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + (isYearly(plan) ? 12 : 1));
  const daysOfMonth = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, daysOfMonth));
  return end;
}
