import { sql, type Kysely } from 'kysely';

/** How many names a day has room for; searches, and from how many visitors a search that found nothing came. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table telemetry_subjects (
      day text not null,
      kind text not null,
      subject text not null,
      primary key (day, kind, subject)
    )`.execute(database);
  await sql`create index telemetry_begun_began_at on telemetry_begun (began_at)`.execute(database);
  await sql`alter table search_misses add column visitors smallint not null default 0`.execute(database);
  await sql`
    create table search_miss_visitors (
      day date not null,
      query text not null,
      visitor_hash bytea not null,
      primary key (day, query, visitor_hash)
    )`.execute(database);
  await sql`
    create table search_counts (
      day date not null,
      locale text not null,
      searches integer not null default 0,
      misses integer not null default 0,
      primary key (day, locale)
    )`.execute(database);
}
