import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import { WhoamiSchema } from '@webdocs/contracts/api/visitor';
import { startTestServer, statementServers, type TestServer } from '@webdocs/database/fixtures/test-servers';
import * as v from 'valibot';
import { headersOf, host, origin, siteWithAccounts, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { keepUnderOwnProvider, ownProvider } from './stores/own-provider.ts';
import { removeExpiredSessions } from './stores/sessions.ts';
import { signIn } from './use-cases/sign-in.ts';

jest.setTimeout(60_000);

describe.each(statementServers)('on $name', ({ binaries }) => {
  let databaseServer: TestServer;
  let site: SiteWithAccounts;
  beforeAll(async () => {
    databaseServer = await startTestServer(binaries);
    site = await siteWithAccounts(binaries, { databaseServer });
  });
  afterAll(() => site.close());

  const anonymous = { host, origin };

  describe('who am I', () => {
    test('a visitor without a cookie is anonymous', async () => {
      const reply = await site.server.inject({ url: '/api/v1/whoami', headers: anonymous });
      expect(reply.json()).toEqual({ geo: { country: 'United States', country_iso: 'US' } });
    });

    test('a new account reads its own state, with nothing chosen yet', async () => {
      const reply = await (await site.signedIn('ada')).get('/api/v1/whoami');
      expect(reply.statusCode).toBe(200);
      expect(v.parse(WhoamiSchema, reply.json())).toEqual({
        geo: { country: 'United States', country_iso: 'US' },
        username: expect.stringMatching(/^[\w-]{22}$/),
        is_authenticated: true,
        is_beta_tester: false,
        is_staff: false,
        is_super_user: false,
        avatar_url: null,
        is_subscriber: false,
        subscription_type: 'core',
        features: [],
        csrf_token: expect.stringMatching(/^[\w-]{43}$/),
        subscriber_number: null,
        email: 'ada@example.org',
        settings: {
          locale_override: null,
          ai_help_history: null,
          ai_help_share_unanswered: false,
          collections_last_modified_time: null,
          mdnplus_newsletter: false,
          no_ads: false,
        },
      });
    });

    test('a user who signs in again has the same account, with the new e-mail address', async () => {
      const profile = { issuer: 'https://id.example.org', subject: 'grace', email: 'old@example.org' };
      const first = site.caller((await signIn(site.parts, profile)).secret);
      const second = site.caller((await signIn(site.parts, { ...profile, email: 'new@example.org' })).secret);
      const [before, after] = [(await first.get('/api/v1/whoami')).json(), (await second.get('/api/v1/whoami')).json()];
      expect(after.username).toBe(before.username);
      expect(after.email).toBe('new@example.org');
      expect((await second.get('/api/v2/collections/')).json()).toHaveLength(1);
    });

    test('the same name at another provider is another user', async () => {
      const [one, other] = await Promise.all(
        ['https://one.example', 'https://other.example'].map((issuer) =>
          signIn(site.parts, { issuer, subject: 'same', email: 'same@example.org' }),
        ),
      );
      const names = await Promise.all(
        [one, other].map(async (session) => (await site.caller(session?.secret ?? '').get('/api/v1/whoami')).json().username),
      );
      expect(names[0]).not.toBe(names[1]);
    });

    test('a user of the provider of the site is the same one after its port or host name changed', async () => {
      const { query } = site.database;
      const person = { email: 'moved@example.org', email_key: 'moved@example.org', password_hash: '-', demonstration_plan: null };
      await query
        .insertInto('identity_people')
        .values({ ...person, id: 'moved', name: null, disabled_at: null })
        .execute();
      const profile = { subject: 'moved', email: person.email };
      const first = await signIn(site.parts, { ...profile, issuer: 'http://id.localhost:3000' });
      // A second account, as each address made one of its own before.
      await signIn(site.parts, { ...profile, issuer: 'https://id.example.org' });
      const stranger = await signIn(site.parts, { ...profile, subject: 'elsewhere', issuer: 'https://other.example' });
      for (let start = 0; start < 2; start += 1) await keepUnderOwnProvider(query);
      const now = await signIn(site.parts, { ...profile, issuer: ownProvider });
      expect(now.accountId).toBe(first.accountId);
      expect((await signIn(site.parts, { ...profile, subject: 'elsewhere', issuer: 'https://other.example' })).accountId).toBe(
        stranger.accountId,
      );
    });

    test('the first sign-in on two devices at once makes one account with one collection', async () => {
      const profile = { issuer: 'https://id.example.org', subject: 'twice', email: 'twice@example.org' };
      const sessions = await Promise.all(Array.from({ length: 6 }, () => signIn(site.parts, profile)));
      const lists = await Promise.all(sessions.map(async ({ secret }) => (await site.caller(secret).get('/api/v2/collections/')).json()));
      for (const list of lists) expect(list).toEqual(lists[0]);
      expect(lists[0]).toMatchObject([{ name: 'Default' }]);
    });
  });

  describe('a session', () => {
    test.each([
      ['made up', 'A'.repeat(43)],
      ['empty', ''],
      ['far too long', 'a'.repeat(9000)],
      ['full of SQL', "' or 1=1 --"],
      ['in another alphabet', 'с'.repeat(43)],
      ['with a NUL', '%00'.repeat(14)],
      ['a list', 'a,b,c'],
      ['in quotes', '"quoted"'],
    ])('that is %s is refused and its cookie taken back', async (_, secret) => {
      const reply = await site.caller(secret).get('/api/v1/whoami');
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({
        code: 400,
        message: 'Invalid Session',
        error: 'Invalid Session',
        failure: 'SESSION_INVALID',
      });
      expect(reply.headers['set-cookie']).toBe('session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    });

    test('is in the database as a hash only', async () => {
      const { secret } = await site.signedIn('hidden');
      const rows = await site.database.query.selectFrom('sessions').select('id_hash').execute();
      for (const { id_hash } of rows) {
        expect(id_hash).toHaveLength(32);
        expect(id_hash.toString('base64url')).not.toBe(secret);
      }
    });

    test('ends when its time is over, and its row goes with the next clearing', async () => {
      const user = await site.signedIn('late');
      const before = site.clock.now;
      site.clock.now = new Date(before.getTime() + 366 * 24 * 60 * 60 * 1000);
      expect((await user.get('/api/v1/whoami')).statusCode).toBe(400);
      expect(await removeExpiredSessions(site.database.query, site.clock.now)).toBeGreaterThan(0);
      site.clock.now = before;
      expect((await user.get('/api/v1/whoami')).statusCode).toBe(400);
    });

    test('of a suspended account is refused', async () => {
      const user = await site.signedIn('suspended');
      await site.database.query.updateTable('accounts').set({ suspended_at: new Date() }).where('subject', '=', 'suspended').execute();
      expect((await user.get('/api/v1/whoami')).statusCode).toBe(400);
    });

    test('that an attacker planted ends when its browser signs in, and the new one has another secret', async () => {
      const planted = await site.signedIn('attacker');
      const profile = { issuer: 'https://id.example.org', subject: 'victim', email: 'victim@example.org' };
      const { secret } = await signIn(site.parts, profile, { former: planted.secret });
      expect(secret).not.toBe(planted.secret);
      expect((await planted.get('/api/v1/whoami')).statusCode).toBe(400);
      expect((await site.caller(secret).get('/api/v1/whoami')).json().email).toBe('victim@example.org');
    });

    test.each([
      ['/en-US/docs/Web?a=b#c', '/en-US/docs/Web?a=b#c'],
      ['https://evil.example/', '/'],
      ['//evil.example/', '/'],
      ['/\\evil.example/', '/'],
      ['/\t/evil.example/', '/'],
      ['/.//evil.example/', '/'],
      ['javascript:alert(1)', '/'],
      ['/a\r\nset-cookie: x=y', '/aset-cookie:%20x=y'],
      ['', '/'],
    ])('is signed out on this device, and %j leads to %j', async (next, location) => {
      const user = await site.signedIn('leaving');
      const other = await site.signedIn('leaving');
      const reply = await user.call({
        method: 'POST',
        url: '/users/fxa/login/logout/',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ next }).toString(),
      });
      expect(reply.statusCode).toBe(302);
      expect(reply.headers.location).toBe(location);
      expect(reply.headers['set-cookie']).toMatch(/^session=; .*Max-Age=0/);
      expect((await user.get('/api/v1/whoami')).statusCode).toBe(400);
      expect((await other.get('/api/v1/whoami')).statusCode).toBe(200);
    });

    test('is signed out on every device at once', async () => {
      const [one, two] = [await site.signedIn('everywhere'), await site.signedIn('everywhere')];
      const bystander = await site.signedIn('bystander');
      expect((await one.delete('/api/v1/sessions/')).statusCode).toBe(200);
      for (const device of [one, two]) expect((await device.get('/api/v1/whoami')).statusCode).toBe(400);
      expect((await bystander.get('/api/v1/whoami')).statusCode).toBe(200);
    });

    test('travels over TLS only where the site is not on this machine', async () => {
      const reply = await site.server.inject({
        url: '/api/v1/whoami',
        headers: { host: 'docs.example.org', cookie: '__Host-session=wrong' },
      });
      expect(reply.headers['set-cookie']).toBe('__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
    });
  });

  describe('a call that changes something', () => {
    test.each([
      ['from a foreign page', { origin: 'https://evil.example' }],
      ['from a sandboxed frame', { origin: 'null' }],
      ['from the same host on another port', { origin: 'http://localhost:3001' }],
      ['from a subdomain', { origin: 'http://play.localhost:3000' }],
      ['from nowhere', { origin: undefined }],
      ['from a neighbour of an old browser', { origin: undefined, 'sec-fetch-site': 'same-site' }],
    ])('%s is refused, cookie or not', async (_, headers) => {
      const user = await site.signedIn('careful');
      const { origin: __, ...rest } = headersOf(user.secret);
      const given = Object.fromEntries(Object.entries({ ...headers }).filter(([, value]) => value !== undefined));
      for (const [method, url] of [
        ['POST', '/api/v2/collections/'],
        ['POST', '/api/v1/plus/settings/'],
        ['DELETE', '/api/v1/sessions/'],
        ['POST', '/users/fxa/login/logout/'],
      ] as const) {
        const reply = await site.server.inject({ method, url, headers: { ...rest, ...given } });
        expect(reply.statusCode).toBe(403);
        expect(v.parse(ErrorEnvelopeSchema, reply.json()).code).toBe(403);
      }
      expect((await user.get('/api/v2/collections/')).json()).toHaveLength(1);
    });

    test('is taken from a browser that says only that it is the same origin', async () => {
      const { origin: _, ...rest } = headersOf((await site.signedIn('fetcher')).secret);
      const headers = { ...rest, 'sec-fetch-site': 'same-origin' };
      const reply = await site.server.inject({ method: 'POST', url: '/api/v1/plus/newsletter/', headers });
      expect(reply.statusCode).toBe(201);
    });

    test.each([
      ['POST', '/api/v1/plus/settings/'],
      ['GET', '/api/v1/plus/newsletter/'],
      ['POST', '/api/v1/plus/newsletter/'],
      ['DELETE', '/api/v1/plus/newsletter/'],
      ['DELETE', '/api/v1/sessions/'],
      ['GET', '/api/v2/collections/'],
      ['POST', '/api/v2/collections/'],
      ['GET', '/api/v2/collections/lookup/?url=/en-US/docs/Web/css'],
      ['GET', '/api/v2/collections/export/'],
      ['POST', '/api/v2/collections/import/'],
      ['GET', '/api/v2/collections/x/'],
      ['POST', '/api/v2/collections/x/'],
      ['DELETE', '/api/v2/collections/x/'],
      ['POST', '/api/v2/collections/x/items/'],
      ['GET', '/api/v2/collections/x/items/y/'],
      ['POST', '/api/v2/collections/x/items/y/'],
      ['DELETE', '/api/v2/collections/x/items/y/'],
    ] as const)('%s %s needs a signed-in user', async (method, url) => {
      const reply = await site.server.inject({ method, url, headers: anonymous });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({
        code: 401,
        message: 'Unauthorized',
        error: 'Unauthorized',
        failure: 'UNAUTHENTICATED',
      });
    });
  });

  describe('settings', () => {
    test('are kept, one at a time or together', async () => {
      const user = await site.signedIn('chooser');
      const kept = async () => (await user.get('/api/v1/whoami')).json().settings;
      const reply = await user.post('/api/v1/plus/settings/', { ai_help_history: true });
      expect([reply.statusCode, reply.body]).toEqual([201, '']);
      expect(await kept()).toMatchObject({ ai_help_history: true, locale_override: null });
      await user.post('/api/v1/plus/settings/', { ai_help_history: false, locale_override: 'fr' });
      expect(await kept()).toMatchObject({ ai_help_history: false, locale_override: 'fr' });
      await user.post('/api/v1/plus/settings/', { locale_override: null });
      expect(await kept()).toMatchObject({ ai_help_history: false, locale_override: null });
      expect((await user.post('/api/v1/plus/settings/', {})).statusCode).toBe(201);
    });

    test('of ads are for subscribers; the wish of others is passed over, and ends with the subscription', async () => {
      const free = await site.signedIn('free');
      expect((await free.post('/api/v1/plus/settings/', { no_ads: true })).statusCode).toBe(201);
      expect((await free.get('/api/v1/whoami')).json().settings.no_ads).toBe(false);
      const paying = await site.signedIn('paying', 'mdn_plus_5m');
      await paying.post('/api/v1/plus/settings/', { no_ads: true });
      expect((await paying.get('/api/v1/whoami')).json()).toMatchObject({ is_subscriber: true, settings: { no_ads: true } });
      const lapsed = await site.signedIn('paying', 'core');
      expect((await lapsed.get('/api/v1/whoami')).json()).toMatchObject({ is_subscriber: false, settings: { no_ads: false } });
    });

    test('that are wrong are all named at once, and none is kept', async () => {
      const user = await site.signedIn('wrong', 'mdn_plus_5m');
      const reply = await user.post('/api/v1/plus/settings/', { no_ads: 'yes', ai_help_history: 1, locale_override: 'xx' });
      expect(reply.statusCode).toBe(400);
      const { error } = v.parse(ErrorEnvelopeSchema, reply.json());
      for (const field of ['no_ads', 'ai_help_history', 'locale_override']) expect(error).toContain(field);
    });

    test('users cannot make themselves staff or subscribers by naming more fields', async () => {
      const user = await site.signedIn('climber');
      const more = { is_staff: true, is_superuser: true, subscription_type: 'mdn_plus_10y', account_id: 'x', mdnplus_newsletter: true };
      expect((await user.post('/api/v1/plus/settings/', more)).statusCode).toBe(201);
      expect((await user.get('/api/v1/whoami')).json()).toMatchObject({
        is_staff: false,
        is_super_user: false,
        is_subscriber: false,
        settings: { mdnplus_newsletter: false },
      });
    });

    test('the newsletter is subscribed to and left', async () => {
      const user = await site.signedIn('reader');
      const newsletter = '/api/v1/plus/newsletter/';
      const answers = [await user.get(newsletter), await user.post(newsletter), await user.get(newsletter), await user.delete(newsletter)];
      expect(answers.map((reply) => [reply.statusCode, reply.json()])).toEqual([
        [200, { subscribed: false }],
        [201, { subscribed: true }],
        [200, { subscribed: true }],
        [202, { subscribed: false }],
      ]);
    });
  });

  describe('the daily ping', () => {
    const rows = (name: string) =>
      site.database.query
        .selectFrom('activity_pings')
        .innerJoin('accounts', 'accounts.id', 'activity_pings.account_id')
        .select('activity')
        .where('accounts.subject', '=', name)
        .execute();

    function form(body: string, type = 'application/x-www-form-urlencoded') {
      return { method: 'POST', url: '/api/v1/ping', headers: { 'content-type': type }, payload: body } as const;
    }

    test('is one row a day, to which later pings add', async () => {
      const user = await site.signedIn('active');
      const beacon = '--x\r\nContent-Disposition: form-data; name="offline"\r\n\r\ntrue\r\n--x--\r\n';
      expect((await user.post('/api/v1/ping')).statusCode).toBe(201);
      expect((await user.call(form(beacon, 'multipart/form-data; boundary=x'))).statusCode).toBe(201);
      expect((await user.call(form(''))).statusCode).toBe(201);
      expect(await rows('active')).toEqual([{ activity: { subscription_type: 'core', offline: true } }]);
      const today = site.clock.now;
      site.clock.now = new Date(today.getTime() + 24 * 60 * 60 * 1000);
      await user.call(form('offline=false'));
      site.clock.now = today;
      expect(await rows('active')).toHaveLength(2);
    });

    test('of a visitor is refused', async () => {
      const reply = await site.server.inject({ method: 'POST', url: '/api/v1/ping', headers: anonymous });
      expect(reply.statusCode).toBe(400);
    });

    test.each([
      ['offline=perhaps', undefined, 400],
      ['--x\r\nhalf a form', 'multipart/form-data; boundary=x', 400],
      ['no boundary', 'multipart/form-data', 400],
      ['x'.repeat(20_000), undefined, 413],
      ['offline=true', 'text/plain', 415],
    ])('with %.20j as %s is refused', async (body, type, status) => {
      const user = await site.signedIn('odd');
      const reply = await user.call(form(body, type));
      expect(reply.statusCode).toBe(status);
      expect(v.parse(ErrorEnvelopeSchema, reply.json()).code).toBe(status);
    });
  });

  test('while the database is away the site says 503 and when to come back; an absence that is short is waited out', async () => {
    const user = await site.signedIn('patient');
    const impatient = await siteWithDatabaseAway();
    const reply = await impatient.inject({ url: '/api/v1/whoami', headers: { host, cookie: `session=${user.secret}` } });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ code: 503, message: 'Service Unavailable', error: 'Service Unavailable', failure: 'DATABASE_AWAY' });
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.headers['error-id']).toMatch(/^[0-9a-f-]{36}$/);
    await impatient.close();
    process.kill(databaseServer.engine.pid(), 'SIGKILL');
    const replies = await Promise.all(Array.from({ length: 5 }, () => user.get('/api/v1/whoami')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });

  async function siteWithDatabaseAway() {
    const { default: fastify } = await import('fastify');
    const { api } = await import('./api.ts');
    const { Kysely, PostgresDialect } = await import('kysely');
    const { retryingPool } = await import('@webdocs/database/retrying-pool');
    const pool = retryingPool({ address: () => ({ host: '127.0.0.1', port: 1 }), size: 1, patienceMs: 50, onTrouble: () => undefined });
    const server = fastify();
    const query: SiteWithAccounts['database']['query'] = new Kysely({ dialect: new PostgresDialect({ pool }) });
    await server.register(api, { accounts: { ...site.parts, database: { ...site.database, query } } });
    return server;
  }
});

test('who calls too often is told how long to wait, alone', async () => {
  const twice = { burst: 2, perMinute: 1 };
  const site = await siteWithAccounts(undefined, {
    callLimits: { reading: twice, writing: twice, imports: { burst: 1, perMinute: 1 }, peopleBehindAnAddress: 50 },
  });
  const [one, other] = [await site.signedIn('one'), await site.signedIn('other')];
  const statuses = [await one.get('/api/v1/whoami'), await one.get('/api/v1/whoami')].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200]);
  const refused = await one.get('/api/v1/whoami');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(v.parse(ErrorEnvelopeSchema, refused.json()).error).toBe('Too many requests');
  expect((await one.post('/api/v1/plus/newsletter/')).statusCode).toBe(201);
  // A file of collections may make a thousand pages: it has a limit of its own.
  const imported = [await one.post('/api/v2/collections/import/', { collections: [] }), await one.post('/api/v2/collections/import/', {})];
  expect(imported.map(({ statusCode }) => statusCode)).toEqual([201, 429]);
  expect((await other.get('/api/v1/whoami')).statusCode).toBe(200);
  await site.close();
});
