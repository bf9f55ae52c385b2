import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Whether the client says that it holds this very thing: one tag of a list, weakened by a proxy or not, or `*`. */
export function isHeldAlready({ method, headers }: FastifyRequest, etag: string): boolean {
  const held = headers['if-none-match'];
  return held !== undefined && (method === 'GET' || method === 'HEAD') && fresh({ 'if-none-match': held }, { etag });
}

/**
 * Whether the client wants something else than what is here (RFC 9110, 13.1.1). Tags are compared strongly: a weak one says of
 * no two answers that they have the same bytes, so none of a page ever fits.
 */
export function isOtherThanWanted({ method, headers }: FastifyRequest, etag: string): boolean {
  const { 'if-match': wanted } = headers;
  if (wanted === undefined || (method !== 'GET' && method !== 'HEAD') || wanted.trim() === '*') return false;
  const tags: readonly string[] = wanted.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return etag.startsWith('W/') || !tags.includes(etag);
}

/** Comes before the question whether the client holds it already (13.2.2). */
export function refuseOther(reply: FastifyReply): FastifyReply {
  for (const name of ['etag', 'accept-ranges', 'content-encoding']) reply.removeHeader(name);
  return reply
    .code(412)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Nothing here has a tag that If-Match names');
}
