import type { Database, Query } from '@webdocs/database';
import { sql } from 'kysely';
import { dimensions, kindsAskedBy } from './asked-of-days.ts';
import { classRatio } from './value-classes.ts';

/** Facts may be written by the clock of another process, and carry the time at which their transaction began. */
const marginSeconds = 60;
/** A transaction that is open for longer is not waited for: it would hold the counts back for good. */
const longestTransactionSeconds = 3600;
/** Of a backlog, at once: a transaction is to be over soon. */
const mostFacts = 250_000;
/** Other statements of the site have a quarter of it: a minute is counted at once, however much was told in it. */
const longestSeconds = 60;

/**
 * Counts facts of minutes that are over, in minutes and days. Minutes, days and how far they go are written in one transaction: what is cut
 * off is done again, and nothing is counted twice. Of several processes one does it, the others leave it. The clock is that of the database,
 * unless a time is given: by it facts are received.
 */
export async function rollUpFacts(database: Database, now?: Date): Promise<void> {
  while (await rollUpNext(database, now));
}

function rollUpNext(database: Database, now?: Date): Promise<boolean> {
  return database.transaction(async (query) => {
    const counted = await lockedMark(query);
    if (!counted) return false;
    const from = counted.until ?? (await firstMinute(query));
    const until = from && (await closedUntil(query, from, now));
    if (!from || !until || until <= from) return false;
    // By the four megabytes that are usual, groups of a million facts go over the disk.
    await sql`set local work_mem = '64MB'`.execute(query);
    await sql`set local statement_timeout = ${sql.lit(longestSeconds * 1000)}`.execute(query);
    await countMinutes(query, from, until);
    await query.updateTable('telemetry_roll_up').set({ counted_until: until }).execute();
    return true;
  });
}

/** Nothing where another process has it. */
async function lockedMark(query: Query): Promise<{ readonly until: Date | null } | undefined> {
  await query
    .insertInto('telemetry_roll_up')
    .values({ counted_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return query.selectFrom('telemetry_roll_up').select('counted_until as until').forUpdate().skipLocked().executeTakeFirst();
}

async function firstMinute(query: Query): Promise<Date | null> {
  const { first } = await query
    .selectFrom('telemetry_facts')
    .select(sql<Date | null>`date_trunc('minute', min(received_at))`.as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/**
 * The end of the last minute to which nothing can be added any more. A fact that is not committed yet was received when its transaction began, so
 * the oldest open one is what says how far the counts may go: asked before the facts are read, so that what it wrote is there or still open.
 */
async function closedUntil(query: Query, from: Date, now?: Date): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select date_trunc('minute', least(
      coalesce(${now ?? null}::timestamptz, clock_timestamp()) - make_interval(secs => ${marginSeconds}),
      (select greatest(received_at, ${from}::timestamptz + interval '1 minute') from telemetry_facts
        where received_at >= ${from} order by received_at offset ${mostFacts} limit 1),
      (select min(xact_start) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
          and xact_start > clock_timestamp() - make_interval(secs => ${longestTransactionSeconds}))
    )) as until`.execute(query);
  return (rows[0] as { until: Date }).until;
}

async function countMinutes(query: Query, from: Date, until: Date): Promise<void> {
  const all = sql.join(dimensions.map((one) => sql.ref(one)));
  const ofDays = sql.join(
    dimensions.map(
      (one) => sql`case when kind in (${sql.join(kindsAskedBy(one).map((kind) => sql.lit(kind)))}) then ${sql.ref(one)} else '' end`,
    ),
  );
  // What is there already was counted before this mark was set back: it is left as it is.
  await sql`
    with counted as (
      insert into telemetry_minutes (minute, kind, ${all}, bucket, count)
      select date_trunc('minute', received_at), kind, ${all}, ${classInStatement}, count(*)
      from telemetry_facts where received_at >= ${from} and received_at < ${until}
      group by 1, kind, ${all}, ${classInStatement}
      on conflict do nothing
      returning *
    )
    insert into telemetry_days as days (day, kind, ${all}, bucket, count)
    select to_char(minute at time zone 'UTC', 'YYYY-MM-DD'), kind, ${ofDays}, bucket, sum(count)
    from counted group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    on conflict (day, kind, subject, page_kind, locale, device, remote, version, bucket) do update set count = days.count + excluded.count`.execute(
    query,
  );
}

/** As `classOf`, where the facts are. */
export const classInStatement = sql<number>`
  case when kind <> 'vital' or coalesce(value, 0) < 1 then 0
  else 1 + floor(ln(value::double precision) / ln(${sql.lit(classRatio)}::double precision)) end::smallint`;
