import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Packs, ServedFile } from '@webdocs/content/packs';
import { writtenTree } from '@webdocs/testing/written-tree';
import fastify from 'fastify';
import { serveOfflinePacks } from './offline-packs.ts';

const index = JSON.stringify({ latest: '0123456789abcdef', date: '2026-01-01T00:00:00.000Z', packs: [] });
const folder = writtenTree({ 'index.json': index, 'css.pack': 'the pack of CSS', 'all.zip': 'PK', 'update.json': '{}' });

const named = (name: string, known: string, bytes: number): Promise<ServedFile> =>
  name === known ? Promise.resolve({ file: join(folder, name), bytes }) : Promise.reject(new Failure('PACK_UNKNOWN', { name }));

const made: Packs = {
  keys: ['b3du'],
  percent: () => 100,
  index: () => named('index.json', 'index.json', index.length),
  update: () => named('update.json', 'update.json', 2),
  pack: (name) => named(name, 'css.pack', 15),
  package: (name) => named(name, 'all.zip', 2),
  keepPacks: () => undefined,
  settled: async () => undefined,
  close: async () => undefined,
};
const notReady = async (): Promise<ServedFile> => {
  throw new Failure('PACKS_NOT_READY', { percent: 40 });
};

function serverWith(packs: Packs | undefined, updatesAddress = '/updates', keys: readonly string[] = []) {
  const server = fastify();
  serveOfflinePacks(server, { packs, keys, updatesAddress });
  return server;
}

test.each(['', '/updates'])('packs, zips and what names them are at %s/', async (base) => {
  const server = serverWith(made);
  expect((await server.inject(`${base}/packs/index.json`)).json()).toEqual(JSON.parse(index));
  expect((await server.inject(`${base}/update.json`)).json()).toEqual({});
  const pack = await server.inject(`${base}/packs/css.pack`);
  expect([pack.body, pack.headers['content-length'], pack.headers['cache-control']]).toEqual([
    'the pack of CSS',
    '15',
    'public, max-age=31536000, immutable',
  ]);
  expect((await server.inject(`${base}/packages/all.zip`)).headers['content-type']).toBe('application/zip');
});

test('a reader who has the index is sent nothing, and one who has a part of a pack the rest', async () => {
  const server = serverWith(made);
  const { headers } = await server.inject('/packs/index.json');
  expect(headers['cache-control']).toBe('public, max-age=60');
  const again = await server.inject({ url: '/packs/index.json', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const rest = await server.inject({ url: '/packs/css.pack', headers: { range: 'bytes=9-' } });
  expect([rest.statusCode, rest.body, rest.headers['content-range']]).toEqual([206, 'of CSS', 'bytes 9-14/15']);
});

test('other sites may take their packs from here', async () => {
  const { headers } = await serverWith(made).inject('/packs/css.pack');
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
});

test('until packs are made it is said how far they are, and when to ask again', async () => {
  const server = serverWith({ ...made, index: notReady, update: notReady, pack: notReady });
  for (const url of ['/packs/index.json', '/update.json', '/updates/packs/css.pack']) {
    const reply = await server.inject(url);
    expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect(reply.json()).toMatchObject({ failure: 'PACKS_NOT_READY', values: { percent: 40 }, code: 503 });
  }
});

test('a pack that is no more, or never was, is not there', async () => {
  const reply = await serverWith(made).inject('/packs/html.pack');
  expect([reply.statusCode, reply.json<{ failure: string }>().failure, reply.headers['cache-control']]).toEqual([
    404,
    'PACK_UNKNOWN',
    'no-store',
  ]);
});

test('a site that makes none says so, and which keys it trusts where they come from elsewhere', async () => {
  const server = serverWith(undefined, 'https://packs.example', ['Zm9yZWlnbg==']);
  expect((await server.inject('/packs/index.json')).json()).toMatchObject({ code: 404, failure: 'PACKS_OFF' });
  expect((await server.inject('/packs/keys.json')).json()).toEqual({ keys: ['Zm9yZWlnbg=='], address: 'https://packs.example' });
});

test('keys are those of the site itself, and it has them before its packs', async () => {
  expect((await serverWith({ ...made, index: notReady }).inject('/packs/keys.json')).json()).toEqual({
    keys: ['b3du'],
    address: '/updates',
  });
});

test('what fails otherwise is a failure of the site, not a pack that is missing', async () => {
  const broken = async (): Promise<ServedFile> => {
    throw new Error('no disk');
  };
  expect((await serverWith({ ...made, pack: broken }).inject('/packs/css.pack')).statusCode).toBe(500);
});
