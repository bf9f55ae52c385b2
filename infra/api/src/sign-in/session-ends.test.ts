import { account } from '@webdocs/contracts/api/account';
import { signingIn } from '@webdocs/contracts/api/sign-in';
import { csrfTokenHeader } from '@webdocs/contracts/api/visitor';
import { browserAt, type Browser } from '../../fixtures/browser.ts';
import { openIdProvider, type OpenIdProvider } from '../../fixtures/openid-provider.ts';
import { origin, siteWithAccounts, type Caller, type SiteWithAccounts } from '../../fixtures/site-with-accounts.ts';
import { removeExpiredSessions } from '../stores/sessions.ts';

jest.setTimeout(60_000);

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
const began = new Date('2026-11-21T12:00:00Z');
const signIn = signingIn.signIn.path;

let provider: OpenIdProvider;
let site: SiteWithAccounts;
beforeAll(async () => {
  provider = await openIdProvider({ canSignOut: true });
  site = await siteWithAccounts(undefined, { signIn: provider.options });
});
beforeEach(() => {
  site.clock.now = began;
  provider.user = { sub: 'ada', email: 'ada@example.org' };
  provider.authTime = undefined;
});
afterAll(() => Promise.all([site.close(), provider.close()]));

const later = (ms: number) => (site.clock.now = new Date(site.clock.now.getTime() + ms));
const status = async ({ get }: Pick<Caller, 'get'>) => (await get('/api/v1/whoami')).statusCode;
const idOf = async (caller: Caller) => String((await caller.get('/api/v1/whoami')).json().username);
const makeStaff = (subject: string) =>
  site.database.query.updateTable('accounts').set({ is_staff: true }).where('subject', '=', subject).execute();

describe('a session', () => {
  test('that is not used for thirty days ends; one that is used goes on', async () => {
    const [idle, used] = [await site.signedIn('idle'), await site.signedIn('used')];
    for (let time = 0; time < 4; time++) {
      later(10 * day);
      expect(await status(used)).toBe(200);
    }
    expect(await status(idle)).toBe(400);
    expect(await removeExpiredSessions(site.database.query, site.clock.now)).toBeGreaterThan(0);
    expect(await status(used)).toBe(200);
  });

  test('is written to once in ten minutes, however often it is used', async () => {
    const user = await site.signedIn('busy');
    const seen = async () => {
      const id = await idOf(user);
      const { last_seen: at } = await site.database.query
        .selectFrom('sessions')
        .select('last_seen')
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow();
      return at.getTime() - began.getTime();
    };
    later(9 * minute);
    expect(await seen()).toBe(0);
    later(minute);
    expect(await seen()).toBe(10 * minute);
    later(9 * minute);
    expect(await seen()).toBe(10 * minute);
  });

  test('of staff ends after twelve hours, and with the role a running one', async () => {
    const [staff, user] = [await site.signedIn('of-staff'), await site.signedIn('of-no-staff')];
    await makeStaff('of-staff');
    later(12 * hour - 1);
    expect([await status(staff), await status(user)]).toEqual([200, 200]);
    later(1);
    expect([await status(staff), await status(user)]).toEqual([400, 200]);
    await makeStaff('of-no-staff');
    expect(await status(user)).toBe(400);
  });

  test('of an account that is suspended is gone, and does not come back with the account', async () => {
    const [staff, user] = [await site.signedIn('guard'), await site.signedIn('guarded')];
    await makeStaff('guard');
    const url = `/api/v1/root/accounts/${await idOf(user)}/suspension/`;
    expect((await staff.post(url, { reason: 'spam' })).statusCode).toBe(201);
    expect((await staff.call({ method: 'DELETE', url, payload: { reason: 'a mistake' } })).statusCode).toBe(200);
    expect(await status(user)).toBe(400);
  });
});

