import { randomUUID } from 'node:crypto';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { sql } from 'kysely';
import { clicked, sent, sentPages, wasLive } from '../fixtures/sent-pings.ts';
import { openIngestion, type Ingestion, type SeenFailure } from './ingestion.ts';
import { mostSubjectsADay } from './take/known-subjects.ts';

jest.setTimeout(60_000);

let server: LentServer;
beforeAll(async () => void (server = await lentTestServer()));
afterAll(() => server.close());

let database: Database;
let clock: { now: Date };
let opened: Ingestion[];
let reported: Failure[];

beforeEach(async () => {
  clock = { now: new Date() };
  opened = [];
  reported = [];
  database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report: () => undefined });
});
afterEach(async () => {
  for (const ingestion of opened) await ingestion.close();
  await database.close();
  expect(reported).toEqual([]);
});

/** Each is as another process on the same database. */
function open(): Ingestion {
  const ingestion = openIngestion({
    database,
    locales: ['en-US', 'fr'],
    now: () => clock.now,
    report: (failure) => reported.push(failure),
  });
  opened.push(ingestion);
  return ingestion;
}
const facts = () => database.query.selectFrom('telemetry_facts').selectAll().orderBy('ping_id').orderBy('nth').execute();
const kinds = async () => (await facts()).map(({ kind, subject }) => `${kind} ${subject}`.trim()).sort();
const begun = async () => (await database.query.selectFrom('telemetry_begun').select('id').execute()).map(({ id }) => id);
const subjects = async (kind: 'click' | 'failure') =>
  (await database.query.selectFrom('telemetry_facts').select('subject').distinct().where('kind', '=', kind).execute()).map(
    ({ subject }) => subject,
  );
const failure: SeenFailure = { code: 'PART_LOAD_FAILED', remote: 'mfe-docs', version: '1.0.0', page: '/fr/docs/Web', detail: 'chunk 4' };
/** As many pages as the clock of these tests has waited for, by that of the database. */
const later = (seconds: number) => (clock.now = new Date(Date.now() + seconds * 1000));

test('what is told is there, with the time of this site and nothing of who told it', async () => {
  const before = Date.now();
  await open().take(sent('page'), wasLive);
  const [view, visit, ...rest] = await facts();
  expect([view?.kind, visit?.kind, rest]).toEqual(['view', 'visit', []]);
  expect(view).toMatchObject({ page_kind: 'reference', locale: 'en-US', device: 'phone', remote: 'mfe-docs', version: '1.0.0' });
  // The clock of its browser was in 1970.
  expect(Math.abs((view?.received_at.getTime() ?? 0) - before)).toBeLessThan(60_000);
  expect(JSON.stringify(await facts())).not.toMatch(/c0ffee|France|Firefox|docs\.example|newsletter/);
});

test('a ping that comes again is counted once, in whichever process', async () => {
  const [one, other] = [open(), open()];
  const ping = sent('page');
  await Promise.all([one.take(ping, wasLive), other.take(ping, wasLive), one.take(ping, wasLive)]);
  await other.take(ping, wasLive);
  expect(await kinds()).toEqual(['view', 'visit']);
});

test('two processes that write the same pings in another order wait for each other, and each is there once', async () => {
  const [one, other] = [open(), open()];
  const pings = Array.from({ length: 400 }, (_, index) => sent((['page', 'began', 'interactive', 'action'] as const)[index % 4] ?? 'page'));
  await Promise.all([...pings.map((ping) => one.take(ping, wasLive)), ...pings.toReversed().map((ping) => other.take(ping, wasLive))]);
  expect(await facts()).toHaveLength(500);
  await Promise.all([one, other].map((ingestion) => ingestion.settled()));
  expect(await begun()).toHaveLength(100);
});

