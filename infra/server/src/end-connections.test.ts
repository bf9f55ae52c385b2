import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { openServer } from './open-server.ts';

/** A site that answers `/slow` when it is told to. */
async function site() {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  let ask: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (ask = resolve));
  const server = openServer({ addressLimit: 2048, headerLimitBytes: 16_384, trustedProxies: [], hosts: {} });
  server.get('/', async () => 'a page');
  server.get('/slow', async () => {
    ask();
    await isAnswered;
    return 'a slow page';
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  const connection = async () => {
    const taken = once(server.server, 'connection');
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    sockets.push(socket);
    await taken;
    return socket;
  };
  return { server, connection, answer, isAsked };
}

const asked = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
async function all(socket: Socket): Promise<string> {
  let come = '';
  for await (const piece of socket) come += String(piece);
  return come;
}

/** Their time-outs are longer than what a test may take. */
test.each([
  ['was opened ahead and has sent nothing', ''],
  ['has sent a part of a request', 'GET / HT'],
  ['waits for its next request', asked('/')],
])('a server that ends does not wait for a connection that %s', async (_, sent) => {
  const { server, connection } = await site();
  const socket = await connection();
  if (sent) socket.write(sent);
  if (sent.endsWith('\r\n\r\n')) await once(socket, 'data');
  await server.close();
  await all(socket);
});

test('a server that ends answers what it was asked before, and no connection outlives its answer', async () => {
  const { server, connection, answer, isAsked } = await site();
  const socket = await connection();
  socket.write(asked('/slow'));
  await isAsked;
  const closing = server.close();
  await new Promise(setImmediate);
  answer();
  expect(await all(socket)).toContain('a slow page');
  await closing;
});
