import { paidPlans } from '@webdocs/contracts/reader/plans';
import Stripe from 'stripe';
import { startStripeServer, type StripeServer } from '../../fixtures/stripe-server.ts';
import type { CheckoutOrder, Payments } from '../payments.ts';
import { defaultPriceList } from '../prices/default-price-list.ts';
import { stripePayments } from './stripe-payments.ts';

const secretKey = 'sk_test_made_up';
const webhookSecret = 'whsec_made_up';

let stripe: StripeServer;
let payments: Payments;

beforeEach(async () => {
  stripe = await startStripeServer();
  payments = stripePayments({ secretKey, webhookSecret, priceList: defaultPriceList, at: stripe.at });
  const amounts = { mdn_plus_5m: 500, mdn_plus_5y: 5000, mdn_plus_10m: 1000, mdn_plus_10y: 10_000 };
  for (const plan of paidPlans) {
    const unit_amount = amounts[plan];
    stripe.prices.push({
      id: `price_${plan}`,
      object: 'price',
      lookup_key: plan,
      metadata: {},
      currency: 'usd',
      unit_amount,
      currency_options: { usd: { unit_amount }, eur: { unit_amount: unit_amount - 1 } },
    });
  }
});
afterEach(() => stripe.close());

const order: CheckoutOrder = {
  attempt: 'attempt-1',
  customer: 'cus_7',
  plan: 'mdn_plus_5y',
  country: 'DE',
  locale: 'zh-CN',
  whenPaid: 'http://localhost:3000/zh-CN/plus/settings?subscription=started',
  whenGivenUp: 'http://localhost:3000/zh-CN/plus/settings?subscription=canceled',
};

describe('prices', () => {
  test('are found by the names of the plans; of a year it is the twelfth part, without fractions of a cent', async () => {
    expect(await payments.prices('US')).toEqual({
      country: 'US',
      currency: 'USD',
      plans: {
        mdn_plus_5m: { id: 'price_mdn_plus_5m', monthlyPriceInCents: 500 },
        mdn_plus_5y: { id: 'price_mdn_plus_5y', monthlyPriceInCents: 416 },
        mdn_plus_10m: { id: 'price_mdn_plus_10m', monthlyPriceInCents: 1000 },
        mdn_plus_10y: { id: 'price_mdn_plus_10y', monthlyPriceInCents: 833 },
      },
    });
    expect(stripe.calls[0]).toMatchObject({ what: 'GET /v1/prices', authorization: `Bearer ${secretKey}` });
    expect(Object.entries(stripe.calls[0]?.query ?? {}).flatMap(([name, value]) => (name.startsWith('lookup_keys') ? value : []))).toEqual([
      ...paidPlans,
    ]);
  });

  test('are those of the currency of the country, asked for once', async () => {
    const [german, french] = [await payments.prices('DE'), await payments.prices('FR')];
    expect(german?.plans.mdn_plus_10m.monthlyPriceInCents).toBe(999);
    expect(french?.currency).toBe('EUR');
    expect(stripe.calls).toHaveLength(1);
  });

  test('are none where nothing is sold, and a failure where one is missing', async () => {
    expect(await payments.prices('AQ')).toBeUndefined();
    await expect(payments.prices('GB')).rejects.toMatchObject({ code: 'PLANS_INCOMPLETE', status: 500 });
  });

  test('that could not be had are asked for again', async () => {
    stripe.trouble.status = 500;
    await expect(payments.prices('US')).rejects.toMatchObject({ code: 'PAYMENTS_AWAY', status: 503 });
    stripe.trouble.status = null;
    expect(await payments.prices('US')).toBeDefined();
  });
});

describe('a checkout', () => {
  test('is a page of Stripe, in the language and the currency of the visitor', async () => {
    const checkout = await payments.startCheckout(order);
    expect(checkout).toEqual({ id: 'cs_2', address: 'https://checkout.example/cs_2', expiresAt: new Date(1_800_000_000_000) });
    expect(stripe.calls.at(-1)).toMatchObject({
      what: 'POST /v1/checkout/sessions',
      idempotencyKey: 'checkout-attempt-1',
      form: {
        mode: 'subscription',
        customer: 'cus_7',
        'line_items[0][price]': 'price_mdn_plus_5y',
        'line_items[0][quantity]': '1',
        currency: 'eur',
        locale: 'zh',
        success_url: order.whenPaid,
        cancel_url: order.whenGivenUp,
      },
    });
  });

  test('of the same attempt is the same page', async () => {
    expect(await payments.startCheckout(order)).toEqual(await payments.startCheckout(order));
  });

  test('can be closed as long as it is not paid', async () => {
    const { id } = await payments.startCheckout(order);
    expect(await payments.closeCheckout(id)).toBe('closed');
    expect(await payments.closeCheckout(id)).toBe('closed');
    const paid = await payments.startCheckout({ ...order, attempt: 'attempt-2' });
    stripe.objects.set(`/v1/checkout/sessions/${paid.id}`, { id: paid.id, status: 'complete' });
    expect(await payments.closeCheckout(paid.id)).toBe('paid');
  });
});

