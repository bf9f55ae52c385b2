import type { FastifyInstance } from 'fastify';
import type { Serving } from '@webdocs/contracts/remote/serving';
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
  /** Balancers send nothing either to a gateway that lacks what is live. */
  readonly serving: () => Serving;
  /** How far the index of the search is; pages are served whatever it says. */
  readonly searchState?: (() => SearchState) | undefined;
  /** Pages are served without a log too: it makes no balancer turn away. */
  readonly logState?: (() => LogState | undefined) | undefined;
}

export function serveHealth(server: FastifyInstance, { metrics, isReady, serving, searchState, logState }: HealthOptions): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (_, reply) => {
    const { refused, crashing } = serving();
    const isWhole = isReady() && refused.every(({ isHeld }) => isHeld);
    const log = logState?.();
    const degraded = { ...(log ? { log } : {}), ...(refused.length > 0 ? { refused } : {}), ...(crashing ? { crashing } : {}) };
    return reply
      .code(isWhole ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isWhole ? 'ready' : 'not ready',
        ...(searchState ? { search: searchState() } : {}),
        ...(Object.keys(degraded).length > 0 ? { degraded } : {}),
      });
  });

  server.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}
