import type { FastifyRequest } from 'fastify';

/** What proxies add to a request that they pass on; browsers send none of these. */
const headersOfProxies = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'via',
] as const;

/** Whether a request says that it came through a proxy. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headersOfProxies.some((name) => headers[name] !== undefined);
}
