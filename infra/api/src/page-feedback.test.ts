import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import { PageFeedbackSummarySchema, type PageFeedbackSummary } from '@webdocs/contracts/api/feedback-summary';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import { html } from '@webdocs/standalone-pages';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { host, origin, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { without } from '../fixtures/without-protection.ts';
import { removeExpired } from './clear-expired.ts';
import { wordsIn } from './visitor-words.ts';

jest.setTimeout(60_000);

const hour = 60 * 60 * 1000;
const escaped = (text: string) => String(html`${text}`);
const page = (word: string) => `/en-US/docs/Web/${word}`;

describe.each(statementServers)('on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  let staff: Caller;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => site.close());
  beforeEach(async () => {
    site.clock.now = new Date('2026-11-21T12:00:00Z');
    staff = await site.signedIn('staff');
    await site.database.query.updateTable('accounts').set({ is_staff: true }).where('subject', '=', 'staff').execute();
    for (const table of ['page_feedback', 'feedback_salts'] as const) await site.database.query.deleteFrom(table).execute();
  });

  const vote = (payload: unknown, browser = 'one browser', headers: Record<string, string> = {}) =>
    site.server.inject({
      method: 'POST',
      url: '/api/v1/pages/feedback',
      headers: { host, origin, 'user-agent': browser, ...headers },
      payload: payload as object,
    });
  const yes = (word: string, browser?: string) => vote({ url: page(word), vote: 'yes' }, browser);
  const no = (word: string, reason: string, browser?: string) => vote({ url: page(word), vote: 'no', reason }, browser);
  const rows = () => site.database.query.selectFrom('page_feedback').selectAll().orderBy('id').execute();
  const read = async (query = ''): Promise<PageFeedbackSummary> =>
    v.parse(PageFeedbackSummarySchema, (await staff.get(`/api/v1/root/pages/feedback${query}`)).json());
  const refusal = (reply: LightMyRequestResponse) => {
    expect(v.parse(ErrorEnvelopeSchema, reply.json()).code).toBe(reply.statusCode);
    return reply.statusCode;
  };

  describe('the vote of a reader', () => {
    test('is counted, from every reader', async () => {
      const reply = await yes('css');
      expect([reply.statusCode, reply.body]).toEqual([201, '']);
      expect((await no('css', 'outdated', 'another browser')).statusCode).toBe(201);
      expect(await read()).toMatchObject({ total: 1, yes: 1, no: 1 });
    });

    test('is one a page, and the later one counts', async () => {
      await yes('css');
      await no('css', 'incomplete');
      await yes('html');
      expect((await rows()).map(({ is_helpful, reason }) => [is_helpful, reason])).toEqual([
        [false, 'incomplete'],
        [true, null],
      ]);
    });

    test('is one a page for 24 hours, also over midnight, and after them another one counts', async () => {
      site.clock.now = new Date('2026-11-21T23:30:00Z');
      await yes('css');
      site.clock.now = new Date('2026-11-22T00:30:00Z');
      await no('css', 'other');
      // Staff are signed in for twelve hours.
      staff = await site.signedIn('staff');
      expect(await read()).toMatchObject({ yes: 0, no: 1 });
      site.clock.now = new Date('2026-11-23T00:31:00Z');
      await yes('css');
      staff = await site.signedIn('staff');
      expect(await read()).toMatchObject({ yes: 1, no: 1 });
    });

    test('is one a page however fast it is given', async () => {
      const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 2 ? yes('svg') : no('svg', 'other'))));
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(await rows()).toHaveLength(1);
    });

    test('of a user who is signed in is theirs in every browser, and needs no token', async () => {
      const user = await site.signedIn('voter');
      const send = (browser: string) =>
        vote({ url: page('css'), vote: 'yes' }, browser, { cookie: `session=${user.secret}` }).then(({ statusCode }) => statusCode);
      expect([await send('at home'), await send('at work')]).toEqual([201, 201]);
      expect(await rows()).toHaveLength(1);
    });

    test('counts too where a session has ended', async () => {
      expect((await vote({ url: page('css'), vote: 'yes' }, 'one', { cookie: `session=${'x'.repeat(43)}` })).statusCode).toBe(201);
    });

    test('says nothing of who gave it, and after a day that cannot be found out any more', async () => {
      const user = await site.signedIn('private');
      await vote({ url: page('css'), vote: 'yes' }, 'a telling browser', { cookie: `session=${user.secret}` });
      await yes('css', 'a telling browser');
      const { username } = (await user.get('/api/v1/whoami')).json<{ username: string }>();
      const [first] = await rows();
      expect(Object.keys(first ?? {}).sort()).toEqual(['document_id', 'id', 'is_helpful', 'reason', 'visitor_hash', 'voted_at']);
      const kept = JSON.stringify(await rows());
      for (const trace of ['telling', '127.0.0.1', username, 'private@']) expect(kept).not.toContain(trace);

      site.clock.now = new Date(site.clock.now.getTime() + 24 * hour);
      await removeExpired(site.parts);
      expect((await rows()).map(({ visitor_hash }) => visitor_hash)).toEqual([null, null]);
      site.clock.now = new Date(site.clock.now.getTime() + 24 * hour);
      await removeExpired(site.parts);
      expect(await site.database.query.selectFrom('feedback_salts').selectAll().execute()).toEqual([]);
    });

    test('is kept for a year and a month', async () => {
      await yes('css');
      site.clock.now = new Date(site.clock.now.getTime() + 395 * 24 * hour);
      await removeExpired(site.parts);
      expect(await rows()).toHaveLength(1);
      site.clock.now = new Date(site.clock.now.getTime() + 2 * 24 * hour);
      await removeExpired(site.parts);
      expect(await rows()).toEqual([]);
    });

    test('is about a document of this site, whatever else is in the address', async () => {
      expect((await vote({ url: `${page('css')}?x=1#y`, vote: 'yes' })).statusCode).toBe(201);
      for (const url of ['/en-US/', '/en-US/docs/Nowhere', '/en-US/docs/Web/../../../etc/passwd', '/\u202e'])
        expect(refusal(await vote({ url, vote: 'yes' }))).toBe(404);
      expect(await rows()).toHaveLength(1);
    });

    test.each([
      [{}],
      [[]],
      [7],
      [{ url: page('css') }],
      [{ url: page('css'), vote: 'maybe' }],
      [{ url: page('css'), vote: true }],
      [{ url: page('css'), vote: 'no' }],
      [{ url: page('css'), vote: 'no', reason: 'boring' }],
      [{ url: page('css'), vote: 'no', reason: 'x'.repeat(10_000) }],
      [{ url: page('css'), vote: 'no', reason: ['other'] }],
      [{ url: page('css'), vote: 'yes', reason: '💾' }],
      [{ url: '//evil.example/en-US/docs/Web/css', vote: 'yes' }],
      [{ url: 'https://evil.example/en-US/docs/Web/css', vote: 'yes' }],
      [{ url: 'javascript:alert(1)', vote: 'yes' }],
      [{ url: `${page('css')}\0`, vote: 'yes' }],
      [{ url: `${page('css')}\ud83d`, vote: 'yes' }],
      [{ url: `/${'x'.repeat(10_000)}`, vote: 'yes' }],
      [{ url: 1e308, vote: 'yes' }],
    ])('is none that reads %j', async (body) => {
      expect(refusal(await vote(body))).toBe(400);
      expect(await rows()).toEqual([]);
    });

    test('is taken from pages of this site alone', async () => {
      const foreign = await vote({ url: page('css'), vote: 'yes' }, 'one', { origin: 'https://evil.example' });
      expect(refusal(foreign)).toBe(403);
      expect(await rows()).toEqual([]);
      without.originCheck();
      const unguarded = await site.server.inject({
        method: 'POST',
        url: '/api/v1/pages/feedback',
        headers: { host, origin: 'https://evil.example' },
        payload: { url: page('css'), vote: 'yes' },
      });
      expect(unguarded.statusCode).toBe(201);
    });
  });

  describe('the plain form', () => {
    const send = (fields: Record<string, string>, accept = 'text/html') =>
      site.server.inject({
        method: 'POST',
        url: '/api/v1/pages/feedback',
        headers: { host, origin, accept, 'content-type': 'application/x-www-form-urlencoded' },
        payload: String(new URLSearchParams(fields)),
      });

    test('leads its sender back to the page, which thanks them', async () => {
      const reply = await send({ url: page('css'), vote: 'no', reason: 'code_examples' });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `${page('css')}#feedback-thanks`]);
      expect(await read()).toMatchObject({ no: 1, pages: [{ reasons: { code_examples: 1 } }] });
    });

    test('says in words what went wrong', async () => {
      const reply = await send({ url: page('css'), vote: 'no' });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(reply.body).toContain('choose a reason');
      expect(refusal(await send({ url: page('css'), vote: 'no' }, 'application/json'))).toBe(400);
    });

    test.each(activeLocales)('says it in the language of the page: %s', async (locale) => {
      const text = wordsIn(locale);
      const incomplete = await send({ url: `/${locale}/docs/Web/css`, vote: 'no' });
      expect(incomplete.body).toContain(`<html lang="${locale}"`);
      for (const id of ['400', '400-text', 'host']) expect(incomplete.body).toContain(escaped(text(`visit-feedback-${id}`)));
      const missing = await send({ url: `/${locale}/nothing`, vote: 'yes' });
      expect([missing.statusCode, missing.body]).toEqual([404, expect.stringContaining(escaped(text('visit-feedback-404-text')))]);
    });
  });

  test('a vote that cannot be kept is refused as such, and the form says so', async () => {
    const away = new Failure('DATABASE_AWAY', { cause: 'the plug is out' });
    const server = await site.another({
      documentAt: async () => {
        throw away;
      },
    });
    const request = { method: 'POST', url: '/api/v1/pages/feedback', payload: { url: page('css'), vote: 'yes' } } as const;
    const reply = await server.inject({ ...request, headers: { host, origin } });
    expect(refusal(reply)).toBe(503);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    const seen = await server.inject({ ...request, headers: { host, origin, accept: 'text/html' } });
    expect([seen.statusCode, seen.body.includes('Your answer couldn&#39;t be saved')]).toEqual([503, true]);
  });

  describe('what writers see', () => {
    test('is every page with its votes and reasons, those with the most votes first', async () => {
      await yes('css', 'a');
      await no('css', 'outdated', 'b');
      await no('css', 'outdated', 'c');
      for (const browser of ['a', 'b', 'c', 'd']) await yes('html', browser);
      const { pages, ...sums } = await read();
      expect(sums).toEqual({ total: 2, yes: 5, no: 2 });
      expect(pages).toEqual([
        {
          url: page('html'),
          title: `The page ${page('html')}`,
          yes: 4,
          no: 0,
          reasons: { outdated: 0, incomplete: 0, code_examples: 0, other: 0 },
          last_vote: '2026-11-21T12:00:00.000Z',
        },
        expect.objectContaining({ url: page('css'), yes: 1, no: 2, reasons: { outdated: 2, incomplete: 0, code_examples: 0, other: 0 } }),
      ]);
      expect((await read('?order=no')).pages.map(({ url }) => url)).toEqual([page('css'), page('html')]);
    });

    test('is of the time and the language that they ask for, fifty pages at a time', async () => {
      await yes('css');
      site.clock.now = new Date(site.clock.now.getTime() + 10 * 24 * hour);
      await yes('html');
      staff = await site.signedIn('staff');
      expect((await read('?days=7')).pages.map(({ url }) => url)).toEqual([page('html')]);
      expect((await read('?days=30')).total).toBe(2);
      expect((await read('?days=30&locale=fr')).total).toBe(0);
      expect((await read('?days=30&locale=en-US')).total).toBe(2);
      expect((await read('?offset=1')).pages).toHaveLength(1);
      for (let at = 0; at < 51; at += 1) await yes(`many${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${at < 26 ? 'a' : 'b'}`);
      const { total, pages } = await read();
      expect([total, pages.length]).toEqual([53, 50]);
    });

    test.each(['?days=0', '?days=8', '?locale=xx', '?order=sideways', '?offset=-1', '?offset=99999999', '?offset=1;drop'])(
      'is nothing for %s',
      async (query) => {
        expect(refusal(await staff.get(`/api/v1/root/pages/feedback${query}`))).toBe(400);
      },
    );

    test('is for staff alone, and for who writes the content on this machine', async () => {
      const reader = await site.signedIn('reader');
      expect(refusal(await reader.get('/api/v1/root/pages/feedback'))).toBe(403);
      const anonymous = { url: '/api/v1/root/pages/feedback', headers: { host } };
      expect(refusal(await site.server.inject(anonymous))).toBe(401);
      const writing = await site.another({ isFromWriter: ({ headers }) => headers.host === host });
      expect((await writing.inject(anonymous)).statusCode).toBe(200);
      expect((await writing.inject({ ...anonymous, headers: { host: 'docs.example' } })).statusCode).toBe(401);
    });

    test('names the source of each page that is still there', async () => {
      await yes('css');
      const writing = await site.another({
        isFromWriter: () => true,
        documentAt: async (uri) => ({ uri, title: uri, parents: [], compatQueries: [], source: `https://git.example${uri}.md` }),
      });
      const reply = await writing.inject({ url: '/api/v1/root/pages/feedback', headers: { host } });
      expect(reply.json()).toMatchObject({ pages: [{ source: `https://git.example${page('css')}.md` }] });
    });
  });
});

test('who votes too often waits', async () => {
  const site = await siteWithAccounts(undefined, { callLimits: { feedback: { burst: 2, perMinute: 1 }, peopleBehindAnAddress: 1 } });
  const vote = () =>
    site.server.inject({
      method: 'POST',
      url: '/api/v1/pages/feedback',
      headers: { host, origin },
      payload: { url: page('css'), vote: 'yes' },
    });
  expect([await vote(), await vote(), await vote()].map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
  await site.close();
});
