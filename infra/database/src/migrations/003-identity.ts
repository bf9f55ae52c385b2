import { sql, type Kysely } from 'kysely';

/** The embedded provider of accounts. It shares the database with the site, and nothing of these tables with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_people (
      id text primary key,
      email text not null check (char_length(email) between 3 and 254),
      email_key text not null unique,
      name text check (char_length(name) <= 100),
      password_hash text not null,
      demonstration_plan text,
      is_staff boolean not null default false,
      disabled_at timestamptz,
      created_at timestamptz not null default now(),
      password_changed_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    create table identity_artefacts (
      kind text not null,
      id_hash bytea not null check (octet_length(id_hash) = 32),
      payload jsonb not null,
      person_id text,
      grant_id text,
      uid text,
      consumed_at timestamptz,
      expires_at timestamptz not null,
      primary key (kind, id_hash)
    )`.execute(database);
  await sql`create index identity_artefacts_person on identity_artefacts (person_id)`.execute(database);
  await sql`create index identity_artefacts_grant on identity_artefacts (grant_id)`.execute(database);
  await sql`create index identity_artefacts_uid on identity_artefacts (uid)`.execute(database);
  await sql`create index identity_artefacts_expiry on identity_artefacts (expires_at)`.execute(database);
  await sql`
    create table identity_link_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      purpose text not null check (purpose in ('confirm', 'reset', 'change-address')),
      person_id text references identity_people on delete cascade,
      email text not null,
      password_hash text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index identity_link_tokens_person on identity_link_tokens (person_id)`.execute(database);
  await sql`create index identity_link_tokens_expiry on identity_link_tokens (expires_at)`.execute(database);
  await sql`
    create table identity_attempts (
      kind text not null,
      caller_hash bytea not null check (octet_length(caller_hash) = 32),
      count integer not null,
      expires_at timestamptz not null,
      primary key (kind, caller_hash)
    )`.execute(database);
  await sql`create index identity_attempts_expiry on identity_attempts (expires_at)`.execute(database);
  await sql`
    create table identity_letters (
      id text primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      link text,
      link_label text,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index identity_letters_age on identity_letters (created_at)`.execute(database);
  await sql`
    create table identity_events (
      id text primary key,
      person_id text not null,
      events jsonb not null,
      attempts integer not null default 0,
      created_at timestamptz not null default now(),
      next_attempt_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index identity_events_due on identity_events (next_attempt_at)`.execute(database);
}
