import type { Account } from '@webdocs/database/tables';
import type { Database } from '@webdocs/database';
import type { FastifyRequest } from 'fastify';
import { accountOfSession } from '../stores/sessions.ts';
import { readSessionCookie } from './session-cookie.ts';

/** A visitor, as far as it takes to tell them from others for a day. */
export type UnprovenVisitor = { readonly accountId: string } | { readonly address: string; readonly browser: string };

interface Parts {
  readonly database: Database;
  readonly publicOrigin: string | null;
  readonly now: () => Date;
}

/** Who calls where anyone may, with an account or without; a session that has ended is none. */
export async function unprovenVisitor(parts: Parts, request: FastifyRequest): Promise<UnprovenVisitor> {
  const account = await accountIfSignedIn(parts, request);
  return account ? { accountId: account.id } : { address: request.ip, browser: request.headers['user-agent'] ?? '' };
}

/** For calls that need no session and tell its user a little more. They change nothing: no token is asked for. */
export async function accountIfSignedIn({ database, publicOrigin, now }: Parts, request: FastifyRequest): Promise<Account | undefined> {
  const secret = readSessionCookie(request, publicOrigin);
  return secret === undefined ? undefined : accountOfSession(database.query, secret, now());
}
