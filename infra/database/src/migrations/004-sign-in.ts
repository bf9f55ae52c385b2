import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // No reference to accounts: what staff have done stays on record when the account is gone.
  await sql`
    create table audit_rows (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_id text,
      account_id text not null,
      action text not null,
      reason text not null,
      detail jsonb not null default '{}'
    )`.execute(database);
  await sql`create index audit_rows_account on audit_rows (account_id, id)`.execute(database);
  await sql`
    create table used_ids (
      kind text not null,
      id_hash bytea not null check (octet_length(id_hash) = 32),
      expires_at timestamptz not null,
      primary key (kind, id_hash)
    )`.execute(database);
  await sql`create index used_ids_expiry on used_ids (expires_at)`.execute(database);
  await sql`
    create table newsletter_addresses (
      email text primary key check (email = lower(email)),
      created_at timestamptz not null default now()
    )`.execute(database);
}
