import { openServer } from '@webdocs/server';
import { everythingElse } from '@webdocs/server/hosts';
import { isFromWriter } from '../writing/writers-request.ts';
import { refuseForwarded } from './refuse-forwarded.ts';

async function localRun() {
  const server = openServer({
    addressLimit: 2048,
    headerLimitBytes: 16_384,
    trustedProxies: [],
    firstHook: refuseForwarded,
    hosts: {
      'id.localhost:3000': (host, _, done) => {
        // As the provider does, for the library that reads it.
        host.addHook('onRequest', ({ raw }, __, next) => {
          raw.headers['x-forwarded-proto'] = 'http';
          next();
        });
        everythingElse(host, async () => 'mail with a reset link');
        done();
      },
    },
  });
  server.get('/', async (request) => (isFromWriter(request, () => true) ? 'a writer' : 'a reader'));
  await server.ready();
  return server;
}

const proxies = [
  { 'x-forwarded-for': '203.0.113.7' },
  { forwarded: 'for=203.0.113.7' },
  { 'x-real-ip': '203.0.113.7' },
  { via: '1.1 proxy' },
  { 'x-forwarded-proto': 'https' },
];

test.each(proxies)('a local run answers nothing to what a proxy passes on, %j, whatever host it names', async (headers) => {
  const server = await localRun();
  for (const host of ['id.localhost:3000', 'localhost:3000']) {
    const reply = await server.inject({ url: '/', headers: { host, ...headers } });
    expect([reply.statusCode, reply.body]).toEqual([403, expect.stringContaining('WEBDOCS_PUBLIC_ADDRESS')]);
  }
  for (const host of ['id.localhost:3000', 'localhost:3000']) {
    expect((await server.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
  }
});

test.each(proxies)('who comes through a proxy on this machine is no writer, %j', (headers) => {
  const request = { socket: { remoteAddress: '127.0.0.1' }, headers: { host: 'localhost:3000' } };
  const from = (more: object) => isFromWriter({ ...request, headers: { ...request.headers, ...more } } as never, () => true);
  expect([from({}), from(headers)]).toEqual([true, false]);
});
