import { createHmac, timingSafeEqual } from 'node:crypto';
import { csrfTokenField, csrfTokenHeader } from '@webdocs/contracts/api/visitor';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyRequest } from 'fastify';
import { changesNothing } from './same-origin.ts';

const tokenForm = /^[\w-]{43}$/;

/** Belongs to one session and ends with it. Who knows the token cannot make the secret from it. */
export function csrfTokenOf(secret: string): string {
  return createHmac('sha256', secret).update('csrf token').digest('base64url');
}

/** A page of another site can make a browser send the cookie along; what whoami says it cannot read. */
export function requireCsrfToken(request: FastifyRequest, secret: string): void {
  if (changesNothing(request)) return;
  const given =
    request.headers[csrfTokenHeader] ?? (request.body as Readonly<Record<string, unknown>> | null | undefined)?.[csrfTokenField];
  if (!isEqual(given, csrfTokenOf(secret))) throw new Failure('CSRF_TOKEN_WRONG');
}

function isEqual(given: unknown, wanted: string): boolean {
  return typeof given === 'string' && tokenForm.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
