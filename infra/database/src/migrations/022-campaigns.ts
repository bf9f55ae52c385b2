import { sql, type Kysely } from 'kysely';

/** What is in the places for messages, and counts of it that say nothing of readers. Days are text as YYYY-MM-DD: no time zone moves them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table campaigns (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      advertiser text not null,
      kind text not null check (kind in ('paid', 'community', 'house')),
      state text not null default 'paused' check (state in ('paused', 'running')),
      starts_on text not null,
      ends_on text check (ends_on >= starts_on),
      countries text[] not null,
      sections text[] not null,
      priority integer not null,
      weight integer not null check (weight > 0),
      views_a_day integer,
      views_in_all integer,
      budget integer,
      price integer,
      version integer not null default 1,
      changed_by text references accounts on delete set null,
      changed_at timestamptz not null,
      check ((budget is null) = (price is null))
    )`.execute(database);
  await sql`create index campaigns_changed_by on campaigns (changed_by)`.execute(database);
  await sql`
    create table campaign_creatives (
      id uuid primary key default gen_random_uuid(),
      campaign_id uuid not null references campaigns on delete cascade,
      slot text not null,
      heading text not null,
      copy text not null,
      cta text not null,
      alt text not null,
      target text not null,
      colors jsonb,
      image bytea,
      image_type text check ((image is null) = (image_type is null)),
      unique (campaign_id, slot)
    )`.execute(database);
  await sql`
    create table campaign_counts (
      campaign_id uuid not null references campaigns on delete cascade,
      day text not null,
      slot text not null,
      placed integer not null default 0,
      viewed integer not null default 0,
      clicked integer not null default 0,
      primary key (campaign_id, day, slot)
    )`.execute(database);
  await sql`create table placement_key (only_row boolean primary key default true check (only_row), key bytea not null)`.execute(database);
}
