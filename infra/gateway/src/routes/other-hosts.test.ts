import fastify from 'fastify';
import { serveOtherHosts } from './other-hosts.ts';

async function twoHouses() {
  const server = fastify();
  const seen: string[] = [];
  serveOtherHosts(server, {
    'id.localhost:3000': (request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => response.writeHead(201, { 'x-house': 'identity' }).end(`${request.method} ${request.url} ${body}`));
    },
    '*.play.localhost:3000': (request, response) => response.end(`a sample at ${request.headers.host}`),
  });
  server.addHook('onRequest', async (request, reply) => {
    seen.push(request.url);
    reply.header('x-house', 'site');
  });
  server.get('/*', async () => 'a page');
  await server.ready();
  return { server, seen };
}

test('a name of its own leads to its own pages, with the body as it came and none of the headers of the site', async () => {
  const { server, seen } = await twoHouses();
  const reply = await server.inject({
    method: 'POST',
    url: '/sign-in?next=1',
    headers: { host: 'id.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=1',
  });
  expect(reply.statusCode).toBe(201);
  expect(reply.headers['x-house']).toBe('identity');
  expect(reply.body).toBe('POST /sign-in?next=1 a=1');
  expect(seen).toEqual([]);
});

test('any one name before a host leads where all of them lead', async () => {
  const { server } = await twoHouses();
  const reply = await server.inject({ url: '/', headers: { host: '0a-b.play.localhost:3000' } });
  expect(reply.body).toBe('a sample at 0a-b.play.localhost:3000');
});

const strangers = [
  'play.localhost:3000',
  '.play.localhost:3000',
  'a.b.play.localhost:3000',
  'A.play.localhost:3000',
  'a_b.play.localhost:3000',
  'a.play.localhost:3001',
  'a.play.localhost:3000.example.org',
  'aplay.localhost:3000',
];

test.each([...strangers, 'localhost:3000', 'id.localhost:3001', 'ID.localhost:3000.example.org', '__proto__', 'constructor'])(
  'the site answers for %s',
  async (host) => {
    const { server } = await twoHouses();
    const reply = await server.inject({ url: '/en-US/', headers: { host } });
    expect(reply.body).toBe('a page');
    expect(reply.headers['x-house']).toBe('site');
  },
);
