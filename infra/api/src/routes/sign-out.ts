import { signingIn } from '@webdocs/contracts/api/sign-in';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { tellSecurityEvent } from '@webdocs/server/security-events';
import { securityHeaders } from '@webdocs/standalone-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { nextOnThisSite } from '../protection/same-origin.ts';
import { readSessionCookie, sessionCookie } from '../protection/session-cookie.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import type { IdentityProvider } from '../sign-in/identity-provider.ts';
import { localeOfVisit } from '../locale-of-visit.ts';
import { signedOutPage } from '../sign-in/signed-out-page.ts';
import { visitorWords } from '../visitor-words.ts';
import { endSession } from '../stores/sessions.ts';
import { answering, type Asked } from './answer.ts';
import { takeForms } from './form-bodies.ts';

/** A wrong field is no reason to keep a visitor signed in: it counts as missing. */
const lenient = { readsItself: true };

export interface SignOutPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly accounts: AccountServices;
  readonly provider: Pick<IdentityProvider, 'signOutAddress'> | undefined;
}

/**
 * The form in the user menu. It works for everybody: who is not signed in stays so. A provider that has a place to sign
 * out is visited on the way, or it would sign the visitor in again without asking; it leads back to this address, and this one to where the visitor was.
 */
export async function signOut(server: FastifyInstance, { siteName, isSecure, accounts, provider }: SignOutPages): Promise<void> {
  const { database, publicOrigin } = accounts;
  const providersAddress = async (request: FastifyRequest, next: string, idToken: string | undefined): Promise<string | undefined> => {
    try {
      return (await provider?.signOutAddress(siteOrigin(request, publicOrigin) + signingIn.signOut.path, next, idToken))?.href;
    } catch (thrown) {
      request.log.warn({ cause: causeOf(thrown) }, 'signed out here, but not of the provider');
      return undefined;
    }
  };
  await server.register(async (scope) => {
    takeForms(scope);
    const answer = answering(scope);
    answer(
      signingIn.comeBackFromSignOut,
      ({ request, reply }) => reply.redirect(nextOnThisSite(fieldOf(request.query, 'state')), 302),
      lenient,
    );
    const end = async ({ request, reply }: Pick<Asked<typeof signingIn.signOut>, 'request' | 'reply'>): Promise<FastifyReply> => {
      const next = nextOnThisSite(fieldOf(request.body, 'next'));
      const secret = readSessionCookie(request, publicOrigin);
      const ended = secret === undefined ? undefined : await endSession(database.query, secret);
      if (ended) tellSecurityEvent(request, { code: 'SIGNED_OUT', accountId: ended.accountId });
      const address = secret && (await providersAddress(request, next, ended?.idToken));
      reply.header('set-cookie', sessionCookie(request, publicOrigin));
      if (!address) return reply.redirect(next, 302);
      // No redirect: Chromium lets a form lead to no origin that its page did not name, and providers have any.
      return reply
        .headers({ ...securityHeaders({ isSecure }), refresh: `0; url=${address}` })
        .type('text/html; charset=utf-8')
        .send(
          signedOutPage(visitorWords(request, siteName, 'signed-out', localeOfVisit(next, request.raw)), {
            providersAddress: address,
            next,
          }),
        );
    };
    answer(signingIn.signOut, end, lenient);
  });
}

function fieldOf(fields: unknown, name: string): unknown {
  return (fields as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}
