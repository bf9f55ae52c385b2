import type { CollectionImport, CollectionInfo, CollectionItem } from '@webdocs/contracts/api/collections';
import type { Database } from '@webdocs/database';
import { everyItemIn } from '../stores/collection-items.ts';
import { collectionsOf } from '../stores/collections.ts';

interface ExportedCollection extends Omit<CollectionInfo, 'id' | 'article_count'> {
  readonly items: ReadonlyArray<Omit<CollectionItem, 'id'>>;
}

/** Everything that a user saved, without the numbers that mean something to this database only. */
export async function exportCollections({ transaction }: Database, accountId: string): Promise<readonly ExportedCollection[]> {
  return transaction(async (query) => {
    const exported: ExportedCollection[] = [];
    for (const { id, article_count: _, ...info } of await collectionsOf(query, accountId)) {
      const items = (await everyItemIn(query, id)).map(({ id: _itemId, ...item }) => item);
      exported.push({ ...info, items });
    }
    return exported;
  });
}

const columns = ['collection', 'url', 'title', 'notes', 'created_at'] as const;

/** The same as a table, for spreadsheets. */
export function asCsv(
  collections: ReadonlyArray<Pick<CollectionImport['collections'][number], 'name'> & Pick<ExportedCollection, 'items'>>,
): string {
  const rows = collections.flatMap(({ name, items }) =>
    items.map(({ url, title, notes, created_at }) => [name, url, title, notes ?? '', created_at]),
  );
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A spreadsheet runs what begins like a formula; an apostrophe makes text of it. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
