import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packedOnce } from './compressed.ts';

/** A file that pages of these hosts load. Its address names its content, so it is kept for good. */
export interface KeptFile {
  readonly path: string;
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const oneYear = 365 * 24 * 60 * 60;
const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** `isForAll`: a page whose sandbox took away its origin is of no site, and loads it all the same. */
export function keptFile(name: string, source: string | Buffer, kind: keyof typeof types = 'js', isForAll = false): KeptFile {
  const print = createHash('sha256').update(source).digest('hex').slice(0, 12);
  const formFor = packedOnce(source, 6);
  return {
    path: `/${name}.${print}.${kind}`,
    async send(request, reply) {
      const { bytes, headers } = await formFor(request);
      reply.code(200).headers({
        ...headers,
        'content-type': types[kind],
        'cache-control': `public, max-age=${oneYear}, immutable`,
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': isForAll ? 'cross-origin' : 'same-site',
      });
      return reply.send(bytes);
    },
  };
}
