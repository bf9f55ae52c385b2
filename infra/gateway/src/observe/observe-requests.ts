import { carryRequestIds } from '@webdocs/api/observe/request-id';
import { trusting } from '@webdocs/api/observe/trusted-proxies';
import type { FastifyInstance } from 'fastify';

/**
 * Gives every request its number and writes one line of our own about it, without its query: what people search for is not
 * kept.
 */
export function observeRequests(server: FastifyInstance, trustedProxies: readonly string[]): void {
  carryRequestIds(server, trusting(trustedProxies));
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      { method: request.method, path: request.url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
    done();
  });
}
