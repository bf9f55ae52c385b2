import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      id text primary key,
      issuer text not null,
      subject text not null,
      email text not null,
      avatar_url text,
      subscription_type text not null default 'core'
        check (subscription_type in ('core', 'mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y')),
      is_beta_tester boolean not null default false,
      is_staff boolean not null default false,
      is_superuser boolean not null default false,
      subscriber_number integer,
      suspended_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (issuer, subject)
    )`.execute(database);
  await sql`create index accounts_email on accounts (lower(email))`.execute(database);
  await sql`
    create table settings (
      account_id text primary key references accounts on delete cascade,
      locale_override text,
      no_ads boolean not null default false,
      ai_help_history boolean,
      mdnplus_newsletter boolean not null default false,
      collections_changed_at timestamptz
    )`.execute(database);
  await sql`
    create table sessions (
      id_hash bytea primary key check (octet_length(id_hash) = 32),
      account_id text not null references accounts on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index sessions_account on sessions (account_id)`.execute(database);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(database);
  await sql`
    create table activity_pings (
      account_id text not null references accounts on delete cascade,
      day date not null,
      activity jsonb not null,
      primary key (account_id, day)
    )`.execute(database);
}
