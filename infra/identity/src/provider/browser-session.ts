import type { PageRequest } from '@webdocs/standalone-pages';
import type { Provider } from 'oidc-provider';
import type { IdentityUser } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { userById } from '../users/users.ts';
import { endSession } from './artefacts.ts';
import { sessionCookie, sessionSeconds } from './openid-provider.ts';

export interface SignedIn {
  readonly user: IdentityUser;
  readonly sessionUid: string;
}

/** Who is signed in to the provider itself in this browser. */
export async function signedInPerson({ provider, database }: IdentityServices, { raw }: PageRequest): Promise<SignedIn | undefined> {
  const session = await sessionOf(provider, raw);
  const user = session?.accountId ? await userById(database.query, session.accountId) : undefined;
  return session && user && { user, sessionUid: session.uid };
}

/** Signs a user in without a site that waits for it. The session is always a new one. */
export async function startSession({ provider, database, now }: IdentityServices, { raw }: PageRequest, userId: string): Promise<void> {
  const former = await sessionOf(provider, raw);
  if (former) await endSession(database.query, former.uid);
  const session = new provider.Session();
  session.loginAccount({ accountId: userId, amr: ['pwd'] });
  await session.save(sessionSeconds);
  const expires = new Date(now().getTime() + sessionSeconds * 1000);
  provider.createContext(raw.request, raw.response).cookies.set(cookieName, session.jti, { ...sessionCookie, expires });
}

export async function leaveSession({ provider, database }: IdentityServices, { raw }: PageRequest): Promise<void> {
  const session = await sessionOf(provider, raw);
  if (session) await endSession(database.query, session.uid);
  provider.createContext(raw.request, raw.response).cookies.set(cookieName, null, sessionCookie);
}

/** As the library names it. */
const cookieName = '_session';

async function sessionOf(provider: Provider, { request, response }: PageRequest['raw']) {
  const id = provider.createContext(request, response).cookies.get(cookieName, { signed: true });
  return id ? provider.Session.find(id) : undefined;
}
