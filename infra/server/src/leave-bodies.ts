import type { FastifyInstance } from 'fastify';

/** Leaves bodies as they come: the handler reads as much of them as it needs. */
export function leaveBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_, __, done) => done(null));
}
