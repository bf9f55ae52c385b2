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
  await sql`
    create index telemetry_days_vitals on telemetry_days (remote, day) include (locale, device, version, subject, bucket, count)
    where kind = 'vital'`.execute(database);
  await sql`
    create index telemetry_days_failures on telemetry_days (remote, subject, day) include (version, locale, count)
    where kind = 'failure'`.execute(database);
}
