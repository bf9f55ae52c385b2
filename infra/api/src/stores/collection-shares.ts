import type { Share } from '@webdocs/contracts/api/shared-collections';
import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import { isRandomId, randomId } from './random-id.ts';

export async function shareOf(query: Query, collectionId: string): Promise<Share | null> {
  const row = await query
    .selectFrom('collection_shares')
    .select(['id', 'with_notes', 'created_at'])
    .where('collection_id', '=', collectionId)
    .executeTakeFirst();
  return row ? { ...row, created_at: row.created_at.toISOString() } : null;
}

export async function addShare(query: Query, collectionId: string, withNotes: boolean): Promise<void> {
  await query.insertInto('collection_shares').values({ id: randomId(), collection_id: collectionId, with_notes: withNotes }).execute();
}

export async function changeShare(query: Query, id: string, withNotes: boolean): Promise<void> {
  await query.updateTable('collection_shares').set({ with_notes: withNotes }).where('id', '=', id).execute();
}

/** Noted, so that a backup from before does not bring the link back. */
export async function removeShare(query: Query, id: string): Promise<void> {
  await noteDeletion(query, 'collection_shares', [id]);
  await query.deleteFrom('collection_shares').where('id', '=', id).execute();
}

interface SharedRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly updated_at: Date;
  readonly with_notes: boolean;
}

/** The collection behind a link; what a suspended account shares is not shown. */
export async function collectionAtShare(query: Query, share: string): Promise<SharedRow | undefined> {
  if (!isRandomId(share)) return undefined;
  return query
    .selectFrom('collection_shares')
    .innerJoin('collections', 'collections.id', 'collection_shares.collection_id')
    .innerJoin('accounts', 'accounts.id', 'collections.account_id')
    .select(['collections.id', 'collections.name', 'collections.description', 'collections.updated_at', 'collection_shares.with_notes'])
    .where('collection_shares.id', '=', share)
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst();
}
