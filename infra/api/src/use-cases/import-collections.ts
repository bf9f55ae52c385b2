import type { CollectionImport, CollectionImportReply } from '@webdocs/contracts/api/collections';
import type { Database, Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import type { AccountServices } from '../account-services.ts';
import { lockAccount } from '../stores/accounts.ts';
import { addItem, placesAtTop } from '../stores/collection-items.ts';
import { collectionsOf, touchCollection } from '../stores/collections.ts';
import { changingCollections } from './changing-collections.ts';
import { addWithinLimit, requireRoom } from './edit-collections.ts';
import { pathOf } from './edit-items.ts';
import { keepDocuments } from './keep-documents.ts';

type Parts = Pick<AccountServices, 'database' | 'documentAt' | 'now'>;

/** Adds what is not there yet: collections are found by name, pages by address. All of it, or, past a limit, nothing. */
export async function importCollections(
  parts: Parts,
  accountId: string,
  { collections, dry_run: isDry = false }: CollectionImport,
): Promise<CollectionImportReply> {
  const paths = collections.flatMap(({ items }) => items.map(({ url }) => pathOf(url)));
  const documentIds = await keepDocuments(parts, paths);
  const bringIn = async (query: Query, account: Account) => {
    const ids = new Map((await collectionsOf(query, accountId)).map(({ name, id }) => [name, id]));
    const reply: CollectionImportReply = { collections_added: 0, items_added: 0, items_skipped: [] };
    for (const { items, ...input } of collections) {
      const known = ids.get(input.name);
      const collectionId = known ?? (await addWithinLimit(query, account, input));
      ids.set(input.name, collectionId);
      if (!known) reply.collections_added++;
      const top = await placesAtTop(query, collectionId, items.length);
      for (const [index, { url, title, notes, created_at }] of items.entries()) {
        const documentId = documentIds.get(pathOf(url));
        const item = { title, notes: notes || null, position: top + index, createdAt: created_at };
        const added = documentId !== undefined && (await addItem(query, { collectionId, documentId, ...item }));
        if (added) reply.items_added++;
        else reply.items_skipped.push({ collection: input.name, url, reason: documentId === undefined ? 'unknown' : 'exists' });
      }
      await touchCollection(query, collectionId);
    }
    await requireRoom(query, accountId);
    return reply;
  };
  return isDry ? tried(parts.database, accountId, bringIn) : changingCollections(parts.database, accountId, bringIn);
}

/** Does it all, so that what is said is true, and takes it back. */
async function tried(
  database: Database,
  accountId: string,
  work: (query: Query, account: Account) => Promise<CollectionImportReply>,
): Promise<CollectionImportReply> {
  let reply: CollectionImportReply | undefined;
  const takenBack = new Error('only tried');
  await database
    .transaction(async (query) => {
      reply = await work(query, await lockAccount(query, accountId));
      throw takenBack;
    })
    .catch((thrown: unknown) => {
      if (thrown !== takenBack) throw thrown;
    });
  return reply as CollectionImportReply;
}
