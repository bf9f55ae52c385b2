import { paidPlans, type PaidPlan } from '@webdocs/contracts/reader/plans';
import type { Plans } from '@webdocs/contracts/api/subscriptions';
import { Failure } from '@webdocs/contracts/failures/failure';
import type Stripe from 'stripe';
import { isYearly } from '../prices/billing-period.ts';

export interface StripePrices {
  /** Its name at Stripe. */
  idOf(plan: PaidPlan): Promise<string>;
  plansIn(currency: string): Promise<Plans['plans']>;
}

const keepMs = 10 * 60 * 1000;

/** Prices are found by lookup keys, which are the names of the plans, and kept for some minutes. */
export function stripePrices(stripe: Stripe): StripePrices {
  let kept: { readonly at: number; readonly prices: Promise<readonly Stripe.Price[]> } | undefined;
  const all = () => {
    if (kept && performance.now() - kept.at < keepMs) return kept.prices;
    const prices = stripe.prices
      .list({ lookup_keys: [...paidPlans], active: true, limit: 100, expand: ['data.currency_options'] })
      .then(({ data }) => data);
    prices.catch(() => (kept = undefined));
    kept = { at: performance.now(), prices };
    return prices;
  };
  const priceOf = async (plan: PaidPlan) => (await all()).find(({ lookup_key }) => lookup_key === plan);
  return {
    async idOf(plan) {
      const price = await priceOf(plan);
      if (!price) throw new Failure('PLANS_INCOMPLETE', { plan, currency: 'any currency' });
      return price.id;
    },
    async plansIn(currency) {
      const entries = paidPlans.map(async (plan) => {
        const price = await priceOf(plan);
        const amount = price && amountIn(price, currency);
        if (!price || amount == null) throw new Failure('PLANS_INCOMPLETE', { plan, currency });
        return [plan, { id: price.id, monthlyPriceInCents: isYearly(plan) ? Math.floor(amount / 12) : amount }] as const;
      });
      return Object.fromEntries(await Promise.all(entries)) as Plans['plans'];
    },
  };
}

function amountIn({ currency, unit_amount, currency_options }: Stripe.Price, wanted: string): number | null | undefined {
  const code = wanted.toLowerCase();
  return currency === code ? unit_amount : currency_options?.[code]?.unit_amount;
}
