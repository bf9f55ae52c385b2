import { sql, type Kysely } from 'kysely';

/** Deleted means deleted: rows go at once, and only their hashes stay, so that a restored backup can be told what went since. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table deletions (
      "table" text not null,
      id_hash bytea not null check (octet_length(id_hash) = 32),
      at timestamptz not null default now(),
      primary key ("table", id_hash)
    )`.execute(database);
  await sql`create index deletions_time on deletions (at)`.execute(database);
  await withoutHiddenRows(database);
  await sql`
    alter table newsletter_addresses
      add column id uuid not null default gen_random_uuid() unique,
      add column confirmed_at timestamptz`.execute(database);
}

/** Until now what users deleted was hidden. The indexes on what was not hidden go with the column. */
async function withoutHiddenRows(database: Kysely<unknown>): Promise<void> {
  await sql`delete from collection_items where deleted_at is not null`.execute(database);
  await sql`delete from collections where deleted_at is not null`.execute(database);
  await sql`alter table collection_items drop column deleted_at`.execute(database);
  await sql`alter table collections drop column deleted_at`.execute(database);
  await sql`create unique index collections_name on collections (account_id, name)`.execute(database);
  await sql`create unique index collection_items_document on collection_items (collection_id, document_id)`.execute(database);
  await sql`create index collection_items_of_document on collection_items (document_id)`.execute(database);
}
