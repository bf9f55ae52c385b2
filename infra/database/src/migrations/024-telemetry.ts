import { sql, type Kysely } from 'kysely';

/** What browsers tell of visits, counted by minute and by day. Nothing in it names a reader: no address, no id of a device, no account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table telemetry_facts (
      ping_id uuid not null,
      nth smallint not null,
      received_at timestamptz not null default now(),
      kind text not null,
      page_kind text not null,
      locale text not null,
      device text not null,
      remote text not null,
      version text not null,
      subject text not null,
      value integer,
      primary key (ping_id, nth)
    )`.execute(database);
  await sql`create index telemetry_facts_received_at on telemetry_facts using brin (received_at)`.execute(database);
  await sql`
    create table telemetry_begun (
      id uuid primary key,
      began_at timestamptz not null default now(),
      page_kind text not null,
      locale text not null,
      remote text not null,
      version text not null
    )`.execute(database);
  await sql`
    create table telemetry_minutes (
      minute timestamptz not null,
      kind text not null,
      page_kind text not null,
      locale text not null,
      device text not null,
      remote text not null,
      version text not null,
      subject text not null,
      bucket smallint not null,
      count integer not null,
      primary key (minute, kind, subject, page_kind, locale, device, remote, version, bucket)
    )`.execute(database);
  await sql`
    create table telemetry_days (
      day text not null,
      kind text not null,
      page_kind text not null,
      locale text not null,
      device text not null,
      remote text not null,
      version text not null,
      subject text not null,
      bucket smallint not null,
      count bigint not null,
      primary key (day, kind, subject, page_kind, locale, device, remote, version, bucket)
    )`.execute(database);
}
