import { Failure } from '@webdocs/contracts/failures/failure';
import type { Account } from '@webdocs/database/tables';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '@webdocs/database';
import { noteAccount } from '@webdocs/server/security-events';
import { deviceOf } from '../stores/device-of.ts';
import { accountOfSession } from '../stores/sessions.ts';
import { requireCsrfToken } from './csrf-token.ts';
import { readSessionCookie, sessionCookie } from './session-cookie.ts';

/** What it takes to know who calls. */
export interface VisitorParts {
  readonly database: Database;
  readonly publicOrigin: string | null;
  readonly now: () => Date;
}

/**
 * Who calls; undefined for an anonymous visitor. What changes something needs the token of the session. A session that is
 * none is refused once: its cookie is taken back.
 */
export async function visitor(
  { database, publicOrigin, now }: VisitorParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | undefined> {
  const secret = readSessionCookie(request, publicOrigin);
  if (secret === undefined) return undefined;
  const account = await accountOfSession(database.query, secret, now(), deviceOf(request.headers['user-agent']));
  if (account) {
    noteAccount(request, account.id);
    requireCsrfToken(request, secret);
    return account;
  }
  reply.header('set-cookie', sessionCookie(request, publicOrigin));
  throw new Failure('SESSION_INVALID');
}

export async function signedIn(parts: VisitorParts, request: FastifyRequest, reply: FastifyReply): Promise<Account> {
  const account = await visitor(parts, request, reply);
  if (!account) throw new Failure('UNAUTHENTICATED');
  return account;
}

export async function staffOnly(parts: VisitorParts, request: FastifyRequest, reply: FastifyReply): Promise<Account> {
  const account = await signedIn(parts, request, reply);
  if (!account.is_staff && !account.is_superuser) throw new Failure('STAFF_ONLY');
  return account;
}
