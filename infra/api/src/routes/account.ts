import { account as calls } from '@webdocs/contracts/api/account';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { sessionCookie } from '../protection/session-cookie.ts';
import { endEverySession } from '../stores/sessions.ts';
import { deleteAccount } from '../use-cases/delete-account.ts';
import { answering } from './answer.ts';

/** The account itself, in the hands of its owner. */
export function account(server: FastifyInstance, parts: AccountServices): void {
  const answer = answering(server, parts);

  answer(calls.signOutEverywhere, async ({ request, reply, account: { id } }) => {
    await endEverySession(parts.database.query, id);
    reply.header('set-cookie', sessionCookie(request, parts.publicOrigin));
  });

  answer(calls.deleteAccount, async ({ request, reply, account: { id } }) => {
    await deleteAccount(parts, { accountId: id, actorId: id, reason: 'by its owner' });
    reply.header('set-cookie', sessionCookie(request, parts.publicOrigin));
  });
}
