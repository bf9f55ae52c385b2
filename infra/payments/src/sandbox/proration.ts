import type { PaidPlan } from '@webdocs/contracts/reader/plans';
import type { SandboxSubscription } from '@webdocs/database/tables';
import { isYearly, periodEnd } from '../prices/billing-period.ts';

export interface NewPrice {
  readonly plan: PaidPlan;
  /** Of one period, in cents. */
  readonly price: number;
}

export interface Proration {
  /** Paid and not used, in cents. */
  readonly credit: number;
  /** For what is left of the period, or for a new one. */
  readonly charge: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

type Current = Pick<SandboxSubscription, 'plan' | 'price' | 'period_start' | 'period_end'>;

/** Within a month or a year the period stays and its rest is settled; from one to the other a new period begins now. */
export function prorate(current: Current, next: NewPrice, now: Date): Proration {
  const left = unusedPart(current, now);
  const credit = Math.round(current.price * left);
  if (isYearly(current.plan as PaidPlan) === isYearly(next.plan)) {
    return { credit, charge: Math.round(next.price * left), periodStart: current.period_start, periodEnd: current.period_end };
  }
  return { credit, charge: next.price, periodStart: now, periodEnd: periodEnd(now, next.plan) };
}

/** Between 0 and 1. A sandbox subscription may have been advanced to a period that has not begun. */
function unusedPart({ period_start, period_end }: Current, now: Date): number {
  const whole = period_end.getTime() - period_start.getTime();
  return Math.min(1, Math.max(0, (period_end.getTime() - now.getTime()) / whole));
}
