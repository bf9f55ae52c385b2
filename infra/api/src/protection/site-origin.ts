import type { FastifyRequest } from 'fastify';

/** How the visitor's browser calls this site. */
export function siteOrigin(request: FastifyRequest, publicOrigin: string | null): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