test('a page that is not interactive within 30 s is a failure, once', async () => {
  const [one, other] = [open(), open()];
  const id = randomUUID();
  await one.take(sent('began', { id, page: '/fr/docs/Web' }), wasLive);
  later(29);
  await one.settled();
  expect([await kinds(), await begun()]).toEqual([['began'], [id]]);
  later(31);
  await Promise.all([one.settled(), other.settled()]);
  expect([await kinds(), await begun()]).toEqual([['began', 'failure PAGE_NOT_INTERACTIVE'], []]);
  expect((await facts()).at(-1)).toMatchObject({ page_kind: 'reference', locale: 'fr', remote: 'mfe-docs', version: '1.0.0' });
  // Its mark comes again, and then the page is there after all.
  await one.take(sent('began', { id }), wasLive);
  await one.take(sent('interactive', { id }), wasLive);
  later(90);
  await one.settled();
  expect(await kinds()).toEqual(['began', 'failure PAGE_NOT_INTERACTIVE', 'interactive']);
});

test.each([
  ['one after the other', (id: string) => [sent('began', { id }), sent('interactive', { id })], false],
  ['the other way round', (id: string) => [sent('interactive', { id }), sent('began', { id })], false],
  ['in one batch', (id: string) => [sent('began', { id }), sent('interactive', { id })], true],
] as const)('a page that is interactive in time is no failure, whether its marks come %s', async (_, marks, atOnce) => {
  const [one, other] = [open(), open()];
  const id = randomUUID();
  if (atOnce) {
    // The first is written alone: what follows gathers meanwhile.
    await Promise.all([sent('action'), ...marks(id)].map((ping) => one.take(ping, wasLive)));
  } else for (const [index, mark] of marks(id).entries()) await (index === 0 ? one : other).take(mark, wasLive);
  expect(await begun()).toEqual([]);
  later(31);
  await one.settled();
  expect((await kinds()).filter((kind) => !kind.startsWith('click'))).toEqual(['began', 'interactive']);
});

test('marks that two processes write at the same moment leave no failure, whatever is noted of the page', async () => {
  const id = randomUUID();
  await open().take(sent('interactive', { id }), wasLive);
  await database.query
    .insertInto('telemetry_begun')
    .values({ id, page_kind: 'home', locale: 'fr', remote: 'shell', version: '2.0.0' })
    .execute();
  later(31);
  await open().settled();
  expect([await kinds(), await begun()]).toEqual([['interactive'], []]);
});

test('failures that browsers saw are counted by what they say, without what differs from visit to visit', async () => {
  const ingestion = open();
  for (const detail of ['Loading chunk 4 failed', 'Loading chunk 17 failed']) ingestion.noteFailure({ ...failure, detail });
  await ingestion.settled();
  expect(await kinds()).toEqual(Array.from({ length: 2 }, () => 'failure PART_LOAD_FAILED: Loading chunk N failed'));
  expect((await facts())[0]).toMatchObject({ locale: 'fr', remote: 'mfe-docs', version: '1.0.0', page_kind: 'reference' });
});

test.each([
  ['/en-US/', 'home'],
  ['/en-US/search?q=/docs/', 'search'],
  ['/fr/docs/Learn_web_development/Core#css', 'learn'],
  ['', ''],
])('a failure on %j is one of a page of the kind %j', async (page, pageKind) => {
  const ingestion = open();
  ingestion.noteFailure({ ...failure, page });
  await ingestion.settled();
  expect((await facts()).map((fact) => fact.page_kind)).toEqual([pageKind]);
});

test('names that could not be written are written with what comes next', async () => {
  const ingestion = open();
  const ofDay = async () =>
    (await database.query.selectFrom('telemetry_subjects').select('subject').execute()).map(({ subject }) => subject);
  await sql`alter table telemetry_facts rename to away`.execute(database.query);
  await expect(ingestion.take(sent('action', { content: clicked('bcd: view') }), wasLive)).rejects.toThrow();
  await sql`alter table away rename to telemetry_facts`.execute(database.query);
  expect(await ofDay()).toEqual([]);
  await ingestion.take(sent('page'), wasLive);
  expect(await ofDay()).toEqual(['bcd: view']);
});

