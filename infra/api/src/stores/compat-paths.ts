import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { isRandomId } from './random-id.ts';

/** Paths of the compatibility data that the pages in collections are about. Collections that are not the account's are unknown. */
export async function compatPathsIn(query: Query, accountId: string, ids: readonly string[]): Promise<readonly string[]> {
  const unknown = ids.every(isRandomId) ? await notOf(query, accountId, ids) : ids.find((id) => !isRandomId(id));
  if (unknown !== undefined) throw new Failure('COLLECTION_UNKNOWN', { id: unknown.slice(0, 64) });
  const rows = await query
    .selectFrom('collection_items')
    .innerJoin('documents', 'documents.id', 'collection_items.document_id')
    .select('documents.compat_queries')
    .where('collection_items.collection_id', 'in', ids)
    .execute();
  return [...new Set(rows.flatMap(({ compat_queries }) => compat_queries))].sort();
}

async function notOf(query: Query, accountId: string, ids: readonly string[]): Promise<string | undefined> {
  const own = await query.selectFrom('collections').select('id').where('account_id', '=', accountId).where('id', 'in', ids).execute();
  return ids.find((id) => !own.some((collection) => collection.id === id));
}
