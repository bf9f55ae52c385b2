import type { CollectionItem, CollectionPage, CollectionQuery } from '@webdocs/contracts/api/collections';
import type { Database } from '@webdocs/database';
import type { AccountServices } from '../account-services.ts';
import { itemIn, itemsIn } from '../stores/collection-items.ts';
import { collectionInfo } from '../stores/collections.ts';
import { refreshDocuments } from './keep-documents.ts';

type Parts = Pick<AccountServices, 'database' | 'documentAt' | 'now'>;

export async function readCollection(parts: Parts, accountId: string, id: string, wanted: CollectionQuery): Promise<CollectionPage> {
  const { query } = parts.database;
  const info = await collectionInfo(query, accountId, id);
  const items = await itemsIn(query, id, wanted);
  const anew = await refreshDocuments(
    parts,
    items.map(({ url }) => url),
  );
  return { ...info, items: anew > 0 ? await itemsIn(query, id, wanted) : items };
}

export async function readItem({ query }: Database, accountId: string, collectionId: string, id: string): Promise<CollectionItem> {
  await collectionInfo(query, accountId, collectionId);
  return itemIn(query, collectionId, id);
}
