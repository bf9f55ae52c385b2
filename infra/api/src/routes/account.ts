import { account as calls } from '@webdocs/contracts/api/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { readSessionCookie, sessionCookie } from '../protection/session-cookie.ts';
import { endEverySession, endNamedSession, endOtherSessions, sessionsOf } from '../stores/sessions.ts';
import { deleteAccount } from '../use-cases/delete-account.ts';
import { answering } from './answer.ts';

/** The account itself, in the hands of its owner. */
export function account(server: FastifyInstance, parts: AccountServices): void {
  const answer = answering(server, parts);

  // Who is signed in has one.
  const secretOf = (request: FastifyRequest) => readSessionCookie(request, parts.publicOrigin) ?? '';

  answer(calls.listSessions, async ({ request, account: owner }) => {
    const sessions = await sessionsOf(parts.database.query, owner, secretOf(request), parts.now());
    return {
      sessions: sessions.map(({ id, browser, system, lastUsed, isCurrent }) => ({
        id,
        browser,
        system,
        last_used: lastUsed.toISOString(),
        is_current: isCurrent,
      })),
    };
  });

  answer(calls.endSession, async ({ request, reply, account: { id }, params }) => {
    const { wasOwn } = await endNamedSession(parts.database.query, id, params.id, secretOf(request));
    if (wasOwn) reply.header('set-cookie', sessionCookie(request, parts.publicOrigin));
  });

  answer(calls.endOtherSessions, async ({ request, account: { id } }) => {
    await endOtherSessions(parts.database.query, id, secretOf(request));
  });

  answer(calls.signOutEverywhere, async ({ request, reply, account: { id } }) => {
    await endEverySession(parts.database.query, id);
    reply.header('set-cookie', sessionCookie(request, parts.publicOrigin));
  });

  answer(calls.deleteAccount, async ({ request, reply, account: { id } }) => {
    await deleteAccount(parts, { accountId: id, actorId: id, reason: 'by its owner' });
    reply.header('set-cookie', sessionCookie(request, parts.publicOrigin));
  });
}
