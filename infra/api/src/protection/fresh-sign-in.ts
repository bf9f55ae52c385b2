import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { FastifyRequest } from 'fastify';
import { authenticationOfSession } from '../stores/sessions.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Long enough to read what is about to happen and to write a reason for it. */
const freshForMs = 10 * 60 * 1000;

interface FreshParts {
  readonly database: Database;
  readonly publicOrigin: string | null;
  readonly now: () => Date;
}

/** What cannot be taken back needs the password once more: a browser that was left open is not enough, nor is a stolen cookie. */
export async function requireFreshSignIn({ database, publicOrigin, now }: FreshParts, request: FastifyRequest): Promise<void> {
  const secret = readSessionCookie(request, publicOrigin) ?? '';
  const at = await authenticationOfSession(database.query, secret, now());
  if (!at || now().getTime() - at.getTime() > freshForMs) throw new Failure('SIGN_IN_TOO_OLD');
}
