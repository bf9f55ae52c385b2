import { sql, type Kysely } from 'kysely';

/** Scans of other sites with their reports, the latest of each site, and the sites that accounts watch. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table observatory_scans (
      id bigint generated always as identity primary key,
      site text not null,
      scanned_at timestamptz not null,
      grade text not null,
      score integer not null,
      report json
    )`.execute(database);
  await sql`create index observatory_scans_of on observatory_scans (site, scanned_at)`.execute(database);
  await sql`create index observatory_scans_with_report on observatory_scans (scanned_at) where report is not null`.execute(database);
  await sql`
    create table observatory_sites (
      site text primary key,
      scan_id bigint not null,
      scanned_at timestamptz not null,
      grade text not null,
      score integer not null,
      is_hidden boolean not null
    )`.execute(database);
  await sql`create index observatory_sites_recent on observatory_sites (scanned_at) where not is_hidden`.execute(database);
  await sql`
    create table observatory_watches (
      id uuid primary key,
      account_id text not null references accounts on delete cascade,
      site text not null,
      locale text not null,
      told_grade text,
      created_at timestamptz not null,
      due_at timestamptz not null,
      unique (account_id, site)
    )`.execute(database);
  await sql`create index observatory_watches_due on observatory_watches (due_at)`.execute(database);
}
