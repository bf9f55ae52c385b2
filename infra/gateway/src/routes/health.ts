import type { FastifyInstance } from 'fastify';
import type { SearchState } from '@webdocs/search';
import type { Metrics } from '../observe/metrics.ts';

interface HealthOptions {
  readonly metrics: Metrics;
  /** False while the gateway starts or stops: balancers send nothing here then. */
  readonly isReady: () => boolean;
  /** How far the index of the search is; pages are served whatever it says. */
  readonly searchState?: (() => SearchState) | undefined;
}

export function serveHealth(server: FastifyInstance, { metrics, isReady, searchState }: HealthOptions): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (_, reply) =>
    reply
      .code(isReady() ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady() ? 'ready' : 'not ready', ...(searchState ? { search: searchState() } : {}) }),
  );
  server.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}
