import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { openServer } from '@webdocs/server';
import type { ConnectionLimits } from '@webdocs/server/connection-limits';
import type { FastifyInstance } from 'fastify';
import { refuseBrokenRequest } from './failures.ts';

let server: FastifyInstance;
let sockets: Socket[];

beforeEach(() => {
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** A site and a host beside it, with the usual limits but for those that a test is about. */
async function serve(own: Partial<ConnectionLimits>): Promise<void> {
  server = openServer({
    addressLimit: 2048,
    headerLimitBytes: 16_384,
    connections: own,
    trustedProxies: [],
    refuseBroken: refuseBrokenRequest,
    hosts: {
      'id.localhost': (host, _, done) => {
        host.post('/sign-in', async () => 'signed in');
        done();
      },
    },
  });
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, body, done) => done(null, body));
  server.get('/*', async () => 'a page');
  server.post('/_report', async () => 'thank you');
  server.post('/refused', { onRequest: async (_, reply) => reply.code(401).send('who are you') }, async () => 'welcome');
  server.post('/upload', { config: { isLongUpload: true } }, async ({ body }) => `${String(body).length} bytes`);
  await server.listen({ port: 0, host: '127.0.0.1' });
}

interface Talk {
  readonly socket: Socket;
  /** All that the site said until it closed the connection. */
  readonly said: Promise<string>;
}

function talk(text: string): Talk {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (piece) => (received += piece.toString()));
  // One that is over the limit may be reset rather than closed.
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, said: once(socket, 'close').then(() => received) };
}

const post = (path: string, host = 'localhost') =>
  `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: text/plain\r\ncontent-length: 8\r\n\r\n`;

test.each([
  ['the site', 'localhost', '/_report'],
  ['a host that answers for itself', 'id.localhost', '/sign-in'],
])('a body for %s that does not come in time ends the request', async (_, host, path) => {
  await serve({ bodyMs: 40 });
  const said = await talk(`${post(path, host)}abc`).said;
  expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(said).toContain('did not arrive within 0.04 s');
});

test('what is still sent after the answer is not waited for either', async () => {
  await serve({ bodyMs: 40 });
  const said = await talk(`${post('/refused')}abc`).said;
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401']);
});

test('a body that comes byte by byte has no more time', async () => {
  await serve({ bodyMs: 60 });
  const { socket, said } = talk(post('/_report').replace('content-length: 8', 'content-length: 8000'));
  const drip = setInterval(() => socket.write('a'), 10);
  socket.once('close', () => clearInterval(drip));
  expect(await said).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body of unknown length has no more time', async () => {
  await serve({ bodyMs: 40 });
  const said = await talk(
    'POST /_report HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n',
  ).said;
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that comes in time is read, and its connection goes on', async () => {
  await serve({ bodyMs: 5000, keepAliveMs: 40 });
  const { said, socket } = talk(`${post('/_report')}`);
  socket.write('12345678');
  expect(await said).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*thank you$/);
});

test('a long upload has as long as any request', async () => {
  await serve({ bodyMs: 40, keepAliveMs: 40 });
  const upload = talk(`${post('/upload')}abcd`);
  // By the time that this one is ended, the upload would have been too.
  expect(await talk(`${post('/_report')}abcd`).said).toContain('408');
  upload.socket.write('efgh');
  expect(await upload.said).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*8 bytes$/);
});

test('a request whose headers do not end is ended', async () => {
  await serve({ requestMs: 50 });
  expect(await talk('GET / HTTP/1.1\r\nhost: localhost\r\n').said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

test('a connection on which nothing is said is closed', async () => {
  await serve({ silenceMs: 40 });
  expect(await talk('').said).toBe('');
});

test('a connection is closed some time after its last answer', async () => {
  await serve({ keepAliveMs: 40 });
  expect(await talk('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n').said).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*a page$/);
});

test('a request that came in time is answered, also by a process that was too busy to look before the time was over', async () => {
  await serve({ keepAliveMs: 100 });
  const { socket, said } = talk('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.write('GET /second HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const busyUntil = performance.now() + 1400;
  while (performance.now() < busyUntil);
  expect((await said).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

test('connections beyond the limit are closed, and those before them are served', async () => {
  await serve({ most: 1, keepAliveMs: 40 });
  const first = talk('');
  await once(first.socket, 'connect');
  expect(await talk('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n').said).toBe('');
  first.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await first.said).toContain('200 OK');
});
