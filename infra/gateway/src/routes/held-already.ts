import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Whether the client says that it holds this very thing: one tag of a list, weakened by a proxy or not, or `*`. */
export function isHeldAlready({ method, headers }: FastifyRequest, etag: string): boolean {
  const held = headers['if-none-match'];
  return held !== undefined && (method === 'GET' || method === 'HEAD') && fresh({ 'if-none-match': held }, { etag });
}
