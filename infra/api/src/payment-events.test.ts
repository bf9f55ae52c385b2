import { paidPlans } from '@webdocs/contracts/reader/plans';
import type { PaymentEvent } from '@webdocs/payments/payments';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import fc from 'fast-check';
import { siteWithPayments, type Browser, type SentEvent, type SiteWithPayments } from '../fixtures/site-with-payments.ts';
import { noteEvent } from './stores/subscriptions.ts';
import { applyPaymentEvent, judge } from './use-cases/apply-payment-event.ts';
import { endSubscription } from './use-cases/end-subscription.ts';
import { lapseSubscriptions } from './use-cases/lapse-subscriptions.ts';
import { endPayments } from './use-cases/end-payments.ts';

jest.setTimeout(60_000);

const oneMinute = 60_000;
const oneDay = 24 * 60 * oneMinute;

describe.each(statementServers)('on $name', ({ binaries }) => {
  let site: SiteWithPayments;
  let users = 0;
  const start = new Date('2026-11-21T12:00:00Z');

  beforeAll(async () => {
    site = await siteWithPayments(binaries);
  });
  afterAll(() => site.close());
  beforeEach(() => {
    site.clock.now = start;
    site.outage.missed = null;
  });

  const planOf = async ({ accountId }: Browser) => {
    const { subscription_type } = await site.database.query
      .selectFrom('accounts')
      .select('subscription_type')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return subscription_type;
  };

  async function subscribe(user: Browser): Promise<void> {
    const address = (await user.get(`${site.origin}/subscriptions/mdn-plus/?plan=mdn_plus_5m`)).headers.location ?? '';
    await user.submit(await user.get(address), address, { outcome: 'succeeds' });
  }

  async function change(user: Browser, name: string): Promise<void> {
    const address = (await user.get(`${site.origin}/subscriptions/manage/`)).headers.location ?? '';
    await user.submit(await user.get(address), `${address}/change`, { change: name });
  }

  /** A user who did these things at the provider while the site was away, and what it was sent meanwhile. */
  async function missed(...names: readonly string[]): Promise<{ user: Browser; events: readonly SentEvent[] }> {
    const user = await site.newUser(`user-${++users}`);
    const events: SentEvent[] = [];
    site.outage.missed = events;
    await subscribe(user);
    for (const name of names) await change(user, name);
    site.outage.missed = null;
    expect(events).toHaveLength(names.length + 1);
    return { user, events };
  }

  const read = async ({ body, signature }: SentEvent): Promise<PaymentEvent> => {
    const event = await site.parts.payments.readEvent(Buffer.from(body), { 'practice-signature': signature });
    if (!event) throw new Error('the event says nothing');
    return event;
  };

  describe('an event', () => {
    test('that the provider signed is taken', async () => {
      const { user, events } = await missed();
      expect(await planOf(user)).toBe('core');
      const reply = await site.postEvent(events[0] as SentEvent);
      expect(reply.status).toBe(200);
      expect(reply.json()).toEqual({ received: true });
      expect(await planOf(user)).toBe('mdn_plus_5m');
    });

    test.each<[string, (event: SentEvent) => Partial<SentEvent>]>([
      ['is not signed', ({ body }) => ({ body })],
      ['was changed on the way', ({ body, signature }) => ({ body: body.replace('mdn_plus_5m', 'mdn_plus_10y'), signature })],
      ['has another time written on it', ({ body, signature }) => ({ body, signature: signature.replace(/t=\d+/, 't=1795262399') })],
      ['is signed with another secret', ({ body, signature }) => ({ body, signature: signature.replace(/v1=.*/, `v1=${'0'.repeat(64)}`) })],
      ['has a signature cut short', ({ body, signature }) => ({ body, signature: signature.slice(0, -2) })],
      ['has a signature in another alphabet', ({ body }) => ({ body, signature: 't=1,v1=zz' })],
      ['has a signature of 10,000 characters', ({ body, signature }) => ({ body, signature: signature.padEnd(10_000, 'a') })],
      ['has no body', ({ signature }) => ({ signature })],
    ])('that %s is refused, and nothing changes', async (_, forge) => {
      const { user, events } = await missed();
      const reply = await site.postEvent(forge(events[0] as SentEvent));
      expect(reply.status).toBe(400);
      expect(reply.json()).toMatchObject({ code: 400, error: expect.stringContaining('The payment event was refused') });
      expect(await planOf(user)).toBe('core');
    });

    test('that an attacker recorded is refused six minutes later', async () => {
      const { user, events } = await missed();
      site.clock.now = new Date(start.getTime() + 6 * oneMinute);
      expect((await site.postEvent(events[0] as SentEvent)).status).toBe(400);
      expect(await planOf(user)).toBe('core');
    });

    test('in another form, or of many megabytes, is not even read', async () => {
      const { events } = await missed();
      const [event] = events as [SentEvent];
      expect((await site.postEvent(event, { 'content-type': 'text/plain' })).status).toBe(415);
      expect((await site.postEvent({ ...event, body: 'a'.repeat(300_000) })).status).toBe(413);
    });

    test('of a customer who is no longer known is accepted and ignored', async () => {
      const { user, events } = await missed();
      await site.database.query.deleteFrom('accounts').where('id', '=', user.accountId).execute();
      expect((await site.postEvent(events[0] as SentEvent)).status).toBe(200);
    });
  });

  describe('an event that comes twice', () => {
    test('counts once', async () => {
      const { user, events } = await missed();
      for (let times = 0; times < 3; times++) expect((await site.postEvent(events[0] as SentEvent)).status).toBe(200);
      expect(await planOf(user)).toBe('mdn_plus_5m');
      expect(await applyPaymentEvent(site.parts, await read(events[0] as SentEvent))).toBe('known');
    });

    test('at the same moment, in two processes, counts once', async () => {
      const { events } = await missed();
      const event = await read(events[0] as SentEvent);
      const replica = await site.replica();
      const both = [site.parts, replica, site.parts, replica, site.parts, replica];
      const applied = await Promise.all(both.map((parts) => applyPaymentEvent(parts, event)));
      expect(applied.filter((one) => one === 'done')).toHaveLength(1);
      expect(applied.filter((one) => one === 'known')).toHaveLength(5);
    });

    test('would count each time without the memory of events', async () => {
      const { events } = await missed();
      const event = await read(events[0] as SentEvent);
      const forgetful = { isNew: async () => true, judge };
      const applied = await Promise.all([1, 2, 3].map(() => applyPaymentEvent(site.parts, event, forgetful)));
      expect(applied).toEqual(['done', 'done', 'done']);
    });
  });

  describe('events in the wrong order', () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];

    test.each(orders)('(%i, %i, %i) lead to the same end', async (...order) => {
      const { user, events } = await missed('cancel', 'end');
      for (const index of order) expect((await site.postEvent(events[index] as SentEvent)).status).toBe(200);
      expect(await planOf(user)).toBe('core');
      const row = await site.database.query
        .selectFrom('subscriptions')
        .select(['state', 'granted'])
        .where('account_id', '=', user.accountId)
        .executeTakeFirst();
      expect(row).toEqual({ state: 'ended', granted: 'core' });
    });

    test.each(orders)('(%i, %i, %i) leave a payment that was made after all', async (...order) => {
      const { user, events } = await missed('decline', 'pay');
      for (const index of order) await site.postEvent(events[index] as SentEvent);
      const row = await site.database.query
        .selectFrom('subscriptions')
        .select(['state', 'past_due_since'])
        .where('account_id', '=', user.accountId)
        .executeTakeFirst();
      expect(row).toEqual({ state: 'active', past_due_since: null });
    });

    test('of any kind, some of them twice and some never, leave what the newest says', async () => {
      const { user, events } = await missed();
      const first = await read(events[0] as SentEvent);
      const step = fc.record({
        plan: fc.constantFrom(...paidPlans),
        state: fc.constantFrom('active' as const, 'past_due' as const),
        endsWithPeriod: fc.boolean(),
      });
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 6 }),
          fc.boolean(),
          fc.infiniteStream(fc.nat()),
          async (steps, hasEnded, chance) => {
            const run = ++runs;
            await site.database.query.deleteFrom('subscriptions').where('account_id', '=', user.accountId).execute();
            await site.database.query.updateTable('accounts').set({ subscription_type: 'core' }).where('id', '=', user.accountId).execute();
            const all = steps.map((one, index): PaymentEvent => {
              const isLast = hasEnded && index === steps.length - 1;
              const time = new Date(start.getTime() + index);
              return { ...first, ...one, id: `run ${run} event ${index}`, time, ...(isLast ? { state: 'ended' } : {}) };
            });
            const sent = Array.from({ length: all.length + 2 }, () => all[(chance.next().value as number) % all.length] as PaymentEvent);
            for (const event of sent) await applyPaymentEvent(site.parts, event);
            const newest = sent.reduce((one, other) => (other.time > one.time ? other : one));
            expect(await planOf(user)).toBe(newest.state === 'ended' ? 'core' : newest.plan);
          },
        ),
        { numRuns: 40 },
      );
    });

    test('would revive what has ended without the rule of order', async () => {
      const { user, events } = await missed('end');
      const gullible = { isNew: noteEvent, judge: () => 'done' as const };
      for (const event of [...events].reverse()) await applyPaymentEvent(site.parts, await read(event), gullible);
      expect(await planOf(user)).toBe('mdn_plus_5m');
    });
  });

  test('a second subscription of the same user changes nothing here and is ended at the provider', async () => {
    const { user, events } = await missed();
    const first = await read(events[0] as SentEvent);
    await applyPaymentEvent(site.parts, first);
    const second = { ...first, id: `${first.id}-2`, subscription: 'subscription_second', plan: 'mdn_plus_10y' as const };
    expect(await applyPaymentEvent(site.parts, second)).toBe('second');
    expect(await planOf(user)).toBe('mdn_plus_5m');
    const ended: string[] = [];
    const payments = { ...site.parts.payments, end: async (kind: string, id: string) => void ended.push(`${kind} ${id}`) };
    await endPayments({ ...site.parts, payments }, () => undefined);
    expect(ended).toEqual(['subscription subscription_second']);
  });

  test('the provider sends again what the site did not take', async () => {
    const { user } = await missed();
    expect(site.failures.at(-1)).toMatchObject({ code: 'PAYMENT_EVENT_WAITS' });
    site.clock.now = new Date(start.getTime() + oneMinute);
    // Whatever happens next at the provider sends what is due.
    await subscribe(await site.newUser(`user-${++users}`));
    expect(await planOf(user)).toBe('mdn_plus_5m');
  });

  test('a plan runs out once, though two replicas look at the same time', async () => {
    const { user, events } = await missed('cancel');
    for (const event of events) await site.postEvent(event);
    site.clock.now = new Date(start.getTime() + 32 * oneDay);
    const replica = await site.replica();
    await Promise.all([site.parts, replica, site.parts, replica].map((parts) => lapseSubscriptions(parts)));
    const changes = await site.database.query
      .selectFrom('subscription_changes')
      .select(['after', 'cause'])
      .where('account_id', '=', user.accountId)
      .where('after', '=', 'core')
      .execute();
    expect(changes).toEqual([{ after: 'core', cause: 'time' }]);
  });

  describe('an account that is deleted', () => {
    const waiting = () => site.database.query.selectFrom('payment_endings').select(['kind', 'attempts']).execute();
    const customers = async (accountId: string) =>
      site.database.query.selectFrom('practice_customers').select('id').where('person', '=', accountId).execute();

    async function remove({ accountId }: Browser): Promise<void> {
      await site.database.transaction(async (query) => {
        await endSubscription(site.parts, accountId, query);
        await query.deleteFrom('accounts').where('id', '=', accountId).execute();
      });
    }

    test('is ended and deleted at the provider too', async () => {
      const user = await site.newUser(`user-${++users}`);
      await subscribe(user);
      await remove(user);
      await endPayments(site.parts, () => undefined);
      expect(await waiting()).toEqual([]);
      expect(await customers(user.accountId)).toEqual([]);
    });

    test('is ended there also when the provider is away that moment', async () => {
      const user = await site.newUser(`user-${++users}`);
      await subscribe(user);
      await remove(user);
      const failures: string[] = [];
      const away = {
        ...site.parts.payments,
        end: async () => {
          throw new Error('connection refused');
        },
      };
      await endPayments({ ...site.parts, payments: away }, ({ message }) => failures.push(message));
      expect(failures).toEqual([expect.stringContaining('connection refused')]);
      expect(await waiting()).toEqual([{ kind: 'customer', attempts: 1 }]);
      // Not at once again.
      await endPayments(site.parts, () => undefined);
      expect(await customers(user.accountId)).toHaveLength(1);
      site.clock.now = new Date(start.getTime() + 5 * oneMinute);
      await endPayments(site.parts, () => undefined);
      expect(await waiting()).toEqual([]);
      expect(await customers(user.accountId)).toEqual([]);
    });

    test('that cannot be ended there holds up no other', async () => {
      const [one, other] = [await site.newUser(`user-${++users}`), await site.newUser(`user-${++users}`)];
      for (const user of [one, other]) await subscribe(user);
      for (const user of [one, other]) await remove(user);
      const [stubborn] = await customers(one.accountId);
      const payments: typeof site.parts.payments = {
        ...site.parts.payments,
        end: async (kind, id) => {
          if (id === stubborn?.id) throw new Error('not this one');
          return site.parts.payments.end(kind, id);
        },
      };
      await endPayments({ ...site.parts, payments }, () => undefined);
      expect(await customers(one.accountId)).toHaveLength(1);
      expect(await customers(other.accountId)).toEqual([]);
      site.clock.now = new Date(start.getTime() + 5 * oneMinute);
      await endPayments(site.parts, () => undefined);
      expect(await waiting()).toEqual([]);
    });

    test('is told to the provider once, though two replicas look at the same time', async () => {
      const user = await site.newUser(`user-${++users}`);
      await subscribe(user);
      await remove(user);
      const replica = await site.replica();
      let times = 0;
      const counting = (parts: typeof site.parts) => ({ ...parts, payments: { ...parts.payments, end: async () => void times++ } });
      await Promise.all([site.parts, replica, site.parts, replica].map((parts) => endPayments(counting(parts), () => undefined)));
      expect(times).toBe(1);
    });

    test('stays as it was where deleting it fails', async () => {
      const user = await site.newUser(`user-${++users}`);
      await subscribe(user);
      const failing = site.database.transaction(async (query) => {
        await endSubscription(site.parts, user.accountId, query);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await planOf(user)).toBe('mdn_plus_5m');
      expect(await waiting()).toEqual([]);
    });

    test('loses its plan at once where the subscription alone is ended', async () => {
      const user = await site.newUser(`user-${++users}`);
      await subscribe(user);
      await endSubscription(site.parts, user.accountId);
      expect(await planOf(user)).toBe('core');
      await endPayments(site.parts, () => undefined);
      await subscribe(user);
      expect(await planOf(user)).toBe('mdn_plus_5m');
    });
  });
});
