import { planFeatures, subscriptionTypes, type PlanFeature } from '@webdocs/contracts/reader/plans';
import { defaultPricing, isPaid, offers, periodOf, planButton, planOrder, pricingFrom, yearlyPriceInCents, type Offer } from './plans.ts';

const anonymous = { isAuthenticated: false, subscriptionType: null };
const subscribedTo = (subscriptionType: (typeof planOrder)[number]) => ({ isAuthenticated: true, subscriptionType });

describe('the button of a plan', () => {
  test.each(planOrder)('lets an anonymous visitor start with %s', (plan) => {
    expect(planButton(plan, anonymous)).toBe('start');
  });

  test.each(planOrder)('lets a user signed in without any subscription start with %s', (plan) => {
    expect(planButton(plan, { isAuthenticated: true, subscriptionType: null })).toBe('start');
  });

  test.each(planOrder)('calls %s the current plan of who has it', (plan) => {
    expect(planButton(plan, subscribedTo(plan))).toBe('current');
  });

  test('offers every higher plan as an upgrade and no lower one', () => {
    for (const [has, own] of planOrder.entries()) {
      for (const [rank, plan] of planOrder.entries()) {
        if (rank > has) expect(planButton(plan, subscribedTo(own))).toBe('upgrade');
        if (rank < has) expect(planButton(plan, subscribedTo(own))).toBe('unavailable');
      }
    }
  });

  test('lets the free plan go up to everything else', () => {
    expect(planOrder.map((plan) => planButton(plan, subscribedTo('core')))).toEqual([
      'current',
      'upgrade',
      'upgrade',
      'upgrade',
      'upgrade',
    ]);
  });
});

test('every kind of subscription has its place in the order of plans', () => {
  expect([...planOrder].sort()).toEqual([...subscriptionTypes].sort());
  expect(planOrder).toEqual(['core', 'mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y']);
});

test('the default prices are those of the specification', () => {
  expect(defaultPricing).toEqual({
    currency: 'USD',
    monthlyPriceInCents: { core: 0, mdn_plus_5m: 500, mdn_plus_5y: 417, mdn_plus_10m: 1000, mdn_plus_10y: 833 },
  });
});

test('a year costs ten months, which is what the monthly share of a year is cut from', () => {
  for (const offer of offers) {
    const year = yearlyPriceInCents(offer);
    expect(year).toBe(defaultPricing.monthlyPriceInCents[offer.plans.month] * 10);
    expect(Math.round(year / 12)).toBe(defaultPricing.monthlyPriceInCents[offer.plans.year]);
  }
});

test('what is paid once a year is told from its twelfth part, to the cent where ten months say it', () => {
  const plan = (monthlyPriceInCents: number) => ({ id: 'a', monthlyPriceInCents });
  const pricing = (month: number, year: number) =>
    pricingFrom({
      country: 'FR',
      currency: 'EUR',
      plans: { mdn_plus_5m: plan(month), mdn_plus_5y: plan(year), mdn_plus_10m: plan(0), mdn_plus_10y: plan(0) },
    });
  const [, plus5] = offers as [unknown, (typeof offers)[number]];
  expect(yearlyPriceInCents(plus5, pricing(500, 416))).toBe(5000);
  expect(yearlyPriceInCents(plus5, pricing(549, 457))).toBe(5490);
  expect(yearlyPriceInCents(plus5, pricing(500, 400))).toBe(4800);
});

test('every plan but the free one is paid for', () => {
  expect(planOrder.filter(isPaid)).toEqual(planOrder.slice(1));
});

test('a subscriber is shown the period that they pay by', () => {
  expect(periodOf(subscribedTo('mdn_plus_5m'))).toBe('month');
  expect(periodOf(subscribedTo('mdn_plus_10y'))).toBe('year');
  expect(periodOf(subscribedTo('core'))).toBeUndefined();
  expect(periodOf(anonymous)).toBeUndefined();
});

test('every plan card promises what its plan opens, no more and no less', () => {
  const promised = ({ features, includes }: Offer): PlanFeature[] => {
    const included = offers.find(({ id }) => id === includes);
    return [...(included ? promised(included) : []), ...features.flatMap(({ opens }) => opens ?? [])];
  };
  for (const offer of offers) {
    for (const plan of Object.values(offer.plans)) expect(promised(offer).sort()).toEqual([...planFeatures[plan]].sort());
  }
});

test('what a plan opens beyond collections is promised only where the site has it', () => {
  const unconditional = offers.flatMap(({ features }) => features.flatMap(({ opens, needs }) => (opens && !needs ? [opens] : [])));
  expect(unconditional).toEqual(['unlimitedCollections']);
});
