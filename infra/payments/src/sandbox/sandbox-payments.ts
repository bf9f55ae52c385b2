import { randomUUID } from 'node:crypto';
import { paidPlans } from '@webdocs/contracts/reader/plans';
import type { Plans } from '@webdocs/contracts/api/subscriptions';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { Payments } from '../payments.ts';
import { currencyOf, type PriceList } from '../prices/price-list.ts';
import { changes } from './changes.ts';
import type { EventDelivery } from './event-delivery.ts';
import { parseEvent } from './events.ts';
import { checkoutMs, closeSession, idOfAttempt, manageMs, newId, openSession } from './sessions.ts';
import { requireSignature, signatureHeader } from './signature.ts';
import { changeSubscription, liveSubscriptions } from './subscriptions.ts';

export interface SandboxParts {
  readonly database: Database;
  /** Where the pages of the provider are. */
  readonly origin: string;
  readonly priceList: PriceList;
  readonly secret: string;
  readonly delivery: EventDelivery;
  readonly now: () => Date;
  /** Refuses what the provider has not signed. */
  readonly requireSignature?: typeof requireSignature;
}

/** The sandbox provider, as the site sees it. */
export function sandboxPayments(parts: SandboxParts): Payments {
  const { database, origin, priceList, secret, delivery, now } = parts;
  const check = parts.requireSignature ?? requireSignature;
  const { query } = database;
  return {
    provider: 'practice',
    isSandbox: true,

    async prices(country) {
      const currency = currencyOf(priceList, country);
      const monthly = currency === undefined ? undefined : priceList.currencies[currency];
      if (currency === undefined || !monthly) return undefined;
      const plans = Object.fromEntries(
        paidPlans.map((plan) => [plan, { id: `practice_${plan}_${currency.toLowerCase()}`, monthlyPriceInCents: monthly[plan] }]),
      );
      return { country, currency, plans: plans as Plans['plans'] };
    },

    async customerFor({ accountId, email }) {
      const { id } = await query
        .insertInto('practice_customers')
        .values({ id: `customer_${randomUUID()}`, person: accountId, email })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ email }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async startCheckout({ attempt, customer, plan, country, locale, whenPaid, whenGivenUp }) {
      if (currencyOf(priceList, country) === undefined) throw new Failure('COUNTRY_UNSUPPORTED', { country });
      const id = idOfAttempt(attempt, secret);
      const expiresAt = new Date(now().getTime() + checkoutMs);
      const checkout = { plan, country, whenPaid };
      await openSession(query, id, { customer_id: customer, checkout, locale, way_back: whenGivenUp, expires_at: expiresAt });
      return { id, address: `${origin}/checkout/${id}`, expiresAt };
    },

    closeCheckout: (id) => closeSession(query, id, 'closed'),

    async managePage({ customer, locale, wayBack }) {
      const id = newId();
      const expires_at = new Date(now().getTime() + manageMs);
      await openSession(query, id, { customer_id: customer, checkout: null, locale, way_back: wayBack, expires_at });
      return `${origin}/subscription/${id}`;
    },

    async end(kind, id) {
      await database.transaction(async (within) => {
        const live = await liveSubscriptions(within, kind === 'customer' ? { customer: id } : { id });
        for (const subscription of live) await changeSubscription(within, subscription, changes.end, now());
        if (kind === 'customer') await within.deleteFrom('practice_customers').where('id', '=', id).execute();
      });
      await delivery.deliver();
    },

    async readEvent(body, headers) {
      check(body, headers[signatureHeader], secret, now());
      return parseEvent(body);
    },
  };
}
