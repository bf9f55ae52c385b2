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
  /** What a client says of when it was saved; nothing is saved in the future. Now without it. */
  readonly createdAt?: string | undefined;
  /** The first place of the own order without it. */
  readonly position?: number;
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
  const sorted = {
    title: () => found.orderBy(sql`lower(collection_items.title)`),
    date: () => found.orderBy('collection_items.created_at', 'desc'),
    own: () => found.orderBy('collection_items.position'),
  }[sort]();
  // What came in at one moment is in its own order.
  const inOrder = sorted.orderBy('collection_items.position').orderBy('collection_items.id');
  return (await inOrder.limit(limit).offset(offset).execute()).map(itemOf);
}

export async function countItems(query: Query, collectionId: string): Promise<number> {
  const { count } = await query
    .selectFrom('collection_items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('collection_id', '=', collectionId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Everything in a collection, in its own order. */
export async function everyItemIn(query: Query, collectionId: string): Promise<CollectionItem[]> {
  const rows = await items(query)
    .where('collection_items.collection_id', '=', collectionId)
    .orderBy('collection_items.position')
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
export async function addItem(query: Query, { collectionId, documentId, title, notes, createdAt, position }: NewItem): Promise<boolean> {
  const added = await query
    .insertInto('collection_items')
    .values({
      id: randomId(),
      collection_id: collectionId,
      document_id: documentId,
      title,
      notes,
      position: position ?? firstPlace(collectionId),
      ...(createdAt === undefined ? {} : { created_at: sql<Date>`least(${createdAt}::timestamptz, now())` }),
    })
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

export async function removeItems(query: Query, ids: readonly string[]): Promise<void> {
  await noteDeletion(query, 'collection_items', ids);
  await query.deleteFrom('collection_items').where('id', 'in', ids).execute();
}

/** What one of several items is, for changes of all of them. */
interface PlacedItem {
  readonly id: string;
  readonly uri: string;
  readonly document_id: number;
  readonly title: string;
  readonly notes: string | null;
  readonly position: number;
  readonly created_at: Date;
}

/** In the own order. All of them, or a failure. */
export async function placedItemsIn(query: Query, collectionId: string, ids: readonly string[]): Promise<PlacedItem[]> {
  const wanted = [...new Set(ids)];
  const rows = wanted.every(isRandomId)
    ? await query
        .selectFrom('collection_items')
        .innerJoin('documents', 'documents.id', 'collection_items.document_id')
        .select([
          'collection_items.id',
          'documents.uri',
          'collection_items.document_id',
          'collection_items.title',
          'collection_items.notes',
          'collection_items.position',
          'collection_items.created_at',
        ])
        .where('collection_items.collection_id', '=', collectionId)
        .where('collection_items.id', 'in', wanted)
        .orderBy('collection_items.position')
        .orderBy('collection_items.id')
        .execute()
    : [];
  if (rows.length !== wanted.length) throw new Failure('COLLECTION_ITEM_UNKNOWN');
  return rows;
}

/** Titles of the items of a collection that are of one of some pages. */
export async function titlesOfDocuments(query: Query, collectionId: string, documentIds: readonly number[]): Promise<string[]> {
  const rows = await query
    .selectFrom('collection_items')
    .select('title')
    .where('collection_id', '=', collectionId)
    .where('document_id', 'in', documentIds)
    .orderBy('position')
    .execute();
  return rows.map(({ title }) => title);
}

/** To the top of another collection, in the order given. */
export async function moveItemsToTop(query: Query, to: string, ids: readonly string[]): Promise<void> {
  await sql`
    update collection_items set collection_id = ${to}, position = top.place + moved.index::int
    from unnest(${ids as string[]}::text[]) with ordinality as moved (id, index),
      (select coalesce(min(position), 0) - ${ids.length + 1}::int as place from collection_items where collection_id = ${to}) as top
    where collection_items.id = moved.id`.execute(query);
}

/** To the places in another collection at which they were before. */
export async function moveItemsTo(
  query: Query,
  to: string,
  { items, positions }: { readonly items: readonly string[]; readonly positions: readonly number[] },
): Promise<void> {
  await sql`
    update collection_items set collection_id = ${to}, position = moved.position
    from unnest(${items as string[]}::text[], ${positions as number[]}::int[]) as moved (id, position)
    where collection_items.id = moved.id`.execute(query);
}

/** Everything in a collection gets a place by its number: an order without gaps and without two at one place. */
export async function placeItem(query: Query, collectionId: string, id: string, index: number): Promise<void> {
  const rows = await query
    .selectFrom('collection_items')
    .select('id')
    .where('collection_id', '=', collectionId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const ids = rows.map((row) => row.id).filter((one) => one !== id);
  if (ids.length === rows.length) throw new Failure('COLLECTION_ITEM_UNKNOWN');
  ids.splice(index, 0, id);
  await sql`
    update collection_items set position = placed.index::int
    from unnest(${ids}::text[]) with ordinality as placed (id, index)
    where collection_items.id = placed.id and collection_items.position <> placed.index::int`.execute(query);
}

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly withNotes: boolean;
}

/** In the same order. */
export async function copyItems(query: Query, { from, to, withNotes }: Copying): Promise<void> {
  const ids = Array.from({ length: await countItems(query, from) }, randomId);
  await sql`
    insert into collection_items (id, collection_id, document_id, title, notes, position)
    select given.id, ${to}, copied.document_id, copied.title, case when ${withNotes}::boolean then copied.notes end, copied.index::int
    from unnest(${ids}::text[]) with ordinality as given (id, index)
    join (
      select document_id, title, notes, row_number() over (order by position, id) as index
      from collection_items where collection_id = ${from}
    ) as copied on copied.index = given.index`.execute(query);
}

/** The first of so many free places at the top of a collection. */
export async function placesAtTop(query: Query, collectionId: string, count: number): Promise<number> {
  const { first } = await query
    .selectFrom('collection_items')
    .select(sql<number>`coalesce(min(position), 0)`.as('first'))
    .where('collection_id', '=', collectionId)
    .executeTakeFirstOrThrow();
  return first - count;
}

function firstPlace(collectionId: string) {
  return sql<number>`(select coalesce(min(position), 0) - 1 from collection_items where collection_id = ${collectionId})`;
}

function items(query: Query) {
  return query
    .selectFrom('collection_items')
    .innerJoin('documents', 'documents.id', 'collection_items.document_id')
    .select([
      'collection_items.id',
      'documents.uri',
      'documents.parents',
      'documents.summary',
      'documents.modified',
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
  readonly summary: string | null;
  readonly modified: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

function itemOf({ uri, notes, parents, summary, modified, created_at, updated_at, ...rest }: Row): CollectionItem {
  return {
    ...rest,
    url: uri,
    ...(notes ? { notes } : {}),
    ...(summary ? { summary } : {}),
    ...(modified ? { modified } : {}),
    parents: [...parents],
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
