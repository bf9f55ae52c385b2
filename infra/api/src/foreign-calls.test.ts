import { csrfTokenField, csrfTokenHeader } from '@webdocs/contracts/api/visitor';
import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import * as v from 'valibot';
import { headersOf, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { without } from '../fixtures/without-protection.ts';

jest.setTimeout(60_000);

const newsletter = '/api/v1/plus/newsletter/';
const subscribed = async (person: Caller) => (await person.get(newsletter)).json().subscribed as boolean;

let site: SiteWithAccounts;
beforeAll(async () => {
  site = await siteWithAccounts();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => site.close());

/** What a page elsewhere makes the browser of a signed-in user send. */
function forged(person: Caller, headers: Record<string, string>) {
  const { cookie, host } = headersOf(person.secret);
  return { method: 'POST', url: newsletter, headers: { host, cookie, ...headers } } as const;
}

describe('a page of another site', () => {
  const foreign = (person: Caller) => forged(person, { ...headersOf(person.secret), origin: 'https://evil.example' });

  test('changes nothing, even with the token', async () => {
    const person = await site.signedIn('victim');
    const reply = await site.server.inject(foreign(person));
    expect(reply.statusCode).toBe(403);
    expect(await subscribed(person)).toBe(false);
  });

  test('would, if the origin of calls were not checked', async () => {
    without.originCheck();
    const person = await site.signedIn('unguarded-by-origin');
    expect((await site.server.inject(foreign(person))).statusCode).toBe(201);
    expect(await subscribed(person)).toBe(true);
  });
});

describe('a call from an address of the site that does not know the token', () => {
  const ours = { origin: 'http://localhost:3000' };

  test.each<[string, (person: Caller, other: Caller) => Record<string, string>]>([
    ['without one', () => ({})],
    ['with an empty one', () => ({ [csrfTokenHeader]: '' })],
    ['with one of another session', (_, other) => ({ [csrfTokenHeader]: headersOf(other.secret)[csrfTokenHeader] })],
    ['with the secret of the session itself', ({ secret }) => ({ [csrfTokenHeader]: secret })],
    ['with one that is cut off', ({ secret }) => ({ [csrfTokenHeader]: headersOf(secret)[csrfTokenHeader].slice(1) })],
    ['with one in another alphabet', () => ({ [csrfTokenHeader]: 'ÿ'.repeat(43) })],
  ])('%s changes nothing', async (_, headers) => {
    const [person, other] = [await site.signedIn('victim'), await site.signedIn('other')];
    const reply = await site.server.inject(forged(person, { ...ours, ...headers(person, other) }));
    expect(reply.statusCode).toBe(403);
    expect(v.parse(ErrorEnvelopeSchema, reply.json()).error).toBe('The call does not carry the token of this session');
    expect(await subscribed(person)).toBe(false);
  });

  test('would, if the token were not required', async () => {
    without.csrfToken();
    const person = await site.signedIn('unguarded-by-token');
    expect((await site.server.inject(forged(person, ours))).statusCode).toBe(201);
    expect(await subscribed(person)).toBe(true);
  });

  test('is taken with the token that whoami gives, in the header or in a form', async () => {
    const person = await site.signedIn('owner');
    const token = (await person.get('/api/v1/whoami')).json().csrf_token as string;
    expect((await site.server.inject(forged(person, { ...ours, [csrfTokenHeader]: token }))).statusCode).toBe(201);
    const form = (body: Record<string, string>) => ({
      ...forged(person, { ...ours, 'content-type': 'application/x-www-form-urlencoded' }),
      url: '/api/v1/ping',
      payload: new URLSearchParams(body).toString(),
    });
    expect((await site.server.inject(form({ [csrfTokenField]: token }))).statusCode).toBe(201);
    expect((await site.server.inject(form({ offline: 'true' }))).statusCode).toBe(403);
  });

  test('may sign out: its origin is enough', async () => {
    const person = await site.signedIn('leaving');
    expect((await site.server.inject({ ...forged(person, ours), url: '/users/fxa/login/logout/' })).statusCode).toBe(302);
    expect((await person.get('/api/v1/whoami')).statusCode).toBe(400);
  });
});
