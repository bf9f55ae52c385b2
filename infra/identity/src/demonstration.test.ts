import { siteClient } from '../fixtures/site-client.ts';
import { testIdentityPlace, type TestIdentity, type TestIdentityPlace } from '../fixtures/test-identity.ts';
import { demonstrationAccounts } from './demonstration-accounts.ts';

jest.setTimeout(60_000);

let place: TestIdentityPlace;
let provider: TestIdentity;
const beyond = { isLoopback: false, issuer: 'https://id.example.org' };

beforeAll(async () => {
  place = await testIdentityPlace();
});
afterAll(() => place.close());
beforeEach(async () => {
  provider = await place.open();
});
afterEach(() => provider.close());

const announcedPassword = () => /password of all of them: (\S+)/.exec(provider.announced.join('\n'))?.[1] ?? '';

test('each plan and the staff can be looked at: who they are is announced at the start', async () => {
  const site = await siteClient(provider);
  for (const { email, plan, isStaff = false } of demonstrationAccounts) {
    const { idToken, userInfo } = await site.signIn(provider.browser(), email, announcedPassword());
    expect(idToken).toMatchObject({ email, subscription_type: plan, is_staff: isStaff });
    expect(userInfo).toMatchObject({ subscription_type: plan, is_staff: isStaff });
    expect(provider.announced.join('\n')).toContain(email);
  }
});

test('they keep their password and their subjects over a restart', async () => {
  const site = await siteClient(provider);
  const first = await site.signIn(provider.browser(), 'core@demo.localhost', announcedPassword());
  await provider.restart();
  const second = await site.signIn(provider.browser(), 'core@demo.localhost', announcedPassword());
  expect(second.idToken.sub).toBe(first.idToken.sub);
  expect(provider.announced.filter((line) => line.includes(announcedPassword()))).toHaveLength(2);
});

test('beyond loopback there are none', async () => {
  const public1 = await place.open(beyond);
  expect(await public1.database.query.selectFrom('identity_people').select('email').execute()).toEqual([]);
  expect(public1.announced).toEqual([]);
  await public1.close();
});

test('of a database that had them, beyond loopback none gets in, nor stays in; back on loopback they do', async () => {
  const site = await siteClient(provider);
  const browser = provider.browser();
  await site.signIn(browser, 'staff@demo.localhost', announcedPassword());
  await provider.restart({ isLoopback: false, issuer: provider.issuer.replace('http:', 'https:') });
  const again = provider.browser();
  const refused = await again.send(await again.open('/sign-in'), { email: 'staff@demo.localhost', password: announcedPassword() });
  expect(refused.status).toBe(422);
  const sessions = provider.database.query.selectFrom('identity_artefacts').select('uid').where('kind', '=', 'Session');
  expect(await sessions.execute()).toEqual([]);
  await provider.restart();
  await expect(site.signIn(provider.browser(), 'staff@demo.localhost', announcedPassword())).resolves.toBeDefined();
});

test('they stay as they are for all who try them', async () => {
  const browser = provider.browser();
  const account = await browser.send(await browser.open('/sign-in'), { email: 'core@demo.localhost', password: announcedPassword() });
  expect(account.text).toContain('A demonstration account');
  for (const path of ['/account/password', '/account/address', '/account/delete']) {
    expect((await browser.open(path)).address.pathname).toBe('/account');
  }
  await browser.send(await browser.open('/forgotten'), { email: 'core@demo.localhost' });
  const { link } = await provider.database.query.selectFrom('identity_letters').select('link').executeTakeFirstOrThrow();
  expect((await browser.open(link ?? '')).status).toBe(404);
});

test('beyond loopback nothing is served without TLS', async () => {
  await expect(place.open({ isLoopback: false })).rejects.toMatchObject({ code: 'IDENTITY_NEEDS_TLS' });
});
