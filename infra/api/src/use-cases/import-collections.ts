import type { CollectionImport, CollectionImportReply } from '@webdocs/contracts/api/collections';
import type { AccountServices } from '../account-services.ts';
import { addItem } from '../stores/collection-items.ts';
import { collectionsOf, touchCollection } from '../stores/collections.ts';
import { keepDocument } from '../stores/documents.ts';
import { changingCollections } from './changing-collections.ts';
import { addWithinLimit, requireRoom } from './edit-collections.ts';
import { pathOf } from './edit-items.ts';

type Parts = Pick<AccountServices, 'database' | 'documentAt'>;

/** Adds what is not there yet: collections are found by name, pages by address. All of it, or, past a limit, nothing. */
export async function importCollections(
  parts: Parts,
  accountId: string,
  { collections }: CollectionImport,
): Promise<CollectionImportReply> {
  const documentIds = await keepDocuments(parts, collections);
  return changingCollections(parts.database, accountId, async (query, account) => {
    const ids = new Map((await collectionsOf(query, accountId)).map(({ name, id }) => [name, id]));
    const reply: CollectionImportReply = { collections_added: 0, items_added: 0, items_skipped: [] };
    for (const { items, ...input } of collections) {
      const known = ids.get(input.name);
      const collectionId = known ?? (await addWithinLimit(query, account, input));
      ids.set(input.name, collectionId);
      if (!known) reply.collections_added++;
      for (const { url, title, notes } of items) {
        const documentId = documentIds.get(pathOf(url));
        const added = documentId !== undefined && (await addItem(query, { collectionId, documentId, title, notes: notes || null }));
        if (added) reply.items_added++;
        else reply.items_skipped.push({ collection: input.name, url, reason: documentId === undefined ? 'unknown' : 'exists' });
      }
      await touchCollection(query, collectionId);
    }
    await requireRoom(query, accountId);
    return reply;
  });
}

/** The rows of the pages by path. Reading pages takes longer than a lock should be held: it is done before. */
async function keepDocuments(
  { database, documentAt }: Parts,
  collections: CollectionImport['collections'],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const path of new Set(collections.flatMap(({ items }) => items.map(({ url }) => pathOf(url))))) {
    const document = await documentAt(path);
    if (document) ids.set(path, await keepDocument(database.query, document));
  }
  return ids;
}
