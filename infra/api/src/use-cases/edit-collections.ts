import { collectionLimits, type CollectionEdit, type CollectionInfo, type CollectionInput } from '@webdocs/contracts/api/collections';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database, Query } from '@webdocs/database';
import type { Account, Collection } from '@webdocs/database/tables';
import { addCollection, changeCollection, collectionInfo, findCollection, heldBy, removeCollection } from '../stores/collections.ts';
import { changingCollections } from './changing-collections.ts';
import { isSubscriber } from './describe-visitor.ts';

export async function createCollection(database: Database, accountId: string, input: CollectionInput): Promise<CollectionInfo> {
  return changingCollections(database, accountId, async (query, account) =>
    collectionInfo(query, accountId, await addWithinLimit(query, account, input)),
  );
}

export async function editCollection(
  database: Database,
  accountId: string,
  id: string,
  { seen, ...input }: CollectionEdit,
): Promise<CollectionInfo> {
  return changingCollections(database, accountId, async (query) => {
    const collection = await findCollection(query, accountId, id);
    if (collection.is_default) throw new Failure('COLLECTION_DEFAULT_KEPT', { change: 'modify' });
    if (seen && !isAsSeen(collection, seen)) throw new Failure('COLLECTION_CHANGED', { name: collection.name });
    await changeCollection(query, id, input);
    return collectionInfo(query, accountId, id);
  });
}

function isAsSeen({ name, description }: Pick<Collection, 'name' | 'description'>, seen: CollectionInput): boolean {
  return name === seen.name && (description ?? '') === (seen.description ?? '');
}

export async function deleteCollection(database: Database, accountId: string, id: string): Promise<void> {
  await changingCollections(database, accountId, async (query) => {
    const { is_default } = await findCollection(query, accountId, id);
    if (is_default) throw new Failure('COLLECTION_DEFAULT_KEPT', { change: 'delete' });
    await removeCollection(query, id);
  });
}

export async function addWithinLimit(query: Query, account: Account, input: CollectionInput): Promise<string> {
  const limit = collectionLimits.coreCollections;
  const { collections } = await heldBy(query, account.id);
  if (!isSubscriber(account) && collections >= limit) throw new Failure('COLLECTION_LIMIT', { limit });
  if (collections >= collectionLimits.accountCollections) throw full(collectionLimits.accountCollections, 'collections');
  return addCollection(query, account.id, input);
}

/** Asked after something was added and before it is kept. */
export async function requireRoom(query: Query, accountId: string): Promise<void> {
  const { items, bytes } = await heldBy(query, accountId);
  if (items > collectionLimits.accountItems) throw full(collectionLimits.accountItems, 'articles');
  if (bytes > collectionLimits.accountBytes) throw full(collectionLimits.accountBytes, 'bytes of titles and notes');
}

function full(limit: number, what: string): Failure {
  return new Failure('COLLECTIONS_FULL', { limit, what });
}
