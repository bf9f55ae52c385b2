import fastify from 'fastify';
import type { Metrics } from '../observe/metrics.ts';
import { serveHealth, type LogState } from './health.ts';

test('a site that cannot write its log is ready, and says what is lost', async () => {
  const log: { now?: LogState } = {};
  const server = fastify();
  serveHealth(server, { metrics: {} as Metrics, isReady: () => true, logState: () => log.now });
  const readiness = async () => {
    const reply = await server.inject('/readyz');
    return [reply.statusCode, reply.json()];
  };
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  log.now = { dropped: 12, cause: 'ENOSPC: no space left on device, write' };
  expect(await readiness()).toEqual([200, { status: 'ready', degraded: { log: log.now } }]);
  await server.close();
});
