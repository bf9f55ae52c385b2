import type { Database } from '@webdocs/database';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { revokeGrants } from './artefacts.ts';

/**
 * Ends the session without a question where the site sent the token that it was given for this very user: no other page has it. False
 * where it did not.
 */
export async function signOutAtOnce({ query }: Database, ctx: KoaContextWithOIDC, cookie: object): Promise<boolean> {
  const { oidc } = ctx;
  const { session, params = {} } = oidc;
  const hint = oidc.entities.IdTokenHint as { readonly payload: { readonly sub?: unknown } } | undefined;
  if (!session?.accountId || hint?.payload.sub !== session.accountId) return false;
  await revokeGrants(
    query,
    Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []),
  );
  await session.destroy();
  ctx.cookies.set(oidc.provider.cookieName('session'), null, cookie);
  const { post_logout_redirect_uri: wayBack, state } = params;
  ctx.status = 303;
  ctx.redirect(typeof wayBack === 'string' ? withState(wayBack, state) : '/signed-out');
  return true;
}

function withState(address: string, state: unknown): string {
  const url = new URL(address);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
}
