import type { Query } from '@webdocs/database';
import { sql } from 'kysely';

/** What is kept of a page of the site. */
export interface KnownDocument {
  readonly uri: string;
  readonly title: string;
  readonly parents: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
  readonly compatQueries: readonly string[];
  /** Where its source is; nothing of it is kept. */
  readonly source?: string | undefined;
}

/** Keeps what is known of a page; returns the number of its row. */
export async function keepDocument(query: Query, { uri, title, parents, compatQueries }: KnownDocument): Promise<number> {
  const content = {
    title,
    parents: sql<KnownDocument['parents']>`${JSON.stringify(parents)}::jsonb`,
    compat_queries: compatQueries as string[],
  };
  const { id } = await query
    .insertInto('documents')
    .values({ uri, ...content })
    .onConflict((conflict) => conflict.column('uri').doUpdateSet({ ...content, updated_at: new Date() }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
