import { csrfTokenField, csrfTokenHeader } from '@webdocs/contracts/api/visitor';
import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import * as v from 'valibot';
import { headersOf, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { without } from '../fixtures/without-protection.ts';

jest.setTimeout(60_000);

const newsletter = '/api/v1/plus/newsletter/';
const subscribed = async (user: Caller) => (await user.get(newsletter)).json().subscribed as boolean;

let site: SiteWithAccounts;
beforeAll(async () => {
  site = await siteWithAccounts();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => site.close());

/** What a page elsewhere makes the browser of a signed-in user send. */
function forged(user: Caller, headers: Record<string, string>) {
  const { cookie, host } = headersOf(user.secret);
  return { method: 'POST', url: newsletter, headers: { host, cookie, ...headers } } as const;
}

describe('a page of another site', () => {
  const foreign = (user: Caller) => forged(user, { ...headersOf(user.secret), origin: 'https://evil.example' });

  test('changes nothing, even with the token', async () => {
    const user = await site.signedIn('victim');
    const reply = await site.server.inject(foreign(user));
    expect(reply.statusCode).toBe(403);
    expect(await subscribed(user)).toBe(false);
  });

  test('would, if the origin of calls were not checked', async () => {
    without.originCheck();
    const user = await site.signedIn('unguarded-by-origin');
    expect((await site.server.inject(foreign(user))).statusCode).toBe(201);
    expect(await subscribed(user)).toBe(true);
  });
});

describe('a call from an address of the site that does not know the token', () => {
  const ours = { origin: 'http://localhost:3000' };

  test.each<[string, (user: Caller, other: Caller) => Record<string, string>]>([
    ['without one', () => ({})],
    ['with an empty one', () => ({ [csrfTokenHeader]: '' })],
    ['with one of another session', (_, other) => ({ [csrfTokenHeader]: headersOf(other.secret)[csrfTokenHeader] })],
    ['with the secret of the session itself', ({ secret }) => ({ [csrfTokenHeader]: secret })],
    ['with one that is cut off', ({ secret }) => ({ [csrfTokenHeader]: headersOf(secret)[csrfTokenHeader].slice(1) })],
    ['with one in another alphabet', () => ({ [csrfTokenHeader]: 'ÿ'.repeat(43) })],
  ])('%s changes nothing', async (_, headers) => {
    const [user, other] = [await site.signedIn('victim'), await site.signedIn('other')];
    const reply = await site.server.inject(forged(user, { ...ours, ...headers(user, other) }));
    expect(reply.statusCode).toBe(403);
    expect(v.parse(ErrorEnvelopeSchema, reply.json()).error).toBe('The call does not carry the token of this session');
    expect(await subscribed(user)).toBe(false);
  });

  test('would, if the token were not required', async () => {
    without.csrfToken();
    const user = await site.signedIn('unguarded-by-token');
    expect((await site.server.inject(forged(user, ours))).statusCode).toBe(201);
    expect(await subscribed(user)).toBe(true);
  });

  test('is taken with the token that whoami gives, in the header or in a form', async () => {
    const user = await site.signedIn('owner');
    const token = (await user.get('/api/v1/whoami')).json().csrf_token as string;
    expect((await site.server.inject(forged(user, { ...ours, [csrfTokenHeader]: token }))).statusCode).toBe(201);
    const form = (body: Record<string, string>) => ({
      ...forged(user, { ...ours, 'content-type': 'application/x-www-form-urlencoded' }),
      url: '/api/v1/ping',
      payload: new URLSearchParams(body).toString(),
    });
    expect((await site.server.inject(form({ [csrfTokenField]: token }))).statusCode).toBe(201);
    expect((await site.server.inject(form({ offline: 'true' }))).statusCode).toBe(403);
  });

  test('may sign out: its origin is enough', async () => {
    const user = await site.signedIn('leaving');
    expect((await site.server.inject({ ...forged(user, ours), url: '/users/fxa/login/logout/' })).statusCode).toBe(302);
    expect((await user.get('/api/v1/whoami')).statusCode).toBe(400);
  });
});
