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
export async function keepDocument(query: Query, document: KnownDocument): Promise<number> {
  return (await keepDocuments(query, [document])).get(document.uri) as number;
}

/** Keeps what is known of some pages, by one statement; returns the numbers of their rows by their addresses. */
export async function keepDocuments(query: Query, documents: readonly KnownDocument[]): Promise<ReadonlyMap<string, number>> {
  if (documents.length === 0) return new Map();
  const byUri = new Map(documents.map((document) => [document.uri, document]));
  const rows = await query
    .insertInto('documents')
    .values([...byUri.values()].map((document) => ({ uri: document.uri, ...contentOf(document) })))
    .onConflict((conflict) =>
      conflict.column('uri').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        parents: ref('excluded.parents'),
        compat_queries: ref('excluded.compat_queries'),
        summary: ref('excluded.summary'),
        modified: ref('excluded.modified'),
        updated_at: new Date(),
      })),
    )
    .returning(['uri', 'id'])
    .execute();
  return new Map(rows.map(({ uri, id }) => [uri, id]));
}

function contentOf({ title, parents, compatQueries, summary, modified }: KnownDocument) {
  return {
    title,
    parents: sql<KnownDocument['parents']>`${JSON.stringify(parents)}::jsonb`,
    compat_queries: compatQueries as string[],
    summary: summary || null,
    modified: modified && Number.isFinite(Date.parse(modified)) ? modified : null,
  };
}

/** The rows of those of some pages that were looked at since a moment, by their addresses. */
export async function documentsSince(query: Query, uris: readonly string[], moment: Date): Promise<Map<string, number>> {
  if (uris.length === 0) return new Map();
  const rows = await query
    .selectFrom('documents')
    .select(['uri', 'id'])
    .where('uri', 'in', uris)
    .where('updated_at', '>=', moment)
    .execute();
  return new Map(rows.map(({ uri, id }) => [uri, id]));
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
