import type { FastifyInstance } from 'fastify';

/** Leaves bodies as they come: whoever answers reads as much of them as it takes. */
export function leaveBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_, __, done) => done(null));
}
