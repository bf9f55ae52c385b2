import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openServer } from './open-server.ts';

let server: FastifyInstance;

beforeAll(async () => {
  server = openServer({
    addressLimit: 2048,
    headerLimitBytes: 16_384,
    trustedProxies: [],
    refuseBroken: ({ code }, socket) => void socket.end(`HTTP/1.1 400 Bad Request\r\n\r\nrefused: ${code}`),
    hosts: {
      'id.localhost': (host, _, done) => {
        host.get('/*', async () => 'identity');
        done();
      },
    },
  });
  server.get('/*', async ({ url, host }) => `${url} of ${host}`);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function said(head: string): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (piece) => (received += piece.toString()));
  socket.write(`${head}\r\nconnection: close\r\n\r\n`);
  await once(socket, 'close');
  return received;
}

test.each([
  ['http://docs.example/en-US/?a=b', '/en-US/?a=b of docs.example'],
  ['HTTPS://Docs.Example:8443/en-US/', '/en-US/ of docs.example:8443'],
  ['http://docs.example', '/ of docs.example'],
  ['http://docs.example?a=b', '/?a=b of docs.example'],
  ['http://id.localhost/', 'identity'],
])('a whole address as the target, as proxies are asked, is answered for its host: %s', async (target, answer) => {
  const answered = await said(`GET ${target} HTTP/1.1\r\nhost: other.example`);
  expect(answered).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answered.endsWith(`\r\n\r\n${answer}`)).toBe(true);
});

test('a whole address without a host is none', async () => {
  expect(await said('GET http:///en-US/ HTTP/1.1\r\nhost: other.example')).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test.each(['host: one.example\r\nhost: two.example', 'host: one.example\r\nHOST: one.example'])(
  'a request with two hosts is refused before anything is done for it: %j',
  async (hosts) => {
    expect(await said(`GET /en-US/ HTTP/1.1\r\n${hosts}`)).toContain('refused: TWO_HOSTS');
  },
);
