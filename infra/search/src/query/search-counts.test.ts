import { createHash } from 'node:crypto';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { SearchCounts } from './search-counts.ts';

jest.setTimeout(60_000);

let server: LentServer;
let database: Database;
let now: Date;
beforeAll(async () => void (server = await lentTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-27T12:00:00Z');
  database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report: () => undefined });
});
afterEach(() => database.close());

const open = () => new SearchCounts(database, () => now);
const visitor = (name: string) => createHash('sha256').update(name).digest();
const miss = (query: string, name: string) => ({ locale: 'en-US', query, isMiss: true, visitor: visitor(name) });
const misses = () => database.query.selectFrom('search_misses').select(['query', 'count', 'visitors']).orderBy('query').execute();
const counts = () => database.query.selectFrom('search_counts').select(['locale', 'searches', 'misses']).orderBy('locale').execute();
const hashes = () => database.query.selectFrom('search_miss_visitors').selectAll().execute();

test('searches are counted by language, and those among them that found nothing', async () => {
  const all = open();
  for (const locale of ['en-US', 'en-US', 'fr']) all.add({ locale, query: 'grid', isMiss: false });
  all.add(miss('teapot', 'ada'));
  await all.write();
  all.add({ locale: 'fr', query: 'grid', isMiss: false });
  await all.write();
  expect(await counts()).toEqual([
    { locale: 'en-US', searches: 3, misses: 1 },
    { locale: 'fr', searches: 2, misses: 0 },
  ]);
});

test('what was not found is counted a day, in whichever capitals, and nothing that may tell of a person', async () => {
  const all = open();
  for (const query of ['zzqqxx nothing', 'ZZQQXX  nothing', 'qqzz reader@example.org', 'qqzz 5551234567', '', 'x'.repeat(101)])
    all.add(miss(query, 'ada'));
  await all.write();
  expect(await misses()).toEqual([{ query: 'zzqqxx nothing', count: 2, visitors: 1 }]);
  expect(await counts()).toEqual([{ locale: 'en-US', searches: 6, misses: 6 }]);
});

test('a visitor who searches again and again is one, at whichever of two processes', async () => {
  const [one, other] = [open(), open()];
  for (let turn = 0; turn < 5; turn++) for (const counted of [one, other]) counted.add(miss(turn % 2 ? 'Teapot' : 'teapot', 'ada'));
  await Promise.all([one.write(), other.write()]);
  one.add(miss('teapot', 'grace'));
  await one.write();
  expect(await misses()).toEqual([{ query: 'teapot', count: 11, visitors: 2 }]);
});

test('once five visitors searched for it nothing tells them apart any longer, and there are five of them', async () => {
  const all = open();
  const names = ['ada', 'grace', 'joan', 'mary', 'edith', 'radia', 'frances'];
  for (const name of names) {
    all.add(miss('teapot', name));
    await all.write();
    expect(await hashes()).toHaveLength(names.indexOf(name) < 4 ? names.indexOf(name) + 1 : 0);
  }
  expect(await misses()).toEqual([{ query: 'teapot', count: 7, visitors: 5 }]);
  for (const name of names) all.add(miss('kettle', name));
  await all.write();
  expect([(await misses())[0], await hashes()]).toEqual([{ query: 'kettle', count: 7, visitors: 5 }, []]);
});

test('what one visitor searched for has nothing in common', async () => {
  const all = open();
  for (const query of ['teapot', 'kettle']) all.add(miss(query, 'ada'));
  await all.write();
  const kept = (await hashes()).map(({ visitor_hash: hash }) => hash.toString('hex'));
  expect(new Set(kept).size).toBe(2);
  expect(kept).not.toContain(visitor('ada').toString('hex'));
});

test('visitors are forgotten when the day is over, misses after ninety days', async () => {
  const all = open();
  all.add(miss('teapot', 'ada'));
  await all.write();
  now = new Date('2026-11-28T00:00:01Z');
  await all.write();
  expect([await hashes(), await misses()]).toEqual([[], [{ query: 'teapot', count: 1, visitors: 1 }]]);
  all.add(miss('teapot', 'ada'));
  await all.write();
  expect((await misses()).map(({ visitors }) => visitors)).toEqual([1, 1]);
  now = new Date('2027-03-01T12:00:00Z');
  await all.write();
  expect(await misses()).toEqual([]);
  expect(await counts()).toHaveLength(2);
});

test('where it is not known who searched, no visitor is counted', async () => {
  const all = open();
  all.add({ locale: 'en-US', query: 'teapot', isMiss: true });
  await all.write();
  expect(await misses()).toEqual([{ query: 'teapot', count: 1, visitors: 0 }]);
});

test('a day has a thousand words, however many are made up, and what is known goes on to be counted', async () => {
  const all = open();
  const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < 700; index++) all.add(miss(`made up ${letters(round * 1000 + index)}`, 'ada'));
    await all.write();
  }
  expect(await misses()).toHaveLength(1000);
  expect((await hashes()).length).toBe(1000);
  all.add(miss(`made up ${letters(0)}`, 'ada'));
  await all.write();
  expect((await misses()).find(({ query }) => query === `made up ${letters(0)}`)?.count).toBe(2);
});

test('words that are known take no room of those that are new', async () => {
  const all = open();
  const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  for (let index = 0; index < 600; index++) all.add(miss(`a known ${letters(index)}`, 'ada'));
  await all.write();
  for (let index = 0; index < 600; index++) all.add(miss(`a known ${letters(index)}`, 'ada'));
  for (let index = 0; index < 400; index++) all.add(miss(`new ${letters(index)}`, 'ada'));
  await all.write();
  expect((await misses()).filter(({ query }) => query.startsWith('new'))).toHaveLength(400);
  expect((await misses()).filter(({ count }) => count === 2)).toHaveLength(600);
});

test('while the database is away what is counted is kept, and no more words than there is room for', async () => {
  const away = { ...database, transaction: () => Promise.reject(new Error('the plug is out')) };
  const all = new SearchCounts(away, () => now);
  for (let index = 0; index < 3000; index++) all.add({ locale: 'en-US', query: 'grid', isMiss: false });
  all.add(miss('teapot', 'ada'));
  await expect(all.write()).rejects.toThrow('the plug is out');
  Object.assign(away, { transaction: database.transaction });
  await all.write();
  expect([await counts(), await misses()]).toEqual([
    [{ locale: 'en-US', searches: 3001, misses: 1 }],
    [{ query: 'teapot', count: 1, visitors: 1 }],
  ]);
});
