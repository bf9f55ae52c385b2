import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

/** The site has the same operators as the provider: it is granted what it requests, without consent of the user. */
export async function grantOfClient({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const knownId = session.grantIdFor(client.clientId);
  const known = knownId ? await provider.Grant.find(knownId) : undefined;
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  const scope = [...oidc.requestParamScopes].join(' ');
  if (grant.getOIDCScopeFiltered(oidc.requestParamScopes) === scope) return grant;
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}
