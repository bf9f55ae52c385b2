import type { PageRequest } from '@webdocs/standalone-pages';
import type { Provider } from 'oidc-provider';
import type { IdentityPerson } from '@webdocs/database/tables';
import type { IdentityParts } from '../identity-services.ts';
import { personById } from '../users/users.ts';
import { endSession } from './artefacts.ts';
import { sessionCookie, sessionSeconds } from './openid-provider.ts';

export interface SignedIn {
  readonly person: IdentityPerson;
  readonly sessionUid: string;
}

/** Who is signed in to the provider itself in this browser. */
export async function signedInPerson({ provider, database }: IdentityParts, { raw }: PageRequest): Promise<SignedIn | undefined> {
  const session = await sessionOf(provider, raw);
  const person = session?.accountId ? await personById(database.query, session.accountId) : undefined;
  return session && person && { person, sessionUid: session.uid };
}

/** Signs somebody in without a site that waits for it. The session is always a new one. */
export async function startSession({ provider, database, now }: IdentityParts, { raw }: PageRequest, personId: string): Promise<void> {
  const former = await sessionOf(provider, raw);
  if (former) await endSession(database.query, former.uid);
  const session = new provider.Session();
  session.loginAccount({ accountId: personId, amr: ['pwd'] });
  await session.save(sessionSeconds);
  const expires = new Date(now().getTime() + sessionSeconds * 1000);
  provider.createContext(raw.request, raw.response).cookies.set(cookieName, session.jti, { ...sessionCookie, expires });
}

export async function leaveSession({ provider, database }: IdentityParts, { raw }: PageRequest): Promise<void> {
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
