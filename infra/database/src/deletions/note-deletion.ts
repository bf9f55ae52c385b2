import { createHash } from 'node:crypto';
import type { Query } from '../database.ts';

/** Whose rows users delete. Each has a random `id`, and what belongs to a row goes with it. */
export const ledgeredTables = [
  'accounts',
  'identity_people',
  'collections',
  'collection_items',
  'collection_shares',
  'newsletter_addresses',
  'playgrounds',
  'watches',
  'ai_help_chats',
  'observatory_watches',
] as const;
export type LedgeredTable = (typeof ledgeredTables)[number];

export function isLedgeredTable(name: string): name is LedgeredTable {
  return (ledgeredTables as readonly string[]).includes(name);
}

const rowsStayMs = 30 * 24 * 60 * 60 * 1000;

/** Belongs into the transaction that deletes: a backup from before it then gives nothing back that is named here. */
export async function noteDeletion(query: Query, table: LedgeredTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .insertInto('deletions')
    .values(ids.map((id) => ({ table, id_hash: deletionHash(table, id) })))
    .onConflict((known) => known.doNothing())
    .execute();
}

/** The ledger beside the database keeps them; rows are for those that write it, and for the next backup. */
export async function forgetDeletions(query: Query, now: Date): Promise<void> {
  await query
    .deleteFrom('deletions')
    .where('at', '<', new Date(now.getTime() - rowsStayMs))
    .execute();
}

export function deletionHash(table: LedgeredTable, id: string): Buffer {
  return createHash('sha256').update(`${table}:${id}`).digest();
}
