import { randomUUID } from 'node:crypto';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, statementServers, type LentServer } from '@webdocs/database/fixtures/test-servers';
import type { TelemetryFactKind } from '@webdocs/database/tables';
import { sql } from 'kysely';
import pg from 'pg';
import { forgetCounts } from './forget-counts.ts';
import { openRollUp } from './open-roll-up.ts';
import { classInStatement, rollUpFacts } from './roll-up-facts.ts';
import { classOf } from './value-classes.ts';

jest.setTimeout(60_000);

const now = new Date('2026-11-20T10:30:30Z');
const blank = { page_kind: '', locale: '', device: '', remote: '', version: '', subject: '' } as const;

describe.each(statementServers)('the roll-up, on $name', ({ binaries }) => {
  let server: LentServer;
  let database: Database;
  let url: string;
  beforeAll(async () => void (server = await lentTestServer(binaries)));
  afterAll(() => server.close());
  beforeEach(async () => {
    url = await server.newDatabase();
    database = await opened();
  });
  afterEach(() => database.close());
  const opened = () => openDatabase({ url, dataFolder: server.folder, report: () => undefined });

  type Fact = Partial<Record<keyof typeof blank, string>>;
  const fact = (kind: TelemetryFactKind, at: string, more: Fact = {}) => ({
    ping_id: randomUUID(),
    nth: 0,
    kind,
    received_at: new Date(at),
    value: null,
    ...blank,
    ...more,
  });
  const write = (...facts: ReadonlyArray<ReturnType<typeof fact>>) =>
    database.query
      .insertInto('telemetry_facts')
      .values(facts as never)
      .execute();
  const minutes = async () =>
    (
      await database.query.selectFrom('telemetry_minutes').select(['minute', 'kind', 'count']).orderBy('minute').orderBy('kind').execute()
    ).map(({ minute, kind, count }) => `${minute.toISOString().slice(0, 16)} ${kind} ${count}`);
  const days = async () =>
    (await database.query.selectFrom('telemetry_days').select(['day', 'kind', 'count']).orderBy('day').orderBy('kind').execute()).map(
      ({ day, kind, count }) => `${day} ${kind} ${count}`,
    );

  test('counts minutes that are over, and days of them', async () => {
    await write(
      fact('view', '2026-11-19T23:59:59.9Z'),
      fact('view', '2026-11-20T00:00:00Z'),
      fact('view', '2026-11-20T00:00:59Z'),
      fact('visit', '2026-11-20T00:00:30Z'),
      fact('view', '2026-11-20T10:28:59Z'),
      fact('view', '2026-11-20T10:29:00Z'),
    );
    await rollUpFacts(database, now);
    expect(await minutes()).toEqual([
      '2026-11-19T23:59 view 1',
      '2026-11-20T00:00 view 2',
      '2026-11-20T00:00 visit 1',
      '2026-11-20T10:28 view 1',
    ]);
    expect(await days()).toEqual(['2026-11-19 view 1', '2026-11-20 view 3', '2026-11-20 visit 1']);
    await rollUpFacts(database, new Date(now.getTime() + 60_000));
    expect((await minutes()).at(-1)).toBe('2026-11-20T10:29 view 1');
    expect(await days()).toEqual(['2026-11-19 view 1', '2026-11-20 view 4', '2026-11-20 visit 1']);
  });

  test('counts nothing twice, however often it is done and by how many processes at once', async () => {
    const another = await opened();
    await write(...Array.from({ length: 500 }, (_, nth) => fact('click', `2026-11-20T0${nth % 10}:00:00Z`, { subject: `s${nth % 7}` })));
    await Promise.all([database, another, database, another].map((one) => rollUpFacts(one, now)));
    await rollUpFacts(database, now);
    await another.close();
    const { all } = await database.query
      .selectFrom('telemetry_days')
      .select(sql<string>`sum(count)`.as('all'))
      .executeTakeFirstOrThrow();
    expect(Number(all)).toBe(500);
  });

  test.each(['countMinutes', 'mark'])('a process that is cut off leaves nothing half done (%s)', async (where) => {
    await write(fact('view', '2026-11-20T10:00:00Z'), fact('view', '2026-11-20T10:00:01Z'));
    const table = where === 'mark' ? 'telemetry_roll_up' : 'telemetry_days';
    await sql`create function cut_off() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(
      database.query,
    );
    const event = where === 'mark' ? sql`update` : sql`insert`;
    await sql`create trigger cut_off after ${event} on ${sql.table(table)} for each row execute function cut_off()`.execute(database.query);
    await expect(rollUpFacts(database, now)).rejects.toThrow();
    expect([await minutes(), await days()]).toEqual([[], []]);
    await sql`drop trigger cut_off on ${sql.table(table)}`.execute(database.query);
    await rollUpFacts(database, now);
    expect(await days()).toEqual(['2026-11-20 view 2']);
  });

  test('a fact that is committed late is waited for', async () => {
    const late = new pg.Client(database.address());
    await late.connect();
    await late.query('begin');
    await late.query(`insert into telemetry_facts select gen_random_uuid(), 0, now(), 'visit', '', '', '', '', '', '', null`);
    await write(fact('view', new Date(Date.now() - 2 * 60_000).toISOString()));
    const inFiveMinutes = new Date(Date.now() + 5 * 60_000);
    await rollUpFacts(database, inFiveMinutes);
    expect((await days()).map((day) => day.slice(11))).toEqual(['view 1']);
    await late.query('commit');
    await late.end();
    await rollUpFacts(database, inFiveMinutes);
    expect((await minutes()).map((minute) => minute.slice(17))).toEqual(['view 1', 'visit 1']);
  });

  test('a mark that was set back counts nothing again', async () => {
    await write(fact('view', '2026-11-20T10:00:00Z'));
    await rollUpFacts(database, now);
    await database.query.updateTable('telemetry_roll_up').set({ counted_until: null }).execute();
    await write(fact('visit', '2026-11-20T10:00:00Z'));
    await rollUpFacts(database, now);
    expect(await days()).toEqual(['2026-11-20 view 1', '2026-11-20 visit 1']);
  });

  test('a day is apart by what is asked of it, a minute by all', async () => {
    const more = { page_kind: 'home', locale: 'fr', device: 'phone', remote: 'mfe-docs', version: '1.0.0', subject: 'x' } as const;
    await write(
      fact('view', '2026-11-20T10:00:00Z', more),
      fact('view', '2026-11-20T10:00:00Z', { ...more, device: 'desktop', version: '2.0.0' }),
      fact('failure', '2026-11-20T10:00:00Z', more),
    );
    await rollUpFacts(database, now);
    expect(await minutes()).toHaveLength(3);
    const rows = await database.query.selectFrom('telemetry_days').selectAll().orderBy('kind').execute();
    expect(rows).toMatchObject([
      { kind: 'failure', page_kind: '', locale: 'fr', device: '', remote: 'mfe-docs', version: '1.0.0', subject: 'x', count: '1' },
      { kind: 'view', page_kind: 'home', locale: 'fr', device: '', remote: '', version: '', subject: '', count: '2' },
    ]);
  });

  test('values are in the classes that the reports take them for', async () => {
    const values = [0, 1, 2, 99, 100, 101, 250, 2500, 4000, 99_999, 600_000, 2_147_483_647, ...Array.from({ length: 3000 }, (_, n) => n)];
    const { rows } = await sql<{ value: number; bucket: number }>`
      select value, ${classInStatement} as bucket from unnest(${values}::integer[]) as value, (select 'vital' as kind) as one`.execute(
      database.query,
    );
    expect(rows.map(({ value, bucket }) => [value, bucket])).toEqual(values.map((value) => [value, classOf(value)]));
  });

  test('facts are kept for three days, minutes for fourteen, days for 400; what is not counted yet is kept', async () => {
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const count = { ...blank, kind: 'view', bucket: 0, count: 1 } as const;
    await write(fact('view', ago(2.9).toISOString()), fact('visit', ago(3.1).toISOString()));
    await database.query
      .insertInto('telemetry_minutes')
      .values([13.9, 14.1].map((days) => ({ ...count, minute: ago(days) })))
      .execute();
    await database.query
      .insertInto('telemetry_days')
      .values([400, 401].map((days) => ({ ...count, day: ago(days).toISOString().slice(0, 10) })))
      .execute();
    const facts = async () =>
      (await database.query.selectFrom('telemetry_facts').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
    await forgetCounts(database, now);
    expect(await facts()).toEqual(['view', 'visit']);
    await rollUpFacts(database, ago(3.5));
    await forgetCounts(database, now);
    expect(await facts()).toEqual(['view', 'visit']);
    await rollUpFacts(database, now);
    await forgetCounts(database, now);
    expect(await facts()).toEqual(['view']);
    expect((await days())[0]).toBe(`${ago(400).toISOString().slice(0, 10)} view 1`);
    expect((await minutes())[0]).toBe(`${ago(13.9).toISOString().slice(0, 16)} view 1`);
  });

  test('the job tells of what fails, and ends', async () => {
    const reported: Failure[] = [];
    const rollUp = openRollUp({ database, now: () => now, report: (failure) => reported.push(failure) });
    await write(fact('view', '2026-11-20T10:00:00Z'));
    await rollUp.now();
    expect([await days(), reported]).toEqual([['2026-11-20 view 1'], []]);
    await sql`alter table telemetry_roll_up rename to away`.execute(database.query);
    await rollUp.now();
    expect(reported.map(({ code }) => code)).toEqual(['TELEMETRY_ROLL_UP_FAILED']);
    await rollUp.close();
  });
});
