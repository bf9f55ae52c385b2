import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { nextOnThisSite } from '../protection/same-origin.ts';
import { readSessionCookie, sessionCookie } from '../protection/session-cookie.ts';
import { signedIn } from '../protection/visitors.ts';
import { endEverySession, endSession } from '../stores/sessions.ts';
import { takeForms } from './form-bodies.ts';
import { resource } from './resource.ts';

/** The form in the user menu. It works for everybody: who is not signed in stays so. */
export async function signOut(server: FastifyInstance, { database, publicOrigin }: AccountParts): Promise<void> {
  await server.register(async (scope) => {
    takeForms(scope);
    resource(scope, '/users/fxa/login/logout/', {
      POST: async (request, reply) => {
        const secret = readSessionCookie(request, publicOrigin);
        if (secret) await endSession(database.query, secret);
        const { next } = (request.body ?? {}) as { next?: unknown };
        return forget(request, reply, publicOrigin).redirect(nextOnThisSite(next), 302);
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
