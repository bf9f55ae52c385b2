import type { MovedItems, RemovedItems, SelectionMove } from '@webdocs/contracts/api/collection-selection';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { AccountServices } from '../account-services.ts';
import * as store from '../stores/collection-items.ts';
import { findCollection, touchCollection } from '../stores/collections.ts';
import { changingCollections } from './changing-collections.ts';
import { requireRoom } from './edit-collections.ts';
import { keepDocuments } from './keep-documents.ts';
import { pathOf } from './edit-items.ts';

export async function removeItems(database: Database, accountId: string, id: string, ids: readonly string[]): Promise<RemovedItems> {
  return changingCollections(database, accountId, async (query) => {
    await findCollection(query, accountId, id);
    const items = await store.placedItemsIn(query, id, ids);
    await store.removeItems(
      query,
      items.map((item) => item.id),
    );
    await touchCollection(query, id);
    return {
      items: items.map(({ uri, title, notes, position, created_at }) => ({
        url: uri,
        title,
        notes,
        position,
        created_at: created_at.toISOString(),
      })),
    };
  });
}

/** What is there again by now stays as it is. */
export async function restoreItems(
  parts: Pick<AccountServices, 'database' | 'documentAt' | 'now'>,
  accountId: string,
  id: string,
  { items }: RemovedItems,
): Promise<void> {
  await findCollection(parts.database.query, accountId, id);
  const documentIds = await keepDocuments(
    parts,
    items.map(({ url }) => pathOf(url)),
  );
  await changingCollections(parts.database, accountId, async (query) => {
    await findCollection(query, accountId, id);
    for (const { url, title, notes, position, created_at } of items) {
      const documentId = documentIds.get(pathOf(url));
      if (documentId === undefined) throw new Failure('DOCUMENT_UNKNOWN');
      await store.addItem(query, {
        collectionId: id,
        documentId,
        title,
        notes: notes || null,
        position,
        createdAt: created_at,
      });
    }
    await requireRoom(query, accountId);
    await touchCollection(query, id);
  });
}

export async function moveItems(
  database: Database,
  accountId: string,
  id: string,
  { items: ids, to, positions }: SelectionMove,
): Promise<MovedItems> {
  return changingCollections(database, accountId, async (query) => {
    await findCollection(query, accountId, id);
    const { name } = await findCollection(query, accountId, to);
    const items = await store.placedItemsIn(query, id, ids);
    const moved = { items: items.map((item) => item.id), positions: items.map((item) => item.position) };
    if (id === to) return moved;
    const titles = await store.titlesOfDocuments(
      query,
      to,
      items.map((item) => item.document_id),
    );
    if (titles.length > 0) throw new Failure('COLLECTION_ITEMS_EXIST', { count: titles.length, name, titles: told(titles) });
    if (positions) await store.moveItemsTo(query, to, { items: ids, positions });
    else await store.moveItemsToTop(query, to, moved.items);
    await touchCollection(query, id);
    await touchCollection(query, to);
    return moved;
  });
}

export async function placeItem(database: Database, accountId: string, id: string, item: string, index: number): Promise<void> {
  await changingCollections(database, accountId, async (query) => {
    await findCollection(query, accountId, id);
    await store.placeItem(query, id, item, index);
    await touchCollection(query, id);
  });
}

const mostTold = 5;

function told(titles: readonly string[]): string {
  return titles.slice(0, mostTold).join(', ') + (titles.length > mostTold ? ', …' : '');
}
