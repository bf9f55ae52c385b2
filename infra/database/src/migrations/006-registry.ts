import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table registry_releases (
      name text not null,
      version text not null,
      manifest jsonb not null,
      signature text not null,
      admitted_at timestamptz not null default now(),
      primary key (name, version)
    )`.execute(database);
  await sql`
    create table registry_changes (
      revision integer primary key check (revision > 0),
      "after" integer not null check ("after" >= 0 and "after" < revision),
      "at" timestamptz not null,
      "by" text not null,
      reason text not null,
      changes jsonb not null
    )`.execute(database);
  await sql`
    create table registry_live (
      the_only_one boolean primary key default true check (the_only_one),
      revision integer not null check (revision > 0),
      changed_at timestamptz not null,
      versions jsonb not null
    )`.execute(database);
}
