import type { Serving } from '@webdocs/contracts/remote/serving';
import fastify from 'fastify';
import type { Metrics } from '../observe/metrics.ts';
import { serveHealth, serveHealthToOperators, type LogState } from './health.ts';

const whole: Serving = { composition: '0123456789abcdef', versions: { shell: '1.0.0' }, refused: [] };

test('a gateway that lacks what is live is not ready; one that has it and cannot use it is, and says so', async () => {
  const server = fastify();
  let serving = whole;
  serveHealthToOperators(server, { metrics: {} as Metrics, isReady: () => true, serving: () => serving });
  const refused = { name: 'mfe-docs', version: '1.1.0', cause: 'it throws' };
  serving = { ...whole, refused: [{ ...refused, isHeld: false }] };
  expect((await server.inject('/readyz')).statusCode).toBe(503);
  serving = { ...whole, refused: [{ ...refused, isHeld: true }], crashing: { shell: '1.1.0' } };
  const reply = await server.inject('/readyz');
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { status: 'ready', degraded: { refused: serving.refused, crashing: serving.crashing } },
  ]);
  await server.close();
});

test('a site that cannot write its log is ready, and says what is lost', async () => {
  const log: { now?: LogState } = {};
  const server = fastify();
  serveHealthToOperators(server, { metrics: {} as Metrics, isReady: () => true, serving: () => whole, logState: () => log.now });
  const readiness = async () => {
    const reply = await server.inject('/readyz');
    return [reply.statusCode, reply.json()];
  };
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  log.now = { dropped: 12, cause: 'ENOSPC: no space left on device, write', isOver: false };
  expect(await readiness()).toEqual([200, { status: 'ready', degraded: { log: log.now } }]);
  await server.close();
});

test('visitors are told whether the site is ready, and nothing of what it counts', async () => {
  const server = fastify();
  const ready = { now: true };
  let serving: Serving = { ...whole, refused: [{ name: 'mfe-docs', version: '1.1.0', cause: 'it throws', isHeld: true }] };
  serveHealth(server, { isReady: () => ready.now, serving: () => serving });
  expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready' });
  serving = { ...whole, refused: [{ name: 'mfe-docs', version: '1.1.0', cause: 'it is not here', isHeld: false }] };
  const lacking = await server.inject('/readyz');
  expect([lacking.statusCode, lacking.json()]).toEqual([503, { status: 'not ready' }]);
  serving = whole;
  ready.now = false;
  expect([(await server.inject('/readyz')).statusCode, (await server.inject('/healthz')).statusCode]).toEqual([503, 200]);
  expect((await server.inject('/metrics')).statusCode).toBe(404);
  await server.close();
});
