import { createHash } from 'node:crypto';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import Stripe from 'stripe';
import type { PaymentEvent, Payments } from '../payments.ts';
import { currencyOf, type PriceList } from '../prices/price-list.ts';
import { stripePrices } from './stripe-prices.ts';
import { asEvent } from './stripe-subscription.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Says where what currency is paid; the amounts are Stripe's. */
  readonly priceList: PriceList;
  /** Where Stripe is, if not at its own address. */
  readonly at?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

const answerWithinMs = 8000;

/** Where Stripe shows its pages. */
export const stripePageOrigins = ['https://checkout.stripe.com', 'https://billing.stripe.com'];

/** The languages of Stripe's pages have names of their own. */
const languages: Readonly<Partial<Record<Locale, 'en' | 'zh'>>> = { 'en-US': 'en', 'zh-CN': 'zh' };
type PageLanguage = Stripe.Checkout.SessionCreateParams.Locale & Stripe.BillingPortal.SessionCreateParams.Locale;

export function stripePayments({ secretKey, webhookSecret, priceList, at }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, { ...at, timeout: answerWithinMs, maxNetworkRetries: 2, telemetry: false });
  const prices = stripePrices(stripe);
  return {
    // What was tried with a test key means nothing to the real service.
    provider: /^[a-z]+_test_/.test(secretKey) ? 'stripe-test' : 'stripe',
    isSandbox: false,

    async prices(country) {
      const currency = currencyOf(priceList, country);
      return currency === undefined ? undefined : { country, currency, plans: await ask(() => prices.plansIn(currency)) };
    },

    async customerFor({ accountId, email }) {
      const idempotencyKey = createHash('sha256').update(`customer\n${accountId}\n${email}`).digest('hex');
      const { id } = await ask(() => stripe.customers.create({ email, metadata: { account: accountId } }, { idempotencyKey }));
      return id;
    },

    async startCheckout({ attempt, customer, plan, country, locale, whenPaid, whenGivenUp }) {
      const currency = currencyOf(priceList, country);
      if (currency === undefined) throw new Failure('COUNTRY_UNSUPPORTED', { country });
      const price = await ask(() => prices.idOf(plan));
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            line_items: [{ price, quantity: 1 }],
            currency: currency.toLowerCase(),
            locale: languageOf(locale),
            success_url: whenPaid,
            cancel_url: whenGivenUp,
          },
          { idempotencyKey: `checkout-${attempt}` },
        ),
      );
      if (!session.url) throw new Failure('PAYMENTS_AWAY', { cause: 'the checkout has no address' });
      return { id: session.id, address: session.url, expiresAt: new Date(session.expires_at * 1000) };
    },

    async closeCheckout(id) {
      const session = await ask(() => stripe.checkout.sessions.retrieve(id));
      if (session.status !== 'open') return session.status === 'complete' ? 'paid' : 'closed';
      const expired = await ask(() =>
        stripe.checkout.sessions.expire(id).catch((thrown: unknown) => {
          // Paid, or run out, between the two calls.
          if (thrown instanceof Stripe.errors.StripeInvalidRequestError) return stripe.checkout.sessions.retrieve(id);
          throw thrown;
        }),
      );
      return expired.status === 'complete' ? 'paid' : 'closed';
    },

    async managePage({ customer, locale, wayBack }) {
      const session = await ask(() => stripe.billingPortal.sessions.create({ customer, return_url: wayBack, locale: languageOf(locale) }));
      return session.url;
    },

    /** Stripe ends the subscriptions of a customer that is deleted. */
    async end(kind, id) {
      await ask(() => gone<unknown>(kind === 'customer' ? stripe.customers.del(id) : stripe.subscriptions.cancel(id)));
    },

    async readEvent(body, headers): Promise<PaymentEvent | undefined> {
      const event = verified(stripe, body, String(headers['stripe-signature'] ?? ''), webhookSecret);
      switch (event.type) {
        case 'customer.subscription.created':
        case 'customer.subscription.updated':
        case 'customer.subscription.deleted':
        case 'customer.subscription.paused':
        case 'customer.subscription.resumed': {
          const told = event.data.object;
          // Stripe promises no order of events, and their times are whole seconds: what holds is what it says now.
          const current = await ask(() => gone(stripe.subscriptions.retrieve(told.id)));
          return asEvent(current ?? told, event.id, event.created);
        }
        default:
          return undefined;
      }
    },
  };
}

function verified(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (thrown) {
    throw new Failure('PAYMENT_EVENT_REFUSED', { cause: 'its signature is missing, wrong or too old' }, { cause: thrown });
  }
}

function languageOf(locale: string): PageLanguage {
  return languages[locale as Locale] ?? (locale as PageLanguage);
}

/** What Stripe does not know or has ended already leaves nothing to do. */
async function gone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeInvalidRequestError && thrown.code === 'resource_missing') return undefined;
    throw thrown;
  }
}

/** A provider that is away is another thing than a call that it refuses. What it says of the key stays here. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (thrown) {
    const { errors } = Stripe;
    if (thrown instanceof errors.StripeAuthenticationError || thrown instanceof errors.StripePermissionError) {
      throw new Failure('PAYMENTS_AWAY', { cause: 'Stripe refuses the secret key' });
    }
    if (
      thrown instanceof errors.StripeConnectionError ||
      thrown instanceof errors.StripeAPIError ||
      thrown instanceof errors.StripeRateLimitError
    ) {
      throw new Failure('PAYMENTS_AWAY', { cause: causeOf(thrown) }, { cause: thrown });
    }
    throw thrown;
  }
}
