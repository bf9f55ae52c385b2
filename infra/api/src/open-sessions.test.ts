import type { SessionList } from '@webdocs/contracts/api/account';
import { siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const path = '/api/v1/sessions/';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let site: SiteWithAccounts;
beforeAll(async () => {
  site = await siteWithAccounts();
});
beforeEach(() => (site.clock.now = new Date('2026-11-21T12:00:00Z')));
afterAll(() => site.close());

const later = (ms: number) => (site.clock.now = new Date(site.clock.now.getTime() + ms));
const listOf = async (caller: Caller) => ((await caller.get(path)).json() as SessionList).sessions;
const isOpen = async (caller: Caller) => (await caller.get('/api/v1/whoami')).statusCode === 200;
const otherOf = async (caller: Caller) => (await listOf(caller)).find((one) => !one.is_current)?.id ?? '';

test('a user sees the sessions of the account, this one first, the others by their last use, and none of another user', async () => {
  const [oldest, middle] = [await site.signedIn('ada'), await site.signedIn('ada')];
  await site.signedIn('eve');
  later(20 * minute);
  await middle.get('/api/v1/whoami');
  later(20 * minute);
  const own = await site.signedIn('ada');
  expect((await listOf(own)).map(({ last_used, is_current }) => [last_used, is_current])).toEqual([
    ['2026-11-21T12:40:00.000Z', true],
    ['2026-11-21T12:20:00.000Z', false],
    ['2026-11-21T12:00:00.000Z', false],
  ]);
  const [first, ...others] = await listOf(oldest);
  expect([first?.is_current, others.map((one) => one.is_current)]).toEqual([true, [false, false]]);
});

test('each says browser and system by name, from the next use that is noted on', async () => {
  const user = await site.signedIn('names');
  expect(await listOf(user)).toMatchObject([{ browser: null, system: null }]);
  later(10 * minute);
  await user.call({ method: 'GET', url: '/api/v1/whoami', headers: { 'user-agent': firefox } });
  expect(await listOf(user)).toMatchObject([{ browser: 'Firefox', system: 'Windows' }]);
});

test('the list has no secret: what it names opens no session', async () => {
  const user = await site.signedIn('secret');
  const reply = await user.get(path);
  const [{ id } = { id: '' }] = (reply.json() as SessionList).sessions;
  const [row] = await site.database.query.selectFrom('sessions').select('id_hash').where('public_id', '=', id).execute();
  expect(row?.id_hash).toHaveLength(32);
  for (const secret of [user.secret, row?.id_hash.toString('hex'), row?.id_hash.toString('base64url')])
    expect(reply.body).not.toContain(secret);
  expect(await isOpen(site.caller(id))).toBe(false);
});

test('one that has ended by itself is not in it', async () => {
  await site.signedIn('idle');
  later(30 * day);
  expect(await listOf(await site.signedIn('idle'))).toHaveLength(1);
});

test('of staff those are not in it that are older than their day of work', async () => {
  await site.signedIn('officer');
  await site.database.query.updateTable('accounts').set({ is_staff: true }).where('subject', '=', 'officer').execute();
  later(day / 2);
  expect(await listOf(await site.signedIn('officer'))).toHaveLength(1);
});

test('a user ends one session; the others go on, and to end it once more changes nothing', async () => {
  const [lost, kept] = [await site.signedIn('one'), await site.signedIn('one')];
  const [{ id } = { id: '' }] = await listOf(lost);
  for (const time of [1, 2]) {
    const reply = await kept.delete(`${path}${id}/`);
    expect([time, reply.statusCode, reply.headers['set-cookie']]).toEqual([time, 200, undefined]);
    expect([await isOpen(lost), await isOpen(kept)]).toEqual([false, true]);
  }
});

test('a user who ends the session that asks is signed out here', async () => {
  const user = await site.signedIn('own');
  const [{ id } = { id: '' }] = await listOf(user);
  expect(String((await user.delete(`${path}${id}/`)).headers['set-cookie'])).toContain('Max-Age=0');
  expect(await isOpen(user)).toBe(false);
});

test('ends none of another user, nor what is no id', async () => {
  const [victim, thief] = [await site.signedIn('victim'), await site.signedIn('thief')];
  const [{ id } = { id: '' }] = await listOf(victim);
  for (const one of [id, 'others', '%00', "'--", id.slice(1)]) expect((await thief.delete(`${path}${one}/`)).statusCode).toBeLessThan(500);
  expect([await isOpen(victim), await isOpen(thief)]).toEqual([true, true]);
});

test('a user ends all others at once, and stays signed in here', async () => {
  const [one, two, own, stranger] = [
    await site.signedIn('all'),
    await site.signedIn('all'),
    await site.signedIn('all'),
    await site.signedIn('not'),
  ];
  expect((await own.delete('/api/v1/other-sessions/')).statusCode).toBe(200);
  expect(await Promise.all([one, two, own, stranger].map(isOpen))).toEqual([false, false, true, true]);
  expect(await otherOf(own)).toBe('');
});

test('a visitor who is not signed in sees and ends none', async () => {
  const { server } = site;
  for (const [method, url] of [
    ['GET', path],
    ['DELETE', `${path}8f14e45f-ceea-467f-a8d5-0f3c1d2e4b5a/`],
    ['DELETE', '/api/v1/other-sessions/'],
  ] as const)
    expect((await server.inject({ method, url, headers: { origin: 'http://localhost:3000', host: 'localhost:3000' } })).statusCode).toBe(
      401,
    );
});
