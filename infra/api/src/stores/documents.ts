import type { Query } from '@webdocs/database';
import { sql } from 'kysely';

/** What is kept of a page of the site. */
export interface KnownDocument {
  readonly uri: string;
  readonly title: string;
  readonly parents: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
  readonly compatQueries: readonly string[];
  readonly summary?: string | undefined;
  /** When the page last changed, as it says itself. */
  readonly modified?: string | undefined;
  /** Where its source is; nothing of it is kept. */
  readonly source?: string | undefined;
}

/** Keeps what is known of a page; returns the number of its row. */
export async function keepDocument(
  query: Query,
  { uri, title, parents, compatQueries, summary, modified }: KnownDocument,
): Promise<number> {
  const content = {
    title,
    parents: sql<KnownDocument['parents']>`${JSON.stringify(parents)}::jsonb`,
    compat_queries: compatQueries as string[],
    summary: summary || null,
    modified: modified && Number.isFinite(Date.parse(modified)) ? modified : null,
  };
  const { id } = await query
    .insertInto('documents')
    .values({ uri, ...content })
    .onConflict((conflict) => conflict.column('uri').doUpdateSet({ ...content, updated_at: new Date() }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those of some pages that were not looked at since a moment, the longest ago first. */
export async function documentsBefore(query: Query, uris: readonly string[], moment: Date, most: number): Promise<string[]> {
  if (uris.length === 0) return [];
  const rows = await query
    .selectFrom('documents')
    .select('uri')
    .where('uri', 'in', uris)
    .where('updated_at', '<', moment)
    .orderBy('updated_at')
    .limit(most)
    .execute();
  return rows.map(({ uri }) => uri);
}

/** A page that is not there any more: what was known of it stays. */
export async function touchDocument(query: Query, uri: string): Promise<void> {
  await query.updateTable('documents').set({ updated_at: new Date() }).where('uri', '=', uri).execute();
}
