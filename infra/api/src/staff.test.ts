import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import { StaffAccountPageSchema, StaffAccountsSchema } from '@webdocs/contracts/api/staff';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import * as v from 'valibot';
import { headersOf, host, origin, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { without } from '../fixtures/without-protection.ts';

jest.setTimeout(60_000);

const root = '/api/v1/root/accounts/';
const because = { reason: 'asked by mail' };

describe.each(statementServers)('on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  let staff: Caller;
  let superuser: Caller;
  let users = 0;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries);
    staff = await withRole('helper', { is_staff: true });
    superuser = await withRole('chief', { is_staff: true, is_superuser: true });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => site.close());

  async function withRole(name: string, role: { is_staff?: boolean; is_superuser?: boolean }): Promise<Caller> {
    const caller = await site.signedIn(name);
    await site.database.query.updateTable('accounts').set(role).where('subject', '=', name).execute();
    return caller;
  }

  const idOf = async (caller: Caller) => (await caller.get('/api/v1/whoami')).json().username as string;

  async function newUser(plan?: string) {
    const name = `user-${++users}`;
    const caller = await site.signedIn(name, plan);
    return { caller, id: await idOf(caller), email: `${name}@example.org` };
  }

  async function page(id: string) {
    return v.parse(StaffAccountPageSchema, (await staff.get(`${root}${id}/`)).json());
  }

  const lift = (caller: Caller, id: string, payload: object = because) =>
    caller.call({ method: 'DELETE', url: `${root}${id}/suspension/`, payload });
  const find = async (email: string) =>
    v.parse(StaffAccountsSchema, (await staff.get(`${root}?email=${encodeURIComponent(email)}`)).json()).accounts;

  describe('an account is found', () => {
    test('by the beginning of its address, in capitals or not', async () => {
      const { id, email, caller } = await newUser('mdn_plus_5y');
      await caller.post('/api/v1/ping');
      expect(await find(email.toUpperCase().slice(0, -4))).toEqual([
        {
          id,
          email,
          subscription_type: 'mdn_plus_5y',
          is_staff: false,
          is_superuser: false,
          suspended_at: null,
          created_at: expect.stringMatching(/Z$/),
          last_active_day: '2026-11-21',
          collection_count: 1,
        },
      ]);
      expect(await find('erson-')).toEqual([]);
    });

    test('twenty at most', async () => {
      for (let more = 0; more < 22; more++) await newUser();
      expect(await find('user-')).toHaveLength(20);
    });

    test.each(['%', '_', 'u%', 'user\\', "' or 1=1 --", '💾', '%%%'])('and %j is no pattern', async (email) => {
      expect(await find(email)).toEqual([]);
    });

    test.each(['', '   ', 'x'.repeat(321), 'a\0b', '&email=b'])('but not by %j', async (email) => {
      const url = email.startsWith('&') ? `${root}?email=a${email}` : `${root}?email=${encodeURIComponent(email)}`;
      expect((await staff.get(url)).statusCode).toBe(400);
    });
  });

  test.each(['x', 'A'.repeat(22), '%00', "'%20or%201=1--", '__proto__', '9'.repeat(90)])('%j is no account', async (id) => {
    for (const reply of [
      await staff.get(`${root}${id}/`),
      await staff.post(`${root}${id}/suspension/`, because),
      await lift(staff, id),
      await staff.post(`${root}${id}/plan/`, { plan: 'core', ...because }),
      await staff.post(`${root}${id}/deletion/`, because),
    ]) {
      expect(reply.statusCode).toBe(404);
      expect(v.parse(ErrorEnvelopeSchema, reply.json()).error).toBe('There is no such account');
    }
  });

  describe('every call', () => {
    const calls = [
      ['GET', `${root}?email=a`, undefined],
      ['GET', `${root}ID/`, undefined],
      ['POST', `${root}ID/suspension/`, because],
      ['DELETE', `${root}ID/suspension/`, because],
      ['POST', `${root}ID/plan/`, { plan: 'mdn_plus_10y', ...because }],
      ['POST', `${root}ID/deletion/`, because],
    ] as const;

    test.each(calls)('%s %s is for staff alone', async (method, url, payload) => {
      const { caller, id, email } = await newUser();
      const other = await newUser();
      const address = url.replace('ID', id);
      const anonymous = await site.server.inject({ method, url: address, headers: { host, origin }, payload });
      expect(anonymous.statusCode).toBe(401);
      const reply = await other.caller.call({ method, url: address, payload });
      expect(reply.statusCode).toBe(403);
      expect(v.parse(ErrorEnvelopeSchema, reply.json()).error).toBe('This is for staff');
      expect((await caller.get('/api/v1/whoami')).json()).toMatchObject({ email, subscription_type: 'core' });
      expect((await page(id)).audit).toEqual([]);
    });

    test.each(calls.slice(2))('%s %s needs the token of the session', async (method, url, payload) => {
      const { id } = await newUser();
      const { cookie } = headersOf(staff.secret);
      const reply = await site.server.inject({ method, url: url.replace('ID', id), headers: { host, origin, cookie }, payload });
      expect(reply.statusCode).toBe(403);
      expect((await page(id)).audit).toEqual([]);
    });

    test.each(calls.slice(2))('%s %s needs a reason', async (method, url, payload) => {
      const { id } = await newUser();
      for (const reason of [undefined, '', '  ', 7, 'x'.repeat(501), 'a\0b', null]) {
        const reply = await staff.call({ method, url: url.replace('ID', id), payload: { ...payload, reason } });
        expect(reply.statusCode).toBe(400);
        expect(reply.json().error).toMatch(/^reason: /);
      }
      expect((await page(id)).audit).toEqual([]);
    });
  });

  test('who is suspended is out at once, and may sign in again when that is lifted; both are on record', async () => {
    const { caller, id, email } = await newUser();
    const reply = await staff.post(`${root}${id}/suspension/`, because);
    expect([reply.statusCode, reply.body]).toEqual([201, '']);
    expect((await caller.get('/api/v1/whoami')).statusCode).toBe(400);
    expect(await page(id)).toMatchObject({ email, suspended_at: '2026-11-21T12:00:00.000Z' });
    expect((await lift(staff, id, { reason: 'a mistake 💾' })).statusCode).toBe(200);
    const [subject = ''] = email.split('@');
    expect((await (await site.signedIn(subject)).get('/api/v1/whoami')).json()).toMatchObject({ username: id });
    expect((await page(id)).audit).toEqual([
      expect.objectContaining({ by: 'helper@example.org', action: 'lift suspension', reason: 'a mistake 💾', detail: {} }),
      expect.objectContaining({ by: 'helper@example.org', action: 'suspend', reason: 'asked by mail', at: '2026-11-21T12:00:00.000Z' }),
    ]);
  });

  test('a plan is corrected, and the record says from what to what', async () => {
    const { caller, id } = await newUser();
    expect((await staff.post(`${root}${id}/plan/`, { plan: 'mdn_plus_10m', ...because })).statusCode).toBe(201);
    expect((await caller.get('/api/v1/whoami')).json()).toMatchObject({ subscription_type: 'mdn_plus_10m', is_subscriber: true });
    expect((await page(id)).audit).toMatchObject([{ action: 'correct plan', detail: { before: 'core', after: 'mdn_plus_10m' } }]);
    for (const plan of ['free', '', null, 7, 'mdn_plus_10M']) {
      expect((await staff.post(`${root}${id}/plan/`, { plan, ...because })).statusCode).toBe(400);
    }
  });

  test('an account is deleted for its owner with all that it holds; the record stays, without the address', async () => {
    const { caller, id, email } = await newUser('mdn_plus_5m');
    const [{ id: collection }] = (await caller.get('/api/v2/collections/')).json();
    await caller.post(`/api/v2/collections/${collection}/items/`, { url: '/en-US/docs/Web/css', title: 'css' });
    await caller.post('/api/v1/ping');
    expect((await staff.post(`${root}${id}/deletion/`, { reason: `${email} wrote to us` })).statusCode).toBe(200);
    expect((await caller.get('/api/v1/whoami')).statusCode).toBe(400);
    expect((await staff.get(`${root}${id}/`)).statusCode).toBe(404);
    expect(await find(email)).toEqual([]);
    const rows = await site.database.query.selectFrom('audit_rows').selectAll().where('account_id', '=', id).execute();
    expect(rows).toMatchObject([{ action: 'delete account', reason: '… wrote to us', actor_id: await idOf(staff) }]);
    expect(JSON.stringify(rows)).not.toContain(email);
    for (const table of ['settings', 'sessions', 'collections', 'activity_pings', 'subscription_changes'] as const) {
      expect(await site.database.query.selectFrom(table).select('account_id').where('account_id', '=', id).execute()).toEqual([]);
    }
  });

  describe('out of reach', () => {
    const acts = (caller: Caller, id: string) => [
      () => caller.post(`${root}${id}/suspension/`, because),
      () => lift(caller, id),
      () => caller.post(`${root}${id}/plan/`, { plan: 'mdn_plus_10y', ...because }),
      () => caller.post(`${root}${id}/deletion/`, because),
    ];

    test('includes superusers, for staff, and one’s own account, for all', async () => {
      for (const [caller, id] of [
        [staff, await idOf(superuser)],
        [staff, await idOf(staff)],
        [superuser, await idOf(superuser)],
      ] as const) {
        for (const act of acts(caller, id)) expect((await act()).statusCode).toBe(403);
        expect(await page(id)).toMatchObject({ suspended_at: null, subscription_type: 'core', audit: [] });
      }
    });

    test('does not include another superuser, for a superuser', async () => {
      const other = await withRole(`chief-${++users}`, { is_superuser: true });
      for (const act of acts(superuser, await idOf(other))) expect((await act()).statusCode).toBeLessThan(300);
    });

    test('would be empty without the check', async () => {
      without.reachCheck();
      const victim = await withRole(`chief-${++users}`, { is_superuser: true });
      const url = `${root}${await idOf(victim)}/suspension/`;
      const reply = await site.server.inject({ method: 'POST', url, headers: headersOf(staff.secret), payload: because });
      expect(reply.statusCode).toBe(201);
      expect((await victim.get('/api/v1/whoami')).statusCode).toBe(400);
    });
  });

  test('nothing is done without its row: when the row cannot be written, the account is as it was', async () => {
    const { caller, id } = await newUser();
    const { query } = site.database;
    const { sql } = await import('kysely');
    await sql`alter table audit_rows add constraint refuse check (reason <> 'refuse this')`.execute(query);
    for (const url of [`${root}${id}/suspension/`, `${root}${id}/plan/`, `${root}${id}/deletion/`]) {
      expect((await staff.post(url, { plan: 'mdn_plus_5m', reason: 'refuse this' })).statusCode).toBe(500);
    }
    await sql`alter table audit_rows drop constraint refuse`.execute(query);
    expect((await caller.get('/api/v1/whoami')).json()).toMatchObject({ subscription_type: 'core' });
    expect((await page(id)).audit).toEqual([]);
  });

  test('fields that are not asked for change nothing', async () => {
    const { id } = await newUser();
    await staff.post(`${root}${id}/plan/`, {
      plan: 'core',
      ...because,
      is_staff: true,
      is_superuser: true,
      actor_id: 'x',
      account_id: 'y',
    });
    expect(await page(id)).toMatchObject({ is_staff: false, is_superuser: false, audit: [{ by: 'helper@example.org' }] });
  });

  test('whose account is gone is named on record as a former user', async () => {
    const leaver = await withRole(`leaver-${++users}`, { is_staff: true });
    const { id } = await newUser();
    await leaver.post(`${root}${id}/suspension/`, because);
    expect((await leaver.delete('/api/v1/plus/account/')).statusCode).toBe(200);
    expect((await page(id)).audit).toMatchObject([{ by: 'a deleted account', action: 'suspend' }]);
  });
});