describe('a customer', () => {
  test('is made once, though two processes ask', async () => {
    const user = { accountId: 'account', email: 'ada@example.org' };
    const [one, other] = await Promise.all([payments.customerFor(user), payments.customerFor(user)]);
    expect(stripe.calls[0]?.form).toEqual({ email: 'ada@example.org', 'metadata[account]': 'account' });
    expect(stripe.calls[0]?.idempotencyKey).toBe(stripe.calls[1]?.idempotencyKey);
    expect(one).toBe(await payments.customerFor(user));
    expect(other).toMatch(/^cus_/);
  });

  test('manages on a page of Stripe', async () => {
    const visit = { customer: 'cus_7', locale: 'pt-BR', wayBack: 'http://localhost:3000/pt-BR/plus/settings' };
    expect(await payments.managePage(visit)).toBe('https://portal.example/visit');
    expect(stripe.calls[0]?.form).toEqual({ customer: 'cus_7', locale: 'pt-BR', return_url: visit.wayBack });
  });

  test('is deleted with what they pay for, and one who is gone is no failure', async () => {
    stripe.objects.set('/v1/customers/cus_7', { id: 'cus_7' });
    stripe.objects.set('/v1/subscriptions/sub_1', { id: 'sub_1' });
    await payments.end('customer', 'cus_7');
    await payments.end('customer', 'cus_7');
    await payments.end('subscription', 'sub_1');
    expect([...stripe.objects.keys()]).toEqual([]);
  });
});

describe('an event', () => {
  const seconds = 1_795_262_400;
  const subscription = (values: object = {}) => ({
    id: 'sub_1',
    object: 'subscription',
    customer: 'cus_7',
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    items: { data: [{ current_period_end: seconds, price: { lookup_key: 'mdn_plus_5m', metadata: {} } }] },
    ...values,
  });
  const eventOf = (object: unknown, type = 'customer.subscription.updated') =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, created: seconds, data: { object } });
  const signed = (payload: string, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) => ({
    'stripe-signature': new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  });
  const read = (payload: string, headers = signed(payload)) => payments.readEvent(Buffer.from(payload), headers);

  test('says what holds at Stripe now, whatever it was when the event was written', async () => {
    stripe.objects.set('/v1/subscriptions/sub_1', subscription({ status: 'past_due' }));
    expect(await read(eventOf(subscription()))).toEqual({
      id: 'evt_1',
      time: new Date(seconds * 1000),
      customer: 'cus_7',
      subscription: 'sub_1',
      plan: 'mdn_plus_5m',
      state: 'past_due',
      periodEnd: new Date(seconds * 1000),
      endsWithPeriod: false,
    });
  });

  test.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'ended'],
  ])('of a subscription that is %s means %s', async (status, state) => {
    expect(await read(eventOf(subscription({ status })))).toMatchObject({ state });
  });

  test('says nothing before the first payment, of other products, and of other things', async () => {
    for (const status of ['incomplete', 'incomplete_expired']) expect(await read(eventOf(subscription({ status })))).toBeUndefined();
    const other = { data: [{ current_period_end: seconds, price: { lookup_key: 'a_mug', metadata: {} } }] };
    expect(await read(eventOf(subscription({ items: other })))).toBeUndefined();
    expect(await read(eventOf({ id: 'in_1' }, 'invoice.paid'))).toBeUndefined();
  });

  test('knows the plan of a former price by its metadata', async () => {
    const items = { data: [{ current_period_end: seconds, price: { lookup_key: null, metadata: { plan: 'mdn_plus_10y' } } }] };
    expect(await read(eventOf(subscription({ items })))).toMatchObject({ plan: 'mdn_plus_10y' });
  });

  test('of a subscription that ends on a day says that day', async () => {
    const ending = subscription({ cancel_at: seconds + 60 });
    expect(await read(eventOf(ending))).toMatchObject({ endsWithPeriod: true, periodEnd: new Date((seconds + 60) * 1000) });
  });

  test('that is forged, changed or recorded long ago is refused', async () => {
    const payload = eventOf(subscription());
    const refused = { code: 'PAYMENT_EVENT_REFUSED', status: 400 };
    await expect(read(payload, signed(payload, 'whsec_another'))).rejects.toMatchObject(refused);
    await expect(read(payload.replace('mdn_plus_5m', 'mdn_plus_10y'), signed(payload))).rejects.toMatchObject(refused);
    await expect(read(payload, signed(payload, webhookSecret, Math.floor(Date.now() / 1000) - 3600))).rejects.toMatchObject(refused);
    await expect(payments.readEvent(Buffer.from(payload), {})).rejects.toMatchObject(refused);
    expect(stripe.calls).toEqual([]);
  });

  test('waits for Stripe to be reachable: it is sent again', async () => {
    stripe.trouble.status = 503;
    await expect(read(eventOf(subscription()))).rejects.toMatchObject({ code: 'PAYMENTS_AWAY' });
  });
});

test('no failure says the secret key', async () => {
  for (const status of [400, 401, 403, 429, 500]) {
    stripe.trouble.status = status;
    const thrown: unknown = await payments
      .customerFor({ accountId: `account-${status}`, email: 'ada@example.org' })
      .catch((one: unknown) => one);
    expect(JSON.stringify(thrown) + String(thrown) + String((thrown as Error).cause)).not.toContain(secretKey);
  }
});
