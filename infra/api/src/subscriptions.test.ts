import { SubscriptionSchema } from '@webdocs/contracts/api/subscriptions';
import { PlansSchema } from '@webdocs/contracts/api/subscriptions';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import { Failure } from '@webdocs/contracts/failures/failure';
import fastify from 'fastify';
import * as v from 'valibot';
import { unlimited } from '../fixtures/site-with-accounts.ts';
import { siteWithPayments, type Answer, type Browser, type SiteWithPayments } from '../fixtures/site-with-payments.ts';
import type { AccountServices } from './account-services.ts';
import { api } from './api.ts';
import { changeSettings } from './use-cases/change-settings.ts';
import { lapseSubscriptions } from './use-cases/lapse-subscriptions.ts';
import { startCheckout } from './use-cases/start-checkout.ts';
import { setPlan } from './use-cases/set-plan.ts';

jest.setTimeout(60_000);

const oneDay = 24 * 60 * 60 * 1000;

describe.each(statementServers)('on $name', ({ binaries }) => {
  let site: SiteWithPayments;
  let users = 0;
  beforeAll(async () => {
    site = await siteWithPayments(binaries);
  });
  afterAll(() => site.close());

  const newUser = () => site.newUser(`user-${++users}`);
  const link = (plan: string, more = '') => `${site.origin}/subscriptions/mdn-plus/?plan=${plan}${more}`;
  const manage = (more = '') => `${site.origin}/subscriptions/manage/${more}`;
  const locationOf = ({ headers }: Answer) => headers.location ?? '';
  const subscriptionOf = async (user: Browser) =>
    v.parse(SubscriptionSchema, (await user.get(`${site.origin}/api/v1/plus/subscription/`)).json());
  const whoami = async (user: Browser) => (await user.get(`${site.origin}/api/v1/whoami`)).json() as Record<string, unknown>;

  async function checkoutOf(user: Browser, plan: string): Promise<{ address: string; page: Answer }> {
    const address = locationOf(await user.get(link(plan)));
    return { address, page: await user.get(address) };
  }

  async function subscribe(user: Browser, plan = 'mdn_plus_5m'): Promise<Answer> {
    const { address, page } = await checkoutOf(user, plan);
    return user.submit(page, address, { outcome: 'succeeds' });
  }

  /** The same site with other parts. */
  async function serverWith(accounts: AccountServices) {
    const server = fastify();
    await server.register(api, { accounts, callLimits: unlimited, siteName: 'Webdocs' });
    const call = (user: Browser, url: string) =>
      server.inject({ url, headers: { host: new URL(site.origin).host, cookie: user.sessionCookie, accept: 'text/html' } });
    return { server, call };
  }

  const accountOf = ({ accountId }: Browser) =>
    site.database.query.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();

  /** Does something on the provider's page of a subscription. */
  async function change(user: Browser, fields: Readonly<Record<string, string>>): Promise<Answer> {
    const address = locationOf(await user.get(manage()));
    const page = await user.get(address);
    return user.submit(page, `${address}/${'plan' in fields ? 'plan' : 'change'}`, fields);
  }

  async function turnClock(milliseconds: number, work: () => Promise<void>): Promise<void> {
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + milliseconds);
    try {
      await work();
    } finally {
      site.clock.now = before;
    }
  }

  describe('prices', () => {
    const plans = (country?: string) => site.stranger().get(`${site.origin}/api/v1/stripe/plans`, country ? { 'x-country': country } : {});

    test('are those of the country, and a browser may keep them for a day', async () => {
      const reply = await plans('DE');
      expect(reply.status).toBe(200);
      expect(reply.headers['cache-control']).toBe('private, max-age=86400');
      expect(v.parse(PlansSchema, reply.json())).toMatchObject({ country: 'DE', currency: 'EUR' });
    });

    test('are the specified ones where nothing else is known', async () => {
      const { currency, plans: prices } = v.parse(PlansSchema, (await plans()).json());
      expect(currency).toBe('USD');
      expect(Object.values(prices).map(({ monthlyPriceInCents }) => monthlyPriceInCents)).toEqual([500, 417, 1000, 833]);
    });

    test('are none where plans are not sold: 404, and that is not cached', async () => {
      const reply = await plans('AQ');
      expect(reply.status).toBe(404);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.json()).toEqual({
        code: 404,
        message: 'Plans are not sold in Antarctica',
        error: 'Plans are not sold in Antarctica',
        failure: 'COUNTRY_UNSUPPORTED',
        values: { country: 'Antarctica' },
      });
    });
  });

  describe('a subscription begins', () => {
    test('with a link, by way of the sign-in for who is not signed in', async () => {
      const reply = await site.stranger().get(link('mdn_plus_10y', '&locale=fr'));
      expect(reply.status).toBe(303);
      const back = new URL(locationOf(reply), site.origin);
      expect(back.pathname).toBe('/users/fxa/login/authenticate/');
      expect(back.searchParams.get('next')).toBe('/subscriptions/mdn-plus/?plan=mdn_plus_10y&locale=fr');
    });

    test('on the page of the provider, and the plan is there when the reader comes back', async () => {
      const user = await newUser();
      const { page } = await checkoutOf(user, 'mdn_plus_5m');
      expect(page.text).toContain('Test mode: no real payments are made.');
      expect(page.text).toContain('$5.00 a month');
      const back = await subscribe(user);
      expect(locationOf(back)).toBe(`${site.origin}/en-US/plus/settings?subscription=started`);
      expect(await subscriptionOf(user)).toEqual({
        plan: 'mdn_plus_5m',
        state: 'active',
        current_period_end: '2026-12-21T12:00:00.000Z',
        cancel_at_period_end: false,
        is_practice: true,
      });
      expect(await whoami(user)).toMatchObject({ is_subscriber: true, subscription_type: 'mdn_plus_5m' });
    });

    test('and ads are gone from that moment, until the reader wants them back', async () => {
      const user = await newUser();
      expect(await whoami(user)).toMatchObject({ settings: { no_ads: false } });
      await subscribe(user);
      expect(await whoami(user)).toMatchObject({ settings: { no_ads: true } });
      await changeSettings(site.parts, await accountOf(user), { no_ads: false });
      await change(user, { plan: 'mdn_plus_10m' });
      expect(await whoami(user)).toMatchObject({ subscription_type: 'mdn_plus_10m', settings: { no_ads: false } });
      await change(user, { change: 'end' });
      await subscribe(user);
      expect(await whoami(user)).toMatchObject({ subscription_type: 'mdn_plus_5m', settings: { no_ads: true } });
    });

    test('and the reader comes back to the pages of their language', async () => {
      const user = await newUser();
      const address = locationOf(await user.get(link('mdn_plus_5y', '&locale=fr')));
      const page = await user.get(address);
      expect(page.text).toContain(`${site.origin}/fr/plus/settings?subscription=canceled`);
      expect(locationOf(await user.submit(page, address, { outcome: 'succeeds' }))).toBe(
        `${site.origin}/fr/plus/settings?subscription=started`,
      );
    });

    test('not, when the payment is declined', async () => {
      const user = await newUser();
      const { address, page } = await checkoutOf(user, 'mdn_plus_5m');
      const declined = await user.submit(page, address, { outcome: 'declined' });
      expect((await user.get(new URL(locationOf(declined), address).href)).text).toContain('The payment was declined');
      expect(await subscriptionOf(user)).toMatchObject({ plan: 'core', state: 'none', current_period_end: null });
    });

    test('for a plan that there is: anything else is a page that says so', async () => {
      for (const plan of ['mdn_plus_99', 'core', '', '%00', 'mdn_plus_5m&plan=mdn_plus_5y']) {
        const reply = await (await newUser()).get(link(plan));
        expect(reply.status).toBe(404);
        expect(reply.headers['content-type']).toContain('text/html');
        expect(reply.text).toContain('There is no such plan');
      }
    });

    test('nowhere where plans are not sold, and not while the provider is away: both are pages that say so', async () => {
      const user = await newUser();
      const abroad = await user.get(link('mdn_plus_5m'), { 'x-country': 'AQ' });
      expect(abroad.status).toBe(404);
      expect(abroad.text).toContain('Not available in your country yet');
      const away = async () => {
        throw new Failure('PAYMENTS_AWAY', { cause: 'connection refused' });
      };
      const { server, call } = await serverWith({ ...site.parts, payments: { ...site.parts.payments, startCheckout: away } });
      const reply = await call(user, '/subscriptions/mdn-plus/?plan=mdn_plus_5m');
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBeDefined();
      expect(reply.body).toContain('The payment provider isn&#39;t responding');
      expect(reply.body).not.toContain('connection refused');
      await server.close();
      // It comes back, and so does the checkout.
      expect(locationOf(await user.get(link('mdn_plus_5m')))).toContain('/checkout/');
    });

    test('nowhere on a site without a provider: 501', async () => {
      const { payments: _, ...parts } = site.parts;
      const { server, call } = await serverWith(parts);
      const user = await newUser();
      for (const address of ['/api/v1/stripe/plans', '/subscriptions/mdn-plus/?plan=mdn_plus_5m', '/subscriptions/manage/']) {
        expect((await call(user, address)).statusCode).toBe(501);
      }
      const event = await server.inject({ method: 'POST', url: '/events/payments', payload: {} });
      expect(event.statusCode).toBe(501);
      expect(event.json()).toMatchObject({ code: 501, error: expect.stringContaining('Nothing can be paid here') });
      expect((await call(user, '/api/v1/plus/subscription/')).json()).toMatchObject({ plan: 'core', state: 'none' });
      await server.close();
    });

    test('and numbers its users in their order, each once and for good', async () => {
      const [one, other] = [await newUser(), await newUser()];
      expect(await whoami(one)).toMatchObject({ subscriber_number: null });
      await subscribe(one);
      await subscribe(other);
      const { subscriber_number: first } = await whoami(one);
      expect(await whoami(other)).toMatchObject({ subscriber_number: Number(first) + 1 });
      await change(one, { change: 'end' });
      await subscribe(one);
      expect(await whoami(one)).toMatchObject({ subscriber_number: first });
    });

    test('once: who subscribes already is led to where that is changed', async () => {
      const user = await newUser();
      await subscribe(user);
      expect(locationOf(await user.get(link('mdn_plus_10y')))).toContain(`${site.payOrigin}/subscription/`);
    });

    test('on one page, however often the link is followed at once', async () => {
      const user = await newUser();
      const replies = await Promise.all(Array.from({ length: 6 }, () => user.get(link('mdn_plus_5m'))));
      expect(new Set(replies.map(locationOf)).size).toBe(1);
    });

    test('on one page, though two replicas of the site are asked at the same time', async () => {
      const user = await newUser();
      const account = await site.database.query
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', user.accountId)
        .executeTakeFirstOrThrow();
      const replica = await site.replica();
      const visits = [site.parts, replica, site.parts, replica].map(({ database, payments, now }) =>
        startCheckout({ database, payments, now, locale: 'en-US', siteOrigin: site.origin }, account, {
          plan: 'mdn_plus_5m',
          country: 'US',
        }),
      );
      expect(new Set(await Promise.all(visits)).size).toBe(1);
      expect(
        await site.database.query.selectFrom('practice_customers').select('id').where('person', '=', account.id).execute(),
      ).toHaveLength(1);
    });

    test('on the page of the last plan that was chosen; the one before cannot be paid any more', async () => {
      const user = await newUser();
      const first = await checkoutOf(user, 'mdn_plus_5m');
      const second = await checkoutOf(user, 'mdn_plus_10m');
      expect(second.address).not.toBe(first.address);
      const late = await user.submit(first.page, first.address, { outcome: 'succeeds' });
      expect(late.status).toBe(404);
      expect(late.text).toContain('This visit is over');
      await user.submit(second.page, second.address, { outcome: 'succeeds' });
      expect(await subscriptionOf(user)).toMatchObject({ plan: 'mdn_plus_10m' });
    });

    test('once, when two plans are chosen at once and both pages are paid', async () => {
      const user = await newUser();
      const replies = await Promise.all(['mdn_plus_5m', 'mdn_plus_10m', 'mdn_plus_5y'].map((plan) => user.get(link(plan))));
      for (const reply of replies.filter(({ status }) => status === 303)) {
        const address = locationOf(reply);
        await user.submit(await user.get(address), address, { outcome: 'succeeds' });
      }
      const live = await site.database.query
        .selectFrom('practice_subscriptions')
        .innerJoin('practice_customers', 'practice_customers.id', 'customer_id')
        .where('person', '=', user.accountId)
        .where('state', '<>', 'ended')
        .select('plan')
        .execute();
      expect(live).toHaveLength(1);
      expect((await subscriptionOf(user)).plan).toBe(live[0]?.plan);
    });

    test('once, when the button is pressed twice', async () => {
      const user = await newUser();
      const { address, page } = await checkoutOf(user, 'mdn_plus_5m');
      const replies = await Promise.all([1, 2, 3].map(() => user.submit(page, address, { outcome: 'succeeds' })));
      expect(replies.map(locationOf)).toEqual(Array.from({ length: 3 }, () => `${site.origin}/en-US/plus/settings?subscription=started`));
    });
  });

  describe('a subscription goes on', () => {
    test('through a payment that fails: the plan stays for seven days and comes back with the payment', async () => {
      const user = await newUser();
      await subscribe(user);
      await change(user, { change: 'decline' });
      expect(await subscriptionOf(user)).toMatchObject({ plan: 'mdn_plus_5m', state: 'past_due' });
      await turnClock(6.9 * oneDay, async () => {
        await lapseSubscriptions(site.parts);
        expect(await whoami(user)).toMatchObject({ subscription_type: 'mdn_plus_5m' });
      });
      await turnClock(7.001 * oneDay, async () => {
        await lapseSubscriptions(site.parts);
        expect(await whoami(user)).toMatchObject({ subscription_type: 'core', is_subscriber: false });
        expect(await subscriptionOf(user)).toMatchObject({ plan: 'core', state: 'past_due' });
        await change(user, { change: 'pay' });
        expect(await subscriptionOf(user)).toMatchObject({ plan: 'mdn_plus_5m', state: 'active' });
      });
    });

    test('up and down the plans', async () => {
      const user = await newUser();
      await subscribe(user);
      for (const plan of ['mdn_plus_10m', 'mdn_plus_10y', 'mdn_plus_5y']) {
        await change(user, { plan });
        expect(await subscriptionOf(user)).toMatchObject({ plan, state: 'active' });
      }
    });

    test('to its end after it was cancelled, unless it is resumed', async () => {
      const user = await newUser();
      await subscribe(user);
      await change(user, { change: 'cancel' });
      expect(await subscriptionOf(user)).toMatchObject({ plan: 'mdn_plus_5m', state: 'active', cancel_at_period_end: true });
      await change(user, { change: 'resume' });
      expect(await subscriptionOf(user)).toMatchObject({ cancel_at_period_end: false });
      await change(user, { change: 'cancel' });
      await change(user, { change: 'renew' });
      expect(await subscriptionOf(user)).toEqual({
        plan: 'core',
        state: 'canceled',
        current_period_end: null,
        cancel_at_period_end: false,
        is_practice: true,
      });
    });

    test('no further than it is paid, also when the provider says nothing', async () => {
      const user = await newUser();
      await subscribe(user);
      await change(user, { change: 'cancel' });
      // A user who is away for 30 days is signed out.
      await turnClock(20 * oneDay, async () => void (await whoami(user)));
      await turnClock(31 * oneDay, async () => {
        expect(await lapseSubscriptions(site.parts)).toBeGreaterThan(0);
        expect(await subscriptionOf(user)).toMatchObject({ plan: 'core', state: 'canceled' });
        expect(await lapseSubscriptions(site.parts)).toBe(0);
      });
    });

    test('and with the next payment another month', async () => {
      const user = await newUser();
      await subscribe(user);
      await change(user, { change: 'renew' });
      expect(await subscriptionOf(user)).toMatchObject({ state: 'active', current_period_end: '2027-01-21T12:00:00.000Z' });
    });

    test('not a moment longer where it is ended at once, and ads come back with that', async () => {
      const user = await newUser();
      await subscribe(user);
      await site.database.query.updateTable('settings').set({ no_ads: true }).where('account_id', '=', user.accountId).execute();
      expect(await whoami(user)).toMatchObject({ settings: { no_ads: true } });
      await change(user, { change: 'end' });
      expect(await whoami(user)).toMatchObject({ subscription_type: 'core', settings: { no_ads: false } });
      await subscribe(user);
      expect(await whoami(user)).toMatchObject({ settings: { no_ads: true } });
    });

    test('with the plan that staff gave, until the subscription itself gives another', async () => {
      const user = await newUser();
      await subscribe(user);
      await setPlan(site.database.query, user.accountId, 'mdn_plus_10y');
      await change(user, { change: 'renew' });
      expect(await whoami(user)).toMatchObject({ subscription_type: 'mdn_plus_10y' });
      await change(user, { change: 'end' });
      expect(await whoami(user)).toMatchObject({ subscription_type: 'core' });
      const changes = await site.database.query
        .selectFrom('subscription_changes')
        .select(['before', 'after', 'cause'])
        .where('account_id', '=', user.accountId)
        .execute();
      expect(changes).toEqual(
        expect.arrayContaining([
          { before: 'core', after: 'mdn_plus_5m', cause: 'payment' },
          { before: 'mdn_plus_5m', after: 'mdn_plus_10y', cause: 'staff' },
          { before: 'mdn_plus_10y', after: 'core', cause: 'payment' },
        ]),
      );
    });
  });

  describe('the link to a subscription', () => {
    test('leads who never paid to the settings, and who is not signed in to the sign-in', async () => {
      expect(locationOf(await (await newUser()).get(manage('?locale=ja')))).toBe(`${site.origin}/ja/plus/settings`);
      expect(locationOf(await site.stranger().get(manage()))).toBe('/users/fxa/login/authenticate/?next=%2Fsubscriptions%2Fmanage%2F');
    });

    test('tells who has a plan without paying for it that there is nothing to change', async () => {
      const user = await newUser();
      await setPlan(site.database.query, user.accountId, 'mdn_plus_5m');
      const reply = await user.get(manage());
      expect(reply.status).toBe(404);
      expect(reply.text).toContain('This plan was given to you');
      expect(await subscriptionOf(user)).toMatchObject({ plan: 'mdn_plus_5m', state: 'none' });
    });

    test('refuses an invalid locale', async () => {
      for (const locale of ['xx', '//evil.example', '../..', 'en-US/../..']) {
        const reply = await (await newUser()).get(manage(`?locale=${encodeURIComponent(locale)}`));
        expect(reply.status).toBe(400);
        expect(reply.text).toContain('This link is incomplete');
      }
    });

    test('shows a stranger nothing of a subscription', async () => {
      expect((await site.stranger().get(`${site.origin}/api/v1/plus/subscription/`, { accept: 'application/json' })).status).toBe(401);
    });
  });
});
