import type { CollectionItemChange, CollectionItemInput } from '@webdocs/contracts/api/collections';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { AccountServices } from '../account-services.ts';
import * as store from '../stores/collection-items.ts';
import { findCollection, touchCollection } from '../stores/collections.ts';
import { keepDocument } from '../stores/documents.ts';
import { changingCollections } from './changing-collections.ts';
import { requireRoom } from './edit-collections.ts';

type Parts = Pick<AccountServices, 'database' | 'documentAt'>;

/** Only what is on this site can be saved; its own title and parents are kept with it. */
export async function addItem(
  { database, documentAt }: Parts,
  accountId: string,
  collectionId: string,
  { url, title, notes }: CollectionItemInput,
): Promise<void> {
  await findCollection(database.query, accountId, collectionId);
  const document = await documentAt(pathOf(url));
  if (!document) throw new Failure('DOCUMENT_UNKNOWN');
  // Outside the transaction: the row is everybody's, and true whatever becomes of the item.
  const documentId = await keepDocument(database.query, document);
  await changingCollections(database, accountId, async (query) => {
    await findCollection(query, accountId, collectionId);
    const added = await store.addItem(query, { collectionId, documentId, title, notes: notes || null });
    if (!added) throw new Failure('COLLECTION_ITEM_EXISTS');
    await requireRoom(query, accountId);
    await touchCollection(query, collectionId);
  });
}

export async function changeItem(
  database: Database,
  accountId: string,
  collectionId: string,
  id: string,
  input: CollectionItemChange,
): Promise<void> {
  await changingCollections(database, accountId, async (query) => {
    await findCollection(query, accountId, collectionId);
    const item = await store.itemIn(query, collectionId, id);
    if (input.seen_at !== undefined && Date.parse(input.seen_at) !== Date.parse(item.updated_at)) {
      throw new Failure('COLLECTION_ITEM_CHANGED', { title: item.title });
    }
    // A call that does not speak of the notes leaves them as they are.
    const notes = input.notes === undefined ? (item.notes ?? null) : input.notes || null;
    await store.changeItem(query, id, { title: input.title, notes });
    await requireRoom(query, accountId);
    await touchCollection(query, collectionId);
  });
}

export async function deleteItem(database: Database, accountId: string, collectionId: string, id: string): Promise<void> {
  await changingCollections(database, accountId, async (query) => {
    await findCollection(query, accountId, collectionId);
    await store.itemIn(query, collectionId, id);
    await store.removeItems(query, [id]);
    await touchCollection(query, collectionId);
  });
}

/** A page is saved, not a place in it. */
export function pathOf(url: string): string {
  return new URL(url, 'http://site.invalid').pathname;
}
