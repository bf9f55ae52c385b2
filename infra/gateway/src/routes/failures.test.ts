import fastify from 'fastify';
import { answerUnrouted } from './failures.ts';

const server = fastify();
answerUnrouted(server);
server.get('/*', async () => 'a page');
afterAll(() => server.close());

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s on a page or a file is refused, with what is allowed', async (method) => {
  for (const url of ['/en-US/', '/remotes/mfe-docs/1.0.0/client/main.js', '/assets/icon.svg']) {
    const { statusCode, headers } = await server.inject({ method, url });
    expect([statusCode, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
  }
});

test('a file that a site leaves out is not there', async () => {
  const site = fastify();
  answerUnrouted(site);
  site.get('/.well-known/security.txt', async (_, reply) => reply.callNotFound());
  expect((await site.inject('/.well-known/security.txt')).statusCode).toBe(404);
});

test('what is allowed can be asked for', async () => {
  const { statusCode, headers, body } = await server.inject({ method: 'OPTIONS', url: '/en-US/' });
  expect([statusCode, headers.allow, body]).toEqual([204, 'GET, HEAD', '']);
});
