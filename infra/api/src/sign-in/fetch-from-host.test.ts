import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchFromHost } from './fetch-from-host.ts';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let site: string;
const fetchHere = fetchFromHost('127.0.0.1');

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://unknown-name.localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a host that no name server knows is asked by its own name', async () => {
  answer = ({ headers, url, method }, response) => response.end(JSON.stringify([method, headers.host, url, headers.accept]));
  const reply = await fetchHere(`${site}/a/b?c=d`, { headers: { accept: 'application/json' } });
  expect(await reply.json()).toEqual(['GET', new URL(site).host, '/a/b?c=d', 'application/json']);
});

test('a host that is served over TLS by a proxy is asked past it, at the port of the server', async () => {
  answer = ({ headers, url }, response) => response.end(JSON.stringify([headers.host, url]));
  const reply = await fetchFromHost(new URL(site).host.replace(/^[^:]+/, '127.0.0.1'))('https://id.example.org/keys');
  expect(await reply.json()).toEqual(['id.example.org', '/keys']);
});

test('a body is sent, and whatever comes back is told: status, headers, text', async () => {
  answer = async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    response.writeHead(418, { 'x-kind': 'teapot', 'set-cookie': ['a=1', 'b=2'] }).end(Buffer.concat(pieces));
  };
  const reply = await fetchHere(site, {
    method: 'POST',
    body: new URLSearchParams({ name: 'é & ü' }),
    headers: new Headers({ host: 'evil' }),
  });
  expect([reply.status, reply.headers.get('x-kind'), reply.headers.getSetCookie()]).toEqual([418, 'teapot', ['a=1', 'b=2']]);
  expect(await reply.text()).toBe('name=%C3%A9+%26+%C3%BC');
});

test.each([204, 304])('a reply of %i has no body', async (status) => {
  answer = (_, response) => response.writeHead(status).end();
  expect((await fetchHere(site)).status).toBe(status);
});

test('a server that says nothing is given up when the signal says so', async () => {
  answer = () => undefined;
  await expect(fetchHere(site, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a server that is not there is an error', async () => {
  await expect(fetchHere('http://id.localhost:1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
