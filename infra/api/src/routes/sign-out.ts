import { signingIn } from '@webdocs/contracts/api/sign-in';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { securityHeaders } from '@webdocs/standalone-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { readSessionCookie, sessionCookie } from '../protection/session-cookie.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { signedIn } from '../protection/visitors.ts';
import type { IdentityProvider } from '../sign-in/identity-provider.ts';
import { signedOutPage } from '../sign-in/signed-out-page.ts';
import { endEverySession, endSession } from '../stores/sessions.ts';
import { takeForms } from './form-bodies.ts';
import { resource } from './resource.ts';

export interface SignOutPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly accounts: AccountParts;
  readonly provider: Pick<IdentityProvider, 'signOutAddress'> | undefined;
}

/**
 * The form in the user menu. It works for everybody: who is not signed in stays so. A provider that has a place to sign
 * out is visited on the way, or it would sign the visitor in again without asking; it leads back to this address, and this one to where the visitor was.
 */
export async function signOut(server: FastifyInstance, { siteName, isSecure, accounts, provider }: SignOutPages): Promise<void> {
  const { database, publicOrigin, defences } = accounts;
  const providersAddress = async (request: FastifyRequest, next: string): Promise<string | undefined> => {
    try {
      return (await provider?.signOutAddress(siteOrigin(request, publicOrigin) + signingIn.signOut.path, next))?.href;
    } catch (thrown) {
      request.log.warn({ cause: causeOf(thrown) }, 'signed out here, but not of the provider');
      return undefined;
    }
  };
  await server.register(async (scope) => {
    takeForms(scope);
    resource(scope, signingIn.signOut.path, {
      GET: (request, reply) => reply.redirect(defences.nextOnThisSite((request.query as { state?: unknown }).state), 302),
      POST: async (request, reply) => {
        const next = defences.nextOnThisSite(((request.body ?? {}) as { next?: unknown }).next);
        const secret = readSessionCookie(request, publicOrigin);
        if (secret) await endSession(database.query, secret);
        const address = secret && (await providersAddress(request, next));
        forget(request, reply, publicOrigin);
        if (!address) return reply.redirect(next, 302);
        // No redirect: Chromium lets a form lead to no origin that its page did not name, and providers have any.
        return reply
          .headers({ ...securityHeaders({ isSecure }), refresh: `0; url=${address}` })
          .type('text/html; charset=utf-8')
          .send(signedOutPage(siteName, { providersAddress: address, next }));
      },
    });
  });
}

/** DELETE /api/v1/sessions/: signs out everywhere. */
export function sessions(server: FastifyInstance, parts: AccountParts): void {
  resource(server, '/v1/sessions/', {
    DELETE: async (request, reply) => {
      const { id } = await signedIn(parts, request, reply);
      await endEverySession(parts.database.query, id);
      return forget(request, reply, parts.publicOrigin).code(200).send();
    },
  });
}

function forget(request: FastifyRequest, reply: FastifyReply, publicOrigin: string | null): FastifyReply {
  return reply.header('set-cookie', sessionCookie(request, publicOrigin));
}
