import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../observe/metrics.ts';

interface HealthOptions {
  readonly metrics: Metrics;
  /** False while the gateway starts or stops: balancers send nothing here then. */
  readonly isReady: () => boolean;
}

export function serveHealth(server: FastifyInstance, { metrics, isReady }: HealthOptions): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (_, reply) =>
    reply
      .code(isReady() ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady() ? 'ready' : 'not ready' }),
  );
  server.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}
