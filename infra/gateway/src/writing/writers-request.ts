import { isForwarded } from '@webdocs/server/forwarded';
import type { FastifyRequest } from 'fastify';

/** Whether a request comes from this machine, not through a proxy on it, and by its host from a site in writer mode. */
export function isFromWriter(request: FastifyRequest, mayWrite: (host: string | undefined) => boolean): boolean {
  return isLoopback(request.socket.remoteAddress) && !isForwarded(request) && mayWrite(request.headers.host);
}

/** Whether a request was made by a page of this site: other sites can ask a writer's browser for addresses too. */
export function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined || host === undefined) return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && (address === '::1' || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address));
}
