import { signingIn } from '@webdocs/contracts/api/sign-in';
import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import * as v from 'valibot';
import { browserAt, type Browser } from '../../fixtures/browser.ts';
import { openIdProvider, type OpenIdProvider } from '../../fixtures/openid-provider.ts';
import { host, origin, siteWithAccounts, type SiteWithAccounts } from '../../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const signIn = signingIn.signIn.path;
const signInSilently = signingIn.signInSilently.path;
const callback = signingIn.signInCallback.path;
const signOut = signingIn.signOut.path;
const whoami = async (browser: Browser) => (await browser.get('/api/v1/whoami')).json();

describe.each(statementServers)('on $name', ({ binaries }) => {
  let provider: OpenIdProvider;
  let site: SiteWithAccounts;
  let browser: Browser;
  beforeAll(async () => {
    provider = await openIdProvider();
    site = await siteWithAccounts(binaries, { signIn: provider.options, siteName: 'Webdocs' });
  });
  beforeEach(() => {
    browser = browserAt(site.server);
    provider.user = { sub: 'ada', email: 'ada@example.org', email_verified: true };
    provider.isAway = false;
  });
  afterAll(() => Promise.all([site.close(), provider.close()]));

  describe('who follows the sign-in link', () => {
    test('is sent to the provider with everything that ties the way back to this browser', async () => {
      const reply = await browser.get(`${signIn}?next=%2Fen-US%2Fdocs%2FWeb`);
      expect(reply.statusCode).toBe(307);
      const { origin: at, pathname, searchParams } = new URL(String(reply.headers.location));
      expect([at, pathname]).toEqual([provider.options.issuer, '/authorize']);
      expect(Object.fromEntries(searchParams)).toEqual({
        client_id: 'webdocs',
        redirect_uri: `${origin}${callback}`,
        response_type: 'code',
        scope: 'openid profile email',
        ui_locales: 'en-US',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      });
    });

    test('is asked in the language of the page, and by a provider that cannot begin with a new account in its usual way', async () => {
      const { headers } = await browser.get(`${signIn}?next=%2Fja%2Fplus&signup=true`, { 'accept-language': 'fr' });
      const { searchParams } = new URL(String(headers.location));
      expect([searchParams.get('ui_locales'), searchParams.get('prompt')]).toEqual(['ja', null]);
    });

    test('carries a cookie of fifteen minutes that says nothing to others than the site', async () => {
      const reply = await browser.get(`${signIn}?next=/en-US/docs/Web`);
      const cookie = String(reply.headers['set-cookie']);
      expect(cookie).toMatch(/^login=[\w-]{200,}; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/);
      expect(Buffer.from(browser.cookies.get('login') ?? '', 'base64url').toString('latin1')).not.toContain('docs');
    });

    test('of a site on the web gets that cookie over TLS alone, for this host alone', async () => {
      const server = await site.another({ publicOrigin: 'https://docs.example.org' });
      const reply = await browserAt(server).get(signIn);
      expect(reply.headers['set-cookie']).toMatch(/^__Host-login=[\w-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/);
      const { searchParams } = new URL(String(reply.headers.location));
      expect(searchParams.get('redirect_uri')).toBe(`https://docs.example.org${callback}`);
    });

    test.each([
      ['127.0.0.1:3000', 'http://localhost:3000', 'http://localhost:3000'],
      ['[::1]:3000', 'http://localhost:3000', 'http://localhost:3000'],
      // Proxies tell a name of their own: going elsewhere would never end.
      ['127.0.0.1:3000', 'https://docs.example.org', undefined],
      ['docs.example.org', 'http://localhost:3000', undefined],
      ['localhost:3000', 'http://localhost:3000', undefined],
    ])('at %s, where the site is called %s, begins under its own name', async (name, publicOrigin, ownName) => {
      const server = await site.another({ publicOrigin });
      const path = `${signIn}?next=/en-US/docs/Web`;
      const { location } = (await browserAt(server).get(path, { host: name })).headers;
      expect(new URL(String(location)).origin).toBe(ownName ?? provider.options.issuer);
      if (ownName) expect(location).toBe(ownName + path);
    });

    test('comes back signed in, where they were', async () => {
      const reply = await browser.signIn(provider, '?next=/en-US/docs/Web%3Fa%3Db%23c');
      expect(reply.statusCode).toBe(302);
      expect(reply.headers.location).toBe('/en-US/docs/Web?a=b#c');
      expect([...browser.cookies.keys()]).toEqual(['session']);
      expect(await whoami(browser)).toMatchObject({ is_authenticated: true, email: 'ada@example.org', subscription_type: 'core' });
      expect((await browser.get('/api/v2/collections/')).json()).toMatchObject([{ name: 'Default' }]);
    });

    test('is the same user the next time, and one of two if the provider says so', async () => {
      await browser.signIn(provider);
      const { username } = await whoami(browser);
      const later = browserAt(site.server);
      await later.signIn(provider);
      expect((await whoami(later)).username).toBe(username);
      provider.user = { sub: 'grace', email: 'grace@example.org' };
      await later.signIn(provider);
      expect((await whoami(later)).username).not.toBe(username);
    });

    test.each([
      ['https://pictures.example/ada.png', 'https://pictures.example/ada.png'],
      ['https://pictures.example/\0"><script>', 'https://pictures.example/%00%22%3E%3Cscript%3E'],
      ['http://pictures.example/ada.png', null],
      ['javascript:alert(1)', null],
      ['data:image/png;base64,AAAA', null],
      [7, null],
      [`https://pictures.example/${'x'.repeat(3000)}`, null],
    ])('brings the picture %j along as %j', async (picture, avatar_url) => {
      provider.user = { sub: 'pictured', email: 'pictured@example.org', picture };
      await browser.signIn(provider);
      expect(await whoami(browser)).toMatchObject({ avatar_url });
    });

    test('does it again in another tab, and the later of the two counts', async () => {
      const first = await provider.visit(String((await browser.get(signIn)).headers.location));
      await browser.signIn(provider);
      expect((await browser.get(first.pathname + first.search)).statusCode).toBe(401);
      expect(await whoami(browser)).toMatchObject({ is_authenticated: true });
    });
  });

  describe('without being asked anything', () => {
    test('who is known to the provider is signed in', async () => {
      const { headers } = await browser.get(`${signInSilently}?next=/a&email=ada%40example.org`);
      const { searchParams } = new URL(String(headers.location));
      expect([searchParams.get('prompt'), searchParams.get('login_hint')]).toEqual(['none', 'ada@example.org']);
      const back = await provider.visit(String(headers.location));
      expect((await browser.get(back.pathname + back.search)).headers.location).toBe('/a');
      expect(await whoami(browser)).toMatchObject({ is_authenticated: true });
    });

    test('all other visitors continue as before', async () => {
      provider.user = undefined;
      const { headers } = await browser.get(`${signInSilently}?next=/a`);
      const back = await provider.visit(String(headers.location));
      const reply = await browser.get(back.pathname + back.search);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, '/a']);
      expect(await whoami(browser)).not.toHaveProperty('is_authenticated');
      expect([...browser.cookies]).toEqual([]);
    });

    test.each([['no-address'], ['a@b@c'], [`${'x'.repeat(400)}@example.org`], ['a@example.org\r\nx: y']])(
      'a hint that is no address is not passed on: %j',
      async (email) => {
        const { headers } = await browser.get(`${signInSilently}?email=${encodeURIComponent(email)}`);
        expect(new URL(String(headers.location)).searchParams.has('login_hint')).toBe(false);
      },
    );
  });

  describe('a sign-in that comes to no end', () => {
    /** What a user sees, and what a program reads. */
    async function expectRefusal(url: string, status: number, code: string) {
      const login = browser.cookies.get('login');
      const asPerson = await browser.get(url);
      expect(asPerson.statusCode).toBe(status);
      expect(asPerson.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(asPerson.headers['content-security-policy']).toContain("default-src 'none'");
      expect(asPerson.body).toContain(`<code>${code}</code>`);
      expect(asPerson.body).toContain('href="/en-US/"');
      expect(browser.cookies.has('session')).toBe(false);
      if (login) browser.cookies.set('login', login);
      const asProgram = await browser.get(url, { accept: 'application/json' });
      expect(v.parse(ErrorEnvelopeSchema, asProgram.json()).code).toBe(asProgram.statusCode);
      return asPerson;
    }

    async function wayBack(next = '/here'): Promise<URL> {
      return provider.visit(String((await browser.get(`${signIn}?next=${encodeURIComponent(next)}`)).headers.location));
    }

    test('because it was cancelled offers to begin again', async () => {
      provider.user = undefined;
      const back = await wayBack();
      const page = await expectRefusal(back.pathname + back.search, 401, 'SIGN_IN_REFUSED');
      expect(page.body).toContain(`href="${signIn}?next=%2Fhere"`);
    });

    test.each<[string, (url: URL) => void]>([
      ['with another state', ({ searchParams }) => searchParams.set('state', 'A'.repeat(43))],
      ['without a state', ({ searchParams }) => searchParams.delete('state')],
      ['with two states', ({ searchParams }) => searchParams.append('state', 'x')],
      ['in a browser that never began', () => browser.cookies.clear()],
      ['with a forged cookie', () => browser.cookies.set('login', Buffer.alloc(300, 7).toString('base64url'))],
      ['with a cookie that was changed', () => browser.cookies.set('login', otherAtItsStart(browser.cookies.get('login') ?? ''))],
      ['with a cookie that is cut off', () => browser.cookies.set('login', 'AAAA')],
    ])('%s is refused', async (_, change) => {
      const back = await wayBack();
      change(back);
      await expectRefusal(back.pathname + back.search, 401, 'SIGN_IN_STALE');
    });

    test('after a quarter of an hour is too late', async () => {
      const back = await wayBack();
      const began = site.clock.now;
      site.clock.now = new Date(began.getTime() + 15 * 60 * 1000);
      await expectRefusal(back.pathname + back.search, 401, 'SIGN_IN_STALE');
      site.clock.now = began;
    });

    test.each(['', '?code=x', '?state=x', '?error=access_denied', '?code=x&code=y', '?iss=https://evil.example'])(
      'the way back by itself, as %j, is none',
      async (query) => {
        await expectRefusal(callback + query, 401, 'SIGN_IN_STALE');
      },
    );

    test('with a code that the provider does not know is refused', async () => {
      const back = await wayBack();
      back.searchParams.set('code', 'x');
      await expectRefusal(back.pathname + back.search, 401, 'SIGN_IN_REFUSED');
    });

    test.each<[string, Record<string, unknown>, number, string]>([
      ['an address that is not confirmed', { email: 'a@example.org', email_verified: false }, 403, 'SIGN_IN_UNCONFIRMED'],
      ['an address of which nothing is said', { email: 'a@example.org', email_verified: undefined }, 403, 'SIGN_IN_UNCONFIRMED'],
      ['an address that is confirmed in other words', { email: 'a@example.org', email_verified: 1 }, 403, 'SIGN_IN_UNCONFIRMED'],
      ['no address', {}, 401, 'SIGN_IN_REFUSED'],
      ['an invalid address', { email: 'a\r\nb' }, 401, 'SIGN_IN_REFUSED'],
      ['a name with a NUL', { sub: 'a\0b', email: 'a@example.org' }, 401, 'SIGN_IN_REFUSED'],
      ['a name of 256 characters', { sub: 'x'.repeat(256), email: 'a@example.org' }, 401, 'SIGN_IN_REFUSED'],
      ['an address that is a list', { email: ['a@example.org'] }, 401, 'SIGN_IN_REFUSED'],
      ['an address of ten thousand characters', { email: `${'x'.repeat(10_000)}@example.org` }, 401, 'SIGN_IN_REFUSED'],
    ])('for a user with %s is refused', async (_, claims, status, code) => {
      provider.user = { sub: 'odd', ...claims };
      const back = await wayBack();
      await expectRefusal(back.pathname + back.search, status, code);
    });

    test('for a user who is suspended says so', async () => {
      provider.user = { sub: 'banned', email: 'banned@example.org' };
      await browser.signIn(provider);
      await site.database.query.updateTable('accounts').set({ suspended_at: new Date() }).where('subject', '=', 'banned').execute();
      browser.cookies.clear();
      const back = await wayBack();
      await expectRefusal(back.pathname + back.search, 403, 'SIGN_IN_SUSPENDED');
    });

    test('because the provider went away in the middle says so, and the next one goes well', async () => {
      const back = await wayBack();
      provider.isAway = true;
      const page = await browser.get(back.pathname + back.search);
      expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
      expect(page.body).toContain('IDENTITY_AWAY');
      expect(page.body).toContain(String(page.headers['error-id']));
      provider.isAway = false;
      expect((await browser.signIn(provider)).statusCode).toBe(302);
    });

    test('because the provider is away from the start says so, and begins when it is there', async () => {
      const server = await site.another({});
      provider.isAway = true;
      const visitor = browserAt(server);
      expect((await visitor.get(signIn)).statusCode).toBe(503);
      provider.isAway = false;
      expect((await visitor.signIn(provider)).statusCode).toBe(302);
    });
  });

  test('the provider is asked once what it offers, however many begin at once', async () => {
    const server = await site.another({});
    const before = provider.discoveries;
    await Promise.all(Array.from({ length: 8 }, () => browserAt(server).get(signIn)));
    expect(provider.discoveries - before).toBe(1);
  });

  test('a provider that vouches for all addresses need not say so of each; one that says no is believed', async () => {
    const visitor = browserAt(await site.another({ signIn: { ...provider.options, vouchesForAddresses: true } }));
    provider.user = { sub: 'vouched', email: 'vouched@example.org', email_verified: undefined };
    expect((await visitor.signIn(provider)).statusCode).toBe(302);
    provider.user = { sub: 'unconfirmed', email: 'unconfirmed@example.org', email_verified: false };
    expect((await visitor.signIn(provider)).statusCode).toBe(403);
  });

  describe('what demonstration accounts say of themselves', () => {
    const claims = { subscription_type: 'mdn_plus_10y', is_staff: true };

    test('counts where they are trusted, when their account is made and never again', async () => {
      const visitor = browserAt(await site.another({ signIn: { ...provider.options, trustDemonstrationClaims: true } }));
      provider.user = { sub: 'demonstration', email: 'demo@example.org', ...claims };
      await visitor.signIn(provider);
      expect(await whoami(visitor)).toMatchObject({ subscription_type: 'mdn_plus_10y', is_staff: true, is_super_user: false });
      await site.database.query
        .updateTable('accounts')
        .set({ subscription_type: 'core', is_staff: false })
        .where('subject', '=', 'demonstration')
        .execute();
      await visitor.signIn(provider);
      expect(await whoami(visitor)).toMatchObject({ subscription_type: 'core', is_staff: false });
    });

    test('counts nowhere else, and wrong values nowhere', async () => {
      provider.user = { sub: 'climber', email: 'climber@example.org', ...claims, is_superuser: true };
      await browser.signIn(provider);
      expect(await whoami(browser)).toMatchObject({ subscription_type: 'core', is_staff: false, is_super_user: false });
      const trusting = browserAt(await site.another({ signIn: { ...provider.options, trustDemonstrationClaims: true } }));
      provider.user = {
        sub: 'odd claims',
        email: 'odd@example.org',
        subscription_type: 'free lunch',
        is_staff: 'yes',
        is_superuser: true,
      };
      await trusting.signIn(provider);
      expect(await whoami(trusting)).toMatchObject({ subscription_type: 'core', is_staff: false, is_super_user: false });
    });
  });

  describe('signing out', () => {
    const leave = (visitor: Browser) =>
      visitor.send({
        method: 'POST',
        url: signOut,
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'next=%2Fhere',
      });

    test('leads back, where the provider has no place to sign out', async () => {
      await browser.signIn(provider);
      expect((await leave(browser)).headers.location).toBe('/here');
      expect(browser.cookies.has('session')).toBe(false);
    });

    test('leads through the provider, where it has', async () => {
      const other = await openIdProvider({ canSignOut: true });
      const server = await site.another({ signIn: other.options });
      const visitor = browserAt(server);
      await visitor.signIn(other);
      const reply = await leave(visitor);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(reply.body).toContain('href="/here"');
      const [, address = ''] = /^0; url=(.*)$/.exec(String(reply.headers.refresh)) ?? [];
      const { origin: at, pathname, searchParams } = new URL(address);
      expect([at, pathname]).toEqual([other.options.issuer, '/sign-out']);
      expect(Object.fromEntries(searchParams)).toEqual({
        client_id: 'webdocs',
        id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        post_logout_redirect_uri: `${origin}/users/fxa/login/logout/`,
        state: '/here',
      });
      expect(visitor.cookies.has('session')).toBe(false);
      expect((await leave(visitor)).headers.location).toBe('/here');
      const back = async (state: string) => (await visitor.get(`${signOut}?state=${encodeURIComponent(state)}`)).headers.location;
      expect(await back('/here')).toBe('/here');
      expect(await back('https://elsewhere.example/')).toBe('/');
      expect(await back('//elsewhere.example')).toBe('/');
      await other.close();
    });

    test('ends the session here also while the provider is away', async () => {
      const server = await site.another({});
      await browser.signIn(provider);
      provider.isAway = true;
      const visitor = browserAt(server);
      for (const [name, value] of browser.cookies) visitor.cookies.set(name, value);
      const reply = await leave(visitor);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, '/here']);
      expect((await browser.get('/api/v1/whoami')).statusCode).toBe(400);
    });
  });

  test.each([signIn, signInSilently, callback])('without a provider %s is answered 501, with a page and without', async (address) => {
    const { signIn: _, ...parts } = site.parts;
    const { default: fastify } = await import('fastify');
    const { api } = await import('../api.ts');
    for (const options of [{ accounts: parts }, {}]) {
      const server = fastify();
      await server.register(api, options);
      const page = await browserAt(server).get(address);
      expect([page.statusCode, page.headers['content-type']]).toEqual([501, 'text/html; charset=utf-8']);
      const reply = await server.inject({ url: address, headers: { host } });
      expect(reply.statusCode).toBe(501);
      expect(v.parse(ErrorEnvelopeSchema, reply.json()).error).toBe('Signing in is not set up here');
      await server.close();
    }
  });

  test('while the database is away a sign-in ends on a page that says so', async () => {
    const { Kysely, PostgresDialect } = await import('kysely');
    const { retryingPool } = await import('@webdocs/database/retrying-pool');
    const pool = retryingPool({ address: () => ({ host: '127.0.0.1', port: 1 }), size: 1, patienceMs: 50, onTrouble: () => undefined });
    const query: SiteWithAccounts['database']['query'] = new Kysely({ dialect: new PostgresDialect({ pool }) });
    const server = await site.another({ database: { ...site.database, query } });
    const reply = await browserAt(server).signIn(provider);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
    expect(reply.body).toContain('Back in a moment');
    expect(reply.body).toContain(String(reply.headers['error-id']));
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s is no way to sign in', async (method) => {
    const reply = await browser.send({ method, url: signIn, headers: { origin } });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

/** Not at its end: the last sign of base 64 has bits that say nothing. */
function otherAtItsStart(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
}
