import { TelemetryQuerySchema, TelemetryReportSchema, type TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, statementServers, type LentServer } from '@webdocs/database/fixtures/test-servers';
import type { TelemetryFactKind } from '@webdocs/database/tables';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { classOf } from '../roll-up/value-classes.ts';
import { rollUpFacts } from '../roll-up/roll-up-facts.ts';
import { stateOf } from './errors-by-signature.ts';
import { liveTelemetry } from './live-telemetry.ts';
import { telemetryReport } from './telemetry-report.ts';

jest.setTimeout(60_000);

const now = new Date('2026-11-20T10:30:30Z');
const dayMs = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
const blank = { page_kind: '', locale: 'en-US', device: '', remote: '', version: '', subject: '', bucket: 0 } as const;

describe.each(statementServers)('the report, on $name', ({ binaries }) => {
  let server: LentServer;
  let database: Database;
  beforeAll(async () => void (server = await lentTestServer(binaries)));
  afterAll(() => server.close());
  beforeEach(async () => {
    database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report: () => undefined });
  });
  afterEach(() => database.close());

  type More = Partial<Record<keyof typeof blank, unknown>>;
  const count = (kind: TelemetryFactKind, day: string, counted: number, more: More = {}) => ({
    ...blank,
    kind,
    day,
    count: counted,
    ...more,
  });
  const plant = (...rows: ReadonlyArray<ReturnType<typeof count>>) =>
    database.query
      .insertInto('telemetry_days')
      .values(rows as never)
      .execute();
  const report = async (wish: Record<string, string> = {}): Promise<TelemetryReport> =>
    v.parse(TelemetryReportSchema, await telemetryReport(database.query, v.parse(TelemetryQuerySchema, wish), now));

  test('of nothing is a report of nothing', async () => {
    const { steps, figures, ...rest } = await report();
    expect([steps.length, steps[0]?.at, steps.at(-1)?.at]).toEqual([28, ago(27), ago(0)]);
    expect(new Set(Object.values(figures).map((figure) => JSON.stringify(figure)))).toEqual(new Set(['{"all":0,"whole":0,"before":0}']));
    expect(rest).toEqual({
      counted_until: null,
      releases: [],
      page_kinds: [],
      clicks: [],
      remotes: [],
      versions: [],
      errors: [],
      misses: [],
    });
  });

  test('compares days that are over with as many before, and tells today as well', async () => {
    await plant(
      count('visit', ago(0), 5),
      count('visit', ago(1), 20),
      count('visit', ago(6), 10, { locale: 'fr' }),
      count('visit', ago(7), 1000),
      count('visit', ago(8), 40),
      count('visit', ago(13), 2),
      count('visit', ago(14), 5000),
      count('view', ago(1), 60, { page_kind: 'home' }),
      count('failure', ago(1), 3, { remote: 'shell', subject: 'x', version: '1' }),
    );
    const { figures, steps } = await report({ days: '7' });
    expect(figures).toMatchObject({ visits: { all: 35, whole: 30, before: 42 }, views: { all: 60 }, errors: { all: 3, before: 0 } });
    expect(steps.map(({ visits, before }) => [visits, before])).toEqual([
      [10, 2],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [20, 40],
      [5, 1000],
    ]);
    expect((await report({ days: '7', locale: 'fr' })).figures.visits).toEqual({ all: 10, whole: 10, before: 0 });
  });

  test('of the last day is told by hour, from the facts on', async () => {
    const facts = ['2026-11-20T10:05:00Z', '2026-11-20T09:05:00Z', '2026-11-19T11:00:00Z', '2026-11-19T10:59:59Z', '2026-11-18T11:00:00Z'];
    await database.query
      .insertInto('telemetry_facts')
      .values(
        facts.map((at) => ({
          ping_id: randomUUID(),
          nth: 0,
          received_at: new Date(at),
          kind: 'visit' as const,
          page_kind: 'home',
          locale: 'fr',
          device: 'phone' as const,
          remote: 'shell',
          version: '1.0.0',
          subject: '',
          value: null,
        })),
      )
      .execute();
    await rollUpFacts(database, now);
    const { steps, figures, counted_until: until } = await report({ days: '1' });
    expect(until).toBe('2026-11-20T10:29:00.000Z');
    expect([steps.length, steps[0], steps.at(-1)]).toEqual([
      24,
      { at: '2026-11-19T11:00Z', visits: 1, before: 1 },
      { at: '2026-11-20T10:00Z', visits: 1, before: 1 },
    ]);
    expect(figures.visits).toEqual({ all: 3, whole: 2, before: 1 });
  });

  test('shares views among kinds of pages, and counts clicks by source', async () => {
    await plant(
      count('view', ago(2), 7, { page_kind: 'home' }),
      count('view', ago(1), 8, { page_kind: 'home' }),
      count('view', ago(1), 70, { page_kind: 'reference' }),
      count('view', ago(1), 3, { page_kind: 'of another time' }),
      ...Array.from({ length: 15 }, (_, nth) => count('click', ago(1), 100 - nth, { subject: `source ${nth}` })),
    );
    const { page_kinds: kinds, clicks } = await report();
    expect(kinds).toEqual([
      { kind: 'reference', views: 70 },
      { kind: 'home', views: 15 },
    ]);
    expect([clicks.length, clicks[0], clicks.at(-1)]).toEqual([12, { source: 'source 0', count: 100 }, { source: 'source 11', count: 89 }]);
  });

  test('tells vitals of the last six versions of a remote, and few where there are few', async () => {
    const vital = (version: string, value: number, counted: number, more: More = {}) =>
      count('vital', ago(1), counted, { remote: 'shell', version, device: 'phone', subject: 'LCP', bucket: classOf(value), ...more });
    await plant(
      ...['9.2.0', '9.10.0', '9.3.0', '9.4.0', '9.5.0', '9.6.0', '9.7.0'].map((version) => vital(version, 2500, 19)),
      vital('9.10.0', 1000, 30),
      vital('9.10.0', 1000, 30, { page_kind: 'home' }),
      vital('9.10.0', 4000, 21),
      vital('9.10.0', 1000, 100, { subject: 'CLS' }),
      vital('9.10.0', 300, 30, { device: 'desktop' }),
      vital('1.0.0', 300, 30, { remote: 'mfe-docs' }),
    );
    const { versions, remotes } = await report({ locale: 'en-US' });
    expect(remotes).toEqual(['mfe-docs', 'shell']);
    expect(versions.map(({ version }) => version)).toEqual(['9.3.0', '9.4.0', '9.5.0', '9.6.0', '9.7.0', '9.10.0']);
    expect(versions[0]?.vitals).toEqual([{ name: 'LCP', device: 'phone', count: 19, p50: null, p75: null, p95: null }]);
    const [lcp, desktop, cls] = versions.at(-1)?.vitals ?? [];
    expect(lcp).toMatchObject({ name: 'LCP', device: 'phone', count: 100 });
    for (const [told, exact] of [
      [lcp?.p50, 1000],
      [lcp?.p75, 2500],
      [lcp?.p95, 4000],
      [desktop?.p75, 300],
      [cls?.p95, 0.1],
    ] as const) {
      expect(Math.abs((told ?? 0) / exact - 1)).toBeLessThan(0.05);
    }
    expect((await report({ remote: 'mfe-docs' })).versions.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  test('tells errors with when each was seen first, and how they went', async () => {
    const failure = (subject: string, days: number, counted: number, version = '1.0.0') =>
      count('failure', ago(days), counted, { remote: 'mfe-docs', version, subject });
    await plant(
      failure('known', 300, 1, '0.1.0'),
      failure('known', 1, 5),
      failure('rising', 20, 3, '0.9.0'),
      failure('rising', 2, 60),
      failure('new', 3, 4, '2.0.0'),
      failure('new', 1, 30, '1.9.0'),
      failure('gone', 60, 900),
    );
    const { errors } = await report();
    expect(
      errors.map(({ signature, state, first_version: version, first_day: day, count: all }) => [signature, state, version, day, all]),
    ).toEqual([
      ['rising', 'rising', '0.9.0', ago(20), 63],
      ['new', 'new', '2.0.0', ago(3), 34],
      ['known', 'known', '0.1.0', ago(300), 5],
    ]);
    expect(errors[0]?.counts.flatMap((counted, index) => (counted ? [[index, counted]] : []))).toEqual([
      [7, 3],
      [25, 60],
    ]);
  });

  test('tells the commonest errors, and of each remote some, however few it has', async () => {
    const failure = (remote: string, subject: string, counted: number) =>
      count('failure', ago(1), counted, { remote, version: '1.0.0', subject });
    await plant(
      ...Array.from({ length: 60 }, (_, nth) => failure('mfe-docs', `common ${nth}`, 1000 - nth)),
      ...Array.from({ length: 8 }, (_, nth) => failure('mfe-ads', `rare ${nth}`, 8 - nth)),
    );
    const { errors } = await report();
    const of = (name: string) => errors.filter(({ remote }) => remote === name).map(({ signature, count: all }) => [signature, all]);
    expect([of('mfe-docs').length, of('mfe-docs').at(-1)]).toEqual([50, ['common 49', 951]]);
    expect(of('mfe-ads')).toEqual([0, 1, 2, 3, 4].map((nth) => [`rare ${nth}`, 8 - nth]));
  });

  test('tells searches, and of words only those that five visitors or more searched for', async () => {
    await sql`insert into search_counts (day, locale, searches, misses) values
      (${ago(1)}, 'en-US', 100, 4), (${ago(1)}, 'fr', 50, 1), (${ago(0)}, 'fr', 7, 7), (${ago(8)}, 'fr', 20, 2)`.execute(database.query);
    await sql`insert into search_misses (day, query, count, visitors) values
      (${ago(1)}, 'array.unique', 9, 5), (${ago(2)}, 'array.unique', 3, 6), (${ago(1)}, 'my name', 80, 4), (${ago(40)}, 'old', 80, 40)`.execute(
      database.query,
    );
    const { figures, misses } = await report({ days: '7' });
    expect(figures).toMatchObject({ searches: { all: 157, whole: 150, before: 20 }, misses: { all: 12, whole: 5, before: 2 } });
    expect(misses).toEqual([{ query: 'array.unique', count: 12 }]);
    expect((await report({ days: '1', locale: 'fr' })).figures.searches).toEqual({ all: 7, whole: null, before: null });
  });

  test('marks what went live', async () => {
    const changes = [
      { name: 'mfe-docs', from: '7.40.0', to: '7.41.0' },
      { name: 'mfe-ads', from: '1.0.0', to: null },
      { name: 'shell', from: '2.0.0', to: '2.0.0' },
    ];
    const change = (revision: number, at: Date) => ({
      revision,
      after: revision - 1,
      at,
      by: 'x',
      reason: 'deploy',
      changes: JSON.stringify(changes),
      actor: null,
      because: null,
      commit: null,
      link: null,
    });
    await database.query
      .insertInto('registry_changes')
      .values([change(1, new Date(`${ago(60)}T10:00:00Z`)), change(2, new Date(`${ago(3)}T23:00:00Z`))])
      .execute();
    expect((await report()).releases).toEqual([{ at: ago(3), name: 'mfe-docs', version: '7.41.0' }]);
  });

  test('begins with a day of UTC, wherever the database is', async () => {
    const change = (revision: number, at: string) => ({
      ...{
        revision,
        after: revision - 1,
        at: new Date(at),
        by: 'x',
        reason: 'deploy',
        actor: null,
        because: null,
        commit: null,
        link: null,
      },
      changes: JSON.stringify([{ name: 'shell', from: `${revision}.0.0`, to: `${revision + 1}.0.0` }]),
    });
    await database.query
      .insertInto('registry_changes')
      .values([change(1, `${ago(7)}T23:30:00Z`), change(2, `${ago(6)}T00:30:00Z`)])
      .execute();
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles']) {
      const { releases } = await database.transaction(async (query) => {
        await sql`set local time zone ${sql.lit(zone)}`.execute(query);
        return telemetryReport(query, v.parse(TelemetryQuerySchema, { days: '7' }), now);
      });
      expect(releases).toEqual([{ at: ago(6), name: 'shell', version: '3.0.0' }]);
    }
  });

  test('the last hour is told up to this minute, whether or not it is counted yet', async () => {
    const fact = (at: string, kind: TelemetryFactKind) => ({
      ping_id: randomUUID(),
      nth: 0,
      received_at: new Date(at),
      kind,
      ...blank,
      device: '' as const,
      value: null,
      bucket: undefined,
    });
    const facts = [
      fact('2026-11-20T09:30:00Z', 'view'),
      fact('2026-11-20T09:31:00Z', 'view'),
      fact('2026-11-20T10:28:59Z', 'visit'),
      fact('2026-11-20T10:29:59Z', 'visit'),
      fact('2026-11-20T10:30:20Z', 'view'),
      fact('2026-11-20T10:30:25Z', 'failure'),
    ].map(({ bucket: _, ...rest }) => rest);
    await database.query.insertInto('telemetry_facts').values(facts).execute();
    const before = await liveTelemetry(database.query, now);
    expect([before.minutes.length, before.minutes[0]?.minute, before.minutes.at(-1)]).toEqual([
      60,
      '2026-11-20T09:31:00.000Z',
      { minute: '2026-11-20T10:30:00.000Z', visits: 0, views: 1, errors: 1 },
    ]);
    await rollUpFacts(database, now);
    expect(await liveTelemetry(database.query, now)).toEqual(before);
    expect(before.minutes.reduce((sum, { visits, views }) => sum + visits + views, 0)).toBe(4);
  });
});

test.each([
  ['was seen first within seven days', { first: '2026-11-14', now: 500, before: 0 }, 'new'],
  ['was seen first eight days ago', { first: '2026-11-13', now: 5, before: 3 }, 'known'],
  ['has half as many again, and twenty more', { first: '2026-01-01', now: 60, before: 120 }, 'rising'],
  ['has half as many again, of few', { first: '2026-01-01', now: 15, before: 30 }, 'known'],
  ['has twenty more, of many', { first: '2026-01-01', now: 1020, before: 3000 }, 'known'],
] as const)('an error that %s', (_, counted, state) => {
  expect(stateOf({ last: '2026-11-20', ...counted })).toBe(state);
});
