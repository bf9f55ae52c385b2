import type { PaidPlan } from '@webdocs/contracts/reader/plans';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Payments } from '@webdocs/payments/payments';
import type { Database } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import { lockAccount } from '../stores/accounts.ts';
import { randomId } from '../stores/random-id.ts';
import { customerOf, subscriptionRow } from '../stores/subscriptions.ts';

export interface SubscriptionVisit {
  readonly database: Database;
  readonly payments: Payments;
  readonly now: () => Date;
  readonly locale: Locale;
  /** How the visitor reaches this site. */
  readonly siteOrigin: string;
}

export interface Wish {
  readonly plan: PaidPlan;
  readonly country: string;
}

const claimMs = 60 * 60 * 1000;
/** A page that is about to run out is of no use. */
const usefulMs = 5 * 60 * 1000;
const mostTries = 3;

/** The address of the page on which an account begins to pay; who pays already is led to where that is changed. */
export async function startCheckout(visit: SubscriptionVisit, account: Account, wish: Wish): Promise<string> {
  const { database, payments, locale } = visit;
  const settings = settingsAddress(visit);
  for (let tries = 0; tries < mostTries; tries++) {
    const customer = await customerFor(visit, account);
    const claim = await claimCheckout(visit, account.id, wish);
    if ('address' in claim) return claim.address;
    const pays = claim.isSubscribed || (claim.former !== null && (await payments.closeCheckout(claim.former)) === 'paid');
    if (pays) return payments.managePage({ customer, locale, wayBack: settings });
    const checkout = await payments.startCheckout({
      ...wish,
      attempt: claim.attempt,
      customer,
      locale,
      whenPaid: `${settings}?subscription=started`,
      whenGivenUp: `${settings}?subscription=canceled`,
    });
    const kept = await database.query
      .updateTable('payment_checkouts')
      .set({ checkout: checkout.id, address: checkout.address, expires_at: checkout.expiresAt })
      .where('account_id', '=', account.id)
      .where('attempt', '=', claim.attempt)
      .returning('attempt')
      .executeTakeFirst();
    if (kept) return checkout.address;
    // Another wish came in between: it counts, and this page must not be paid too.
    await payments.closeCheckout(checkout.id);
  }
  throw new Failure('CHECKOUT_CROWDED');
}

/** The address of the page on which a user changes what they pay for; undefined for who never paid. */
export async function managePage(visit: SubscriptionVisit, accountId: string): Promise<string | undefined> {
  const { database, payments, locale } = visit;
  const customer = await customerOf(database.query, accountId, payments.provider);
  return customer && payments.managePage({ customer, locale, wayBack: settingsAddress(visit) });
}

export function settingsAddress({ siteOrigin, locale }: Pick<SubscriptionVisit, 'siteOrigin' | 'locale'>): string {
  return `${siteOrigin}/${locale}/plus/settings`;
}

async function customerFor({ database: { query }, payments }: SubscriptionVisit, { id, email }: Account): Promise<string> {
  const { provider } = payments;
  const known = await customerOf(query, id, provider);
  if (known !== undefined) return known;
  const customer = await payments.customerFor({ accountId: id, email });
  await query
    .insertInto('payment_customers')
    .values({ account_id: id, provider, customer })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await customerOf(query, id, provider)) ?? customer;
}

type Claim =
  | { readonly address: string }
  | { readonly isSubscribed: true }
  | { readonly isSubscribed?: false; readonly attempt: string; readonly former: string | null };

/** One checkout an account: a second visit goes to the same page, and another wish takes the place of the former. */
function claimCheckout({ database, payments, now, locale }: SubscriptionVisit, accountId: string, wish: Wish): Promise<Claim> {
  const { provider } = payments;
  return database.transaction(async (query): Promise<Claim> => {
    await lockAccount(query, accountId);
    const subscription = await subscriptionRow(query, accountId);
    if (subscription && subscription.provider === provider && subscription.state !== 'ended') return { isSubscribed: true };
    const open = await query.selectFrom('payment_checkouts').selectAll().where('account_id', '=', accountId).executeTakeFirst();
    const isOurs = open?.provider === provider;
    const isSame = isOurs && open.plan === wish.plan && open.country === wish.country && open.locale === locale;
    if (isSame && open.expires_at.getTime() - usefulMs > now().getTime()) {
      return open.address === null ? { attempt: open.attempt, former: null } : { address: open.address };
    }
    const claim = { attempt: randomId(), provider, ...wish, locale, checkout: null, address: null };
    const row = { ...claim, expires_at: new Date(now().getTime() + claimMs) };
    await query
      .insertInto('payment_checkouts')
      .values({ account_id: accountId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    return { attempt: row.attempt, former: isOurs ? open.checkout : null };
  });
}
