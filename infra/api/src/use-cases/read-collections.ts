import type { CollectionItem, CollectionPage, CollectionQuery } from '@webdocs/contracts/api/collections';
import type { Database } from '@webdocs/database';
import { itemIn, itemsIn } from '../stores/collection-items.ts';
import { collectionInfo } from '../stores/collections.ts';

export async function readCollection({ query }: Database, accountId: string, id: string, wanted: CollectionQuery): Promise<CollectionPage> {
  const info = await collectionInfo(query, accountId, id);
  return { ...info, items: await itemsIn(query, id, wanted) };
}

export async function readItem({ query }: Database, accountId: string, collectionId: string, id: string): Promise<CollectionItem> {
  await collectionInfo(query, accountId, collectionId);
  return itemIn(query, collectionId, id);
}
