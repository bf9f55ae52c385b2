import type { Database, Query } from '@webdocs/database';
import { sql } from 'kysely';
import type { PageRow } from './page-row.ts';

/** A builder that has not been heard of for so long is gone. */
const builderGoneAfter = '60 seconds';

/** The version that answers, and what it was made from. */
export async function liveGeneration(query: Query): Promise<{ readonly id: number; readonly source: string } | undefined> {
  return query.selectFrom('search_generations').select(['id', 'source']).where('state', '=', 'live').executeTakeFirst();
}

/** Begins a version, unless another process is building one. */
export async function beginGeneration(database: Database, source: string): Promise<number | undefined> {
  return database.transaction(async (query) => {
    await sql`delete from search_generations where state = 'building' and touched_at < now() - ${builderGoneAfter}::interval`.execute(
      query,
    );
    const row = await query
      .insertInto('search_generations')
      .values({ state: 'building', source })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  });
}

export async function touchGeneration(query: Query, id: number): Promise<void> {
  await sql`update search_generations set touched_at = now() where id = ${id}`.execute(query);
}

export async function dropGeneration(query: Query, id: number): Promise<void> {
  await query.deleteFrom('search_generations').where('id', '=', id).execute();
}

/** Ids of the rows that hold these pages already, by address and digest. */
export async function knownRows(query: Query): Promise<Map<string, number>> {
  const rows = await query.selectFrom('search_pages').select(['id', 'url', 'digest']).execute();
  return new Map(rows.map(({ id, url, digest }) => [rowKey(url, digest), id]));
}

export function rowKey(url: string, digest: string): string {
  return `${url} ${digest}`;
}

export async function insertRows(query: Query, rows: readonly PageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into search_pages (url, locale, digest, title, facts, summary, body, terms)
    select url, locale, digest, title, facts, summary, body, terms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one (url text, locale text, digest text, title text, facts jsonb, summary text, body text, terms text)
    on conflict (url, digest) do nothing`.execute(query);
}

export async function insertTerms(
  query: Query,
  generation: number,
  locale: string,
  terms: ReadonlyArray<readonly [term: string, places: Buffer]>,
): Promise<void> {
  await sql`
    insert into search_terms (generation, locale, term, places)
    select ${generation}, ${locale}, term, places
    from unnest(${terms.map(([term]) => term)}::text[], ${terms.map(([, places]) => places)}::bytea[]) as one (term, places)`.execute(
    query,
  );
}

/** In one moment the new version answers. The one before stays until the next, for those who have begun to read it. */
export async function switchTo(database: Database, generation: number, pages: readonly number[]): Promise<void> {
  await database.transaction(async (query) => {
    await sql`delete from search_generations where state = 'old'`.execute(query);
    await sql`update search_generations set state = 'old' where state = 'live'`.execute(query);
    await sql`update search_generations set state = 'live', pages = ${pages}::integer[], touched_at = now() where id = ${generation}`.execute(
      query,
    );
  });
  await sql`
    delete from search_pages
    where id not in (select unnest(pages) from search_generations where state in ('live', 'old'))`.execute(database.query);
}
