import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, statementServers, type LentServer } from '@webdocs/database/fixtures/test-servers';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { listenerOf } from '@webdocs/server/fixtures/listener-of';
import type { CheckoutOrder } from '../payments.ts';
import { defaultPriceList } from '../prices/default-price-list.ts';
import { eventDelivery } from './event-delivery.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import { sandboxPayments } from './sandbox-payments.ts';
import { longestPastDueMs } from './renewals.ts';
import { checkoutMs, manageMs } from './sessions.ts';
import { sign } from './signature.ts';

jest.setTimeout(60_000);

const start = new Date('2026-11-21T12:00:00Z');
const oneMinute = 60_000;
const oneDay = 24 * 60 * oneMinute;

interface Call {
  readonly host: string | undefined;
  readonly signature: string;
  readonly body: string;
}

describe.each(statementServers)('on $name', ({ binaries }) => {
  let databaseServer: LentServer;
  let database: Database;
  let sandbox: Sandbox;
  let pages: RequestListener;
  let http: Server;
  let siteOrigin: string;
  let payOrigin: string;
  let port: number;
  let users = 0;
  const clock = { now: start };
  const calls: Call[] = [];
  const failures: Failure[] = [];
  let siteAnswers = 200;

  const options = () => ({
    database,
    siteName: 'Webdocs',
    siteOrigin,
    payOrigin,
    secretsFolder: `${databaseServer.folder}/secrets`,
    priceList: defaultPriceList,
    now: () => clock.now,
    report: (failure: Failure) => failures.push(failure),
  });

  beforeAll(async () => {
    databaseServer = await lentTestServer(binaries);
    database = await openDatabase({
      url: await databaseServer.newDatabase(),
      dataFolder: databaseServer.folder,
      report: () => undefined,
    });
    http = createServer(async (incoming, response) => {
      if (incoming.headers.host?.startsWith('pay.')) return pages(incoming, response);
      const pieces: Buffer[] = [];
      for await (const piece of incoming as AsyncIterable<Buffer>) pieces.push(piece);
      const body = Buffer.concat(pieces).toString();
      calls.push({ host: incoming.headers.host, signature: String(incoming.headers['practice-signature']), body });
      response.writeHead(siteAnswers).end();
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    ({ port } = http.address() as AddressInfo);
    [siteOrigin, payOrigin] = [`http://localhost:${port}`, `http://pay.localhost:${port}`];
    sandbox = await openSandbox(options());
    pages = await listenerOf(sandbox.plugin);
  });
  afterAll(async () => {
    await sandbox.close();
    await new Promise((resolve) => http.close(resolve));
    await database.close();
    await databaseServer.close();
  });
  beforeEach(() => {
    clock.now = start;
    siteAnswers = 200;
    calls.length = 0;
    failures.length = 0;
  });

  interface Page {
    readonly status: number;
    readonly text: string;
    readonly location: string;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  }
  const visit = (method: string, address: string, headers: Readonly<Record<string, string>> = {}, body?: string): Promise<Page> => {
    const { host, pathname, search } = new URL(address, payOrigin);
    return new Promise((resolve, reject) => {
      const call = request(
        { method, host: '127.0.0.1', port, path: pathname + search, headers: { ...headers, host }, agent: false },
        async (reply) => {
          const pieces: Buffer[] = [];
          for await (const piece of reply as AsyncIterable<Buffer>) pieces.push(piece);
          const text = Buffer.concat(pieces).toString();
          resolve({ status: reply.statusCode ?? 0, text, location: reply.headers.location ?? '', headers: reply.headers });
        },
      );
      call.once('error', reject);
      call.end(body);
    });
  };
  const submit = (page: Page, action: string, fields: Readonly<Record<string, string>>) => {
    const [, token = ''] = /name="csrf_token" value="([^"]+)"/.exec(page.text) ?? [];
    const [cookie = ''] = String(page.headers['set-cookie'] ?? '').split(';');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie };
    return visit('POST', action, headers, new URLSearchParams({ csrf_token: token, ...fields }).toString());
  };

  const newCustomer = () => {
    const name = `user-${++users}`;
    return sandbox.payments.customerFor({ accountId: name, email: `${name}@example.org` });
  };
  const orderOf = (customer: string): CheckoutOrder => ({
    attempt: `attempt of ${customer}`,
    customer,
    plan: 'mdn_plus_5m',
    country: 'US',
    locale: 'en-US',
    whenPaid: `${siteOrigin}/paid`,
    whenGivenUp: `${siteOrigin}/given-up`,
  });
  async function subscriber(): Promise<string> {
    const customer = await newCustomer();
    const { address } = await sandbox.payments.startCheckout(orderOf(customer));
    expect((await submit(await visit('GET', address), address, { outcome: 'succeeds' })).location).toBe(`${siteOrigin}/paid`);
    return customer;
  }
  const managePage = (customer: string) => sandbox.payments.managePage({ customer, locale: 'en-US', wayBack: `${siteOrigin}/back` });
  const stateOf = async (customer: string) => {
    const rows = await database.query
      .selectFrom('practice_subscriptions')
      .select(['state', 'period_end', 'plan'])
      .where('customer_id', '=', customer)
      .execute();
    return rows[0];
  };

  describe('every page', () => {
    test('says that no money moves, and lets nothing run, frame or keep it', async () => {
      const customer = await newCustomer();
      const { address } = await sandbox.payments.startCheckout(orderOf(customer));
      for (const page of [
        await visit('GET', address),
        await visit('GET', `${address}?declined`),
        await visit('GET', await managePage(customer)),
        await visit('GET', await managePage(await subscriber())),
        await visit('GET', '/checkout/unknown'),
        await visit('GET', '/nothing-here'),
      ]) {
        expect(page.text).toContain('Test mode: no real payments are made.');
        expect(page.headers['content-security-policy']).toContain("default-src 'none'");
        expect(page.headers['cache-control']).toBe('no-store');
        expect(page.text).not.toMatch(/<script|style=/);
      }
    });

    test.each(['../../etc/passwd', '%00', "' or 1=1 --", 'A'.repeat(43), 'a'.repeat(10_000), '%F0%9F%92%B3'])(
      'of a visit called %.20s is not there',
      async (id) => {
        for (const path of ['checkout', 'subscription']) {
          const page = await visit('GET', `/${path}/${encodeURIComponent(id)}`);
          expect(page.status).toBe(404);
        }
      },
    );
  });

  describe('a visit', () => {
    test('to a checkout is over after an hour', async () => {
      const { address } = await sandbox.payments.startCheckout(orderOf(await newCustomer()));
      const page = await visit('GET', address);
      clock.now = new Date(start.getTime() + checkoutMs);
      expect((await visit('GET', address)).status).toBe(404);
      expect((await submit(page, address, { outcome: 'succeeds' })).status).toBe(404);
      expect(calls).toEqual([]);
    });

    test('to a subscription is over after half an hour', async () => {
      const address = await managePage(await subscriber());
      const page = await visit('GET', address);
      clock.now = new Date(start.getTime() + manageMs);
      expect((await visit('GET', address)).status).toBe(404);
      expect((await submit(page, `${address}/change`, { change: 'end' })).status).toBe(404);
    });

    test('for one thing is of no use for the other', async () => {
      const customer = await subscriber();
      const manage = await managePage(customer);
      expect((await visit('GET', manage.replace('/subscription/', '/checkout/'))).status).toBe(404);
      const { address } = await sandbox.payments.startCheckout({ ...orderOf(customer), attempt: 'another' });
      expect((await visit('GET', address.replace('/checkout/', '/subscription/'))).status).toBe(404);
    });

    test('cannot be guessed from what is in the database', async () => {
      const { id } = await sandbox.payments.startCheckout(orderOf(await newCustomer()));
      const rows = await database.query.selectFrom('practice_sessions').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(id);
    });

    test('takes no form from another page', async () => {
      const customer = await newCustomer();
      const { address } = await sandbox.payments.startCheckout(orderOf(customer));
      const foreign = await visit('POST', address, { 'content-type': 'application/x-www-form-urlencoded' }, 'outcome=succeeds');
      expect(foreign.status).toBe(403);
      expect(await stateOf(customer)).toBeUndefined();
    });

    test('with a plan or a change that is none changes nothing', async () => {
      const customer = await subscriber();
      const address = await managePage(customer);
      const page = await visit('GET', address);
      for (const change of ['', 'constructor', '__proto__', 'pay', '💳'.repeat(100)]) {
        expect((await submit(page, `${address}/change`, { change })).location).toBe(new URL(address).pathname);
      }
      for (const plan of ['', 'core', 'mdn_plus_99']) {
        const { location } = await submit(page, `${address}/plan`, { plan });
        expect((await visit('GET', location)).text).toContain('Choose a plan first');
      }
      expect(await stateOf(customer)).toMatchObject({ state: 'active', plan: 'mdn_plus_5m' });
    });
  });

  describe('the site', () => {
    test('is told under its own name, with a signature, of everything that happens', async () => {
      const customer = await subscriber();
      expect(calls).toHaveLength(1);
      const [{ host, signature, body }] = calls as [Call];
      expect(host).toBe(`localhost:${port}`);
      const event = await sandbox.payments.readEvent(Buffer.from(body), { 'practice-signature': signature });
      expect(event).toMatchObject({ customer, plan: 'mdn_plus_5m', state: 'active', endsWithPeriod: false });
    });

    test('is told again until it has taken it, with longer and longer pauses', async () => {
      siteAnswers = 500;
      await subscriber();
      expect(calls).toHaveLength(1);
      expect(failures).toMatchObject([{ code: 'PAYMENT_EVENT_WAITS' }]);
      await sandbox.tick();
      expect(calls).toHaveLength(1);
      for (const [seconds, times] of [
        [4, 1],
        [5, 2],
        [14, 2],
        [15, 3],
        [34, 3],
      ] as const) {
        clock.now = new Date(start.getTime() + seconds * 1000);
        await sandbox.tick();
        expect(calls).toHaveLength(times);
      }
      siteAnswers = 200;
      clock.now = new Date(start.getTime() + 10 * oneMinute);
      await sandbox.tick();
      await sandbox.tick();
      expect(calls).toHaveLength(4);
      expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
      expect(new Set(calls.map(({ signature }) => signature)).size).toBe(4);
    });

    test('is told once, though two processes are at it', async () => {
      siteAnswers = 503;
      await subscriber();
      siteAnswers = 200;
      calls.length = 0;
      clock.now = new Date(start.getTime() + oneMinute);
      const other = await openSandbox(options());
      await Promise.all([sandbox.tick(), other.tick(), sandbox.tick(), other.tick()]);
      await other.close();
      expect(calls).toHaveLength(1);
    });

    test('that is not there at all is waited for', async () => {
      const delivery = eventDelivery({ ...options(), address: 'http://localhost:1/events/payments', secret: 'x' });
      siteAnswers = 503;
      await subscriber();
      clock.now = new Date(start.getTime() + oneMinute);
      await delivery.deliver();
      expect(failures.at(-1)?.message).toMatch(/ECONNREFUSED/);
      siteAnswers = 200;
      clock.now = new Date(start.getTime() + 10 * oneMinute);
      await sandbox.tick();
      expect(calls.length).toBeGreaterThan(0);
    });
  });

  describe('the calendar', () => {
    test('renews what goes on, and ends what was cancelled or stays unpaid', async () => {
      const [goesOn, cancelled, unpaid] = [await subscriber(), await subscriber(), await subscriber()];
      for (const [customer, change] of [
        [cancelled, 'cancel'],
        [unpaid, 'decline'],
      ] as const) {
        const address = await managePage(customer);
        await submit(await visit('GET', address), `${address}/change`, { change });
      }
      clock.now = new Date(start.getTime() + 31 * oneDay);
      await sandbox.tick();
      await sandbox.tick();
      expect(longestPastDueMs).toBeLessThan(31 * oneDay);
      expect(await stateOf(goesOn)).toEqual({ state: 'active', plan: 'mdn_plus_5m', period_end: new Date('2027-01-21T12:00:00Z') });
      expect(await stateOf(cancelled)).toMatchObject({ state: 'ended' });
      expect(await stateOf(unpaid)).toMatchObject({ state: 'ended' });
    });

    test('renews once, though two processes look at the same time', async () => {
      const customer = await subscriber();
      calls.length = 0;
      clock.now = new Date(start.getTime() + 31 * oneDay);
      const other = await openSandbox(options());
      await Promise.all([sandbox.tick(), other.tick(), sandbox.tick(), other.tick()]);
      await other.close();
      expect(calls.filter(({ body }) => body.includes(customer))).toHaveLength(1);
    });
  });

  describe('an event that the provider did not send', () => {
    const forged = (state: string) =>
      Buffer.from(
        JSON.stringify({
          id: 'event_forged',
          time: start.toISOString(),
          customer: 'customer',
          subscription: 'subscription',
          plan: 'mdn_plus_10y',
          state,
          periodEnd: start.toISOString(),
          endsWithPeriod: false,
        }),
      );
    const withSecret = (secret: string, parts: object = {}) =>
      sandboxPayments({
        database,
        origin: payOrigin,
        priceList: defaultPriceList,
        secret,
        delivery: { deliver: async () => undefined },
        now: () => clock.now,
        ...parts,
      });

    test('is refused; without the check of its signature it would be believed', async () => {
      const signature = { 'practice-signature': sign(forged('active'), 'the secret of another site', start) };
      await expect(withSecret('secret').readEvent(forged('active'), signature)).rejects.toMatchObject({ code: 'PAYMENT_EVENT_REFUSED' });
      const careless = withSecret('secret', { requireSignature: () => undefined });
      expect(await careless.readEvent(forged('active'), signature)).toMatchObject({ plan: 'mdn_plus_10y' });
    });

    test('or that it signed long ago, or for a time to come, is refused', async () => {
      for (const minutes of [-6, 6]) {
        const at = new Date(start.getTime() + minutes * oneMinute);
        const signature = { 'practice-signature': sign(forged('active'), 'secret', at) };
        await expect(withSecret('secret').readEvent(forged('active'), signature)).rejects.toThrow('too old');
        clock.now = at;
        expect(await withSecret('secret').readEvent(forged('active'), signature)).toMatchObject({ id: 'event_forged' });
        clock.now = start;
      }
    });

    test.each(['', '{}', 'null', '[]', '{"id":1}', forged('golden').toString(), '\0'])(
      'and signed nonsense (%.12j) is refused too',
      async (body) => {
        const signature = { 'practice-signature': sign(body, 'secret', start) };
        await expect(withSecret('secret').readEvent(Buffer.from(body), signature)).rejects.toMatchObject({ code: 'PAYMENT_EVENT_REFUSED' });
      },
    );
  });

  test('who is deleted pays for nothing any more, and the site is told', async () => {
    const customer = await subscriber();
    calls.length = 0;
    await sandbox.payments.end('customer', customer);
    await sandbox.payments.end('customer', customer);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toContain('"state":"ended"');
    expect(await stateOf(customer)).toBeUndefined();
  });

  test('two first starts at once agree on one key', async () => {
    const folder = `${databaseServer.folder}/other-secrets`;
    const both = await Promise.all([1, 2].map(() => openSandbox({ ...options(), secretsFolder: folder })));
    const order = orderOf(await newCustomer());
    const ids = await Promise.all(both.map(async ({ payments }) => (await payments.startCheckout(order)).id));
    expect(ids[0]).toBe(ids[1]);
    await Promise.all(both.map((one) => one.close()));
  });
});
