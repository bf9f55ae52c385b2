import { takePaymentEvent } from '@webdocs/contracts/api/subscriptions';
import { baseAddress, optionalPath, text } from './kinds.ts';
import type { Setting } from './setting.ts';

/** With whom plans are paid for. */
export const paymentSettings = {
  'payments.stripeKey': {
    variable: 'WEBDOCS_STRIPE_KEY',
    kind: text(500, { mayBeEmpty: true }),
    default: '',
    because: 'plans are sold only when the operator sets a key; a local run uses the sandbox',
    meaning: 'Secret key of Stripe',
    secret: true,
  },
  'payments.stripeWebhookSecret': {
    variable: 'WEBDOCS_STRIPE_WEBHOOK_SECRET',
    kind: text(500, { mayBeEmpty: true }),
    default: '',
    because: `it comes with the webhook that Stripe is told of: {site}${takePaymentEvent.path}`,
    meaning: 'Signs what Stripe tells the site',
    secret: true,
  },
  'payments.practiceAddress': {
    variable: 'WEBDOCS_PRACTICE_PAYMENT_ADDRESS',
    kind: baseAddress,
    default: 'http://pay.localhost:{port}',
    because: 'a payment provider has a host of its own, and so has the sandbox',
    meaning: 'Where a local run without Stripe shows its sandbox checkout',
  },
  'payments.prices': {
    variable: 'WEBDOCS_PRICES',
    kind: optionalPath,
    default: '',
    because: 'the prices of the specifications hold',
    meaning: 'A JSON file with prices by currency and the currency of each country',
  },
} as const satisfies Record<string, Setting>;