test('while as much waits as may wait, what comes is refused before it is unpacked', async () => {
  const ingestion = open();
  await ingestion.take(sent('action'), wasLive);
  const clicks = { ...sentPages.action, events: Array.from({ length: 100 }, () => sentPages.action.events[0]) };
  const taking = Array.from({ length: 200 }, () => ingestion.take(sent('action', { content: clicks }), wasLive));
  // Nothing is written before the next turn.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  const unreadable = { ...sent('page'), body: Buffer.from('tea'), encoding: undefined };
  await expect(ingestion.take(unreadable, wasLive)).rejects.toMatchObject({ code: 'TELEMETRY_BUSY' });
  await Promise.all(taking);
  await expect(ingestion.take(unreadable, wasLive)).rejects.toMatchObject({ code: 'PING_UNREADABLE' });
});

test('of names that are made up a day has so many, however many processes and starts there are', async () => {
  const one = open();
  const told = (from: number, count: number) => Array.from({ length: count }, (_, index) => `bcd: made up ${from + index}`);
  const tell = (ingestion: Ingestion, sources: readonly string[]) =>
    Promise.all(sources.map((source) => ingestion.take(sent('action', { content: clicked(source) }), wasLive)));
  await tell(one, told(0, mostSubjectsADay.click + 500));
  expect(await subjects('click')).toHaveLength(mostSubjectsADay.click + 1);
  // One that is new, and one that was full already.
  await tell(open(), told(100_000, 200));
  await tell(one, told(200_000, 200));
  const names = await subjects('click');
  expect(names).toHaveLength(mostSubjectsADay.click + 1);
  expect(names).toContain('bcd');
  // What was known goes on to be counted under its name.
  await tell(one, ['bcd: made up 0']);
  const { rows } = await sql`select from telemetry_facts where subject = 'bcd: made up 0'`.execute(database.query);
  expect(rows).toHaveLength(2);
});

test('signatures too: what is said beyond them is counted by its code', async () => {
  const ingestion = open();
  const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < 500; index++) ingestion.noteFailure({ ...failure, detail: letters(round * 1000 + index) });
    await ingestion.settled();
  }
  const names = await subjects('failure');
  expect(names).toHaveLength(mostSubjectsADay.failure + 1);
  expect(names).toContain('PART_LOAD_FAILED');
});

test('a new day has room again, and the names of the day before yesterday are forgotten', async () => {
  const ingestion = open();
  await ingestion.take(sent('action', { content: clicked('bcd: view') }), wasLive);
  const days = async () => (await database.query.selectFrom('telemetry_subjects').select('day').execute()).map(({ day }) => day);
  const today = (await days())[0];
  later(2 * 24 * 60 * 60);
  await ingestion.take(sent('action', { content: clicked('bcd: view') }), wasLive);
  await ingestion.settled();
  expect(await days()).not.toContain(today);
  expect(await days()).toHaveLength(1);
});

test('however many remotes, versions and languages are forged, there are few that are kept', async () => {
  const ingestion = open();
  const forged = (index: number) => {
    const content = structuredClone(sentPages.page);
    Object.assign(content.metrics.string, {
      'site.remote': `remote-${index}`,
      'site.version': `${index}.0.0`,
      'site.locale': `l-${index}`,
      'navigator.user_agent': `Agent ${index}`,
      'navigator.viewport_breakpoint': `b-${index}`,
    });
    return sent('page', { content });
  };
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 300 }, (_, index) => ingestion.take(forged(round * 300 + index), wasLive)));
  const { rows } = await sql`
    select distinct kind, page_kind, locale, device, remote, version, subject from telemetry_facts`.execute(database.query);
  expect(rows).toHaveLength(2);
});

test('what is no address of a ping is not taken in', async () => {
  const ingestion = open();
  const wrong = [{ app: 'mdn-yari' }, { ping: 'pageload' }, { ping: '__proto__' }, { id: '1' }, { id: randomUUID().toUpperCase() }];
  for (const other of wrong)
    await expect(ingestion.take({ ...sent('page'), ...other }, wasLive)).rejects.toMatchObject({ code: 'PING_UNKNOWN' });
  expect(await facts()).toEqual([]);
});
