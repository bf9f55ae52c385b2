import type { FastifyInstance } from 'fastify';
import type { LiveSites } from '../composition/live-site.ts';

/** What browsers ask of compositions: one by its id, for ever the same, and the one that is live now. */
export function serveCompositions(server: FastifyInstance, sites: LiveSites): void {
  server.get('/_composition/live.json', async (_, reply) => reply.header('cache-control', 'no-store').send(sites.current().composition));

  server.get<{ Params: { file: string } }>('/_composition/:file', async (request, reply) => {
    const composition = sites.byId(request.params.file.replace(/\.json$/, ''));
    if (!composition)
      return reply.code(404).header('cache-control', 'no-store').send({ code: 404, message: 'unknown composition', error: 'Not Found' });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(composition);
  });
}
