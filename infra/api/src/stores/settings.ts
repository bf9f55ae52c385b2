import type { Query } from '@webdocs/database';
import type { Settings } from '@webdocs/database/tables';

export type SettingsValues = Partial<Omit<Settings, 'account_id'>>;

export async function settingsOf(query: Query, accountId: string): Promise<Settings> {
  return query.selectFrom('settings').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow();
}

export async function changeSettings(query: Query, accountId: string, values: SettingsValues): Promise<void> {
  // An update of nothing is no SQL.
  if (Object.values(values).every((value) => value === undefined)) return;
  await query.updateTable('settings').set(values).where('account_id', '=', accountId).execute();
}

/** Held until the transaction ends: what depends on them is done before they change, or after. */
export async function lockSettings(query: Query, accountId: string): Promise<Settings> {
  return query.selectFrom('settings').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirstOrThrow();
}
