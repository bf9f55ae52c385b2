import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { AccountServices } from '../account-services.ts';
import { sessionSeconds } from '../protection/session-cookie.ts';
import type { Device } from '../stores/device-of.ts';
import { accountFor, type Profile } from '../stores/accounts.ts';
import { accountOfSession, createSession, endSession } from '../stores/sessions.ts';

interface SignInDetails {
  /** The session that the browser had before. */
  readonly former?: string | undefined;
  /** When the provider asked the user for the password; null where it does not say. */
  readonly authenticatedAt?: Date | null;
  readonly idToken?: string | undefined;
  readonly device?: Device;
  /** Whether a user who is signed in was asked for the password once more. */
  readonly isFresh?: boolean;
}

export interface StartedSession {
  readonly secret: string;
  readonly accountId: string;
  /** The account has a role in which accounts of others are seen. */
  readonly isStaff: boolean;
}

/**
 * Starts a session for a user whom a provider has authenticated. The secret is always a new one,
 * and the session that the browser had before ends: who planted it gains nothing.
 */
export async function signIn(
  { database, now }: Pick<AccountServices, 'database' | 'now'>,
  profile: Profile,
  { former, authenticatedAt, idToken, device, isFresh = false }: SignInDetails = {},
): Promise<StartedSession> {
  return database.transaction(async (query) => {
    const { id, suspended_at: suspendedAt, ...account } = await accountFor(query, profile);
    if (suspendedAt) throw new Failure('SIGN_IN_SUSPENDED');
    if (former && isFresh) await requireSameAccount(query, former, id, now());
    if (former) await endSession(query, former);
    const startsAt = now();
    const expiresAt = new Date(startsAt.getTime() + sessionSeconds * 1000);
    // A provider whose clock is ahead gives no session that stays fresh for longer.
    const asked = authenticatedAt && new Date(Math.min(authenticatedAt.getTime(), startsAt.getTime()));
    const secret = await createSession(query, { accountId: id, startsAt, expiresAt, authenticatedAt: asked, idToken, device });
    return { secret, accountId: id, isStaff: account.is_staff || account.is_superuser };
  });
}

/** A form that is still open was filled in by one user, and must not be sent for another. */
async function requireSameAccount(query: Query, former: string, accountId: string, now: Date): Promise<void> {
  const account = await accountOfSession(query, former, now);
  if (account && account.id !== accountId) throw new Failure('SIGN_IN_REFUSED', { cause: 'it is another account than before' });
}
