import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import { forgetRecipient } from '@webdocs/mail/forget-recipient';
import type { AccountServices } from '../account-services.ts';
import { lockAccount } from '../stores/accounts.ts';
import { addAuditRow, forgetAddress } from '../stores/audit-rows.ts';
import { removeNewsletterAddress } from '../stores/newsletter-addresses.ts';
import { endSubscription } from './end-subscription.ts';

interface Deletion {
  readonly accountId: string;
  /** The account of who does it; null where it is no account of this site. */
  readonly actorId: string | null;
  readonly reason: string;
}

/**
 * Deletes an account with everything that belongs to it: all of it or nothing. What is paid for ends first. A row stays
 * that says that it happened and to which number, without a name. A provider of our own forgets the person too.
 */
export async function deleteAccount(
  parts: Pick<AccountServices, 'database' | 'now' | 'removeIdentity'>,
  { accountId, actorId, reason }: Deletion,
  within?: Query,
): Promise<void> {
  if (!within) return parts.database.transaction((query) => deleteAccount(parts, { accountId, actorId, reason }, query));
  const { email, issuer, subject } = await lockAccount(within, accountId);
  await endSubscription(parts, accountId, within);
  await addAuditRow(within, { at: parts.now(), actorId, accountId, action: 'delete account', reason });
  await forgetAddress(within, email);
  await removeNewsletterAddress(within, email);
  await forgetRecipient(within, email);
  await parts.removeIdentity?.(within, { issuer, subject });
  await noteDeletion(within, 'accounts', [accountId]);
  await within.deleteFrom('accounts').where('id', '=', accountId).execute();
}
