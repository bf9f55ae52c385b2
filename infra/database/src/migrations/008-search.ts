import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_pages (
      id integer generated always as identity primary key,
      url text not null,
      locale text not null,
      digest text not null,
      title text not null,
      facts jsonb not null,
      summary text not null,
      body text not null,
      terms text not null,
      unique (url, digest)
    )`.execute(database);
  await sql`
    create table search_generations (
      id integer generated always as identity primary key,
      state text not null check (state in ('building', 'live', 'old')),
      touched_at timestamptz not null default now(),
      source text not null,
      pages integer[] not null default '{}'
    )`.execute(database);
  await sql`create unique index search_generations_single on search_generations (state) where state in ('building', 'live')`.execute(
    database,
  );
  await sql`
    create table search_terms (
      generation integer not null references search_generations on delete cascade,
      locale text not null,
      term text not null,
      places bytea not null,
      primary key (generation, locale, term)
    )`.execute(database);
  await sql`
    create table search_vocabularies (
      generation integer not null references search_generations on delete cascade,
      locale text not null,
      words text not null,
      primary key (generation, locale)
    )`.execute(database);
  await sql`
    create table search_misses (
      day date not null,
      query text not null,
      count integer not null,
      primary key (day, query)
    )`.execute(database);
}
