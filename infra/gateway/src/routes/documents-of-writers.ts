import type { WritersDesk } from '@webdocs/content';
import type { FastifyInstance } from 'fastify';
import { isFromOwnPage, isFromWriter } from '../writing/writers-request.ts';

interface DocumentsOptions {
  readonly desk: Pick<WritersDesk, 'source' | 'repair'>;
  readonly mayWrite: (host: string | undefined) => boolean;
}

type AtUrl = { Querystring: { url?: unknown } };
const missing = { code: 404, message: 'There is no such document', error: 'Not Found' };

/** `/_document?url=`: the source of a document, and its repair, for its writer on this machine. */
export function serveDocumentsToWriters(server: FastifyInstance, { desk, mayWrite }: DocumentsOptions): void {
  server.get<AtUrl>('/_document', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { url } = request.query;
    const source = typeof url === 'string' && isFromWriter(request, mayWrite) ? await desk.source(url) : undefined;
    if (source === undefined) return reply.code(404).send(missing);
    return reply.type('text/plain; charset=utf-8').send(source);
  });

  server.put<AtUrl>('/_document/fix-flaws', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { url } = request.query;
    const isAllowed = isFromWriter(request, mayWrite) && isFromOwnPage(request);
    const fixed = isAllowed && typeof url === 'string' ? await desk.repair(url) : undefined;
    return fixed === undefined ? reply.code(404).send(missing) : reply.send({ fixed });
  });
}
