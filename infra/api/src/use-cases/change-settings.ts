import type { SettingsChange } from '@webdocs/contracts/api/account';
import type { Account } from '@webdocs/database/tables';
import type { AccountServices } from '../account-services.ts';
import { dropUnanswered } from '../stores/ai-help-questions.ts';
import { changeSettings as store } from '../stores/settings.ts';
import { isSubscriber } from './describe-visitor.ts';

/**
 * Only subscribers read without ads: for other users the setting is ignored. A question that is being answered while its history
 * is switched off is not kept; what was kept before stays until it is deleted.
 */
export async function changeSettings(
  { database }: Pick<AccountServices, 'database'>,
  account: Account,
  { no_ads, ...change }: SettingsChange,
): Promise<void> {
  await database.transaction(async (query) => {
    await store(query, account.id, { ...change, no_ads: isSubscriber(account) ? no_ads : undefined });
    if (change.ai_help_history === false) await dropUnanswered(query, account.id);
  });
}
