import { api } from '@webdocs/api';
import { openServer } from '@webdocs/server';
import type { FastifyInstance } from 'fastify';
import { isFromWriter } from '../writing/writers-request.ts';
import { answerOfCall } from './answer-of-call.ts';

let server: FastifyInstance;
/** Of each request whether it may do what writers on this machine may. */
let writers: boolean[];

beforeEach(async () => {
  writers = [];
  server = openServer({ addressLimit: 2048, headerLimitBytes: 16_384, trustedProxies: ['127.0.0.1', '10.0.0.0/8'], hosts: {} });
  server.addHook('onRequest', async (request) => void writers.push(isFromWriter(request, () => true)));
  const twice = { burst: 2, perMinute: 1 };
  await server.register(api, { version: '1.2.3', callLimits: { reading: twice, peopleBehindAnAddress: 1 } });
});
afterEach(() => server.close());

const call = (remote: string) => answerOfCall(server, remote, '/api/v1/info');

test('the loader of a remote that calls too often holds back itself, and neither another one nor a visitor', async () => {
  for (const _ of [1, 2]) expect(await call('mfe-games')).toBe('{"version":"1.2.3"}');
  await expect(call('mfe-games')).rejects.toThrow('the call answered 429');
  expect(await call('mfe-plus')).toBe('{"version":"1.2.3"}');
  expect((await server.inject({ url: '/api/v1/info', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
});

test('a loader is no writer on this machine', async () => {
  await call('mfe-games');
  await server.inject({ url: '/api/v1/info', remoteAddress: '127.0.0.1' });
  expect(writers).toEqual([false, true]);
});
