import type { AccountServices } from '../account-services.ts';
import { eventsAreGoodForSeconds, type IdentityEvent } from '../sign-in/identity-event.ts';
import { isConfirmed } from '../sign-in/profile-from-claims.ts';
import { accountOfSubject, changeEmail } from '../stores/accounts.ts';
import { endSessionsUntil } from '../stores/sessions.ts';
import { useOnce } from '@webdocs/database/used-ids';
import { deleteAccount } from './delete-account.ts';
import { followSubscription } from './follow-subscription.ts';

/** Does what an event asks for, once. Whom this site does not know it has nothing to do for. */
export async function takeIdentityEvent(parts: AccountServices, issuer: string, event: IdentityEvent): Promise<void> {
  const { database, now, signIn } = parts;
  await database.transaction(async (query) => {
    // A day more than a token is good for: its clock may be ahead of ours.
    const forgottenAt = new Date(now().getTime() + (eventsAreGoodForSeconds + 24 * 60 * 60) * 1000);
    if (!(await useOnce(query, 'identity event', event.id, forgottenAt))) return;
    const account = await accountOfSubject(query, issuer, event.subject);
    if (!account) return;
    const accountId = account.id;
    if (event.isDeleted) return deleteAccount(parts, { accountId, actorId: null, reason: 'deleted at the provider of the account' }, query);
    const { email, email_verified: verified } = event.profileChange ?? {};
    if (email && isConfirmed(verified, signIn?.vouchesForAddresses ?? false)) await changeEmail(query, account, email);
    if (event.passwordChangedAt) await endSessionsUntil(query, accountId, event.passwordChangedAt);
    if (event.subscriptionChange) await followSubscription(query, accountId, event.subscriptionChange);
  });
}
