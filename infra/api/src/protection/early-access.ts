import type { ApiCall } from '@webdocs/contracts/api/call';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Feature } from '@webdocs/contracts/remote/definition';
import { isEarly, isOpenTo } from '@webdocs/contracts/early-access';
import type { Account } from '@webdocs/database/tables';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../stores/device-of.ts';
import { accountOfSession } from '../stores/sessions.ts';
import { openedTo } from '../use-cases/describe-visitor.ts';
import { readSessionCookie } from './session-cookie.ts';
import type { VisitorParts } from './visitors.ts';

interface EarlyParts extends VisitorParts {
  readonly early?: readonly Feature[];
}

/** A call of a feature that is early is for the accounts to which that is open, also where it is for all otherwise. */
export async function requireOpenFeature(
  { feature }: Pick<ApiCall, 'feature'>,
  parts: EarlyParts | undefined,
  request: FastifyRequest,
  known: Account | undefined,
): Promise<void> {
  if (!feature || !parts || !isEarly(feature, parts)) return;
  const account = known ?? (await ownerOfSession(parts, request));
  if (!isOpenTo(account ? openedTo(account) : [], feature, parts)) throw new Failure('EARLY_ACCESS_ONLY');
}

/** Nothing is done in the name of this account: that the session is there is enough. */
async function ownerOfSession({ database, publicOrigin, now }: EarlyParts, request: FastifyRequest): Promise<Account | undefined> {
  const secret = readSessionCookie(request, publicOrigin);
  return secret === undefined ? undefined : accountOfSession(database.query, secret, now(), deviceOf(request.headers['user-agent']));
}
