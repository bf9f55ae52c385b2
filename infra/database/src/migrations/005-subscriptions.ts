import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await site(database);
  await sandboxProvider(database);
}

/** What the site knows of payments, by whichever provider. */
async function site(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_customers (
      account_id text not null references accounts on delete cascade,
      provider text not null,
      customer text not null,
      primary key (account_id, provider),
      unique (provider, customer)
    )`.execute(database);
  await sql`
    create table payment_checkouts (
      account_id text primary key references accounts on delete cascade,
      attempt text not null,
      provider text not null,
      plan text not null,
      country text not null,
      locale text not null,
      checkout text,
      address text,
      expires_at timestamptz not null
    )`.execute(database);
  await sql`
    create table subscriptions (
      account_id text primary key references accounts on delete cascade,
      provider text not null,
      subscription text not null,
      plan text not null check (plan in ('mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y')),
      state text not null check (state in ('active', 'past_due', 'ended')),
      period_end timestamptz not null,
      ends_with_period boolean not null,
      past_due_since timestamptz,
      granted text not null,
      event_time timestamptz not null,
      unique (provider, subscription),
      check ((state = 'past_due') = (past_due_since is not null))
    )`.execute(database);
  await sql`create index subscriptions_due on subscriptions (period_end) where granted <> 'core'`.execute(database);
  await sql`
    create table subscription_changes (
      id text primary key,
      account_id text not null references accounts on delete cascade,
      at timestamptz not null,
      before text not null,
      after text not null,
      cause text not null
    )`.execute(database);
  await sql`create index subscription_changes_account on subscription_changes (account_id)`.execute(database);
  await sql`
    create table payment_events (
      provider text not null,
      id text not null,
      received_at timestamptz not null,
      primary key (provider, id)
    )`.execute(database);
  // Outlives the account: the provider may be away when it is deleted.
  await sql`
    create table payment_endings (
      provider text not null,
      kind text not null check (kind in ('customer', 'subscription')),
      reference text not null,
      attempts integer not null default 0,
      next_try_at timestamptz not null,
      primary key (provider, kind, reference)
    )`.execute(database);
  await sql`create table subscriber_numbers (only_row boolean primary key check (only_row), last integer not null)`.execute(database);
}

/** The sandbox provider is a separate system: nothing here refers to the tables of the site. */
async function sandboxProvider(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table practice_customers (
      id text primary key,
      person text not null unique,
      email text not null
    )`.execute(database);
  await sql`
    create table practice_subscriptions (
      id text primary key,
      customer_id text not null references practice_customers on delete cascade,
      plan text not null,
      price integer not null,
      currency text not null,
      country text not null,
      state text not null check (state in ('active', 'past_due', 'ended')),
      started_at timestamptz not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      ends_with_period boolean not null default false,
      past_due_since timestamptz,
      event_time timestamptz not null
    )`.execute(database);
  await sql`
    create unique index practice_subscriptions_live on practice_subscriptions (customer_id) where state <> 'ended'`.execute(database);
  await sql`
    create table practice_sessions (
      id_hash bytea primary key check (octet_length(id_hash) = 32),
      customer_id text not null references practice_customers on delete cascade,
      checkout jsonb,
      locale text not null,
      way_back text not null,
      expires_at timestamptz not null,
      outcome text check (outcome in ('paid', 'closed'))
    )`.execute(database);
  await sql`create index practice_sessions_expiry on practice_sessions (expires_at)`.execute(database);
  await sql`
    create table practice_events (
      id text primary key,
      body text not null,
      time timestamptz not null,
      attempts integer not null default 0,
      next_try_at timestamptz not null
    )`.execute(database);
}
