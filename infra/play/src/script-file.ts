import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packed, takesBrotli, type Packed } from './compressed.ts';

/** A script that frames load where they need it. Its address names its content, so it is kept for good. */
export interface ScriptFile {
  readonly path: string;
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const oneYear = 365 * 24 * 60 * 60;

export function scriptFile(name: string, source: string | Buffer): ScriptFile {
  const print = createHash('sha256').update(source).digest('hex').slice(0, 12);
  // Large: packed once for all who take it so.
  const forms = new Map<boolean, Promise<Packed>>();
  return {
    path: `/${name}.${print}.js`,
    async send(request, reply) {
      const isBrotli = takesBrotli(request);
      const form = forms.get(isBrotli) ?? packed(source, isBrotli, 6);
      forms.set(isBrotli, form);
      const { bytes, headers } = await form;
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
