import { showSharedCollection, type FoundSharedCollection } from '@webdocs/contracts/api/shared-collections';
import { defaultCollectionName } from '@webdocs/contracts/api/collections';
import type { LoadedPage, Read } from '@webdocs/contracts/page/loader';
import type { Address } from '@webdocs/contracts/reader/address';
import { shareIn } from './share-in.ts';
import type { SharedData } from './shared-data.ts';

/** A link that leads nowhere is a page that there is not: nothing tells whether it ever led to one. No search engine keeps any of it. */
export async function loadShared(address: Address, read: Read): Promise<LoadedPage | undefined> {
  const share = shareIn(address);
  if (share === undefined) return undefined;
  const data = await collectionAt(share, pageIn(address), read).catch((): SharedData => ({ failed: true }));
  if (!data) return undefined;
  const isNamed = 'collection' in data && data.collection.name !== defaultCollectionName;
  return { data, noIndexing: true, ...(isNamed ? { pageTitle: data.collection.name } : {}) };
}

async function collectionAt(share: string, page: string, read: Read): Promise<SharedData | undefined> {
  const params = { share: decodeURIComponent(share) };
  const { found } = (await read({ from: 'calls', call: showSharedCollection.name, params, query: { page } })) as FoundSharedCollection;
  // Past its last page there is none: an empty one would say that nothing is in the collection.
  return found && found.page <= found.last ? { collection: found } : undefined;
}

/** A page number with a slip in it is the first page. */
function pageIn({ search }: Address): string {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? page : '1';
}
