import { Failure } from '@webdocs/contracts/failures/failure';
import type { AccountServices } from '../account-services.ts';
import { sessionSeconds } from '../protection/session-cookie.ts';
import { accountFor, type Profile } from '../stores/accounts.ts';
import { createSession, endSession } from '../stores/sessions.ts';

/**
 * Starts a session for a user whom a provider has authenticated; returns its secret. The secret is always a new one,
 * and the session that the browser had before ends: who planted it gains nothing.
 */
export async function signIn(
  { database, now }: Pick<AccountServices, 'database' | 'now'>,
  profile: Profile,
  former?: string,
): Promise<string> {
  return database.transaction(async (query) => {
    const { id, suspended_at: suspendedAt } = await accountFor(query, profile);
    if (suspendedAt) throw new Failure('SIGN_IN_SUSPENDED');
    if (former) await endSession(query, former);
    return createSession(query, id, new Date(now().getTime() + sessionSeconds * 1000));
  });
}
