import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@webdocs/database';
import { openPayments, type PaymentsOptions } from './open-payments.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webdocs-payments-'));
});
afterAll(() => rm(folder, { recursive: true }));

const options = (more: Partial<PaymentsOptions>): PaymentsOptions => ({
  // No test here gets as far as to ask it.
  database: {} as Database,
  siteName: 'Webdocs',
  siteOrigin: 'http://localhost:3000',
  payOrigin: 'http://pay.localhost:3000',
  secretsFolder: join(folder, 'secrets'),
  report: () => undefined,
  ...more,
});
const stripe = { secretKey: 'sk_test_made_up', webhookSecret: 'whsec_made_up' };

test('with a key of Stripe the money is real, and no page of ours takes part', async () => {
  const { payments, plugin, pageOrigins, close } = await openPayments(options({ stripe: { ...stripe, secretKey: 'sk_live_made_up' } }));
  expect(payments).toMatchObject({ provider: 'stripe', isSandbox: false });
  expect(pageOrigins).toEqual(['https://checkout.stripe.com', 'https://billing.stripe.com']);
  expect(plugin).toBeUndefined();
  await close();
});

test('what was tried with a test key is kept apart from what is real', async () => {
  const { payments } = await openPayments(options({ stripe }));
  expect(payments.provider).toBe('stripe-test');
});

test('without one the sandbox provider is used, with a key that it creates', async () => {
  const { payments, plugin, pageOrigins, close } = await openPayments(options({}));
  expect(pageOrigins).toEqual(['http://pay.localhost:3000']);
  expect(payments).toMatchObject({ provider: 'practice', isSandbox: true });
  expect(plugin).toBeDefined();
  expect(await readdir(join(folder, 'secrets'))).toEqual(['practice-payments.key']);
  await close();
});

test('a key without the secret of the webhook is refused: users would pay for nothing', async () => {
  const opening = openPayments(options({ stripe: { ...stripe, webhookSecret: '' } }));
  await expect(opening).rejects.toMatchObject({ code: 'PAYMENTS_DEAF' });
});

test('a price list of the operator counts for both', async () => {
  const priceListFile = join(folder, 'prices.json');
  const prices = { mdn_plus_5m: 600, mdn_plus_5y: 500, mdn_plus_10m: 1200, mdn_plus_10y: 1000 };
  await writeFile(priceListFile, JSON.stringify({ currencies: { NZD: prices }, countries: { NZ: 'NZD' } }));
  const { payments, close } = await openPayments(options({ priceListFile }));
  expect(await payments.prices('NZ')).toMatchObject({ currency: 'NZD', plans: { mdn_plus_5y: { monthlyPriceInCents: 500 } } });
  expect(await payments.prices('US')).toBeUndefined();
  const withStripe = await openPayments(options({ priceListFile, stripe }));
  expect(await withStripe.payments.prices('US')).toBeUndefined();
  await close();
  await writeFile(priceListFile, '{}');
  await expect(openPayments(options({ priceListFile, stripe }))).rejects.toMatchObject({ code: 'PRICE_LIST_MALFORMED' });
});
