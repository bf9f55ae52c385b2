import { hearSecurityEvents, type SecurityEvent } from '@webdocs/server/security-events';
import fastify, { type FastifyInstance } from 'fastify';
import { isOwnHost, refuseForeignHosts } from './refuse-foreign-hosts.ts';

let heard: SecurityEvent[];
let server: FastifyInstance;

async function listening(...names: string[]): Promise<void> {
  server = fastify();
  heard = [];
  hearSecurityEvents(server, (event) => heard.push(event));
  refuseForeignHosts(server, names);
  server.get('/metrics', async () => 'figures');
  await server.ready();
}
afterEach(() => server.close());

const asked = (host: string, url = '/metrics') => server.inject({ url, headers: { host } });

test.each(['localhost:9100', 'LOCALHOST', '127.0.0.1:9100', '127.8.0.1', '[::1]:9100'])('%s is this machine', async (host) => {
  await listening('127.0.0.1');
  expect((await asked(host)).body).toBe('figures');
});

test.each([
  'rebound.example:9100',
  'localhost.rebound.example',
  '127.0.0.1.rebound.example',
  'localhost:9100@rebound.example',
  '10.0.0.5:9100',
  '0.0.0.0',
  '[::ffff:10.0.0.5]',
  'localhost:9100:1',
  '[::1',
])('a page that calls this listener %j reads nothing of it, and the try is on record', async (host) => {
  await listening('127.0.0.1', '0.0.0.0', '::');
  for (const url of ['/metrics', '/_operator/live', '/nothing-here']) {
    const answer = await asked(host, url);
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({
      code: 'OPERATOR_HOST_FOREIGN',
      remedy: expect.stringContaining('WEBDOCS_OPERATIONS_HOSTS') as string,
    });
  }
  expect(heard).toEqual(Array.from({ length: 3 }, () => ({ code: 'OPERATOR_HOST_FOREIGN' })));
});

test('names and addresses that are configured are answered, and loopback all the same', async () => {
  await listening('10.0.0.5', 'Docs-1.internal', 'fd00::5');
  for (const host of ['10.0.0.5:9100', 'docs-1.internal', 'DOCS-1.INTERNAL:9100', '[fd00::5]:9100', 'localhost'])
    expect([host, (await asked(host)).statusCode]).toEqual([host, 200]);
  expect((await asked('docs-2.internal')).statusCode).toBe(421);
});

test.each([
  ['10.0.0.5:9100', '10.0.0.5'],
  ['10.0.0.5:9100', '::ffff:10.0.0.5'],
  ['[fd00::5]:9100', 'fd00::5'],
])('a listener on all addresses answers %s where a connection came to %s, and no other address', (host, cameTo) => {
  expect(isOwnHost(host, [], cameTo)).toBe(true);
  expect(isOwnHost(host, [], '10.0.0.6')).toBe(false);
  expect(isOwnHost(host, [], undefined)).toBe(false);
  for (const none of [undefined, '']) expect(isOwnHost(none, [], cameTo)).toBe(false);
});
