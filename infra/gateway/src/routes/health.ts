import type { FastifyInstance } from 'fastify';
import type { SearchState } from '@webdocs/search';
import type { Metrics } from '../observe/metrics.ts';

/** Lines of the log that could not be written, and why. */
export interface LogState {
  readonly dropped: number;
  readonly cause: string;
}

interface HealthOptions {
  readonly metrics: Metrics;
  /** False while the gateway starts or stops: balancers send nothing here then. */
  readonly isReady: () => boolean;
  /** How far the index of the search is; pages are served whatever it says. */
  readonly searchState?: (() => SearchState) | undefined;
  /** Pages are served without a log too: it makes no balancer turn away. */
  readonly logState?: (() => LogState | undefined) | undefined;
}

export function serveHealth(server: FastifyInstance, { metrics, isReady, searchState, logState }: HealthOptions): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (_, reply) =>
    reply
      .code(isReady() ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady() ? 'ready' : 'not ready', ...(searchState ? { search: searchState() } : {}), ...degraded() }),
  );
  function degraded() {
    const log = logState?.();
    return log ? { degraded: { log } } : {};
  }

  server.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}
