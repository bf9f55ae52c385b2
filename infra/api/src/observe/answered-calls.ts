import type { FastifyInstance } from 'fastify';

/** A call that was answered, in terms of which there are few: counters can be kept for each. */
export interface AnsweredCall {
  /** As it was registered, such as /api/v2/collections/:id/ ; never what a user typed. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
}

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function onAnsweredCall(server: FastifyInstance, tell: (call: AnsweredCall) => void): void {
  server.addHook('onResponse', async ({ routeOptions, method }, reply) =>
    tell({
      route: routeOptions.url ?? 'none',
      method: known.includes(method) ? method : 'other',
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    }),
  );
}
