import { sql, type Kysely } from 'kysely';

/** Ads that another network placed on a page: what their codes stand for, for a day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table outside_creatives (
      id uuid primary key default gen_random_uuid(),
      slot text not null,
      name text not null,
      heading text not null,
      copy text not null,
      cta text not null,
      target text not null,
      view_address text not null,
      image_address text,
      placed_at timestamptz not null
    )`.execute(database);
  await sql`create index outside_creatives_placed_at on outside_creatives (placed_at)`.execute(database);
}
