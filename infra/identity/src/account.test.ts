import { createLocalJWKSet, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { siteClient, type SiteClient } from '../fixtures/site-client.ts';
import type { TestBrowser } from '../fixtures/test-browser.ts';
import { client, testIdentityPlace, type TestIdentity, type TestIdentityPlace } from '../fixtures/test-identity.ts';
import { removeExpired } from './expire.ts';
import { removeUser } from './remove-user.ts';

jest.setTimeout(60_000);

const password = 'four green shelves';
const kinds = 'https://schemas.accounts.firefox.com/event/';
let place: TestIdentityPlace;
let provider: TestIdentity;
let site: SiteClient;
let browser: TestBrowser;
const email = 'reader@example.org';

beforeAll(async () => {
  place = await testIdentityPlace();
});
afterAll(() => place.close());
beforeEach(async () => {
  provider = await place.open();
  site = await siteClient(provider);
  browser = provider.browser();
  await browser.send(await browser.open('/register'), { email, password });
  await browser.open(await linkTo(email));
});
afterEach(() => provider.close());

async function linkTo(recipient: string): Promise<string> {
  const mails = provider.database.query.selectFrom('identity_letters').select('link').where('recipient', '=', recipient);
  return (await mails.orderBy('created_at', 'desc').executeTakeFirst())?.link ?? '';
}

/** What the site was told, checked as it checks it. */
async function told() {
  const keys = createLocalJWKSet(JSON.parse((await browser.open('/jwks')).text) as Parameters<typeof createLocalJWKSet>[0]);
  const checks = { issuer: provider.issuer, audience: client.id, typ: 'secevent+jwt' };
  return Promise.all(provider.news.tokens.map(async (token) => (await jwtVerify(token, keys, checks)).payload));
}

test('no account is visible without signing in', async () => {
  for (const path of ['/', '/account', '/account/password', '/account/delete']) {
    expect((await provider.browser().open(path)).address.pathname).toBe('/sign-in');
  }
});

test('a new password needs the old one, ends every other session, and the site is told', async () => {
  const other = provider.browser();
  const { idToken } = await site.signIn(other, email, password);
  const form = await browser.open('/account/password');
  const wrong = await browser.send(form, { current: 'not the old one', password: 'five green shelves' });
  expect(wrong).toMatchObject({ status: 422 });
  expect(wrong.text).toContain('That isn&#39;t your password.');
  expect((await browser.send(form, { current: password, password: 'five green shelves' })).text).toContain('Your password was changed');
  expect((await other.open('/account')).address.pathname).toBe('/sign-in');
  expect((await browser.open('/account')).text).toContain(email);
  await provider.identity.deliverNews();
  expect(await told()).toMatchObject([{ sub: idToken.sub, events: { [`${kinds}password-change`]: { changeTime: expect.any(Number) } } }]);
});

test('a new address is used once the link in its mail is followed, and the site is told', async () => {
  const form = await browser.open('/account/address');
  await browser.send(form, { email: 'moved@example.org', current: password });
  expect((await browser.open('/account')).text).toContain(email);
  await browser.send(await browser.open(await linkTo('moved@example.org')));
  expect((await browser.open('/account')).text).toContain('moved@example.org');
  await provider.identity.deliverNews();
  expect(await told()).toMatchObject([{ events: { [`${kinds}profile-change`]: { email: 'moved@example.org' } } }]);
  await expect(site.signIn(provider.browser(), 'moved@example.org', password)).resolves.toBeDefined();
  await expect(site.signIn(provider.browser(), email, password)).rejects.toThrow();
});

test('a password or an address is not changed where the owner cannot be told of it', async () => {
  await browser.send(await browser.open('/account/address'), { email: 'moved@example.org', current: password });
  const ofPassword = await browser.open('/account/password');
  const ofAddress = await browser.open(await linkTo('moved@example.org'));
  await sql`alter table identity_letters add constraint no_more check (false) not valid`.execute(provider.database.query);
  expect((await browser.send(ofPassword, { current: password, password: 'five green shelves' })).status).toBe(500);
  expect((await browser.send(ofAddress)).status).toBe(500);
  await expect(site.signIn(provider.browser(), email, password)).resolves.toBeDefined();
});

test('the address of another user cannot be taken, and is not told from a free one', async () => {
  const form = await browser.open('/account/address');
  const pages = [];
  for (const wanted of ['core@demo.localhost', 'unknown@example.org']) {
    const { status, text } = await browser.send(form, { email: wanted, current: password });
    pages.push({ status, text: text.replaceAll(wanted, '…') });
  }
  expect(pages[0]).toEqual(pages[1]);
  expect(await linkTo('core@demo.localhost')).toBe('');
});

test('an address that was free and is taken by now stays with its owner', async () => {
  await browser.send(await browser.open('/account/address'), { email: 'wanted@example.org', current: password });
  const change = await browser.open(await linkTo('wanted@example.org'));
  await browser.open(change.address);
  const other = provider.browser();
  await other.send(await other.open('/register'), { email: 'wanted@example.org', password });
  await other.send(await other.open(await linkTo('wanted@example.org')), { password });
  expect((await browser.send(change)).status).toBe(404);
  expect((await browser.open('/account')).text).toContain(email);
});

test('who deletes the account is gone, and the site is told', async () => {
  const { idToken } = await site.signIn(provider.browser(), email, password);
  const form = await browser.open('/account/delete');
  expect((await browser.send(form, { current: 'wrong' })).status).toBe(422);
  expect((await browser.send(form, { current: password })).text).toContain('Your account is deleted');
  await provider.identity.deliverNews();
  expect(await told()).toMatchObject([{ sub: idToken.sub, events: { [`${kinds}delete-user`]: {} } }]);
  await expect(site.signIn(provider.browser(), email, password)).rejects.toThrow();
  const rows = provider.database.query.selectFrom('identity_artefacts').select('kind').where('person_id', '=', idToken.sub);
  expect(await rows.execute()).toEqual([]);
});

test('an account that the site deletes takes sessions and mail along, and a demonstration stays for the next visitor', async () => {
  const { query } = provider.database;
  const { idToken } = await site.signIn(provider.browser(), email, password);
  await removeUser(query, idToken.sub);
  expect((await browser.open('/account')).address.pathname).toBe('/sign-in');
  await expect(site.signIn(provider.browser(), email, password)).rejects.toThrow();
  expect(await linkTo(email)).toBe('');
  const core = query.selectFrom('identity_people').select('id').where('email', '=', 'core@demo.localhost');
  await removeUser(query, (await core.executeTakeFirstOrThrow()).id);
  expect(await core.execute()).toHaveLength(1);
});

test('signing out here ends the session, also for the site that asks silently', async () => {
  await browser.send(await browser.open('/account'));
  expect((await browser.open('/account')).address.pathname).toBe('/sign-in');
  const silent = await browser.open((await site.attempt({ prompt: 'none' })).address);
  expect(silent.address.searchParams.get('error')).toBe('login_required');
});

describe('news for the site', () => {
  const change = async (next: string, former = password) =>
    browser.send(await browser.open('/account/password'), { current: former, password: next });

  test('that it did not take comes again, later and later, as the same event', async () => {
    provider.news.status = 503;
    await change('five green shelves');
    await provider.identity.deliverNews();
    await provider.identity.deliverNews();
    expect(provider.news.tokens).toHaveLength(1);
    provider.clock.ahead = 6000;
    await provider.identity.deliverNews();
    expect(provider.news.tokens).toHaveLength(2);
    provider.news.status = 204;
    provider.clock.ahead = 20_000;
    await provider.identity.deliverNews();
    provider.clock.ahead = 60_000;
    await provider.identity.deliverNews();
    expect(new Set((await told()).map(({ jti }) => jti)).size).toBe(1);
    expect(provider.news.tokens).toHaveLength(3);
  });

  test('is sent once by several processes', async () => {
    await change('five green shelves');
    await Promise.all([1, 2, 3, 4].map(() => provider.identity.deliverNews()));
    expect(provider.news.tokens).toHaveLength(1);
  });

  test('survives a restart', async () => {
    provider.news.status = 503;
    await change('five green shelves');
    await provider.identity.deliverNews();
    provider.news.status = 204;
    await provider.restart();
    provider.clock.ahead = 10_000;
    await provider.identity.deliverNews();
    expect(provider.news.tokens).toHaveLength(2);
  });

  test('that is never accepted is given up, and that is reported', async () => {
    provider.news.status = 410;
    await change('five green shelves');
    await provider.database.query.updateTable('identity_events').set({ attempts: 59 }).execute();
    await provider.identity.deliverNews();
    expect(provider.failures).toMatchObject([{ code: 'IDENTITY_EVENT_LOST', values: { attempts: 60 } }]);
    expect(await provider.database.query.selectFrom('identity_events').select('id').execute()).toEqual([]);
  });
});

test('what has ended is removed, what has not stays', async () => {
  const { query } = provider.database;
  const tables = ['identity_artefacts', 'identity_link_tokens', 'identity_attempts'] as const;
  const isThere = async (table: (typeof tables)[number]) =>
    (await sql`select 1 from ${sql.table(table)} limit 1`.execute(query)).rows.length > 0;
  const there = () => Promise.all(tables.map(isThere));
  await browser.send(await browser.open('/forgotten'), { email });
  await site.attempt().then(({ address }) => provider.browser().open(address));
  await removeExpired(provider.database, new Date());
  expect(await there()).toEqual([true, true, true]);
  await removeExpired(provider.database, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  expect(await there()).toEqual([false, false, false]);
});
