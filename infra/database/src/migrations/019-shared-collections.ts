import { sql, type Kysely } from 'kysely';

/** Collections have an order of their own and a link to share; of pages it is kept what they say of themselves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table collection_shares (
      id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
      collection_id text not null unique references collections (id) on delete cascade,
      with_notes boolean not null,
      created_at timestamptz not null default now()
    )`.execute(database);
  await sql`alter table documents add column summary text, add column modified text`.execute(database);
  await sql`alter table collection_items add column position integer`.execute(database);
  // As lists were shown until now: the newest first.
  await sql`
    update collection_items set position = ordered.place
    from (select id, row_number() over (partition by collection_id order by created_at desc, id) as place from collection_items) as ordered
    where ordered.id = collection_items.id`.execute(database);
  await sql`alter table collection_items alter column position set default 0, alter column position set not null`.execute(database);
  await sql`create index collection_items_order on collection_items (collection_id, position)`.execute(database);
}
