import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import { seededRandom } from '@webdocs/testing/seeded-random';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(120_000);

const all = '/api/v2/collections/';
let site: SiteWithAccounts;
beforeAll(async () => {
  site = await siteWithAccounts();
});
afterAll(() => site.close());

const defaultOf = async (user: Caller) => (await user.get(all)).json()[0].id as string;

describe('names and notes', () => {
  test.each([
    ['an emoji', '💾', true],
    ['a family of emoji', '👨‍👩‍👧‍👦'.repeat(5), true],
    ['text from right to left', 'مرحبا‮ שלום', true],
    ['quotes and SQL', `'; drop table accounts; --"`, true],
    ['HTML', '<img src=x onerror=alert(1)>', true],
    ['a backslash at the end', 'C:\\', true],
    ['dollars', '$1 $$ $& ${x}', true],
    ['sixty characters', 'x'.repeat(60), true],
    ['sixty and spaces around', `  ${'x'.repeat(60)}  `, true],
    ['sixty-one characters', 'x'.repeat(61), false],
    ['thirty-one emoji', '💾'.repeat(31), false],
    ['ten thousand characters', 'x'.repeat(10_000), false],
    ['nothing', '', false],
    ['spaces alone', ' \t\n ', false],
    ['a NUL', 'a\0b', false],
    ['half an emoji', '\ud83d', false],
    ['a number', 7, false],
    ['a list', ['x'], false],
    ['an object', { toString: 'x' }, false],
    ['null', null, false],
    ['true', true, false],
  ])('%s', async (_, name, isTaken) => {
    const user = await site.signedIn(`namer-${JSON.stringify(name).slice(0, 40)}`);
    const reply = await user.post(all, { name, description: isTaken ? name : undefined });
    if (isTaken) {
      expect(reply.statusCode).toBe(201);
      const [, kept] = (await user.get(all)).json();
      expect([kept.name, kept.description]).toEqual([String(name).trim(), String(name).trim()]);
    } else {
      expect(reply.statusCode).toBe(400);
      expect(v.parse(ErrorEnvelopeSchema, reply.json()).error).toMatch(/^name: /);
    }
  });

  test('every wrong field is named at once, with the sentence of the form', async () => {
    const user = await site.signedIn('verbose');
    const reply = await user.post(all, { name: 'x'.repeat(61), description: 'y'.repeat(161) });
    expect(reply.json().error).toBe(
      'name: Please ensure your input is no longer than 60 characters.; description: Please ensure your input is no longer than 160 characters.',
    );
  });

  test('the longest note of the widest characters is kept', async () => {
    const user = await site.signedIn('writer');
    const id = await defaultOf(user);
    const notes = '語'.repeat(65_536);
    const reply = await user.post(`${all}${id}/items/`, { url: '/en-US/docs/Web/css', title: 'x'.repeat(1024), notes });
    expect(reply.statusCode).toBe(201);
    expect((await user.get(`${all}${id}/`)).json().items[0].notes).toBe(notes);
    const longer = await user.post(`${all}${id}/items/`, { url: '/en-US/docs/Web/html', title: 'x', notes: `${notes}x` });
    expect(longer.json().error).toMatch(/^notes: /);
  });
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };
  test.each<[string, Record<string, string>, string | undefined, number]>([
    ['that is no JSON', json, '{"name": ', 400],
    ['that is empty', json, '', 400],
    ['of another kind', { 'content-type': 'application/xml' }, '<name/>', 415],
    ['of plain text', { 'content-type': 'text/plain' }, '{"name":"x"}', 415],
    ['of a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'name=x', 415],
    ['larger than the limit', json, JSON.stringify({ name: 'x'.repeat(2 ** 20) }), 413],
    ['that is missing', {}, undefined, 400],
    ['that is a list', json, '[]', 400],
    ['that is null', json, 'null', 400],
    ['that is a number', json, '1e999', 400],
    ['that reaches for the prototype', json, '{"name":"x","__proto__":{"is_default":true}}', 400],
    ['that nests ten thousand lists', json, `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
  ])('%s is refused in the one form', async (_, headers, payload, status) => {
    const user = await site.signedIn('sender');
    const reply = await user.call({ method: 'POST', url: all, headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(v.parse(ErrorEnvelopeSchema, reply.json()).code).toBe(status);
  });

  test('with a key twice means the last, and with more keys than wanted no more', async () => {
    const user = await site.signedIn('doubler');
    const payload = '{"name":"first","name":"second","id":"mine","is_default":true,"account_id":"x","deleted_at":"now"}';
    const reply = await user.call({ method: 'POST', url: all, headers: json, payload });
    expect(reply.json()).toMatchObject({ name: 'second' });
    expect(reply.json().id).not.toBe('mine');
    expect((await user.delete(`${all}${reply.json().id}/`)).statusCode).toBe(200);
  });
});

test.each(['x', '%00', '..%2f..%2f', "'%20or%201=1--", 'A'.repeat(22), '__proto__', 'null', '%F0%9F%92%BE', '9'.repeat(300)])(
  'the id %.30s belongs to no account',
  async (id) => {
    const user = await site.signedIn('guesser');
    for (const reply of [
      await user.get(`${all}${id}/`),
      await user.post(`${all}${id}/`, { name: 'x' }),
      await user.delete(`${all}${id}/`),
      await user.get(`${all}${id}/items/${id}/`),
      await user.get(`${all}${await defaultOf(user)}/items/${id}/`),
    ]) {
      expect([400, 404, 414]).toContain(reply.statusCode);
      v.parse(ErrorEnvelopeSchema, reply.json());
    }
  },
);

test.each(['x', '%00', '%2e%2e%2f', "'%20or%201=1--", 'A'.repeat(22), '__proto__', '%F0%9F%92%BE'])(
  'the code %.30s leads to no report of a campaign',
  async (code) => {
    const user = await site.signedIn('guesser');
    const reply = await user.get(`/api/v1/advertiser-reports/${code}`);
    expect([reply.statusCode, reply.json()]).toEqual([200, { found: null }]);
  },
);

test('two thousand calls of a machine gone mad cause no error of ours and change nothing of other users', async () => {
  const bystander = await site.signedIn('bystander');
  const bystanderCollection = await defaultOf(bystander);
  await bystander.post(`${all}${bystanderCollection}/items/`, { url: '/en-US/docs/Web/css', title: 'css' });
  const before = (await bystander.get(`${all}export/`)).body;
  const mad = await site.signedIn('mad', 'mdn_plus_5m');
  const ids = [await defaultOf(mad), bystanderCollection, 'x', '%00', 'lookup', 'export', 'import'];
  const values = [
    '',
    'x',
    '/en-US/docs/Web/css',
    '\0',
    '\ud800',
    "' --",
    'x'.repeat(2000),
    0,
    -1,
    1e308,
    null,
    true,
    [],
    {},
    [null],
    { name: 'x' },
  ];
  const keys = ['name', 'description', 'url', 'title', 'notes', 'collections', 'items', 'no_ads', 'locale_override', '__proto__x', 'id'];
  for (let seed = 1; seed <= 2000; seed++) {
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const id = () => pick(ids);
    const url = pick([
      all,
      `${all}${id()}/`,
      `${all}${id()}/items/`,
      `${all}${id()}/items/${id()}/`,
      `${all}lookup/?url=${encoded(pick(values))}`,
      `${all}${id()}/?q=${encoded(pick(values))}&limit=${String(pick(values.slice(7, 10)))}`,
      '/api/v1/plus/settings/',
      '/api/v1/plus/newsletter/',
      '/api/v1/ping',
    ]);
    const body: unknown = random() < 0.15 ? pick(values) : Object.fromEntries(Array.from({ length: 4 }, () => [pick(keys), pick(values)]));
    const reply = await mad.call({
      method: pick(['GET', 'POST', 'POST', 'DELETE', 'PUT']),
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body) as InjectOptions['payload'],
    });
    if (reply.statusCode >= 500) throw new Error(`seed ${seed}: ${url} ${JSON.stringify(body).slice(0, 200)} -> ${reply.statusCode}`);
    if (reply.statusCode >= 400) v.parse(ErrorEnvelopeSchema, reply.json());
  }
  expect((await bystander.get(`${all}export/`)).body).toBe(before);
});

/** Half an emoji has no place in an address: browsers send the replacement character. */
function encoded(value: unknown): string {
  return encodeURIComponent(Buffer.from(String(value)).toString());
}
