import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyRequest } from 'fastify';
import { siteOrigin } from './site-origin.ts';

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

export function changesNothing({ method }: FastifyRequest): boolean {
  return readingMethods.includes(method);
}

/** A call that changes something must come from a page of this site: a cookie alone proves nothing of that. */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  if (changesNothing(request)) return;
  const { origin } = request.headers;
  const sentBy = request.headers['sec-fetch-site'];
  const isOurs = origin === undefined ? sentBy === 'same-origin' : origin === siteOrigin(request, publicOrigin);
  if (!isOurs) throw new Failure('ORIGIN_FOREIGN');
}

/** The address to go on to after signing in or out; anything that leads elsewhere becomes the root. */
export function nextOnThisSite(next: unknown): string {
  const here = 'http://site.invalid';
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, here)) return '/';
  const { origin, pathname, search, hash } = new URL(next, here);
  // A path of two slashes would be read as a host by the browser that is sent there.
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
