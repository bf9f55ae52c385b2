import type { FastifyPluginCallback } from 'fastify';
import { everythingElse } from './hosts.ts';
import { leaveBodies } from './leave-bodies.ts';
import { openServer } from './open-server.ts';

const identity: FastifyPluginCallback = (host, _, done) => {
  leaveBodies(host);
  everythingElse(host, async (request, reply) => {
    let body = '';
    for await (const chunk of request.raw) body += String(chunk);
    return reply.code(201).header('x-house', 'identity').send(`${request.method} ${request.url} ${body}`);
  });
  done();
};
const samples: FastifyPluginCallback = (host, _, done) => {
  everythingElse(host, async ({ headers }) => `a sample at ${headers.host}`);
  done();
};

async function twoHouses() {
  const server = openServer({
    addressLimit: 2048,
    headerLimitBytes: 16_384,
    trustedProxies: [],
    answerUnreadable: (_, __, reply) => void reply.code(400).send('cannot be read'),
    hosts: { 'id.localhost:3000': identity, '*.play.localhost:3000': samples },
  });
  const seen: string[] = [];
  server.register((site, _, done) => {
    site.addHook('onRequest', async (request, reply) => {
      seen.push(request.url);
      reply.header('x-house', 'site');
    });
    site.get('/*', async () => 'a page');
    site.get('/healthz', async () => 'well');
    done();
  });
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

test('a host knows who asks it through a trusted proxy, also where it takes the headers of proxies away', async () => {
  const house: FastifyPluginCallback = (host, _, done) => {
    host.addHook('onRequest', ({ raw: { headers } }, __, next) => {
      delete headers['x-forwarded-for'];
      next();
    });
    everythingElse(host, async ({ clientAddress }) => clientAddress);
    done();
  };
  const asked = async (trustedProxies: string[]) => {
    const server = openServer({ addressLimit: 2048, headerLimitBytes: 16_384, trustedProxies, hosts: { 'id.localhost:3000': house } });
    const headers = { host: 'id.localhost:3000', 'x-forwarded-for': '203.0.113.7' };
    return (await server.inject({ url: '/', headers })).body;
  };
  expect(await asked(['127.0.0.1'])).toBe('203.0.113.7');
  expect(await asked([])).toBe('127.0.0.1');
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

test.each(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  'no route of the site answers %s for another name, however well it fits',
  async (method) => {
    const { server, seen } = await twoHouses();
    const reply = await server.inject({ method: method as 'GET', url: '/healthz', headers: { host: 'id.localhost:3000' } });
    expect([reply.statusCode, reply.headers['x-house']]).toEqual([201, 'identity']);
    expect(seen).toEqual([]);
  },
);

test.each(['localhost:3000', 'id.localhost:3000', 'a.play.localhost:3000'])(
  'an address at %s that cannot be decoded is answered before any host is asked',
  async (host) => {
    const { server, seen } = await twoHouses();
    const reply = await server.inject({ url: '/%ff.svg', headers: { host } });
    expect([reply.statusCode, reply.headers['x-house'], reply.body]).toEqual([400, undefined, 'cannot be read']);
    expect(seen).toEqual([]);
  },
);
