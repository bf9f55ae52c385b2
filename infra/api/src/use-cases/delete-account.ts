import type { Query } from '@webdocs/database';
import type { AccountServices } from '../account-services.ts';
import { lockAccount } from '../stores/accounts.ts';
import { addAuditRow, forgetAddress } from '../stores/audit-rows.ts';
import { endSubscription } from './end-subscription.ts';

interface Deletion {
  readonly accountId: string;
  /** The account of who does it; null where it is no account of this site. */
  readonly actorId: string | null;
  readonly reason: string;
}

/**
 * Deletes an account with everything that belongs to it: all of it or nothing. What is paid for ends first. A row stays
 * that says that it happened and to which number, without a name.
 */
export async function deleteAccount(
  parts: Pick<AccountServices, 'database' | 'now'>,
  { accountId, actorId, reason }: Deletion,
  within?: Query,
): Promise<void> {
  if (!within) return parts.database.transaction((query) => deleteAccount(parts, { accountId, actorId, reason }, query));
  const { email } = await lockAccount(within, accountId);
  await endSubscription(parts, accountId, within);
  await addAuditRow(within, { at: parts.now(), actorId, accountId, action: 'delete account', reason });
  await forgetAddress(within, accountId, email);
  await within.deleteFrom('accounts').where('id', '=', accountId).execute();
}
