import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packed, takesBrotli, type Packed } from './compressed.ts';

/** What turns WebAssembly as text into a module, in the frame; only frames that need it ask for it. */
export interface WabtScript {
  readonly path: string;
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const oneYear = 365 * 24 * 60 * 60;

export function wabtScript(): WabtScript {
  const source = readFileSync(createRequire(import.meta.url).resolve('wabt'));
  const print = createHash('sha256').update(source).digest('hex').slice(0, 12);
  // The one large file here is packed once for all who take it so.
  const forms = new Map<boolean, Promise<Packed>>();
  return {
    path: `/wabt.${print}.js`,
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
