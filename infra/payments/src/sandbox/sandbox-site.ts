import { PaidPlanSchema, type PaidPlan } from '@webdocs/contracts/reader/plans';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Database, Query } from '@webdocs/database';
import type { SandboxSession } from '@webdocs/database/tables';
import { errorPage, formGuard, redirect, standaloneSite, type Answer, type PageRequest, type Route } from '@webdocs/standalone-pages';
import type { FastifyPluginCallback } from 'fastify';
import * as v from 'valibot';
import { periodEnd, priceOfPeriod } from '../prices/billing-period.ts';
import { currencyOf, type PriceList } from '../prices/price-list.ts';
import { changeOfPlan, changes, type Change, type ChangeName } from './changes.ts';
import type { EventDelivery } from './event-delivery.ts';
import { checkoutPage, subscribedAlreadyPage } from './pages/checkout-page.ts';
import { speechOf } from './pages/speech.ts';
import { noSubscriptionPage, subscriptionPage, unchosen } from './pages/subscription-page.ts';
import { closeSession, findSession, lockSession } from './sessions.ts';
import { beginSubscription, changeSubscription, subscriptionOfCustomer } from './subscriptions.ts';

export interface SandboxSiteParts {
  readonly database: Database;
  readonly siteName: string;
  readonly siteOrigin: string;
  readonly origin: string;
  readonly priceList: PriceList;
  readonly secret: string;
  readonly delivery: EventDelivery;
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}

