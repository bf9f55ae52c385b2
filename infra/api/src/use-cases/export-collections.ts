import type { CollectionInfo, CollectionItem } from '@webdocs/contracts/api/collections';
import type { Database } from '@webdocs/database';
import { everyItemIn } from '../stores/collection-items.ts';
import { collectionsOf } from '../stores/collections.ts';

export interface ExportedCollection extends Omit<CollectionInfo, 'id' | 'article_count'> {
  readonly items: ReadonlyArray<Omit<CollectionItem, 'id' | 'summary' | 'modified'>>;
}

/** Everything that a user saved, without the numbers that mean something to this database only. */
export async function exportCollections({ transaction }: Database, accountId: string): Promise<readonly ExportedCollection[]> {
  return transaction(async (query) => {
    const exported: ExportedCollection[] = [];
    for (const { id, article_count: _, ...info } of await collectionsOf(query, accountId)) {
      const items = (await everyItemIn(query, id)).map(({ id: _itemId, summary: _summary, modified: _modified, ...item }) => item);
      exported.push({ ...info, items });
    }
    return exported;
  });
}
