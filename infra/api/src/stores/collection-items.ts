import type { CollectionItem, CollectionLookup, CollectionQuery } from '@webdocs/contracts/api/collections';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import { sql } from 'kysely';
import { isRandomId, randomId } from './random-id.ts';

interface NewItem {
  readonly collectionId: string;
  readonly documentId: number;
  readonly title: string;
  readonly notes: string | null;
}

export async function itemsIn(query: Query, collectionId: string, { q, sort, limit, offset }: CollectionQuery): Promise<CollectionItem[]> {
  if (limit === 0) return [];
  let found = items(query).where('collection_items.collection_id', '=', collectionId);
  // Not `like`: what a person types is no pattern.
  if (q !== '') {
    const wanted = q.toLowerCase();
    found = found.where(
      sql<boolean>`(strpos(lower(collection_items.title), ${wanted}) > 0 or strpos(lower(coalesce(collection_items.notes, '')), ${wanted}) > 0)`,
    );
  }
  const sorted =
    sort === 'title'
      ? found.orderBy(sql`lower(collection_items.title)`).orderBy('collection_items.id')
      : found.orderBy('collection_items.created_at', 'desc').orderBy('collection_items.id');
  return (await sorted.limit(limit).offset(offset).execute()).map(itemOf);
}

/** Everything in a collection, oldest first. */
export async function everyItemIn(query: Query, collectionId: string): Promise<CollectionItem[]> {
  const rows = await items(query)
    .where('collection_items.collection_id', '=', collectionId)
    .orderBy('collection_items.created_at')
    .orderBy('collection_items.id')
    .execute();
  return rows.map(itemOf);
}

export async function itemIn(query: Query, collectionId: string, id: string): Promise<CollectionItem> {
  const row = isRandomId(id)
    ? await items(query).where('collection_items.collection_id', '=', collectionId).where('collection_items.id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw new Failure('COLLECTION_ITEM_UNKNOWN');
  return itemOf(row);
}

/** In which collections of an account a page is. */
export async function itemsOfPage(query: Query, accountId: string, uri: string): Promise<CollectionLookup['results']> {
  const rows = await items(query)
    .innerJoin('collections', 'collections.id', 'collection_items.collection_id')
    .select('collections.id as collection_id')
    .where('collections.account_id', '=', accountId)
    .where('documents.uri', '=', uri)
    .orderBy('collections.created_at')
    .orderBy('collections.id')
    .execute();
  return rows.map(({ collection_id, ...row }) => ({ collection_id, item: itemOf(row) }));
}

/** False where the page is in the collection already. */
export async function addItem(query: Query, { collectionId, documentId, title, notes }: NewItem): Promise<boolean> {
  const added = await query
    .insertInto('collection_items')
    .values({ id: randomId(), collection_id: collectionId, document_id: documentId, title, notes })
    .onConflict((conflict) => conflict.columns(['collection_id', 'document_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function changeItem(query: Query, id: string, values: Pick<NewItem, 'title' | 'notes'>): Promise<void> {
  await query
    .updateTable('collection_items')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function removeItem(query: Query, id: string): Promise<void> {
  await noteDeletion(query, 'collection_items', [id]);
  await query.deleteFrom('collection_items').where('id', '=', id).execute();
}

function items(query: Query) {
  return query
    .selectFrom('collection_items')
    .innerJoin('documents', 'documents.id', 'collection_items.document_id')
    .select([
      'collection_items.id',
      'documents.uri',
      'documents.parents',
      'collection_items.title',
      'collection_items.notes',
      'collection_items.created_at',
      'collection_items.updated_at',
    ]);
}

interface Row {
  readonly id: string;
  readonly uri: string;
  readonly parents: CollectionItem['parents'] | ReadonlyArray<CollectionItem['parents'][number]>;
  readonly title: string;
  readonly notes: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

function itemOf({ uri, notes, parents, created_at, updated_at, ...rest }: Row): CollectionItem {
  return {
    ...rest,
    url: uri,
    ...(notes ? { notes } : {}),
    parents: [...parents],
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
