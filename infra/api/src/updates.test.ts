import { UpdateListSchema } from '@webdocs/contracts/api/updates';
import { importNewest } from '@webdocs/updates/import-updates';
import { compatData, featureData, statement, webFeature, writtenPackages } from '@webdocs/updates/fixtures/update-packages';
import * as v from 'valibot';
import { siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const all = '/api/v2/updates/';
let site: SiteWithAccounts;
let ada: Caller;
beforeAll(async () => {
  site = await siteWithAccounts();
  const areas = {
    css: {
      properties: {
        tea: statement({ chrome: { version_added: '100' }, firefox: { version_added: '91' } }),
        coffee: statement({ chrome: { version_added: '101' } }),
      },
    },
  };
  const { place } = writtenPackages({
    compat: { data: compatData(areas) },
    features: { data: featureData({ tea: webFeature('low', { low: '2024-05-01' }) }) },
  });
  await importNewest({ database: site.database, places: [place], today: '2026-11-21', onAway: (thrown) => expect(thrown).toBeUndefined() });
  ada = await site.signedIn('ada');
});
afterAll(() => site.close());

const idsIn = (reply: { json(): unknown }) => v.parse(UpdateListSchema, reply.json()).data.map(({ id }) => id);
const anonymous = (url: string, headers: Record<string, string> = {}) => site.server.inject({ url, headers });

test('everyone may turn the pages of both streams, and caches may keep them', async () => {
  const releases = await anonymous(`${all}?page=1`);
  expect(idsIn(releases)).toEqual(['firefox-91', 'chrome-101', 'chrome-100']);
  expect(releases.headers['cache-control']).toBe('public, max-age=300');
  expect(idsIn(await anonymous(`${all}?stream=baseline`))).toEqual(['widely-tea', 'newly-tea']);
});

test.each(['q=tea', 'browsers=chrome', 'category=css', 'change=added', 'sort=asc'])(
  'who is not signed in may not ask for %s',
  async (query) => {
    const reply = await anonymous(`${all}?page=1&${query}`);
    const message = `Please login to use feature: ${query.split('=')[0]}`;
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      { code: 401, message, error: message, failure: 'FILTER_NEEDS_ACCOUNT', values: { name: expect.any(String) } },
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
  },
);

test('members filter, and no shared cache keeps what they were answered', async () => {
  const reply = await ada.get(`${all}?browsers=chrome&sort=asc`);
  expect(idsIn(reply)).toEqual(['chrome-100', 'chrome-101']);
  expect(reply.headers['cache-control']).toBe('private, max-age=300');
});

test('where the operator opens filters to all, everyone filters', async () => {
  const open = await site.another({}, { updates: site.updates, filtersForAll: true });
  const reply = await open.inject(`${all}?q=coffee`);
  expect([idsIn(reply), reply.headers['cache-control']]).toEqual([['chrome-101'], 'public, max-age=300']);
});

test('a filter that is not understood is refused, and the wrong value is named', async () => {
  const reply = await ada.get(`${all}?browsers=netscape`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ message: expect.stringContaining('"netscape" is not one of chrome') });
});

test('a list that a client has already is not sent again', async () => {
  const first = await anonymous(all);
  const again = await anonymous(all, { 'if-none-match': `"other", ${String(first.headers.etag)}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await anonymous(`${all}?page=2`)).headers.etag).not.toBe(first.headers.etag);
});

test('what concerns the pages in a collection is a list of its own', async () => {
  const [collection] = (await ada.get('/api/v2/collections/')).json<Array<{ id: string }>>();
  const id = String(collection?.id);
  expect(idsIn(await ada.get(`${all}collections/?collections=${id}`))).toEqual([]);
  await ada.post(`/api/v2/collections/${id}/items/`, { title: 'Tea', url: '/en-US/docs/Web/tea' });
  const reply = await ada.get(`${all}collections/?collections=${id}&browsers=chrome`);
  expect(idsIn(reply)).toEqual(['chrome-100']);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toMatchObject({ query: { collections: [id], browsers: ['chrome'] } });
  const shown = await ada.get(`/api/v1/collection-updates?collections=${id}&browsers=chrome&locale=fr`);
  expect(shown.json()).toMatchObject({
    data: [{ id: 'chrome-100', rows: [{ path: 'css.properties.tea', folded: [] }] }],
    query: { collections: [id] },
    changes: { matching: 1 },
  });
  expect((await anonymous(`/api/v1/collection-updates?collections=${id}`)).statusCode).toBe(401);
});

test('collections of others, and those that are none, are unknown', async () => {
  const [collection] = (await ada.get('/api/v2/collections/')).json<Array<{ id: string }>>();
  const eve = await site.signedIn('eve');
  for (const id of [String(collection?.id), 'nothing', "';--", '\0']) {
    const reply = await eve.get(`${all}collections/?collections=${encodeURIComponent(id)}`);
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([400, expect.stringContaining('not found')]);
  }
  expect((await anonymous(`${all}collections/?collections=x`)).statusCode).toBe(401);
});

test('one release or event is read by its id', async () => {
  expect((await anonymous(`${all}chrome-100/`)).json()).toMatchObject({ type: 'browser_grouping', version: '100' });
  expect((await anonymous(`${all}newly-tea/`)).json()).toMatchObject({ type: 'baseline_event', change: 'newly' });
  const unknown = await anonymous(`${all}chrome-1000/`);
  expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([404, 'There is no update chrome-1000']);
});
