import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packedOnce } from './compressed.ts';

/** A script that frames load where they need it. Its address names its content, so it is kept for good. */
export interface ScriptFile {
  readonly path: string;
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const oneYear = 365 * 24 * 60 * 60;

export function scriptFile(name: string, source: string | Buffer): ScriptFile {
  const print = createHash('sha256').update(source).digest('hex').slice(0, 12);
  const formFor = packedOnce(source, 6);
  return {
    path: `/${name}.${print}.js`,
    async send(request, reply) {
      const { bytes, headers } = await formFor(request);
      reply.code(200).headers({
        ...headers,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': `public, max-age=${oneYear}, immutable`,
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-site',
      });
      return reply.send(bytes);
    },
  };
}
