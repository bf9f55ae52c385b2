import { sql, type Kysely } from 'kysely';

/** What a gateway on another machine needs of a release, and what gateways could not use. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table registry_archives (
      name text not null,
      version text not null,
      archive bytea not null,
      primary key (name, version),
      foreign key (name, version) references registry_releases on delete cascade
    )`.execute(database);
  // They are packed already.
  await sql`alter table registry_archives alter column archive set storage external`.execute(database);
  await sql`
    create table registry_refusals (
      name text not null,
      version text not null,
      cause text not null,
      at timestamptz not null default now(),
      primary key (name, version)
    )`.execute(database);
}
