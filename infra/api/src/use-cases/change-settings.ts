import type { SettingsChange } from '@webdocs/contracts/api/account';
import type { Database } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import { changeSettings as store } from '../stores/settings.ts';
import { isSubscriber } from './describe-visitor.ts';

/** Only subscribers read without ads: the wish of anybody else is passed over in silence. */
export async function changeSettings({ query }: Database, account: Account, { no_ads, ...change }: SettingsChange): Promise<void> {
  await store(query, account.id, { ...change, no_ads: isSubscriber(account) ? no_ads : undefined });
}
