import { takePaymentEvent } from '@webdocs/contracts/api/subscriptions';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { FastifyPluginCallback } from 'fastify';
import type { Payments } from './payments.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { defaultPriceList } from './prices/default-price-list.ts';
import { readPriceList } from './prices/price-list.ts';

export interface PaymentsOptions {
  readonly database: Database;
  readonly siteName: string;
  /** How readers reach the site: http://localhost:3000. */
  readonly siteOrigin: string;
  /** How they reach the sandbox provider: http://pay.localhost:3000. */
  readonly payOrigin: string;
  /** Where the sandbox provider keeps the key that it makes for itself. */
  readonly secretsFolder: string;
  /** With these the money is real; without them the sandbox provider is in. */
  readonly stripe?: { readonly secretKey: string; readonly webhookSecret: string };
  /** A file with countries, currencies and prices, in place of the built-in list. */
  readonly priceListFile?: string;
  readonly now?: () => Date;
  readonly report: (failure: Failure) => void;
}

export interface OpenPayments {
  readonly payments: Payments;
  /** The pages of the sandbox provider; with Stripe there are none. */
  readonly plugin: FastifyPluginCallback | undefined;
  /** Where visitors are led: a form on the way, as that of the sign-in, has to allow it. */
  readonly pageOrigins: readonly string[];
  close(): Promise<void>;
}

export async function openPayments(options: PaymentsOptions): Promise<OpenPayments> {
  const { stripe, priceListFile, now = () => new Date() } = options;
  const priceList = priceListFile ? await readPriceList(priceListFile) : defaultPriceList;
  // Without the secret no event can be told from a forged one, and so none is believed.
  if (stripe && !stripe.webhookSecret) throw new Failure('PAYMENTS_DEAF', { address: options.siteOrigin + takePaymentEvent.path });
  if (stripe) {
    // 218 modules, a tenth of all that a start loads: only where it is used.
    const { stripePageOrigins, stripePayments } = await import('./stripe/stripe-payments.ts');
    const payments = stripePayments({ ...stripe, priceList });
    return { payments, plugin: undefined, pageOrigins: stripePageOrigins, close: async () => undefined };
  }
  const sandbox = await openSandbox({ ...options, priceList, now });
  return { ...sandbox, pageOrigins: [options.payOrigin] };
}
