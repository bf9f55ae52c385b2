import type { Database, Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import { lockAccount } from '../stores/accounts.ts';
import { changeSettings } from '../stores/settings.ts';

/**
 * Changes what a user has saved: all of it or nothing, and one change of an account at a time. So two calls at once
 * neither slip past a limit together nor wait for each other in a circle. Other devices see by the moment that is noted
 * that they have to load anew.
 */
export async function changingCollections<T>(
  database: Database,
  accountId: string,
  work: (query: Query, account: Account) => Promise<T>,
): Promise<T> {
  return database.transaction(async (query) => {
    const result = await work(query, await lockAccount(query, accountId));
    await changeSettings(query, accountId, { collections_changed_at: new Date() });
    return result;
  });
}
