import type * as StandalonePages from '@webdocs/standalone-pages';
import type { Page, TestBrowser } from '../fixtures/test-browser.ts';
import { siteClient } from '../fixtures/site-client.ts';
import { testIdentityPlace, type TestIdentity, type TestIdentityPlace } from '../fixtures/test-identity.ts';
import { knownDevices } from './protection/known-devices.ts';
import type * as Throttles from './protection/throttle.ts';

jest.setTimeout(60_000);

const core = 'core@demo.localhost';
let place: TestIdentityPlace;
let provider: TestIdentity;
let password: string;

beforeAll(async () => {
  place = await testIdentityPlace();
});
afterAll(() => place.close());
beforeEach(async () => {
  provider = await place.open();
  password = passwordIn(provider);
});
afterEach(() => {
  jest.restoreAllMocks();
  return provider.close();
});

function passwordIn({ announced }: TestIdentity): string {
  return /password of all of them: (\S+)/.exec(announced.join('\n'))?.[1] ?? '';
}

async function guess(browser: TestBrowser, email: string, times: number): Promise<number[]> {
  const form = await browser.open('/sign-in');
  const statuses = [];
  for (let time = 0; time < times; time++) statuses.push((await browser.send(form, { email, password: `guess ${time}` })).status);
  return statuses;
}

const isIn = ({ status, text }: Page) => status === 200 && text.includes('Your account');

describe('who guesses the password of a user', () => {
  test('has ten guesses; after them even the right one is not looked at', async () => {
    const browser = provider.browser();
    expect((await guess(browser, core, 11)).slice(9)).toEqual([422, 429]);
    const page = await browser.send(await browser.open('/sign-in'), { email: core, password });
    expect(page).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d{3}$/) } });
    expect(page.text).toContain('Too many attempts');
  });

  test('would have as many as they like without the throttle', async () => {
    const throttles = jest.requireActual<typeof Throttles>('./protection/throttle.ts');
    jest.spyOn(throttles, 'throttle').mockReturnValue({
      password: async () => 0,
      wasRight: async () => undefined,
      mail: async () => ({ waitSeconds: 0, maySend: true }),
    });
    await provider.restart();
    expect((await guess(provider.browser(), core, 12)).at(-1)).toBe(422);
    expect(isIn(await provider.browser().send(await provider.browser().open('/sign-in'), { email: core, password }))).toBe(false);
    const browser = provider.browser();
    expect(isIn(await browser.send(await browser.open('/sign-in'), { email: core, password }))).toBe(true);
  });

  test('has no more of them at once than one after the other', async () => {
    const browser = provider.browser();
    const form = await browser.open('/sign-in');
    const guesses = Array.from({ length: 15 }, (_, number) => browser.send(form, { email: core, password: `guess ${number}` }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  });

  test('has no more of them at a second provider on the same database', async () => {
    await guess(provider.browser(), core, 10);
    await provider.restart();
    expect(await guess(provider.browser(), core, 1)).toEqual([429]);
  });

  test('stops no other user, and the owner for a quarter of an hour', async () => {
    await guess(provider.browser(), core, 11);
    const other = provider.browser();
    expect(isIn(await other.send(await other.open('/sign-in'), { email: 'staff@demo.localhost', password }))).toBe(true);
    provider.clock.ahead = 15 * 60 * 1000 + 1000;
    const owner = provider.browser();
    expect(isIn(await owner.send(await owner.open('/sign-in'), { email: core, password }))).toBe(true);
  });

  test('keeps the owner out of no browser in which they have signed in before; there they have ten guesses of their own', async () => {
    const owner = provider.browser();
    await owner.send(await owner.open('/sign-in'), { email: core, password });
    await guess(provider.browser(), core, 11);
    expect(isIn(await owner.send(await owner.open('/sign-in'), { email: core, password }))).toBe(true);
    expect((await guess(owner, core, 11)).slice(8)).toEqual([422, 422, 429]);
    expect(await guess(owner, 'staff@demo.localhost', 1)).toEqual([422]);
  });

  test('gains nothing by a cookie that was made up, or is of another address', async () => {
    const other = provider.browser();
    await other.send(await other.open('/sign-in'), { email: 'staff@demo.localhost', password });
    expect(other.given.find((cookie) => cookie.startsWith('device='))).toMatch(
      /^device=[\w-]{24}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    expect((await guess(other, core, 11)).at(-1)).toBe(429);
    const forged = knownDevices({ key: Buffer.from('another key'), isSecure: false });
    const [pair = ''] = forged.cookieFor(core).split(';');
    const cookies = new Map([pair.split('=') as [string, string]]);
    expect(forged.idOf(cookies, core)).toBeDefined();
    expect(knownDevices({ key: Buffer.from('the key'), isSecure: false }).idOf(cookies, core)).toBeUndefined();
  });

  test('does not learn from the guesses that are left whether the owner was here', async () => {
    const browser = provider.browser();
    await guess(browser, core, 9);
    const owner = provider.browser();
    expect(isIn(await owner.send(await owner.open('/sign-in'), { email: core, password }))).toBe(true);
    expect(await guess(browser, core, 2)).toEqual([422, 429]);
  });

  test('leaves no list of addresses behind', async () => {
    await guess(provider.browser(), 'reader@example.org', 2);
    const rows = await provider.database.query.selectFrom('identity_attempts').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('reader@');
  });
});

describe('a page elsewhere that sends a form of ours', () => {
  const forms: ReadonlyArray<readonly [string, Record<string, string>]> = [
    ['/sign-in', { email: core, password: 'x' }],
    ['/register', { email: 'a@example.org', password: 'four green shelves' }],
    ['/forgotten', { email: core }],
    ['/account/sign-out', {}],
    ['/account/delete', { current: 'x' }],
  ];

  test.each(forms)('is refused at %s', async (path, fields) => {
    const browser = provider.browser();
    await browser.open('/sign-in');
    expect((await browser.post(path, new URLSearchParams(fields).toString())).status).toBe(403);
  });

  test('would sign its visitor out without the guard of forms', async () => {
    const pages = jest.requireActual<typeof StandalonePages>('@webdocs/standalone-pages');
    jest.spyOn(pages, 'formGuard').mockReturnValue({ issue: () => ({ field: pages.html``, cookie: undefined }), accepts: () => true });
    await provider.restart();
    const browser = provider.browser();
    await browser.send(await browser.open('/sign-in'), { email: core, password });
    expect((await browser.post('/account/sign-out', '')).text).toContain('You are signed out');
  });
});

test('a sign-in that began in another browser is not gone on with', async () => {
  const site = await siteClient(provider);
  const victim = await provider.browser().open((await site.attempt()).address);
  const page = await provider.browser().open(victim.address);
  expect(page.status).toBe(400);
  expect(page.text).toContain('Please start again');
});

test('bodies that are no forms, too large, or full of the same field do no harm', async () => {
  const browser = provider.browser();
  const form = await browser.open('/sign-in');
  const token = /name="csrf_token" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
  const twice = `csrf_token=${token}&email=${core}&email=staff@demo.localhost&password=a&password=${password}`;
  expect((await browser.post('/sign-in', twice)).status).toBe(422);
  expect((await browser.post('/sign-in', '{}', { 'content-type': 'application/json' })).status).toBe(415);
  expect((await browser.post('/sign-in', 'x'.repeat(20_000))).status).toBe(413);
  expect((await browser.post('/sign-in', '%00%FF=%ED%A0%80&csrf_token')).status).toBe(403);
  expect(provider.failures).toEqual([]);
});
