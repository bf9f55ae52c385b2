import { setTimeout as later } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Drain {
  /** Goes on for so long, while clients are asked to come by another connection, which the balancer chooses. */
  begin(milliseconds: number): Promise<void>;
}

/** Holds for all hosts that register afterwards, also for those that write their answers themselves. */
export function openDrain(server: FastifyInstance): Drain {
  let isDraining = false;
  server.addHook('onRequest', (_, reply, done) => {
    if (isDraining) reply.raw.setHeader('connection', 'close');
    done();
  });
  // For requests that were under way before.
  server.addHook('onSend', async (_, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return {
    async begin(milliseconds) {
      isDraining = true;
      await later(milliseconds);
    },
  };
}
