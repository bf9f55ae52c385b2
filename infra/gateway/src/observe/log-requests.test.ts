import { carryRequestIds } from '@webdocs/api/observe/request-id';
import { trusting } from '@webdocs/api/observe/trusted-proxies';
import { openServer } from '@webdocs/server';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { pino } from 'pino';
import { logRequests } from './log-requests.ts';

const saying =
  (text: string): FastifyPluginCallback =>
  (host, _, done) => {
    host.get('/*', async () => text);
    done();
  };

let server: FastifyInstance;
let lines: Array<Record<string, unknown>>;

beforeEach(() => {
  lines = [];
  server = openServer({
    log: pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    addressLimit: 2048,
    headerLimitBytes: 16_384,
    trustedProxies: [],
    hosts: { 'id.localhost': saying('sign in'), '*.play.localhost': saying('a sample') },
  });
  logRequests(server);
  server.register((site, _, done) => {
    carryRequestIds(site, trusting(['10.0.0.0/8']));
    site.get('/*', async () => 'a page');
    done();
  });
});
afterEach(() => server.close());

test('one line a request says what was asked for and under which number, and not what was searched for', async () => {
  const reply = await server.inject('/en-US/search?q=hunter2');
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'request',
      method: 'GET',
      path: '/en-US/search',
      status: 200,
      ms: expect.any(Number),
      requestId: reply.headers['x-request-id'],
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('hunter2');
});

test('the number that a trusted proxy gave is in the line too', async () => {
  await server.inject({ url: '/', headers: { 'x-request-id': 'edge-4711-0f0e' }, remoteAddress: '10.1.2.3' });
  await server.inject({ url: '/', headers: { 'x-request-id': 'edge-4711-0f0e' }, remoteAddress: '192.0.2.1' });
  expect(lines[0]).toMatchObject({ requestId: 'edge-4711-0f0e' });
  expect(lines[1]?.requestId).not.toBe('edge-4711-0f0e');
});

test.each(['newsletter', 'digest'])('the secret of a link in a mail is in no line: %s', async (list) => {
  await server.inject(`/api/v1/${list}/2f0a3c1e-secret/unsubscribe/`);
  await server.inject('/api/v1/newsletter');
  expect(lines.map(({ path }) => path)).toEqual([`/api/v1/${list}/…`, '/api/v1/newsletter']);
});

test('which ping was told is in no line', async () => {
  await server.inject('/submit/webdocs/page/1/c0ffeec0-ffee-4c0f-8eec-0ffeec0ffeec');
  expect(lines.map(({ path }) => path)).toEqual(['/submit/…']);
});

test('a long path is cut', async () => {
  await server.inject(`/${'a'.repeat(60_000)}`);
  expect(lines[0]?.path).toBe(`/${'a'.repeat(299)}`);
});

test.each([
  ['id.localhost', '/reset/0123456789abcdef', 'id.localhost', '/reset…'],
  ['id.localhost', '/interaction/hunter2/reset/hunter2?token=hunter2', 'id.localhost', '/interaction…'],
  ['id.localhost', '/account', 'id.localhost', '/account'],
  ['id.localhost', '/Hunter2', 'id.localhost', '/…'],
  ['hunter2.play.localhost', '/', '*.play.localhost', '/'],
])('of a request for %s%s the line says the page and nothing that opens it', async (host, url, name, path) => {
  await server.inject({ url, headers: { host } });
  expect(lines).toEqual([expect.objectContaining({ host: name, path, status: 200 })]);
  expect(JSON.stringify(lines).toLowerCase()).not.toContain('hunter2');
});
