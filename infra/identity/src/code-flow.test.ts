import * as openid from 'openid-client';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import { isBackAtSite, siteClient, type SiteClient } from '../fixtures/site-client.ts';
import type { TestBrowser } from '../fixtures/test-browser.ts';
import { client, testIdentityPlace, type TestIdentity, type TestIdentityPlace } from '../fixtures/test-identity.ts';

jest.setTimeout(60_000);

describe.each(statementServers)('the site signs a user in, on $name', ({ binaries }) => {
  let place: TestIdentityPlace;
  let provider: TestIdentity;
  let site: SiteClient;
  let password: string;
  const core = 'core@demo.localhost';

  beforeAll(async () => {
    place = await testIdentityPlace(binaries);
    provider = await place.open();
    site = await siteClient(provider);
    password = /password of all of them: (\S+)/.exec(provider.announced.join('\n'))?.[1] ?? '';
  });
  afterAll(async () => {
    await provider.close();
    await place.close();
  });

  test('with code, PKCE, state and nonce, and learns who it is', async () => {
    const { idToken, userInfo } = await site.signIn(provider.browser(), core, password);
    const known = { email: core, email_verified: true, name: 'Core', subscription_type: 'core', is_staff: false };
    expect(idToken).toMatchObject({ iss: provider.issuer, aud: client.id, ...known });
    expect(userInfo).toMatchObject({ sub: idToken.sub, ...known });
  });

  test('once for each code, and what came of a code that is played again ends', async () => {
    const browser = provider.browser();
    const attempt = await site.attempt();
    const { address } = await browser.send(await browser.open(attempt.address), { email: core, password });
    const { tokens } = await site.claims(address, attempt);
    await expect(site.claims(address, attempt)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(openid.fetchUserInfo(site.config, tokens.access_token, openid.skipSubjectCheck)).rejects.toThrow(
      'unexpected HTTP response',
    );
  });

  test('once for a code that comes several times at once', async () => {
    const browser = provider.browser();
    const attempt = await site.attempt();
    const { address } = await browser.send(await browser.open(attempt.address), { email: core, password });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => site.claims(address, attempt)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  test('not with the code of another browser, whose verifier is not known', async () => {
    const browser = provider.browser();
    const attempt = await site.attempt();
    const { address } = await browser.send(await browser.open(attempt.address), { email: core, password });
    const foreign = { ...attempt, verifier: openid.randomPKCECodeVerifier() };
    await expect(site.claims(address, foreign)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('nowhere but at its own address', async () => {
    for (const address of [
      'https://elsewhere.example/',
      `${provider.siteOrigin}/`,
      `${provider.redirectUri}?next=x`,
      `${provider.redirectUri}..`,
    ]) {
      const page = await provider.browser().open((await site.attempt({ redirect_uri: address })).address);
      expect([address, page.status, page.headers.location]).toEqual([address, 400, undefined]);
      expect(page.text).toContain('Not from this site');
    }
  });

  test('not without PKCE, nor with a challenge that is the verifier itself', async () => {
    const [without, plain] = [(await site.attempt()).address, (await site.attempt({ code_challenge_method: 'plain' })).address];
    for (const name of ['code_challenge', 'code_challenge_method']) without.searchParams.delete(name);
    for (const address of [without, plain]) {
      const page = await provider.browser().open(address);
      expect(page.address.searchParams.get('error')).toBe('invalid_request');
      expect(isBackAtSite(page, provider)).toBe(true);
    }
  });

  test('not for a site that does not know the secret', async () => {
    const browser = provider.browser();
    const attempt = await site.attempt();
    const { address } = await browser.send(await browser.open(attempt.address), { email: core, password });
    const impostor = await openid.discovery(new URL(provider.issuer), client.id, undefined, openid.ClientSecretBasic('guessed'), {
      [openid.customFetch]: site.config[openid.customFetch] as openid.CustomFetch,
      execute: [openid.allowInsecureRequests],
    });
    const checks = { expectedState: attempt.state, expectedNonce: attempt.nonce, pkceCodeVerifier: attempt.verifier };
    await expect(openid.authorizationCodeGrant(impostor, address, checks)).rejects.toMatchObject({ error: 'invalid_client' });
  });

  test('without a question where a user is signed in already', async () => {
    const browser = provider.browser();
    const first = await site.signIn(browser, core, password);
    const attempt = await site.attempt({ prompt: 'none' });
    const page = await browser.open(attempt.address);
    expect((await site.claims(page.address, attempt)).idToken.sub).toBe(first.idToken.sub);
  });

  test('without a question only the one whom it named', async () => {
    const browser = provider.browser();
    await site.signIn(browser, core, password);
    const silently = async (login_hint: string) => {
      const { address } = await browser.open((await site.attempt({ prompt: 'none', login_hint })).address);
      return address.searchParams.get('error');
    };
    expect(await silently('staff@demo.localhost')).toBe('login_required');
    expect(await silently('Core@demo.localhost')).toBeNull();
  });

  test('and is told at once where no user is', async () => {
    const attempt = await site.attempt({ prompt: 'none' });
    const page = await provider.browser().open(attempt.address);
    expect(isBackAtSite(page, provider)).toBe(true);
    expect(page.address.searchParams.get('error')).toBe('login_required');
    expect(page.address.searchParams.get('state')).toBe(attempt.state);
  });

  test('with the address filled in that it gave', async () => {
    const page = await provider.browser().open((await site.attempt({ login_hint: 'me@example.org"><b>' })).address);
    expect(page.text).toContain('value="me@example.org&quot;&gt;&lt;b&gt;"');
  });

  test('and another user after that in the same browser, on wish', async () => {
    const browser = provider.browser();
    const first = await site.signIn(browser, core, password);
    const attempt = await site.attempt({ prompt: 'login' });
    const page = await browser.send(await browser.open(attempt.address), { email: 'staff@demo.localhost', password });
    const { idToken } = await site.claims(page.address, attempt);
    expect(idToken).toMatchObject({ email: 'staff@demo.localhost', is_staff: true });
    expect(idToken.sub).not.toBe(first.idToken.sub);
  });

  test('with a new session each time: one that was planted before is worth nothing', async () => {
    const planted = provider.browser();
    const attempt = await site.attempt();
    const form = await planted.open(attempt.address);
    const sessions = () =>
      provider.database.query.selectFrom('identity_artefacts').select('id_hash').where('kind', '=', 'Session').execute();
    const before = (await sessions()).map(({ id_hash }) => id_hash.toString('hex'));
    await planted.send(form, { email: core, password });
    const after = (await sessions()).map(({ id_hash }) => id_hash.toString('hex'));
    expect(after.filter((id) => !before.includes(id))).toHaveLength(1);
  });

  const isAsked = async (browser: TestBrowser) =>
    (await browser.open((await site.attempt({ prompt: 'none' })).address)).address.searchParams.get('error') === 'login_required';

  test('and out again without a question, where the site sends the token that it was given', async () => {
    const browser = provider.browser();
    const { tokens } = await site.signIn(browser, core, password);
    const way = {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${provider.siteOrigin}/users/fxa/login/logout/`,
      state: '/en-US/docs/Web?a=b&c',
    };
    const { address } = await browser.open(openid.buildEndSessionUrl(site.config, way));
    expect([address.origin + address.pathname, address.searchParams.get('state')]).toEqual([way.post_logout_redirect_uri, way.state]);
    expect(await isAsked(browser)).toBe(true);
    await expect(openid.fetchUserInfo(site.config, tokens.access_token, openid.skipSubjectCheck)).rejects.toThrow();
  });

  test('and out again after a question, where the token was given for another user', async () => {
    const { tokens } = await site.signIn(provider.browser(), 'staff@demo.localhost', password);
    const browser = provider.browser();
    await site.signIn(browser, core, password);
    const asked = await browser.open(openid.buildEndSessionUrl(site.config, { id_token_hint: tokens.id_token ?? '' }));
    expect(asked.text).toContain('Sign out?');
    expect(await isAsked(browser)).toBe(false);
  });

  test('and says when the password was entered', async () => {
    const browser = provider.browser();
    const first = await site.signIn(browser, core, password);
    expect(Math.abs(Number(first.idToken.auth_time) * 1000 - Date.now())).toBeLessThan(60_000);
    const again = await site.signIn(browser, core, password);
    expect(again.idToken.auth_time).toBe(first.idToken.auth_time);
  });

  test('and out again, by a page that asks first', async () => {
    const browser = provider.browser();
    await site.signIn(browser, core, password);
    const way = {
      post_logout_redirect_uri: `${provider.siteOrigin}/users/fxa/login/logout/`,
      state: 'back',
    };
    const asked = await browser.open(openid.buildEndSessionUrl(site.config, way));
    expect(asked.text).toContain('Sign out?');
    expect((await browser.send(asked)).address.href).toBe(`${provider.siteOrigin}/users/fxa/login/logout/?state=back`);
    expect(await isAsked(browser)).toBe(true);
  });

  test('and where no user is signed in, signing out just goes back', async () => {
    const address = openid.buildEndSessionUrl(site.config, { post_logout_redirect_uri: `${provider.siteOrigin}/users/fxa/login/logout/` });
    expect((await provider.browser().open(address)).address.href).toBe(`${provider.siteOrigin}/users/fxa/login/logout/`);
    const elsewhere = openid.buildEndSessionUrl(site.config, { post_logout_redirect_uri: 'https://elsewhere.example/' });
    expect(await provider.browser().open(elsewhere)).toMatchObject({ status: 400 });
  });

  test('over a restart: keys, sessions and a sign-in under way stay', async () => {
    const browser = provider.browser();
    const first = await site.signIn(browser, core, password);
    const other = provider.browser();
    const begun = await site.attempt();
    const form = await other.open(begun.address);
    await provider.restart();
    const attempt = await site.attempt({ prompt: 'none' });
    const silent = await browser.open(attempt.address);
    expect((await site.claims(silent.address, attempt)).idToken.sub).toBe(first.idToken.sub);
    const finished = await other.send(form, { email: core, password });
    expect((await site.claims(finished.address, begun)).idToken.sub).toBe(first.idToken.sub);
  });

  test('with two providers on one database, whichever of them answers', async () => {
    await provider.addSibling();
    const browser = provider.browser();
    for (let time = 0; time < 3; time++) {
      const attempt = await site.attempt({ prompt: 'login' });
      const page = await browser.send(await browser.open(attempt.address), { email: core, password });
      expect((await site.claims(page.address, attempt)).idToken.email).toBe(core);
    }
    await provider.restart();
  });

  test('whatever host a request says that it is for', async () => {
    const { text } = await provider.browser().open('/.well-known/openid-configuration');
    const page = await provider.browser().post('/token', 'grant_type=authorization_code', {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-host': 'elsewhere.example',
    });
    expect(text).not.toContain('elsewhere');
    expect(page.text).not.toContain('elsewhere');
  });

  test('and it is of no use to an attacker who reads the database', async () => {
    const browser = provider.browser();
    const attempt = await site.attempt();
    const form = await browser.open(attempt.address);
    const [uid = ''] = /(?<=interaction\/)[\w-]+/.exec(form.address.pathname) ?? [];
    const { address } = await browser.send(form, { email: core, password });
    const rows = JSON.stringify(
      await provider.database.query.selectFrom('identity_artefacts').select(['payload', 'uid', 'grant_id']).execute(),
    );
    expect(rows).not.toContain(address.searchParams.get('code'));
    expect(rows).not.toContain(uid);
  });
});
