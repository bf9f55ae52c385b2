import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table playgrounds (
      id text primary key check (id ~ '^[a-z2-7]{12}$'),
      account_id text not null references accounts (id) on delete cascade,
      code_hash bytea not null,
      code text not null check (octet_length(code) <= 1048576),
      title text not null check (char_length(title) between 1 and 120),
      languages text[] not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      hidden_at timestamptz,
      hidden_reason text check (char_length(hidden_reason) <= 500),
      check ((hidden_at is null) = (hidden_reason is null))
    )`.execute(database);
  await sql`create unique index playgrounds_code on playgrounds (account_id, code_hash)`.execute(database);
  await sql`create index playgrounds_latest on playgrounds (account_id, updated_at desc)`.execute(database);
  await sql`create index playgrounds_hidden on playgrounds (hidden_at) where hidden_at is not null`.execute(database);
  await sql`
    create table playground_flags (
      id bigint generated always as identity primary key,
      playground_id text not null references playgrounds (id) on delete cascade,
      visitor_hash bytea,
      reason text not null check (char_length(reason) <= 500),
      flagged_at timestamptz not null,
      settled_at timestamptz
    )`.execute(database);
  // Rows without a hash are all different: of those it is no longer known whose they were.
  await sql`create unique index playground_flags_visitor on playground_flags (playground_id, visitor_hash)`.execute(database);
  await sql`create index playground_flags_open on playground_flags (flagged_at) where settled_at is null`.execute(database);
}
