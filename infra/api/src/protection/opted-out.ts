import { optOutCookie } from '@webdocs/contracts/telemetry/opt-out';
import type { FastifyRequest } from 'fastify';

/** Whether the browser asks not to be counted: by the cookie of this site, or by the signal of Global Privacy Control. */
export function isOptedOut({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (headers['sec-gpc'] === '1') return true;
  return (headers.cookie ?? '').split(';').some((pair) => pair.trim() === `${optOutCookie}=true`);
}
