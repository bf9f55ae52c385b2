import { Failure } from '@webdocs/contracts/failures/failure';
import fastify, { type FastifyInstance } from 'fastify';
import { api, type ApiOptions } from '../api.ts';
import { carryRequestIds } from './request-id.ts';
import type { AnsweredCall } from './answered-calls.ts';
import { trusting } from './trusted-proxies.ts';

let server: FastifyInstance;
let lines: Array<Record<string, unknown>>;
afterEach(() => server.close());

async function serve(options: ApiOptions = {}) {
  lines = [];
  server = fastify({ logger: { stream: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) } } });
  await server.register(api, options);
  return server;
}

const made = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.inject({ url, headers, remoteAddress });

describe('the number of a request', () => {
  test.each(['/api/v1/whoami', '/api/nothing', '/api/docs', '/api/openapi.json'])(
    'is in the answer of %s, each time another',
    async (url) => {
      await serve();
      const [one, other] = [await ask(url), await ask(url)];
      expect(one.headers['x-request-id']).toMatch(made);
      expect(other.headers['x-request-id']).toMatch(made);
      expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
    },
  );

  test('is not taken from a visitor', async () => {
    await serve();
    expect((await ask('/api/v1/info', { 'x-request-id': 'mine-mine-mine' })).headers['x-request-id']).toMatch(made);
  });

  test('is kept where a trusted proxy has given one', async () => {
    await serve({ trustedProxies: ['10.0.0.0/8'] });
    const headers = { 'x-request-id': 'edge-4711:0f0e.1' };
    expect((await ask('/api/v1/info', headers, '10.2.3.4')).headers['x-request-id']).toBe('edge-4711:0f0e.1');
    expect((await ask('/api/v1/info', headers, '::ffff:10.2.3.4')).headers['x-request-id']).toBe('edge-4711:0f0e.1');
    expect((await ask('/api/v1/info', headers, '11.2.3.4')).headers['x-request-id']).toMatch(made);
  });

  test.each(['', 'short', 'a b c d e f g h', 'x'.repeat(81), '"><script>', 'a;b;c;d;e;f', '{"json":true}'])(
    'is made anew where a proxy gives %j',
    async (given) => {
      await serve({ trustedProxies: ['127.0.0.1'] });
      expect((await ask('/api/v1/info', { 'x-request-id': given })).headers['x-request-id']).toMatch(made);
    },
  );

  test('is in every line that the log says of it', async () => {
    server = fastify({ logger: { stream: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) } } });
    lines = [];
    carryRequestIds(server, trusting([]));
    server.get('/fail', async (request) => {
      request.log.error('about to fail');
      throw new Failure('PAGE_FAILED', { address: '/', cause: 'test' });
    });
    const reply = await ask('/fail');
    const id = reply.headers['x-request-id'];
    expect(lines.filter(({ msg }) => msg === 'about to fail')).toEqual([expect.objectContaining({ requestId: id })]);
    expect(lines.filter(({ level }) => Number(level) >= 50).every(({ requestId }) => requestId === id)).toBe(true);
  });

  test('is given once, also where the site around the API gives them', async () => {
    server = fastify();
    carryRequestIds(server, trusting([]));
    const seen: string[] = [];
    server.addHook('onRequest', async ({ id }) => void seen.push(id));
    await server.register(api, {});
    const reply = await ask('/api/v1/info');
    expect(seen).toEqual([reply.headers['x-request-id']]);
  });
});

describe('who trusts whom', () => {
  const trusts = trusting(['192.0.2.7', '10.0.0.0/8', '2001:db8::/32', '::1']);
  test.each(['192.0.2.7', '10.255.0.1', '::ffff:10.1.1.1', '2001:db8::1', '::1'])('%s is believed', (address) => {
    expect(trusts(address)).toBe(true);
  });
  test.each(['192.0.2.8', '11.0.0.1', '2001:db9::1', '', 'localhost', '::ffff:11.1.1.1', '10.1.1'])('%s is not', (address) => {
    expect(trusts(address)).toBe(false);
  });
});

test('calls are told by the route that answered, never by what the client typed', async () => {
  const told: AnsweredCall[] = [];
  await serve({ onCall: (call) => told.push(call) });
  await ask('/api/v1/whoami?secret=hunter2');
  await ask('/api/v1/nothing/hunter2');
  await server.inject({ method: 'POST', url: '/api/v1/whoami' });
  await server.inject({ method: 'PROPFIND' as 'GET', url: '/api/v1/whoami' }).catch(() => undefined);
  expect(told).toEqual(
    expect.arrayContaining([
      { route: '/api/v1/whoami', method: 'GET', status: 200, milliseconds: expect.any(Number) },
      { route: '/api/*', method: 'GET', status: 404, milliseconds: expect.any(Number) },
      { route: '/api/v1/whoami', method: 'POST', status: 405, milliseconds: expect.any(Number) },
    ]),
  );
  expect(JSON.stringify(told)).not.toContain('hunter2');
});
