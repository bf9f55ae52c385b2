import type { ApiCall } from '@webdocs/contracts/api/call';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Feature } from '@webdocs/contracts/remote/definition';
import { isEarly, isOpenTo } from '@webdocs/contracts/early-access';
import type { Account } from '@webdocs/database/tables';
import type { FastifyRequest } from 'fastify';
import { openedTo } from './opened-to.ts';
import { accountIfSignedIn } from './unproven-visitor.ts';
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
  const account = known ?? (await accountIfSignedIn(parts, request));
  if (!isOpenTo(account ? openedTo(account) : [], feature, parts)) throw new Failure('EARLY_ACCESS_ONLY');
}
