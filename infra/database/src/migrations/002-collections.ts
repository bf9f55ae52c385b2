import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      id integer generated always as identity primary key,
      uri text not null unique,
      title text not null,
      parents jsonb not null default '[]',
      compat_queries text[] not null default '{}',
      updated_at timestamptz not null default now()
    )`.execute(database);
  await sql`
    create table collections (
      id text primary key,
      account_id text not null references accounts on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      description text check (char_length(description) <= 160),
      is_default boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (not (is_default and deleted_at is not null))
    )`.execute(database);
  // What was deleted stays as a row and gives its name back.
  await sql`create unique index collections_name on collections (account_id, name) where deleted_at is null`.execute(database);
  await sql`create unique index collections_default on collections (account_id) where is_default`.execute(database);
  await sql`
    create table collection_items (
      id text primary key,
      collection_id text not null references collections on delete cascade,
      document_id integer not null references documents,
      title text not null check (char_length(title) between 1 and 1024),
      notes text check (char_length(notes) <= 65536),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(database);
  await sql`
    create unique index collection_items_document on collection_items (collection_id, document_id)
    where deleted_at is null`.execute(database);
  await sql`create index collection_items_of_document on collection_items (document_id) where deleted_at is null`.execute(database);
}
