import { sharedLimits, type FoundSharedCollection, type Share, type ShareInput } from '@webdocs/contracts/api/shared-collections';
import { collectionLimits, type CollectionInfo, type CollectionItem } from '@webdocs/contracts/api/collections';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database, Query } from '@webdocs/database';
import { copyItems, countItems, itemsIn } from '../stores/collection-items.ts';
import { addShare, changeShare, collectionAtShare, removeShare, shareOf } from '../stores/collection-shares.ts';
import { collectionInfo, collectionsOf, findCollection } from '../stores/collections.ts';
import { changingCollections } from './changing-collections.ts';
import { cutText } from './cut-text.ts';
import { addWithinLimit, requireRoom } from './edit-collections.ts';

export async function readShare({ query }: Database, accountId: string, id: string): Promise<Share | null> {
  await findCollection(query, accountId, id);
  return shareOf(query, id);
}

/** One link a collection: it is made, changed, or replaced by another. */
export async function shareCollection(
  database: Database,
  accountId: string,
  id: string,
  { with_notes: withNotes, renew = false }: ShareInput,
): Promise<Share> {
  return changingCollections(database, accountId, async (query) => {
    await findCollection(query, accountId, id);
    const known = await shareOf(query, id);
    if (known && renew) await removeShare(query, known.id);
    if (known && !renew) await changeShare(query, known.id, withNotes);
    else await addShare(query, id, withNotes);
    return (await shareOf(query, id)) as Share;
  });
}

export async function unshareCollection(database: Database, accountId: string, id: string): Promise<void> {
  await changingCollections(database, accountId, async (query) => {
    await findCollection(query, accountId, id);
    const known = await shareOf(query, id);
    if (known) await removeShare(query, known.id);
  });
}

export async function showSharedCollection({ query }: Database, share: string, page: number): Promise<FoundSharedCollection> {
  const shared = await collectionAtShare(query, share);
  if (!shared) return { found: null };
  const { name, description, updated_at, with_notes: withNotes } = shared;
  const count = await countItems(query, shared.id);
  const offset = (page - 1) * sharedLimits.items;
  const items = await itemsIn(query, shared.id, { q: '', sort: 'own', limit: sharedLimits.items, offset });
  return {
    found: {
      name,
      ...(description ? { description } : {}),
      updated_at: updated_at.toISOString(),
      article_count: count,
      page,
      last: Math.max(1, Math.ceil(count / sharedLimits.items)),
      items: items.map((item) => sharedItem(item, withNotes)),
    },
  };
}

/** In the order of its owner. Under a name that the account does not have yet. */
export async function copySharedCollection(database: Database, accountId: string, share: string, name: string): Promise<CollectionInfo> {
  return changingCollections(database, accountId, async (query, account) => {
    const shared = await collectionAtShare(query, share);
    if (!shared) throw new Failure('SHARE_UNKNOWN');
    const free = await freeName(query, accountId, name);
    const id = await addWithinLimit(query, account, { name: free, description: shared.description });
    await copyItems(query, { from: shared.id, to: id, withNotes: shared.with_notes });
    await requireRoom(query, accountId);
    return collectionInfo(query, accountId, id);
  });
}

function sharedItem({ url, title, notes, summary, modified }: CollectionItem, withNotes: boolean) {
  return {
    url,
    title,
    ...(withNotes && notes ? { notes: cutText(notes, sharedLimits.notes, '…') } : {}),
    ...(summary ? { summary } : {}),
    ...(modified ? { modified } : {}),
  };
}

async function freeName(query: Query, accountId: string, name: string): Promise<string> {
  const taken = new Set((await collectionsOf(query, accountId)).map((one) => one.name));
  let free = name;
  for (let number = 2; taken.has(free); number++) {
    const end = ` (${number})`;
    free = cutText(name, collectionLimits.name - end.length) + end;
  }
  return free;
}
