import type { FastifyInstance } from 'fastify';
import type { Serving } from '@webdocs/contracts/remote/serving';
import type { SearchState } from '@webdocs/search';
import type { Metrics } from '../observe/metrics.ts';

/** Lines of the log that could not be written, and why. */
export interface LogState {
  readonly dropped: number;
  readonly cause: string;
  /** Lines are written again. */
  readonly isOver: boolean;
}

interface HealthOptions {
  /** False while the gateway starts or stops: balancers send nothing here then. */
  readonly isReady: () => boolean;
  /** Balancers send nothing either to a gateway that lacks what is live. */
  readonly serving: () => Serving;
  /** How far the index of the search is; pages are served whatever it says. */
  readonly searchState?: (() => SearchState) | undefined;
}

interface OperatorsHealthOptions extends HealthOptions {
  readonly metrics: Metrics;
  /** Pages are served without a log too: it makes no balancer turn away. */
  readonly logState?: (() => LogState | undefined) | undefined;
}

/** For balancers, which come where visitors come: whether to send requests here. */
export function serveHealth(server: FastifyInstance, options: HealthOptions): void {
  answerHealth(server, options, () => ({}));
}

/** For operators: what is degraded, and the metrics. Traffic, failures and the state of the machine are no concern of visitors. */
export function serveHealthToOperators(server: FastifyInstance, { metrics, logState, ...options }: OperatorsHealthOptions): void {
  answerHealth(server, options, ({ refused, crashing }) => {
    const log = logState?.();
    const degraded = { ...(log ? { log } : {}), ...(refused.length > 0 ? { refused } : {}), ...(crashing ? { crashing } : {}) };
    return Object.keys(degraded).length > 0 ? { degraded } : {};
  });
  server.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}

function answerHealth(
  server: FastifyInstance,
  { isReady, serving, searchState }: HealthOptions,
  details: (serving: Serving) => object,
): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (_, reply) => {
    const now = serving();
    const isWhole = isReady() && now.refused.every(({ isHeld }) => isHeld);
    return reply
      .code(isWhole ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isWhole ? 'ready' : 'not ready', ...(searchState ? { search: searchState() } : {}), ...details(now) });
  });
}
