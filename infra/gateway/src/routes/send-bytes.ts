import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { isHeldAlready, isOtherThanWanted, refuseOther } from './held-already.ts';

export interface Range {
  readonly start: number;
  /** Of the last byte. */
  readonly end: number;
}

interface SentBytes {
  readonly size: number;
  /** Strong: the same tag means the same bytes. */
  readonly etag: string;
  readonly read: (range?: Range) => Readable | Buffer;
}

/** Sends a file or the part of it that was asked for: films and sound play in some browsers only if they can have parts. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, { size, etag, read }: SentBytes): FastifyReply {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (isOtherThanWanted(request, etag)) return refuseOther(reply);
  if (isHeldAlready(request, etag)) return reply.code(304).removeHeader('content-type').removeHeader('content-encoding').send();
  const range = rangeOf(request, size, etag);
  if (range === 'outside') return refuse(reply, size);
  if (!range) return reply.header('content-length', size).send(read());
  const { start, end } = range;
  reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
  return reply.send(read(range));
}

/** Several parts at once are answered with the whole, as HTTP allows; so is a client whose part is of another state of the file. */
function rangeOf({ method, headers }: FastifyRequest, size: number, etag: string): Range | 'outside' | undefined {
  const { range: wanted, 'if-range': state } = headers;
  if (method !== 'GET' || !wanted || (state !== undefined && state !== etag)) return undefined;
  const ranges = parseRange(size, wanted, { combine: true });
  if (ranges === -1) return 'outside';
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

function refuse(reply: FastifyReply, size: number): FastifyReply {
  for (const name of ['etag', 'content-encoding']) reply.removeHeader(name);
  return reply
    .code(416)
    .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`The file has ${size} bytes`);
}
