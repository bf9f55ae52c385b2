import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { sessionCookie } from '../protection/session-cookie.ts';
import { signedIn } from '../protection/visitors.ts';
import { deleteAccount } from '../use-cases/delete-account.ts';
import { resource } from './resource.ts';

/** The account itself, in the hands of its owner. */
export function account(server: FastifyInstance, parts: AccountParts): void {
  resource(server, '/v1/plus/account/', {
    DELETE: async (request, reply) => {
      const { id } = await signedIn(parts, request, reply);
      await deleteAccount(parts, { accountId: id, actorId: id, reason: 'by its owner' });
      return reply.header('set-cookie', sessionCookie(request, parts.publicOrigin)).code(200).send();
    },
  });
}
