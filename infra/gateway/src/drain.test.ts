import fastify, { type FastifyInstance } from 'fastify';
import { openDrain, type Drain } from './drain.ts';

let server: FastifyInstance;
let drain: Drain;
let answer: () => void;

beforeEach(async () => {
  server = fastify();
  drain = openDrain(server);
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await server.register(async (host) => {
    host.get('/page', async () => 'a page');
    host.get('/slow', async () => answered.then(() => 'a page'));
    host.get('/own', (_, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/plain' }).end('an answer of its own');
    });
  });
});
afterEach(() => server.close());

const connectionOf = async (url: string) => (await server.inject(url)).headers.connection;

test('before a stop connections are kept', async () => {
  for (const url of ['/page', '/own']) expect([url, await connectionOf(url)]).toEqual([url, 'keep-alive']);
});

test('while a site drains every answer ends its connection, also one that was asked for before', async () => {
  const asked = connectionOf('/slow');
  await server.inject('/page');
  await drain.begin(1);
  answer();
  expect(await asked).toBe('close');
  for (const url of ['/page', '/own']) expect([url, await connectionOf(url)]).toEqual([url, 'close']);
});
