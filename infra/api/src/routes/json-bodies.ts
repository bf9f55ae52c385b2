import type { FastifyInstance } from 'fastify';

/** Browsers name JSON as the kind of every call, also of those that have nothing to say: an empty body is none. */
export function takeEmptyBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body, done);
  });
}
