import { sql, type Kysely } from 'kysely';

/** Up to when facts are in the counts of minutes and days, and what these are looked up by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table telemetry_roll_up (
      the_only_one boolean primary key default true check (the_only_one),
      counted_until timestamptz
    )`.execute(database);
  // Rows of all ages are in the pages of a table from which the oldest are deleted: there a BRIN index soon finds all of them.
  await sql`drop index telemetry_facts_received_at`.execute(database);
  await sql`create index telemetry_facts_received_at on telemetry_facts (received_at)`.execute(database);
  // All that is asked is asked of one kind of fact: what is told of another in the same time is not read for it.
  for (const [table, time] of [
    ['telemetry_minutes', 'minute'],
    ['telemetry_days', 'day'],
  ] as const) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)}`.execute(database);
    await sql`
      alter table ${sql.table(table)}
      add primary key (kind, ${sql.ref(time)}, subject, page_kind, locale, device, remote, version, bucket)`.execute(database);
  }
  await sql`
    create index telemetry_days_vitals on telemetry_days (remote, version, day) include (device, subject, bucket, count)
    where kind = 'vital'`.execute(database);
  await sql`
    create index telemetry_days_failures on telemetry_days (remote, subject, day) include (version, locale, count)
    where kind = 'failure'`.execute(database);
  await sql`
    create index telemetry_days_clicks on telemetry_days (day, locale, subject) include (count)
    where kind = 'click'`.execute(database);
}
