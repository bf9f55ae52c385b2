import type { PaidPlan } from '@webdocs/contracts/reader/plans';
import { isYearly } from '../../prices/billing-period.ts';

const names: Readonly<Record<PaidPlan, string>> = {
  mdn_plus_5m: 'Plus 5, monthly',
  mdn_plus_5y: 'Plus 5, yearly',
  mdn_plus_10m: 'Supporter 10, monthly',
  mdn_plus_10y: 'Supporter 10, yearly',
};

export function nameOf(plan: string): string {
  return names[plan as PaidPlan];
}

export function periodOf(plan: string): string {
  return isYearly(plan as PaidPlan) ? 'a year' : 'a month';
}

export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function day(date: Date): string {
  return calendar.format(date);
}
