import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { addressOf } from '@webdocs/contracts/api/address-of';
import { submitPing } from '@webdocs/contracts/api/submit';
import { Failure } from '@webdocs/contracts/failures/failure';
import { optOutCookie } from '@webdocs/contracts/telemetry/opt-out';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import { sent, sentPages } from '@webdocs/ingestion/fixtures/sent-pings';
import type { PingName } from '@webdocs/contracts/telemetry/pings';
import { host, origin, siteWithAccounts, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { defaultCallLimits } from './protection/call-limits.ts';

jest.setTimeout(60_000);

const address = (ping: string, id: string = randomUUID()) => addressOf(submitPing, { params: { app: 'webdocs', ping, id } });
const own = { host, origin };

describe.each(statementServers)('what pages tell of visits, on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries);
  });
  afterEach(async () => {
    for (const table of ['telemetry_facts', 'telemetry_begun', 'telemetry_subjects'] as const)
      await site.database.query.deleteFrom(table).execute();
  });
  afterAll(() => site.close());

  interface Sending {
    readonly id?: string;
    readonly headers?: Record<string, string | undefined>;
    readonly payload?: Buffer | string;
    readonly server?: SiteWithAccounts['server'];
  }
  const send = (ping: PingName, { id, headers = {}, payload, server = site.server }: Sending = {}) => {
    const { body, encoding } = sent(ping);
    const all = { ...own, 'content-type': 'application/json', ...(encoding ? { 'content-encoding': encoding } : {}), ...headers };
    return server.inject({
      method: 'POST',
      url: address(ping, id),
      payload: payload ?? body,
      headers: Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined)),
    });
  };
  const kinds = async () =>
    (await site.database.query.selectFrom('telemetry_facts').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
  const code = ({ statusCode, json }: Awaited<ReturnType<typeof send>>) => [statusCode, json<{ failure?: string }>().failure];

  test('is taken in once for an id, and answered with nothing', async () => {
    const id = randomUUID();
    for (let turn = 0; turn < 3; turn++) {
      const reply = await send('page', { id });
      expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([200, '', 'no-store']);
    }
    expect(await kinds()).toEqual(['view', 'visit']);
  });

  test('comes as text from a page that closes, and without gzip from a browser that has none', async () => {
    expect((await send('began', { headers: { 'content-type': 'text/plain;charset=UTF-8' } })).statusCode).toBe(200);
    const payload = JSON.stringify(sentPages.action);
    expect((await send('action', { payload, headers: { 'content-encoding': undefined } })).statusCode).toBe(200);
    expect(await kinds()).toEqual(['began', 'click']);
  });

  test('is of the language of the page that sent it, where the mark itself says none', async () => {
    for (const referer of [`${origin}/fr/docs/Web?q=1`, `${origin}/`, 'about:blank', undefined])
      await send('began', { headers: { referer } });
    const { query } = site.database;
    for (const table of ['telemetry_facts', 'telemetry_begun'] as const) {
      const rows = await query.selectFrom(table).select('locale').orderBy('locale').execute();
      expect(rows.map(({ locale }) => locale)).toEqual(['', '', '', 'fr']);
    }
  });

  test.each([
    ['a cookie', { cookie: `session=x; ${optOutCookie}=true; theme=dark` }],
    ['the signal of the browser', { 'sec-gpc': '1' }],
    ['the cookie in a request of which all else is wrong', { cookie: `${optOutCookie}=true`, origin: 'https://elsewhere.example' }],
  ])('is not kept of who says so by %s', async (_, headers) => {
    for (const ping of ['page', 'action', 'vitals', 'began', 'interactive'] as const) {
      const reply = await send(ping, { headers });
      expect([reply.statusCode, reply.body]).toEqual([204, '']);
    }
    for (const table of ['telemetry_facts', 'telemetry_begun', 'telemetry_subjects'] as const)
      expect(await site.database.query.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test.each([
    ['an empty choice', { cookie: `${optOutCookie}=false; session=x` }],
    ['another cookie', { cookie: `x${optOutCookie}=true` }],
    ['a browser that does not mind', { 'sec-gpc': '0' }],
  ])('is kept with %s', async (_, headers) => {
    expect((await send('action', { headers })).statusCode).toBe(200);
  });

  test.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['a page that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a program that says nothing of itself', { origin: undefined }],
  ])('is not taken from %s', async (_, headers) => {
    expect(code(await send('page', { headers }))).toEqual([403, 'ORIGIN_FOREIGN']);
    expect(await kinds()).toEqual([]);
  });

  test('is taken from a page of this site that sends no origin', async () => {
    expect((await send('action', { headers: { origin: undefined, 'sec-fetch-site': 'same-origin' } })).statusCode).toBe(200);
  });

  test.each([
    ['two megabytes', Buffer.alloc(2 * 1024 * 1024, ' '), undefined, 413, undefined],
    ['a bomb', gzipSync(Buffer.alloc(64 * 1024 * 1024)), 'gzip', 413, 'PING_TOO_LARGE'],
    ['no gzip', Buffer.from('tea'), 'gzip', 400, 'PING_UNREADABLE'],
    ['no JSON', Buffer.from('tea'), undefined, 400, 'PING_UNREADABLE'],
    ['nothing', Buffer.alloc(0), undefined, 400, 'PING_UNREADABLE'],
    ['JSON of another form', Buffer.from('{"metrics":{"string":7}}'), undefined, 400, 'INPUT_INVALID'],
  ])('is refused for good where it is %s', async (_, payload, encoding, status, failure) => {
    expect(code(await send('page', { payload, headers: { 'content-encoding': encoding } }))).toEqual([status, failure]);
    expect(await kinds()).toEqual([]);
  });

  test('is refused for good under an address that is none of a ping', async () => {
    const urls = [
      address('pageload'),
      address('page', '7'),
      address('page').replace('webdocs', 'mdn-yari'),
      address('page').replace('/1/', '/2/'),
    ];
    const statuses = [];
    for (const url of urls) statuses.push((await site.server.inject({ method: 'POST', url, headers: own, payload: '{}' })).statusCode);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  test('may be dated by any clock, by one in 1970 too, and not by none', async () => {
    expect((await send('action', { headers: { date: 'Thu, 01 Jan 1970 00:00:00 GMT' } })).statusCode).toBe(200);
    expect(code(await send('action', { headers: { date: 'tea' } }))).toEqual([400, 'PING_UNREADABLE']);
  });

  test('is to come again where there is more of it than can be written, or no database', async () => {
    const failing = (thrown: Failure) =>
      site.another({}, { telemetry: { ingestion: { ...site.ingestion, take: () => Promise.reject(thrown) }, wasLive: () => true } });
    for (const thrown of [new Failure('TELEMETRY_BUSY'), new Failure('DATABASE_AWAY', { cause: 'the plug is out' })]) {
      const reply = await send('page', { server: await failing(thrown) });
      expect([...code(reply), reply.headers['retry-after']]).toEqual([503, thrown.code, '5']);
    }
  });

  test('may be as much of one network as a school tells, and no more', async () => {
    const server = await site.another({}, { callLimits: defaultCallLimits });
    const { burst } = defaultCallLimits.telemetry;
    const count = burst * defaultCallLimits.peopleBehindAnAddress + 20;
    const statuses = (await Promise.all(Array.from({ length: count }, () => send('action', { server })))).map(
      ({ statusCode }) => statusCode,
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(count - 20);
  });
});
