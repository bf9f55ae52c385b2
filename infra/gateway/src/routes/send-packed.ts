import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PackedReply } from '../cache/page-cache.ts';
import { acceptedEncoding } from './accepted-encoding.ts';

/** Writes out what lies packed, in the best form that the client takes, or says that it has it already. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: PackedReply): Promise<FastifyReply> {
  reply.code(packed.status).headers(packed.headers).header('vary', 'Accept-Encoding');
  if (packed.bodyBytes === 0) return reply.send('');
  if (packed.status === 200) {
    reply.header('etag', packed.etag);
    if (request.headers['if-none-match'] === packed.etag) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await packed.body(encoding));
}
