import { signingIn } from '@webdocs/contracts/api/sign-in';
import fc from 'fast-check';
import { browserAt, type Browser } from '../../fixtures/browser.ts';
import { openIdProvider, type OpenIdProvider } from '../../fixtures/openid-provider.ts';
import { origin, siteWithAccounts, type SiteWithAccounts } from '../../fixtures/site-with-accounts.ts';
import { everySignInCheck, withSignInChecksAlone, without, type SignInCheck } from '../../fixtures/without-protection.ts';
import { nextOnThisSite } from '../protection/same-origin.ts';

jest.setTimeout(60_000);

const signIn = signingIn.signIn.path;
const signInSilently = signingIn.signInSilently.path;
const callback = signingIn.signInCallback.path;
const signOut = signingIn.signOut.path;
const whoami = async (browser: Browser) => (await browser.get('/api/v1/whoami')).json();
const everythingElse = (one: SignInCheck) => everySignInCheck.filter((check) => check !== one);

/** It accepts any code from any client, repeatedly: only the site can stop an attack. */
let careless: OpenIdProvider;
let site: SiteWithAccounts;
beforeAll(async () => {
  careless = await openIdProvider({ isCareless: true });
  site = await siteWithAccounts(undefined, { signIn: careless.options });
});
beforeEach(() => {
  careless.user = { sub: 'attacker', email: 'attacker@example.org' };
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => Promise.all([site.close(), careless.close()]));

describe('an attacker who slips their own way back to a victim, to be told what the victim saves', () => {
  /** The attacker signs in as themselves, but lets the victim's browser finish it. */
  async function attack(checks: readonly SignInCheck[] = everySignInCheck) {
    if (checks.length < everySignInCheck.length) withSignInChecksAlone(checks);
    const [victim, attacker] = [browserAt(site.server), browserAt(site.server)];
    const back = await careless.visit(String((await attacker.get(signIn)).headers.location));
    const begun = new URL(String((await victim.get(signIn)).headers.location));
    // The victim's browser has begun a sign-in too: the attacker caused that. Everything except the state can be set by any client.
    if (!checks.includes('state')) back.searchParams.delete('state');
    expect(begun.searchParams.get('state')).not.toBe(back.searchParams.get('state') ?? '');
    const reply = await victim.get(back.pathname + back.search);
    return { status: reply.statusCode, user: (await whoami(victim)).email as string | undefined };
  }

  test('does not get in', async () => {
    expect(await attack()).toEqual({ status: 401, user: undefined });
  });

  test('would get in, if nothing tied the way back to the way there', async () => {
    expect(await attack([])).toEqual({ status: 302, user: 'attacker@example.org' });
  });

  test.each(['state', 'nonce'] as const)('is kept out by the %s alone', async (check) => {
    expect(await attack([check])).toEqual({ status: 401, user: undefined });
  });

  test('is kept out by PKCE alone, at a provider that looks', async () => {
    const careful = await openIdProvider();
    careful.user = { sub: 'attacker', email: 'attacker@example.org' };
    const attempt = async (checks: readonly SignInCheck[]) => {
      withSignInChecksAlone(checks);
      const server = await site.another({ signIn: careful.options });
      const [victim, attacker] = [browserAt(server), browserAt(server)];
      const back = await careful.visit(String((await attacker.get(signIn)).headers.location));
      await victim.get(signIn);
      return (await victim.get(back.pathname + back.search)).statusCode;
    };
    expect(await attempt(['pkce'])).toBe(401);
    await careful.close();
  });

  test.each(everySignInCheck)('stays out as long as only %s is not looked at', async (check) => {
    expect((await attack(everythingElse(check))).user).toBeUndefined();
  });
});

describe('a way back that is gone once more', () => {
  async function replay() {
    const browser = browserAt(site.server);
    const back = await careless.visit(String((await browser.get(signIn)).headers.location));
    const kept = browser.cookies.get('login') ?? '';
    expect((await browser.get(back.pathname + back.search)).statusCode).toBe(302);
    browser.cookies.clear();
    browser.cookies.set('login', kept);
    return (await browser.get(back.pathname + back.search)).statusCode;
  }

  test('is refused, even with the cookie and at a provider that takes a code twice', async () => {
    expect(await replay()).toBe(401);
  });

  test('would be taken, if used codes were not stored', async () => {
    without.memoryOfUsedIds();
    expect(await replay()).toBe(302);
  });

  test('six times at once is taken once', async () => {
    const browser = browserAt(site.server);
    const back = await careless.visit(String((await browser.get(signIn)).headers.location));
    const login = browser.cookies.get('login') ?? '';
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => browser.get(back.pathname + back.search, { cookie: `login=${login}` })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([302, 401, 401, 401, 401, 401]);
  });
});

describe('a session that an attacker planted in the browser of a victim', () => {
  async function plant() {
    const victim = browserAt(site.server);
    const planted = (await site.signedIn('planter')).secret;
    victim.cookies.set('session', planted);
    careless.user = { sub: 'victim', email: 'victim@example.org' };
    await victim.signIn(careless);
    expect(await whoami(victim)).toMatchObject({ email: 'victim@example.org' });
    expect(victim.cookies.get('session')).not.toBe(planted);
    return (await site.caller(planted).get('/api/v1/whoami')).statusCode;
  }

  test('ends when the victim signs in', async () => {
    expect(await plant()).toBe(400);
  });

  test('would live on, if sign-in did not end it', async () => {
    without.endOfFormerSession();
    expect(await plant()).toBe(200);
  });
});

describe('where to go after signing in or out', () => {
  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    '/%2e//evil.example',
    ' //evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '',
  ];

  /** A browser that is at the callback and is sent there. */
  const leadsTo = (location: unknown) => new URL(String(location), `${origin}${callback}`);

  test.each(elsewhere)('%j leads home', async (next) => {
    const browser = browserAt(site.server);
    const reply = await browser.signIn(careless, `?next=${encodeURIComponent(next)}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/']);
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ next }).toString();
    expect((await browser.send({ method: 'POST', url: signOut, headers, payload })).headers.location).toBe('/');
    careless.user = undefined;
    const { location } = (await browser.get(`${signInSilently}?next=${encodeURIComponent(next)}`)).headers;
    const back = await careless.visit(String(location));
    expect((await browser.get(back.pathname + back.search)).headers.location).toBe('/');
  });

  test.each(['?next=%2F%2Fevil.example', '?next=%5C%5Cevil.example', '?next=/%09/evil.example', '?next=/a&next=//evil.example'])(
    'unchanged in the address: %s',
    async (query) => {
      expect((await browserAt(site.server).signIn(careless, query)).headers.location).toBe('/');
    },
  );

  test.each([
    ['encoded slashes', '/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example', '/%5Cevil.example'],
    ['another address', '/en-US/docs/Web?next=//evil.example', '/en-US/docs/Web?next=//evil.example'],
    ['a line break', '/a\r\nset-cookie: session=planted', '/aset-cookie:%20session=planted'],
    ['a NUL', '/a\0b', '/a%00b'],
    ['an emoji', '/💾', '/%F0%9F%92%BE'],
    ['HTML', '/a?b="<script>', '/a?b=%22%3Cscript%3E'],
    ['ten thousand characters', `/${'x'.repeat(10_000)}`, '/'],
  ])('what holds %s stays a path of this site', async (_, next, location) => {
    const reply = await browserAt(site.server).signIn(careless, `?next=${encodeURIComponent(next)}`);
    expect(reply.headers.location).toBe(location);
    expect(leadsTo(reply.headers.location).origin).toBe(origin);
    expect(reply.cookies.map(({ name }) => name).sort()).toEqual(['login', 'session']);
  });

  test('would be anywhere, if it were not checked', async () => {
    without.pathCheck();
    const browser = browserAt(site.server);
    const reply = await browser.signIn(careless, `?next=${encodeURIComponent('//evil.example/')}`);
    expect(leadsTo(reply.headers.location).host).toBe('evil.example');
  });

  test('is on this site, whatever was written', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2F',
      '%5c',
      '\t',
      '\n',
      '\r',
      ' ',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'https:',
      '\0',
      'é',
    );
    const written = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(written, (next) => {
        const location = nextOnThisSite(next);
        expect(leadsTo(location).origin).toBe(origin);
        expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a page about a failed sign-in', () => {
  test('holds what was asked for as text, never as HTML', async () => {
    careless.user = undefined;
    const browser = browserAt(site.server);
    const next = '/"><script>alert(1)</script>';
    const back = await careless.visit(String((await browser.get(`${signIn}?next=${encodeURIComponent(next)}`)).headers.location));
    back.searchParams.set('error', '<img src=x onerror=alert(1)>');
    back.searchParams.set('error_description', '<script>alert(2)</script>');
    const { body } = await browser.get(back.pathname + back.search);
    expect(body).not.toMatch(/<script|<img|onerror/);
    expect(body).toContain('Log in again');
  });
});

describe('a token of identity', () => {
  test.each<[string, object]>([
    ['for another site', { aud: 'another-site' }],
    ['of another provider', { iss: 'https://evil.example' }],
    ['that has run out', { exp: 1_000_000 }],
    ['that is not good yet', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['for another sign-in', { nonce: 'x' }],
    ['without a user', { sub: undefined }],
  ])('%s signs no user in', async (_, idToken) => {
    const odd = await openIdProvider({ idToken: { ...idToken } });
    const browser = browserAt(await site.another({ signIn: odd.options }));
    expect((await browser.signIn(odd)).statusCode).toBe(401);
    expect(browser.cookies.has('session')).toBe(false);
    await odd.close();
  });
});