/** The pages of the sandbox provider. The address of a visit allows what it was made for. */
export function sandboxSite(parts: SandboxSiteParts): FastifyPluginCallback {
  const { database, siteName, siteOrigin, origin, priceList, secret, delivery, now, report } = parts;
  const speechIn = speechOf({ siteName, siteOrigin });

  const gone = ({ locale }: PageRequest): Answer => {
    const { frame, text } = speechIn(locale);
    const words = { title: text('pay-gone'), text: text('pay-gone-text', { site: siteName }) };
    return { status: 404, document: errorPage(frame, { status: 404, words }) };
  };

  const showCheckout = async (request: PageRequest): Promise<Answer> => {
    const { url, params, formToken } = request;
    const session = await findSession(database.query, params['session'] ?? '', now());
    const order = session && orderOf(session, priceList);
    if (!session || !order || session.outcome === 'closed') return gone(request);
    if (session.outcome === 'paid') return redirect(order.whenPaid);
    return {
      document: checkoutPage(speechIn(session.locale), {
        ...order,
        action: url.pathname,
        token: formToken,
        email: await emailOf(database.query, session),
        nextPayment: periodEnd(now(), order.plan),
        wayBack: session.way_back,
        wasDeclined: url.searchParams.has('declined'),
      }),
    };
  };

  const takeCheckout = async (request: PageRequest): Promise<Answer> => {
    const { url, params, form } = request;
    const id = params['session'] ?? '';
    if (form.get('outcome') !== 'succeeds') return redirect(`${url.pathname}?declined`);
    const answer = await database.transaction(async (query): Promise<Answer> => {
      const session = await lockSession(query, id, now());
      const order = session && orderOf(session, priceList);
      if (!session || !order || session.outcome === 'closed') return gone(request);
      if (session.outcome === 'paid') return redirect(order.whenPaid);
      await lockCustomer(query, session);
      const former = await subscriptionOfCustomer(query, session.customer_id);
      if (former && former.state !== 'ended') {
        await closeSession(query, id, 'closed');
        return { status: 409, document: subscribedAlreadyPage(speechIn(session.locale), session.way_back) };
      }
      await beginSubscription(query, { ...order, customer: session.customer_id, former }, now());
      await closeSession(query, id, 'paid');
      return redirect(order.whenPaid);
    });
    await delivery.deliver();
    return answer;
  };

  const showSubscription = async (request: PageRequest): Promise<Answer> => {
    const { url, params, formToken } = request;
    const session = await manageSession(database.query, params['session'], now());
    if (!session) return gone(request);
    const subscription = await subscriptionOfCustomer(database.query, session.customer_id);
    if (!subscription) return { document: noSubscriptionPage(speechIn(session.locale), session.way_back) };
    return {
      document: subscriptionPage(speechIn(session.locale), {
        address: url.pathname,
        token: formToken,
        email: await emailOf(database.query, session),
        subscription,
        monthlyPrices: priceList.currencies[subscription.currency],
        wayBack: session.way_back,
        now: now(),
        done: url.searchParams.get('done'),
      }),
    };
  };

  /** Something that can no longer happen leads back to what is: two tabs of one visit are no failure. */
  const change = async (request: PageRequest, name: string, wanted: Change | undefined): Promise<Answer> => {
    const { params } = request;
    const session = await manageSession(database.query, params['session'], now());
    if (!session) return gone(request);
    const page = `/subscription/${params['session']}`;
    const subscription = await subscriptionOfCustomer(database.query, session.customer_id);
    if (!subscription || !wanted) return redirect(page);
    const changed = await database.transaction((query) => changeSubscription(query, subscription.id, wanted, now()));
    await delivery.deliver();
    return redirect(changed ? `${page}?done=${name}` : page);
  };

  const takeChange = (request: PageRequest): Promise<Answer> => {
    const name = request.form.get('change') ?? '';
    return change(request, name, Object.hasOwn(changes, name) ? changes[name as ChangeName] : undefined);
  };

  const takePlan = async (request: PageRequest): Promise<Answer> => {
    const plan = v.safeParse(PaidPlanSchema, request.form.get('plan'));
    if (!plan.success) return redirect(`/subscription/${request.params['session']}?done=${unchosen}`);
    return change(request, 'plan', (subscription, at) => {
      const monthly = priceList.currencies[subscription.currency];
      return monthly && changeOfPlan({ plan: plan.output, price: priceOfPeriod(plan.output, monthly) })(subscription, at);
    });
  };

  const routes: readonly Route[] = [
    { method: 'GET', path: '/checkout/:session', handler: showCheckout },
    { method: 'POST', path: '/checkout/:session', handler: takeCheckout },
    { method: 'GET', path: '/subscription/:session', handler: showSubscription },
    { method: 'POST', path: '/subscription/:session/change', handler: takeChange },
    { method: 'POST', path: '/subscription/:session/plan', handler: takePlan },
  ];
  const guard = formGuard({ key: Buffer.from(`forms\n${secret}`), isSecure: origin.startsWith('https:') });
  return standaloneSite({ frame: (locale) => speechIn(locale).frame, origin, formTargets: [siteOrigin], guard, routes, report });
}

interface Order {
  readonly plan: PaidPlan;
  readonly price: number;
  readonly currency: string;
  readonly country: string;
  readonly whenPaid: string;
}

function orderOf({ checkout }: SandboxSession, priceList: PriceList): Order | undefined {
  if (!checkout) return undefined;
  const plan = v.parse(PaidPlanSchema, checkout.plan);
  const currency = currencyOf(priceList, checkout.country);
  const monthly = currency === undefined ? undefined : priceList.currencies[currency];
  if (currency === undefined || !monthly) return undefined;
  return { plan, currency, price: priceOfPeriod(plan, monthly), country: checkout.country, whenPaid: checkout.whenPaid };
}

async function manageSession(query: Query, id: string | undefined, now: Date): Promise<SandboxSession | undefined> {
  const session = await findSession(query, id ?? '', now);
  return session?.checkout || session?.outcome ? undefined : session;
}

async function emailOf(query: Query, { customer_id }: SandboxSession): Promise<string> {
  const { email } = await query.selectFrom('practice_customers').select('email').where('id', '=', customer_id).executeTakeFirstOrThrow();
  return email;
}

/** Two checkouts of one user wait for each other. */
async function lockCustomer(query: Query, { customer_id }: SandboxSession): Promise<void> {
  await query.selectFrom('practice_customers').select('id').where('id', '=', customer_id).forUpdate().executeTakeFirstOrThrow();
}
