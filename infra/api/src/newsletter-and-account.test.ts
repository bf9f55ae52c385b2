import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import type { Mail } from '@webdocs/mail/mail';
import * as v from 'valibot';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { removeExpired } from './clear-expired.ts';
import { wordsIn } from './visitor-words.ts';
import { headersOf, host, siteWithAccounts, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

describe.each(statementServers)('on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries);
  });
  afterAll(() => site.close());

  describe('the newsletter for all readers', () => {
    const subscribe = (payload: unknown, headers: Record<string, string> = { origin: 'http://localhost:3000' }) =>
      site.server.inject({ method: 'POST', url: '/api/v1/newsletter', headers: { host, ...headers }, payload: payload as object });
    const kept = async () =>
      (await site.database.query.selectFrom('newsletter_addresses').select('email').orderBy('email').execute()).map(({ email }) => email);

    test('is subscribed to once, however often and in whatever letters', async () => {
      const answers = [];
      for (const email of ['Ada@Example.org', 'ada@example.org', '  ADA@EXAMPLE.ORG ']) answers.push(await subscribe({ email }));
      // The answer does not tell who was there before.
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['201 {"subscribed":true}']));
      expect(await kept()).toEqual(['ada@example.org']);
    });

    test('writes to an address once, whose link confirms it and takes it out again', async () => {
      const mails: Mail[] = [];
      const server = await site.another({ sendMail: async (mail) => void mails.push(mail) });
      const signUp = () =>
        server.inject({
          method: 'POST',
          url: '/api/v1/newsletter',
          headers: { host, origin: 'http://localhost:3000' },
          payload: { email: 'Grace@example.org' },
        });
      expect([(await signUp()).statusCode, (await signUp()).statusCode]).toEqual([201, 201]);
      expect(mails.map(({ to }) => to)).toEqual(['Grace@example.org']);
      const { pathname: url } = new URL(mails[0]?.link?.address ?? '');
      const headers = { host, accept: 'text/html' };
      const row = () =>
        site.database.query.selectFrom('newsletter_addresses').select('confirmed_at').where('email', '=', 'grace@example.org').execute();

      // Programs that look at the links of letters confirm nothing.
      expect((await server.inject({ url, headers })).body).toContain('Confirm your address');
      expect(await row()).toEqual([{ confirmed_at: null }]);
      const follow = (wish: string, origin = 'http://localhost:3000') =>
        server.inject({
          method: 'POST',
          url,
          headers: { ...headers, origin, 'content-type': 'application/x-www-form-urlencoded' },
          payload: `wish=${wish}`,
        });
      expect((await follow('confirm', 'https://evil.example')).statusCode).toBe(403);
      expect((await follow('confirm')).body).toContain('Your address is confirmed');
      expect(await row()).toEqual([{ confirmed_at: site.clock.now }]);
      expect((await server.inject({ url, headers })).body).toContain('Unsubscribe from the newsletter?');
      expect((await follow('unsubscribe')).body).toContain('You are unsubscribed');
      expect(await row()).toEqual([]);
      const gone = await follow('unsubscribe');
      expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining('This link is no longer valid')]);
    });

    test.each(activeLocales)('speaks %s to who reads in it: the mail, the pages of its link and their failures', async (locale) => {
      const mails: Mail[] = [];
      const server = await site.another({ sendMail: async (mail) => void mails.push(mail) });
      const text = wordsIn(locale);
      const email = `${locale.toLowerCase()}@example.org`;
      await server.inject({
        method: 'POST',
        url: '/api/v1/newsletter',
        headers: { host, origin: 'http://localhost:3000', referer: `http://localhost:3000/${locale}/newsletter` },
        payload: { email },
      });
      const [mail] = mails;
      expect([mail?.subject, mail?.link?.label]).toEqual([
        text('visit-newsletter-mail-subject', { site: 'this site' }),
        text('visit-newsletter-mail-link'),
      ]);
      expect(mail?.text).toBe(text('visit-newsletter-mail-text', { site: 'this site' }));
      // The browser that opens the link may ask for another language.
      const headers = { host, accept: 'text/html', 'accept-language': locale === 'fr' ? 'ja' : 'fr' };
      const { pathname, search } = new URL(mail?.link?.address ?? '');
      const asked = await server.inject({ url: pathname + search, headers });
      for (const shown of [
        `<html lang="${locale}"`,
        ...['confirm', 'confirm-button', 'unsubscribe'].map((id) => text(`visit-newsletter-${id}`)),
      ])
        expect(asked.body).toContain(shown);
      const action = /<form[^>]* action="([^"]+)"/.exec(asked.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const follow = (wish: string) =>
        server.inject({
          method: 'POST',
          url: action,
          headers: { ...headers, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
          payload: `wish=${wish}`,
        });
      expect((await follow('confirm')).body).toContain(text('visit-newsletter-confirmed'));
      expect((await server.inject({ url: pathname + search, headers })).body).toContain(text('visit-newsletter-leave'));
      expect((await follow('unsubscribe')).body).toContain(text('visit-newsletter-left'));
      const gone = await follow('unsubscribe');
      expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining(text('visit-NEWSLETTER_LINK_UNKNOWN'))]);
    });

    test('forgets an address that was not confirmed, where it could be', async () => {
      const { query } = site.database;
      const at = new Date(site.clock.now.getTime() - 31 * 24 * 60 * 60 * 1000);
      await query
        .insertInto('newsletter_addresses')
        .values([
          { email: 'old@example.org', created_at: at },
          { email: 'yes@example.org', created_at: at, confirmed_at: at },
        ])
        .execute();
      const old = () => query.selectFrom('newsletter_addresses').select('email').where('created_at', '=', at).orderBy('email').execute();
      await removeExpired(site.parts);
      expect(await old()).toHaveLength(2);
      await removeExpired({ ...site.parts, sendMail: async () => undefined });
      expect(await old()).toEqual([{ email: 'yes@example.org' }]);
      await query.deleteFrom('newsletter_addresses').where('created_at', '=', at).execute();
    });

    test('is no matter of the account with the same address', async () => {
      const user = await site.signedIn('reader');
      expect((await subscribe({ email: 'reader@example.org' })).statusCode).toBe(201);
      expect((await user.get('/api/v1/plus/newsletter/')).json()).toEqual({ subscribed: false });
    });

    test.each([
      [{}],
      [{ email: '' }],
      [{ email: 'no-address' }],
      [{ email: 'a@b\0.org' }],
      [{ email: 'a@example.org\r\nbcc: b@example.org' }],
      [{ email: `${'x'.repeat(320)}@example.org` }],
      [{ email: ['a@example.org'] }],
      [{ email: 7 }],
      [{ email: '\ud83d@example.org' }],
      [[]],
    ])('takes no %j', async (body) => {
      const before = await kept();
      const reply = await subscribe(body);
      expect(reply.statusCode).toBe(400);
      expect(v.parse(ErrorEnvelopeSchema, reply.json()).code).toBe(400);
      expect(await kept()).toEqual(before);
    });

    test('is sent from pages of this site alone, and never read', async () => {
      expect((await subscribe({ email: 'b@example.org' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
      expect((await subscribe({ email: 'b@example.org' }, {})).statusCode).toBe(403);
      const reply = await site.server.inject({ url: '/api/v1/newsletter', headers: { host } });
      expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST']);
    });
  });

  describe('an account', () => {
    test('is deleted by its owner, with everything that belongs to it and nothing that does not', async () => {
      const [leaving, staying] = [await site.signedIn('leaving'), await site.signedIn('staying')];
      for (const user of [leaving, staying]) {
        const [{ id }] = (await user.get('/api/v2/collections/')).json();
        await user.post(`/api/v2/collections/${id}/items/`, { url: '/en-US/docs/Web/css', title: 'css' });
        await user.post('/api/v1/ping');
      }
      const { username } = (await leaving.get('/api/v1/whoami')).json();
      const reply = await leaving.delete('/api/v1/plus/account/');
      expect([reply.statusCode, reply.body]).toEqual([200, '']);
      expect(reply.headers['set-cookie']).toMatch(/^session=; .*Max-Age=0/);
      expect((await leaving.get('/api/v1/whoami')).statusCode).toBe(400);

      const { query } = site.database;
      expect(await query.selectFrom('accounts').select('subject').where('subject', 'in', ['leaving', 'staying']).execute()).toEqual([
        { subject: 'staying' },
      ]);
      for (const table of ['settings', 'sessions', 'collections', 'activity_pings'] as const) {
        expect(await query.selectFrom(table).select('account_id').where('account_id', '=', username).execute()).toEqual([]);
      }
      const [{ id }] = (await staying.get('/api/v2/collections/')).json();
      expect((await staying.get(`/api/v2/collections/${id}/`)).json().items).toHaveLength(1);
      const rows = await query.selectFrom('audit_rows').selectAll().where('account_id', '=', username).execute();
      expect(rows).toMatchObject([{ action: 'delete account', reason: 'by its owner', detail: {} }]);
      expect(JSON.stringify(rows)).not.toContain('leaving@');
    });

    test('takes its newsletter address along, and its address in the reasons of all rows, however it is written', async () => {
      const { query } = site.database;
      const person = await site.signedIn('D.Duck+1');
      await query
        .insertInto('newsletter_addresses')
        .values([{ email: 'd.duck+1@example.org' }, { email: 'dxduck+1@example.org' }])
        .execute();
      const row = { at: new Date(0), actor_id: null, account_id: 'another', action: 'suspend', detail: {} };
      await query
        .insertInto('audit_rows')
        .values({ ...row, reason: 'wrote as d.duck+1@EXAMPLE.org and dxduck+1@example.org' })
        .execute();
      await person.delete('/api/v1/plus/account/');
      expect(await query.selectFrom('newsletter_addresses').select('email').where('email', 'like', '%duck%').execute()).toEqual([
        { email: 'dxduck+1@example.org' },
      ]);
      expect(await query.selectFrom('audit_rows').select('reason').where('account_id', '=', 'another').execute()).toEqual([
        { reason: 'wrote as … and dxduck+1@example.org' },
      ]);
    });

    test('takes the person at a provider of our own along, or is not deleted', async () => {
      const person = await site.signedIn('known');
      const removed: unknown[] = [];
      const forgetting = await site.another({ removeIdentity: async (_, who) => void removed.push(who) });
      const failing = await site.another({ removeIdentity: () => Promise.reject(new Error('away')) });
      const ask = {
        method: 'DELETE',
        url: '/api/v1/plus/account/',
        headers: { ...headersOf(person.secret), 'content-type': 'application/json' },
      } as const;
      expect((await failing.inject(ask)).statusCode).toBe(500);
      expect((await person.get('/api/v1/whoami')).statusCode).toBe(200);
      expect((await forgetting.inject(ask)).statusCode).toBe(200);
      expect(removed).toEqual([{ issuer: 'https://id.example.org', subject: 'known' }]);
    });

    test('is made anew, and empty, when its owner signs in again', async () => {
      const before = await site.signedIn('returning', 'mdn_plus_5m');
      await before.post('/api/v2/collections/', { name: 'mine' });
      await before.delete('/api/v1/plus/account/');
      const after = await site.signedIn('returning');
      expect((await after.get('/api/v2/collections/')).json()).toMatchObject([{ name: 'Default' }]);
      expect((await after.get('/api/v1/whoami')).json()).toMatchObject({ subscription_type: 'core' });
    });

    test('that is deleted twice at once is deleted once', async () => {
      const user = await site.signedIn('hasty');
      const { username } = (await user.get('/api/v1/whoami')).json();
      const replies = await Promise.all([1, 2, 3].map(() => user.delete('/api/v1/plus/account/')));
      const [deleted, ...refused] = replies.map(({ statusCode }) => statusCode).sort();
      expect(deleted).toBe(200);
      // A request that comes late finds no session any more.
      for (const status of refused) expect([400, 401]).toContain(status);
      expect(refused).toHaveLength(2);
      expect(await site.database.query.selectFrom('audit_rows').select('id').where('account_id', '=', username).execute()).toHaveLength(1);
    });

    test('is not deleted by a page elsewhere, nor by a visitor who is not signed in', async () => {
      const user = await site.signedIn('victim');
      const foreign = await user.call({ method: 'DELETE', url: '/api/v1/plus/account/', headers: { origin: 'https://evil.example' } });
      const tokenless = await user.call({ method: 'DELETE', url: '/api/v1/plus/account/', headers: { 'x-csrf-token': '' } });
      const anonymous = await site.server.inject({
        method: 'DELETE',
        url: '/api/v1/plus/account/',
        headers: { host, origin: 'http://localhost:3000' },
      });
      expect([foreign, tokenless, anonymous].map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
      expect((await user.get('/api/v1/whoami')).statusCode).toBe(200);
    });
  });
});

test('who fills in the newsletter form too often waits, and others read on meanwhile', async () => {
  const site = await siteWithAccounts(undefined, {
    callLimits: { newsletter: { burst: 2, perMinute: 1 }, signIn: { burst: 1, perMinute: 1 }, peopleBehindAnAddress: 1 },
  });
  const headers = { host, origin: 'http://localhost:3000' };
  const subscribe = () => site.server.inject({ method: 'POST', url: '/api/v1/newsletter', headers, payload: { email: 'a@example.org' } });
  expect([await subscribe(), await subscribe(), await subscribe()].map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
  expect((await site.server.inject({ url: '/api/v1/whoami', headers })).statusCode).toBe(200);

  const signIn = () => site.server.inject({ url: '/users/fxa/login/authenticate/', headers: { host, accept: 'text/html' } });
  expect((await signIn()).statusCode).toBe(501);
  const refused = await signIn();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('Too many attempts');
  await site.close();
});

test('who has just filled in the form follows the link of its mail at once, and mail programs take many off a list from one network', async () => {
  const once = { burst: 1, perMinute: 1 };
  const site = await siteWithAccounts(undefined, { callLimits: { newsletter: once, peopleBehindAnAddress: 1 } });
  const headers = { host, origin: 'http://localhost:3000', accept: 'text/html' };
  await site.server.inject({ method: 'POST', url: '/api/v1/newsletter', headers, payload: { email: 'a@example.org' } });
  const { id } = await site.database.query.selectFrom('newsletter_addresses').select('id').executeTakeFirstOrThrow();
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  const url = `/api/v1/newsletter/${id}/`;
  expect((await site.server.inject({ url, headers })).statusCode).toBe(200);
  expect((await site.server.inject({ method: 'POST', url, headers: form, payload: 'wish=confirm' })).statusCode).toBe(200);

  const press = (link: string) =>
    site.server.inject({
      method: 'POST',
      url: link,
      headers: { host, 'content-type': form['content-type'] },
      payload: 'List-Unsubscribe=One-Click',
    });
  for (const link of ['/api/v1/digest/gone/', '/api/v1/newsletter/gone/unsubscribe/']) {
    const presses = await Promise.all(Array.from({ length: 20 }, () => press(link)));
    expect(new Set(presses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  }
  await site.close();
});

test('an address whose mail could not be queued is not kept, so that filling in the form again sends one', async () => {
  const site = await siteWithAccounts();
  const mails: string[] = [];
  let isAway = true;
  const server = await site.another({
    async sendMail({ to }) {
      if (isAway) throw new Error('the queue is away');
      mails.push(to);
    },
  });
  const headers = { host, origin: 'http://localhost:3000' };
  const signUp = () => server.inject({ method: 'POST', url: '/api/v1/newsletter', headers, payload: { email: 'a@example.org' } });
  expect((await signUp()).statusCode).toBe(500);
  isAway = false;
  expect((await signUp()).statusCode).toBe(201);
  expect(mails).toEqual(['a@example.org']);
  await site.close();
});
