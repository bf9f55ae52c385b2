import { sql, type Kysely } from 'kysely';

/** Conversations with AI Help, what was asked of a day, what had no answer, which answers helped, and what a model has cost. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table settings add column ai_help_share_unanswered boolean not null default false`.execute(database);
  await sql`
    create table ai_help_chats (
      id uuid primary key,
      account_id text not null references accounts on delete cascade,
      label text not null,
      is_named boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz
    )`.execute(database);
  await sql`create index ai_help_chats_of on ai_help_chats (account_id, updated_at)`.execute(database);
  await sql`create index ai_help_chats_updated_at on ai_help_chats (updated_at)`.execute(database);
  await sql`
    create table ai_help_messages (
      id uuid primary key,
      chat_id uuid not null references ai_help_chats on delete cascade,
      parent_id uuid references ai_help_messages on delete cascade deferrable initially deferred,
      question text not null,
      text text,
      answer jsonb,
      state text not null check (state in ('pending', 'complete', 'stopped', 'failed')),
      alive_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index ai_help_messages_of on ai_help_messages (chat_id, created_at)`.execute(database);
  await sql`create index ai_help_messages_parent on ai_help_messages (parent_id)`.execute(database);
  await sql`
    create table ai_help_asked (
      id uuid primary key,
      account_id text not null references accounts on delete cascade,
      day text not null,
      under_way_until timestamptz
    )`.execute(database);
  await sql`create index ai_help_asked_of on ai_help_asked (account_id, day)`.execute(database);
  await sql`
    create table content_gaps (
      id uuid primary key default gen_random_uuid(),
      locale text not null,
      question_hash bytea,
      question text,
      count integer not null default 1,
      first_at timestamptz not null,
      last_at timestamptz not null,
      settled_at timestamptz,
      unique nulls not distinct (locale, question_hash)
    )`.execute(database);
  await sql`
    create table answer_ratings (
      id uuid primary key default gen_random_uuid(),
      message_hash bytea unique,
      is_helpful boolean not null,
      comment text,
      conversation jsonb,
      created_at timestamptz not null
    )`.execute(database);
  await sql`
    create table ai_model_days (
      day text primary key,
      input_tokens bigint not null default 0,
      output_tokens bigint not null default 0,
      cost double precision not null default 0
    )`.execute(database);
}
