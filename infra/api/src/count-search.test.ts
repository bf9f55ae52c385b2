import { optOutCookie } from '@webdocs/contracts/telemetry/opt-out';
import type { FastifyRequest } from 'fastify';
import { siteWithAccounts, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { searchCounter, type CountSearch } from './use-cases/count-search.ts';

jest.setTimeout(60_000);

let site: SiteWithAccounts;
let countSearch: CountSearch;
beforeAll(async () => {
  site = await siteWithAccounts();
  countSearch = searchCounter({ database: site.database, search: site.search, now: site.parts.now });
});
afterEach(async () => {
  for (const table of ['search_misses', 'search_miss_visitors', 'search_counts'] as const)
    await site.database.query.deleteFrom(table).execute();
});
afterAll(() => site.close());

const from = (ip: string, headers: Record<string, string> = {}) => ({ ip, headers }) as unknown as FastifyRequest;
const miss = { locale: 'en-US', query: 'teapot', isMiss: true };
const misses = () => site.database.query.selectFrom('search_misses').select(['query', 'count', 'visitors']).execute();
const counts = () => site.database.query.selectFrom('search_counts').select(['searches', 'misses']).execute();
/** The salt of the day may have to be read first. */
async function written(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await site.database.query.selectFrom('feedback_salts').select('day').execute();
  await new Promise((resolve) => setImmediate(resolve));
  await site.search.counted();
}

test('visitors are told apart by network and program, and nothing of either is kept', async () => {
  countSearch(from('203.0.113.7', { 'user-agent': 'Firefox/145' }), { ...miss, isMiss: false });
  await site.search.counted();
  for (const ip of ['203.0.113.7', '203.0.113.7', '203.0.113.8', '2001:db8:1:2::1', '2001:db8:1:2::2'])
    countSearch(from(ip, { 'user-agent': 'Firefox/145' }), miss);
  await until(async () => (await misses())[0]?.count === 5);
  expect(await misses()).toEqual([{ query: 'teapot', count: 5, visitors: 3 }]);
  expect(await counts()).toEqual([{ searches: 6, misses: 5 }]);
  const kept = await site.database.query.selectFrom('search_miss_visitors').selectAll().execute();
  expect(JSON.stringify(kept.map(({ visitor_hash: hash, ...row }) => ({ ...row, hash: hash.toString('latin1') })))).not.toMatch(
    /203\.0|2001:db8|Firefox/,
  );
});

test.each([
  ['by the cookie of this site', { cookie: `${optOutCookie}=true` }],
  ['by a signal of the browser', { 'sec-gpc': '1' }],
])('nothing is counted of a reader who asks for that %s', async (_, headers) => {
  for (const isMiss of [true, false]) countSearch(from('203.0.113.7', headers), { ...miss, isMiss });
  await written();
  expect([await misses(), await counts()]).toEqual([[], []]);
});

test('a page that a browser fetches before it is wanted is no search', async () => {
  countSearch(from('203.0.113.7', { 'sec-purpose': 'prefetch;prerender' }), miss);
  await written();
  expect([await misses(), await counts()]).toEqual([[], []]);
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    await site.search.counted();
    if (await isSo()) return;
  }
}
