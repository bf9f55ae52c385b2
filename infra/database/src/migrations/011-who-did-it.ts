import { sql, type Kysely } from 'kysely';

/** Who did it: tokens of teams and operators, keys that teams sign with, the actor of each change, and an audit that only grows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_tokens (
      id text primary key,
      hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
      team text,
      name text not null,
      created_at timestamptz not null default now(),
      created_by jsonb not null,
      expires_at timestamptz not null,
      last_used_on text,
      revoked_at timestamptz
    )`.execute(database);
  await sql`
    create table team_keys (
      team text not null,
      fingerprint text not null,
      public_key text not null,
      trusted_at timestamptz not null default now(),
      trusted_by jsonb not null,
      revoked_at timestamptz,
      primary key (team, fingerprint)
    )`.execute(database);
  await sql`
    alter table registry_changes
      add column actor jsonb,
      add column because text,
      add column "commit" text,
      add column link text`.execute(database);
  await createAudit(database);
}

/** Where it was handed over to the owner of the server, the site can neither change nor drop it, and a restore finds it there. */
async function createAudit(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('audit') is not null as there`.execute(database);
  if (rows[0]?.there) return;
  await sql`
    create table audit (
      seq bigint primary key check (seq > 0),
      at timestamptz not null check (at = date_trunc('milliseconds', at)),
      actor jsonb not null,
      event text not null,
      subject text not null,
      detail jsonb not null,
      prev_hash text not null,
      hash text not null unique
    )`.execute(database);
  // Where the site owns the table, this keeps mistakes out; who means it can take it away, and `site audit verify` is for that.
  await sql`
    create or replace function refuse_change_of_audit() returns trigger language plpgsql as
    $$ begin raise exception 'rows of the audit are never changed or deleted'; end $$`.execute(database);
  await sql`
    create trigger audit_only_grows before update or delete or truncate on audit
      for each statement execute function refuse_change_of_audit()`.execute(database);
}
