import type { SandboxSubscription } from '@webdocs/database/tables';
import { changeOfPlan, changes, type ChangeName } from './changes.ts';
import { prorate } from './proration.ts';

const start = new Date('2026-11-01T00:00:00Z');
const middle = new Date('2026-11-16T00:00:00Z');
const end = new Date('2026-12-01T00:00:00Z');

const active: SandboxSubscription = {
  id: 'subscription',
  customer_id: 'customer',
  plan: 'mdn_plus_5m',
  price: 500,
  currency: 'USD',
  country: 'US',
  state: 'active',
  started_at: start,
  period_start: start,
  period_end: end,
  ends_with_period: false,
  past_due_since: null,
  event_time: start,
};
const ending: SandboxSubscription = { ...active, ends_with_period: true };
const overdue: SandboxSubscription = { ...active, state: 'past_due', past_due_since: middle };
const ended: SandboxSubscription = { ...active, state: 'ended' };

describe('what can happen to a subscription', () => {
  const possible = (subscription: SandboxSubscription) =>
    (Object.keys(changes) as ChangeName[]).filter((name) => changes[name](subscription, middle));

  test('depends on its state', () => {
    expect(possible(active)).toEqual(['renew', 'decline', 'cancel', 'end']);
    expect(possible(ending)).toEqual(['renew', 'resume', 'end']);
    expect(possible(overdue)).toEqual(['pay', 'giveUp', 'end']);
    expect(possible(ended)).toEqual([]);
  });

  test('with the next payment a new period begins where the last one ended', () => {
    const next = { period_start: end, period_end: new Date('2027-01-01T00:00:00Z') };
    expect(changes.renew(active, middle)).toEqual(next);
    expect(changes.pay(overdue, middle)).toEqual({ ...next, state: 'active', past_due_since: null });
  });

  test('one that was cancelled ends with its period', () => {
    expect(changes.renew(ending, end)).toEqual({ state: 'ended' });
  });

  test('a change of plan is for what is active, and to another plan', () => {
    expect(changeOfPlan({ plan: 'mdn_plus_5m', price: 500 })(active, middle)).toBeUndefined();
    expect(changeOfPlan({ plan: 'mdn_plus_10m', price: 1000 })(overdue, middle)).toBeUndefined();
    expect(changeOfPlan({ plan: 'mdn_plus_10m', price: 1000 })(ended, middle)).toBeUndefined();
    expect(changeOfPlan({ plan: 'mdn_plus_10m', price: 1000 })(ending, middle)).toEqual({
      plan: 'mdn_plus_10m',
      price: 1000,
      period_start: start,
      period_end: end,
      ends_with_period: false,
    });
  });
});

describe('the account of a change of plan', () => {
  test('within the month settles what is left of it', () => {
    expect(prorate(active, { plan: 'mdn_plus_10m', price: 1000 }, middle)).toEqual({
      credit: 250,
      charge: 500,
      periodStart: start,
      periodEnd: end,
    });
  });

  test('from a month to a year begins a year now', () => {
    expect(prorate(active, { plan: 'mdn_plus_5y', price: 5000 }, middle)).toEqual({
      credit: 250,
      charge: 5000,
      periodStart: middle,
      periodEnd: new Date('2027-11-16T00:00:00Z'),
    });
  });

  test('gives back no more than was paid, and nothing after the end', () => {
    const next = { plan: 'mdn_plus_10m', price: 1000 } as const;
    expect(prorate(active, next, new Date('2026-01-01T00:00:00Z')).credit).toBe(500);
    expect(prorate(active, next, new Date('2027-01-01T00:00:00Z'))).toMatchObject({ credit: 0, charge: 0 });
  });
});
