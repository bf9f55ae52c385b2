import type { FastifyRequest } from 'fastify';

const localHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether a name is one of this machine for itself. */
export function isLocalHost(host: string): boolean {
  return localHosts.test(host);
}

/** How the visitor's browser calls this site. */
export function siteOrigin(request: FastifyRequest, publicOrigin: string | null): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}

/**
 * The same address under the name that a local run goes by; undefined where the visitor uses that name already. Cookies
 * belong to a name: who begins to sign in at 127.0.0.1 and comes back to localhost has lost them.
 */
export function underOwnName(request: FastifyRequest, publicOrigin: string | null): string | undefined {
  if (!publicOrigin || !isLocalHost(request.host)) return undefined;
  const { host } = new URL(publicOrigin);
  return isLocalHost(host) && host !== request.host ? publicOrigin + request.url : undefined;
}
