import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Failure } from '@webdocs/contracts/failures/failure';
import { scanOf } from '../../fixtures/scan-of-test.ts';
import { scriptedSite } from '../../fixtures/scripted-site.ts';
import { servedPair } from '../../fixtures/served-pair.ts';

/** So that servers that never end are given up soon. */
const soon = { timeoutMs: 1000, scanMs: 3000 };

async function failureOf(host: string): Promise<Pick<Failure, 'code' | 'message'>> {
  return scanOf(host, soon).then(
    () => ({ code: 'OBSERVATORY_SCAN_UNKNOWN', message: 'a report' }),
    (thrown: unknown) => (thrown instanceof Failure ? thrown : { code: 'COMMAND_FAILED', message: String(thrown) }),
  );
}

/** A server that says what it is told to, in whatever protocol. */
async function rawServer(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const begin = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';

/** Writes until the other side goes. */
function endless(socket: Socket, first: string, piece: string): void {
  socket.write(first);
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
    if (!socket.destroyed) socket.once('drain', more);
  };
  more();
}

test.each([
  ['is silent', () => undefined, 'no answer within 1 s'],
  ['stops in its headers', (socket: Socket) => void socket.write(begin), 'no answer within 1 s'],
  ['stops in its page', (socket: Socket) => void socket.write(`${begin}Content-Length: 99\r\n\r\n<p>`), 'no answer within 1 s'],
  ['hangs up', (socket: Socket) => void socket.destroy(), 'it closes the connection'],
  ['speaks another protocol', (socket: Socket) => void socket.end('220 mail.example ESMTP\r\n'), 'what it answers is no HTTP'],
  [
    'sends headers without an end',
    (socket: Socket) => endless(socket, begin, `X-A: ${'a'.repeat(1000)}\r\n`),
    'its headers are larger than 32768 bytes',
  ],
  ['breaks off in its page', (socket: Socket) => void socket.end(`${begin}Content-Length: 99\r\n\r\n<p>`), 'it closes the connection'],
])('a server that %s is told of by name', async (_, answer, cause) => {
  const server = await rawServer(answer);
  expect(await failureOf(server.host)).toMatchObject({ code: 'OBSERVATORY_SITE_DOWN', message: expect.stringContaining(cause) });
  await server.close();
});

test('a server that answers plain HTTP and breaks TLS is graded as one without HTTPS', async () => {
  const site = await scriptedSite({ html: '<p>Text' });
  const { tests } = await scanOf(site.host, soon);
  expect(tests['strict-transport-security']?.result).toBe('hsts-not-implemented-no-https');
  await site.close();
});

test('nothing at the port is told of', async () => {
  const site = await scriptedSite({});
  await site.close();
  expect((await failureOf(site.host)).message).toContain('nothing answers at its port');
});

test('a page without an end is read up to the limit, and cannot be graded', async () => {
  const server = await rawServer((socket) => endless(socket, `${begin}\r\n`, '<p>'.repeat(20_000)));
  const { tests } = await scanOf(server.host, { timeoutMs: 5000, scanMs: 10_000 });
  expect(tests['subresource-integrity']?.result).toBe('html-not-parsable');
  await server.close();
});

test('a page that unpacks to a thousand times its size is not unpacked', async () => {
  const body = gzipSync(Buffer.alloc(40 * 1024 * 1024));
  const site = await scriptedSite({ headers: [['Content-Encoding', 'gzip']], body });
  expect((await failureOf(site.host)).message).toContain('unpacks to more than is read');
  await site.close();
});

test('redirects in a circle are told of', async () => {
  const site = await scriptedSite(
    (request, response) => void response.writeHead(302, { location: request.url === '/' ? '/again' : '/' }).end(),
  );
  expect((await failureOf(site.host)).message).toContain('redirects more than 10 times');
  await site.close();
});

test('a redirect to a name without a server is told of', async () => {
  const site = await scriptedSite((_, response) => void response.writeHead(302, { location: 'http://nowhere.example/' }).end());
  const resolve = async (host: string) => (host === 'localhost' ? ['127.0.0.1'] : []);
  await expect(scanOf(site.host, { ...soon, resolve })).rejects.toMatchObject({
    code: 'OBSERVATORY_SITE_DOWN',
    message: expect.stringContaining('nowhere.example'),
  });
  await site.close();
});

test.each([
  [200, true],
  [204, true],
  [304, true],
  [401, true],
  [403, true],
  [404, false],
  [410, false],
  [429, false],
  [500, false],
  [503, false],
])('status %i is graded: %s', async (status, isGraded) => {
  const site = await scriptedSite((_, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end());
  const found = await failureOf(site.host);
  expect(found.code).toBe(isGraded ? 'OBSERVATORY_SCAN_UNKNOWN' : 'OBSERVATORY_STATUS_UNFIT');
  await site.close();
});

describe('a name without a server', () => {
  test('is scanned with www. before it where that one has one, and the report says so', async () => {
    const served = await servedPair({ http: 'to-https', https: { html: '<p>Text' } });
    const resolve = async (host: string) => (host === 'www.site.localhost' ? ['127.0.0.1'] : []);
    const { scan } = await scanOf(`site.localhost:${served.port}`, { resolve });
    expect(scan.target).toMatchObject({ host: 'www.site.localhost', is_www: true, is_off_host: false, port: served.port, scheme: 'https' });
    await served.close();
  });

  test('is told of under the name that was asked for where that has none either', async () => {
    await expect(scanOf('site.localhost', { resolve: async () => [] })).rejects.toMatchObject({
      code: 'OBSERVATORY_HOST_UNKNOWN',
      values: { host: 'site.localhost' },
    });
  });
});

test('the report names the host that answered, where redirects lead off', async () => {
  const served = await servedPair({ https: { html: '<p>Text' } });
  const site = await scriptedSite(
    (_, response) => void response.writeHead(302, { location: `https://other.localhost:${served.port}/home?token=1` }).end(),
  );
  const { scan } = await scanOf(site.host);
  expect(scan.target).toMatchObject({ asked: site.host, host: 'other.localhost', path: '/home', is_off_host: true });
  expect(JSON.stringify(scan.target)).not.toContain('token');
  await site.close();
  await served.close();
});

test('headers of the caller go to the host that was asked for, and not to where it redirects', async () => {
  const seen: Array<string | undefined> = [];
  const other = await scriptedSite((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Text');
  });
  const site = await scriptedSite((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(302, { location: `http://other.localhost:${other.port}/` }).end();
  });
  await scanOf(site.host, { ownHeaders: { host: 'localhost', headers: { authorization: 'Bearer secret' } } });
  expect(seen[0]).toBe('Bearer secret');
  expect(seen.slice(1).every((value) => value === undefined)).toBe(true);
  expect(seen.length).toBeGreaterThan(1);
  await site.close();
  await other.close();
});
