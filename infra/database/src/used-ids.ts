import { createHash } from 'node:crypto';
import type { Query } from './database.ts';

/** What ids belong to: two kinds may use the same. */
export type UsedIdKind = 'sign-in' | 'identity event' | 'ad viewed' | 'ad clicked';

/** Notes that an id was used; false if it was before. It has to be noted until it would be refused for its age. */
export async function useOnce(query: Query, kind: UsedIdKind, id: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await query
    .insertInto('used_ids')
    .values({ kind, id_hash: createHash('sha256').update(id).digest(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added === 1n;
}

export async function removeExpiredIds(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('used_ids').where('expires_at', '<=', now).execute();
}
