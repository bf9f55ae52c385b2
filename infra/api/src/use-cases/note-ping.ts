import type { Database } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import { noteActivity } from '../stores/activity-pings.ts';
import { settingsOf } from '../stores/settings.ts';

/** A user visits the site today. What they have switched on is noted; what is off is not mentioned. */
export async function notePing({ query }: Database, account: Account, now: Date, isOffline: boolean): Promise<void> {
  const { ai_help_history, no_ads } = await settingsOf(query, account.id);
  await noteActivity(query, account.id, now, {
    subscription_type: account.subscription_type,
    ...(ai_help_history ? { ai_help_history } : {}),
    ...(no_ads ? { no_ads } : {}),
    ...(isOffline ? { offline: true } : {}),
  });
}
