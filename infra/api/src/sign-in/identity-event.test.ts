import { randomUUID } from 'node:crypto';
import { takeIdentityEvent } from '@webdocs/contracts/api/sign-in';
import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import { generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import * as v from 'valibot';
import { openIdProvider, type OpenIdProvider } from '../../fixtures/openid-provider.ts';
import { host, siteWithAccounts, type Caller, type SiteWithAccounts } from '../../fixtures/site-with-accounts.ts';
import { without } from '../../fixtures/without-protection.ts';
import { signIn } from '../use-cases/sign-in.ts';
import { removeExpired } from '../clear-expired.ts';

jest.setTimeout(60_000);

const event = (kind: string) => `https://schemas.accounts.firefox.com/event/${kind}`;
const oneDay = 24 * 60 * 60;

describe.each(statementServers)('on $name', ({ binaries }) => {
  let provider: OpenIdProvider;
  let site: SiteWithAccounts;
  let users = 0;
  beforeAll(async () => {
    provider = await openIdProvider();
    site = await siteWithAccounts(binaries, { signIn: provider.options });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => Promise.all([site.close(), provider.close()]));
  const seconds = () => Math.floor(site.clock.now.getTime() / 1000);

  async function newUser() {
    const subject = `user-${++users}`;
    const profile = { issuer: provider.options.issuer, subject, email: `${subject}@example.org` };
    return { subject, caller: site.caller((await signIn(site.parts, profile)).secret) };
  }
  const signed = (subject: string, kind: string, detail: unknown = {}, more: JWTPayload = {}) =>
    provider.event({ sub: subject, iat: seconds(), events: { [event(kind)]: detail }, ...more });
  const changedTo = (email: string) => ({ email, email_verified: true });
  const send = (token: string | undefined, server = site.server) =>
    server.inject({
      method: 'POST',
      url: takeIdentityEvent.path,
      headers: { host, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    });
  const whoami = async (caller: Caller) => (await caller.get('/api/v1/whoami')).json();

  test('a changed profile brings the new address', async () => {
    const { subject, caller } = await newUser();
    const reply = await send(await signed(subject, 'profile-change', { ...changedTo('new@example.org'), locale: 'fr' }));
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
    expect(await whoami(caller)).toMatchObject({ email: 'new@example.org' });
    expect((await send(await signed(subject, 'profile-change', { locale: 'de' }))).statusCode).toBe(200);
    expect(await whoami(caller)).toMatchObject({ email: 'new@example.org' });
  });

  test('a deleted user takes the account along, and all of its data', async () => {
    const { subject, caller } = await newUser();
    const { username } = await whoami(caller);
    expect((await send(await signed(subject, 'delete-user'))).statusCode).toBe(200);
    expect((await caller.get('/api/v1/whoami')).statusCode).toBe(400);
    const { query } = site.database;
    expect(await query.selectFrom('collections').select('id').where('account_id', '=', username).execute()).toEqual([]);
    expect(await query.selectFrom('audit_rows').selectAll().where('account_id', '=', username).execute()).toMatchObject([
      { action: 'delete account', actor_id: null, reason: 'deleted at the provider of the account' },
    ]);
  });

  test('an address that the provider did not check is not taken over, unless the operator says that it checks all', async () => {
    const { subject, caller } = await newUser();
    for (const verified of [{}, { email_verified: false }, { email_verified: 'yes' }]) {
      await send(await signed(subject, 'profile-change', { email: 'ada@example.org', ...verified }));
    }
    expect(await whoami(caller)).toMatchObject({ email: `${subject}@example.org` });
    const trusting = await site.another({ signIn: { ...provider.options, vouchesForAddresses: true } });
    await send(await signed(subject, 'profile-change', { email: 'ada@example.org', email_verified: false }), trusting);
    expect(await whoami(caller)).toMatchObject({ email: `${subject}@example.org` });
    await send(await signed(subject, 'profile-change', { email: 'ada@example.org' }), trusting);
    expect(await whoami(caller)).toMatchObject({ email: 'ada@example.org' });
  });

  test('a changed password ends the sessions of the former one, and none that began after it', async () => {
    const { subject, caller } = await newUser();
    const { caller: other } = await newUser();
    const changeTime = site.clock.now.getTime() + 1000;
    site.clock.now = new Date(changeTime + 1000);
    const profile = { issuer: provider.options.issuer, subject, email: `${subject}@example.org` };
    const later = site.caller((await signIn(site.parts, profile)).secret);
    expect((await send(await signed(subject, 'password-change', { changeTime }))).statusCode).toBe(200);
    expect((await caller.get('/api/v1/whoami')).statusCode).toBe(400);
    expect((await later.get('/api/v1/whoami')).statusCode).toBe(200);
    expect((await other.get('/api/v1/whoami')).statusCode).toBe(200);
  });

  test('a subscription that is sold there gives its plan, and takes it back; what arrives late changes nothing', async () => {
    const { subject, caller } = await newUser();
    const state = (capabilities: string[], isActive: boolean, minutes: number) =>
      signed(subject, 'subscription-state-change', { capabilities, isActive, changeTime: site.clock.now.getTime() + minutes * 60_000 });
    await send(await state(['something', 'mdn_plus_10m'], true, 1));
    expect(await whoami(caller)).toMatchObject({ subscription_type: 'mdn_plus_10m' });
    await send(await state(['mdn_plus_10m'], false, 3));
    expect(await whoami(caller)).toMatchObject({ subscription_type: 'core' });
    await send(await state(['mdn_plus_5y'], true, 2));
    expect(await whoami(caller)).toMatchObject({ subscription_type: 'core' });
    await send(await state(['nothing of ours'], true, 4));
    expect(await whoami(caller)).toMatchObject({ subscription_type: 'core' });
  });

  test.each(['profile-change', 'delete-user', 'subscription-state-change', 'something-new'])(
    'news (%s) of a user who never came here are accepted and ignored',
    async (kind) => {
      const detail = { email: 'x@example.org', capabilities: [], isActive: true, changeTime: 1 };
      expect((await send(await signed('stranger', kind, detail))).statusCode).toBe(200);
    },
  );

  test('a user of another provider with the same name is not meant', async () => {
    const { secret } = await signIn(site.parts, { issuer: 'https://other.example', subject: 'twin', email: 'twin@example.org' });
    await send(await signed('twin', 'delete-user'));
    expect((await site.caller(secret).get('/api/v1/whoami')).statusCode).toBe(200);
  });

  describe('an event that comes twice', () => {
    const changes = async () => {
      const { subject, caller } = await newUser();
      const first = await signed(subject, 'profile-change', changedTo('first@example.org'));
      const second = await signed(subject, 'profile-change', changedTo('second@example.org'));
      for (const token of [first, second, first]) expect((await send(token)).statusCode).toBe(200);
      return (await whoami(caller)).email as string;
    };

    test('counts once', async () => {
      expect(await changes()).toBe('second@example.org');
    });

    test('would count twice, if used ids were not stored', async () => {
      without.memoryOfUsedIds();
      expect(await changes()).toBe('first@example.org');
    });

    test('at once counts once too', async () => {
      const { subject } = await newUser();
      const token = await signed(subject, 'delete-user');
      const replies = await Promise.all(Array.from({ length: 6 }, () => send(token)));
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    });

    test('is refused for its age when it is no longer remembered', async () => {
      const { subject, caller } = await newUser();
      const token = await signed(subject, 'profile-change', changedTo('then@example.org'));
      await send(token);
      const then = site.clock.now;
      site.clock.now = new Date(then.getTime() + 9 * oneDay * 1000);
      await removeExpired(site.parts);
      expect(await site.database.query.selectFrom('used_ids').select('kind').execute()).toEqual([]);
      expect((await send(token)).statusCode).toBe(401);
      site.clock.now = then;
      expect(await whoami(caller)).toMatchObject({ email: 'then@example.org' });
    });
  });

  describe('an event is refused', () => {
    const claims = (more: JWTPayload = {}): JWTPayload => ({
      iss: provider.options.issuer,
      aud: 'webdocs',
      sub: 'ada',
      iat: seconds(),
      jti: randomUUID(),
      events: { [event('delete-user')]: {} },
      ...more,
    });
    const without = (name: string) => Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name));

    test.each<[string, () => Promise<string | undefined>]>([
      ['without a token', async () => undefined],
      ['with an invalid token', async () => 'abc'],
      ['with one of three dots', async () => '...'],
      ['of another site', () => provider.event(claims({ aud: 'another-site' }))],
      ['of another provider', () => provider.event(claims({ iss: 'https://evil.example' }))],
      ['from the future', () => provider.event(claims({ iat: seconds() + 3600 }))],
      ['of the week before last', () => provider.event(claims({ iat: seconds() - 8 * oneDay }))],
      ['that has run out', () => provider.event(claims({ exp: seconds() - 3600 }))],
      ['without a number', () => unnumbered(without('jti'))],
      ['without a time', () => unnumbered(without('iat'))],
      ['without a user', () => unnumbered(without('sub'))],
      ['without an event', () => unnumbered(without('events'))],
      ['whose events are a word', () => provider.event(claims({ events: 'delete-user' as never }))],
      ['whose address is none', () => provider.event(claims({ events: { [event('profile-change')]: { email: 'x' } } }))],
      [
        'whose time is out of all calendars',
        () =>
          provider.event(
            claims({ events: { [event('subscription-state-change')]: { capabilities: [], isActive: true, changeTime: 1e300 } } }),
          ),
      ],
      ['about a user with a NUL', () => provider.event(claims({ sub: 'a\0b' }))],
      ['whose number is none', () => provider.event(claims({ jti: 7 as never }))],
      ['signed with an unknown key', () => forged({ alg: 'ES256', kid: 'the-key' })],
      ['signed with a key that the provider has not', () => forged({ alg: 'ES256', kid: 'mine' })],
      ['that brings its own key', () => forgedWithOwnKey()],
      ['signed with a shared secret', () => symmetric()],
      ['not signed at all', async () => unsigned()],
      ['whose end is changed', async () => `${(await provider.event(claims())).slice(0, -4)}AAAA`],
    ])('%s', async (_, token) => {
      const { subject, caller } = await newUser();
      expect(subject).not.toBe('ada');
      const reply = await send(await token());
      expect(reply.statusCode).toBe(401);
      expect(v.parse(ErrorEnvelopeSchema, reply.json()).error).toMatch(/^The event was refused: /);
      expect((await caller.get('/api/v1/whoami')).statusCode).toBe(200);
    });

    async function unnumbered(payload: JWTPayload): Promise<string> {
      return provider.event({ jti: undefined, ...payload } as JWTPayload);
    }

    async function forged(header: { alg: string; kid: string }): Promise<string> {
      const { privateKey } = await generateKeyPair('ES256');
      return new SignJWT(claims()).setProtectedHeader(header).sign(privateKey);
    }

    async function forgedWithOwnKey(): Promise<string> {
      const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
      const { exportJWK } = await import('jose');
      return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', kid: 'the-key', jwk: await exportJWK(publicKey) }).sign(privateKey);
    }

    async function symmetric(): Promise<string> {
      return new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'the-key' })
        .sign(Buffer.from('a secret between the two'.repeat(2)));
    }

    function unsigned(): string {
      const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${encode({ alg: 'none' })}.${encode(claims())}.`;
    }
  });

  test('an event is taken from anywhere and with any body: the token alone counts', async () => {
    const { subject, caller } = await newUser();
    const reply = await site.server.inject({
      method: 'POST',
      url: takeIdentityEvent.path,
      headers: {
        host,
        origin: 'https://somewhere.example',
        'content-type': 'application/secevent+jwt',
        authorization: `Bearer ${await signed(subject, 'profile-change', changedTo('far@example.org'))}`,
      },
      payload: 'anything',
    });
    expect(reply.statusCode).toBe(200);
    expect(await whoami(caller)).toMatchObject({ email: 'far@example.org' });
  });

  test('a body of a megabyte is not read, and other methods are none', async () => {
    const url = takeIdentityEvent.path;
    const large = { method: 'POST', url, headers: { host, 'content-type': 'text/plain' }, payload: 'x'.repeat(2 ** 20) } as const;
    expect((await site.server.inject(large)).statusCode).toBe(413);
    const get = await site.server.inject({ url, headers: { host } });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST']);
  });

  test('while the provider cannot be asked for its keys, an event may come again later', async () => {
    const server = await site.another({});
    provider.isAway = true;
    const { subject, caller } = await newUser();
    const token = await signed(subject, 'profile-change', changedTo('later@example.org'));
    expect((await send(token, server)).statusCode).toBe(503);
    provider.isAway = false;
    expect((await send(token, server)).statusCode).toBe(200);
    expect(await whoami(caller)).toMatchObject({ email: 'later@example.org' });
  });
});

test('without a provider there are no events', async () => {
  const site = await siteWithAccounts();
  const reply = await site.server.inject({ method: 'POST', url: takeIdentityEvent.path, headers: { host, authorization: 'Bearer x' } });
  expect(reply.statusCode).toBe(501);
  await site.close();
});
