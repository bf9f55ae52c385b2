import { sql, type Kysely } from 'kysely';

/** What was imported from open data, a version at a time, and what only two versions of them show: that is kept. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table update_imports (
      id integer generated always as identity primary key,
      state text not null check (state in ('building', 'live', 'old')),
      touched_at timestamptz not null default now(),
      rule integer not null,
      compat_version text not null,
      features_version text not null
    )`.execute(database);
  await sql`create unique index update_imports_single on update_imports (state) where state in ('building', 'live')`.execute(database);
  await sql`
    create table update_features (
      import_id integer not null references update_imports on delete cascade,
      number integer not null,
      path text not null,
      detail jsonb not null,
      primary key (import_id, number)
    )`.execute(database);
  await sql`
    create table update_groups (
      import_id integer not null references update_imports on delete cascade,
      id text not null,
      detail jsonb not null,
      added integer[] not null,
      removed integer[] not null,
      primary key (import_id, id)
    )`.execute(database);
  await sql`
    create table update_baseline_events (
      import_id integer not null references update_imports on delete cascade,
      id text not null,
      detail jsonb not null,
      primary key (import_id, id)
    )`.execute(database);
  await sql`
    create table baseline_snapshots (
      features_version text primary key,
      taken_on date not null,
      features jsonb not null
    )`.execute(database);
  await sql`
    create table baseline_changes (
      id text primary key,
      day date not null,
      change text not null check (change in ('regressed', 'discouraged')),
      feature text not null,
      detail jsonb not null
    )`.execute(database);
}
