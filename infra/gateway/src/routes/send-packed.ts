import type { FastifyReply, FastifyRequest } from 'fastify';
import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import type { PackedReply } from '../cache/page-cache.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { headersAhead } from './fetched-ahead.ts';
import { isHeldAlready, isOtherThanWanted, refuseOther } from './held-already.ts';
import { keysHeader } from '../cache/surrogate-keys.ts';

/** What a 304 repeats: a cache updates what it holds by it. The rest, 4 KB of policy and links, it has already. */
const repeated = ['cache-control', compositionHeader, keysHeader];

/** Writes out what lies packed, in the best form that the client takes, or says that it has it already. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: PackedReply): Promise<FastifyReply> {
  const { status } = packed;
  const headers = headersAhead(request, packed.headers);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const etag = packed.etag(encoding);
  reply.code(status).header('vary', 'Accept-Encoding');
  if (status === 200 && packed.bodyBytes > 0) {
    if (isOtherThanWanted(request, etag)) return refuseOther(reply);
    reply.header('etag', etag);
    if (isHeldAlready(request, etag)) return reply.code(304).headers(only(headers, repeated)).send();
  }
  reply.headers(headers);
  if (packed.bodyBytes === 0) return reply.send('');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await packed.body(encoding));
}

function only(headers: PackedReply['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
