import { sql, type Kysely } from 'kysely';

/** What readers watch, what happened to it, and when mail next tells them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table watches (
      id uuid primary key,
      account_id text not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('page', 'feature', 'collection')),
      subject text not null check (char_length(subject) between 1 and 1024),
      collection_id text references collections (id) on delete cascade,
      created_at timestamptz not null default now(),
      check ((kind = 'collection') = (collection_id is not null))
    )`.execute(database);
  await sql`create unique index watches_subject on watches (account_id, kind, subject)`.execute(database);
  await sql`create index watches_of_collection on watches (collection_id) where collection_id is not null`.execute(database);
  await sql`
    create table watched_subjects (
      kind text not null check (kind in ('page', 'feature')),
      subject text not null,
      known text[] not null,
      primary key (kind, subject)
    )`.execute(database);
  await sql`
    create table happenings (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('page', 'feature')),
      subject text not null,
      happening text not null,
      change text not null,
      name text not null,
      update_id text,
      page text,
      day date,
      noticed_at timestamptz not null default now()
    )`.execute(database);
  await sql`create unique index happenings_single on happenings (kind, subject, happening)`.execute(database);
  await sql`create index happenings_time on happenings (noticed_at)`.execute(database);
  await sql`
    create table digests (
      account_id text primary key references accounts (id) on delete cascade,
      rhythm text not null default 'weekly' check (rhythm in ('off', 'daily', 'weekly')),
      locale text not null,
      due_at timestamptz not null,
      told_until bigint not null default 0,
      seen_until bigint not null default 0,
      link_id uuid not null default gen_random_uuid() unique
    )`.execute(database);
  await sql`create index digests_due on digests (due_at) where rhythm <> 'off'`.execute(database);
}