describe('what cannot be taken back', () => {
  const tooOld = { code: 401, error: 'Sign in again to confirm that it is you' };

  test('needs a password that was entered in the last ten minutes', async () => {
    const user = await site.signedIn('leaving');
    later(10 * minute + 1);
    expect((await user.delete(account.deleteAccount.path)).json()).toMatchObject(tooOld);
    expect(await status(user)).toBe(200);
    const again = await site.signedIn('leaving');
    later(10 * minute);
    expect((await again.delete(account.deleteAccount.path)).statusCode).toBe(200);
  });

  test('needs it of staff too, whatever they do to an account; looking does not', async () => {
    const [staff, user] = [await site.signedIn('late-staff'), await site.signedIn('looked-at')];
    await makeStaff('late-staff');
    const url = `/api/v1/root/accounts/${await idOf(user)}/`;
    later(11 * minute);
    const acts = [
      await staff.post(`${url}suspension/`, { reason: 'x' }),
      await staff.call({ method: 'DELETE', url: `${url}suspension/`, payload: { reason: 'x' } }),
      await staff.post(`${url}plan/`, { plan: 'core', reason: 'x' }),
      await staff.post(`${url}deletion/`, { reason: 'x' }),
    ];
    for (const reply of acts) expect(reply.json()).toMatchObject(tooOld);
    expect((await staff.get(url)).statusCode).toBe(200);
  });

  const signedInAt = async (authTime: number | undefined) => {
    provider.authTime = authTime;
    const browser = browserAt(site.server);
    await browser.signIn(provider);
    return browser;
  };
  const leave = async (browser: Browser) => {
    const { csrf_token: token } = (await browser.get('/api/v1/whoami')).json();
    const headers = { origin, [csrfTokenHeader]: String(token), accept: 'application/json' };
    return browser.send({ method: 'DELETE', url: account.deleteAccount.path, headers });
  };

  test.each([
    ['whose provider does not say when', () => undefined],
    ['whose provider asked for it long ago', () => Math.floor(began.getTime() / 1000) - 3600],
  ])('is refused to a user %s, until they have signed in afresh', async (_, authTime) => {
    const browser = await signedInAt(authTime());
    expect((await leave(browser)).json()).toMatchObject(tooOld);
    const { headers } = await browser.get(`${signIn}?fresh=true&next=/en-US/plus/settings`);
    const asked = new URL(String(headers.location)).searchParams;
    expect([asked.get('prompt'), asked.get('max_age'), asked.get('login_hint')]).toEqual(['login', '300', 'ada@example.org']);
    const back = await provider.visit(String(headers.location));
    expect((await browser.get(back.pathname + back.search)).headers.location).toBe('/en-US/plus/settings');
    expect((await leave(browser)).statusCode).toBe(200);
  });

  test('is refused after a fresh sign-in for which the provider asked nothing', async () => {
    const browser = await signedInAt(undefined);
    const { headers } = await browser.get(`${signIn}?fresh=true`);
    const asked = new URL(String(headers.location));
    asked.searchParams.delete('prompt');
    for (const authTime of [undefined, Math.floor(Date.now() / 1000) - 3600]) {
      provider.authTime = authTime;
      const back = await provider.visit(asked.href);
      const login = browser.cookies.get('login') ?? '';
      expect((await browser.get(back.pathname + back.search)).statusCode).toBe(401);
      browser.cookies.set('login', login);
      await site.database.query.deleteFrom('used_ids').execute();
    }
    expect((await leave(browser)).json()).toMatchObject(tooOld);
  });

  test('is not done for another user than the one who filled in the form', async () => {
    const browser = await signedInAt(undefined);
    const { headers } = await browser.get(`${signIn}?fresh=true`);
    provider.user = { sub: 'grace', email: 'grace@example.org' };
    const back = await provider.visit(String(headers.location));
    expect((await browser.get(back.pathname + back.search)).body).toContain('SIGN_IN_REFUSED');
    expect((await browser.get('/api/v1/whoami')).json()).toMatchObject({ email: 'ada@example.org' });
  });
});

describe('signing out', () => {
  const leave = (browser: Browser) =>
    browser.send({ method: 'POST', url: signingIn.signOut.path, headers: { origin, 'content-type': 'application/x-www-form-urlencoded' } });

  test('hands the provider the token that it gave, so that it need not ask; the database alone does not open it', async () => {
    const browser = browserAt(site.server);
    await browser.signIn(provider);
    const rows = await site.database.query.selectFrom('sessions').select('sealed_id_token').execute();
    const sealed = rows.map(({ sealed_id_token: token }) => token?.toString('latin1') ?? '').join('');
    expect(sealed).not.toBe('');
    const [, address = ''] = /^0; url=(.*)$/.exec(String((await leave(browser)).headers.refresh)) ?? [];
    const hint = new URL(address).searchParams.get('id_token_hint') ?? '';
    const [, claims = ''] = hint.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ iss: provider.options.issuer, sub: 'ada' });
    expect(sealed).not.toContain(claims.slice(0, 40));
  });
});

describe('the log of security events', () => {
  const told = async (doing: () => Promise<unknown>) => {
    site.told.length = 0;
    await doing();
    return [...site.told];
  };
  const accountOf = async (subject: string) =>
    (await site.database.query.selectFrom('accounts').select('id').where('subject', '=', subject).executeTakeFirstOrThrow()).id;
  const leave = (browser: Browser) =>
    browser.send({
      method: 'POST',
      url: signingIn.signOut.path,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'next=%2F',
    });

  test('has each sign-in and sign-out with its account, and no sign-out of a visitor who was not signed in', async () => {
    provider.user = { sub: 'comer', email: 'comer@example.org' };
    const browser = browserAt(site.server);
    const cameIn = await told(() => browser.signIn(provider));
    const accountId = await accountOf('comer');
    expect(cameIn).toEqual([{ code: 'SIGNED_IN', accountId }]);
    expect(await told(() => leave(browser))).toEqual([{ code: 'SIGNED_OUT', accountId }]);
    expect(await told(() => leave(browser))).toEqual([]);
  });

  test('has the sign-in of staff under a code of its own', async () => {
    provider.user = { sub: 'helper', email: 'helper@example.org' };
    await browserAt(site.server).signIn(provider);
    await makeStaff('helper');
    expect(await told(() => browserAt(site.server).signIn(provider))).toEqual([
      { code: 'STAFF_SIGNED_IN', accountId: await accountOf('helper') },
    ]);
  });

  test('has the account of a refusal where there is one', async () => {
    const user = await site.signedIn('curious');
    const accountId = await idOf(user);
    expect(await told(() => user.get('/api/v1/root/accounts/?email=ada'))).toEqual([{ code: 'STAFF_ONLY', accountId }]);
    const wrong = { [csrfTokenHeader]: 'x' };
    expect(await told(() => user.call({ method: 'POST', url: '/api/v1/ping', headers: wrong }))).toEqual([
      { code: 'CSRF_TOKEN_WRONG', accountId },
    ]);
    const foreign = { origin: 'https://evil.example' };
    expect(await told(() => user.call({ method: 'POST', url: '/api/v1/ping', headers: foreign }))).toEqual([{ code: 'ORIGIN_FOREIGN' }]);
  });
});
