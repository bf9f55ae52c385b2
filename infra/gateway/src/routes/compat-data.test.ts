import { brotliDecompressSync } from 'node:zlib';
import type { Content } from '@webdocs/content';
import fastify from 'fastify';
import { serveCompatData } from './compat-data.ts';

type CompatAnswer = NonNullable<ReturnType<Content['compat']>>;

const kettle: CompatAnswer = {
  __meta: { version: '8.1.9', timestamp: '2026-11-12T00:00:00.000Z' },
  query: 'api.Kettle.boil',
  data: {} as CompatAnswer['data'],
  browsers: {},
};

function opened(revision = () => '1') {
  const asked: string[] = [];
  const server = fastify({ routerOptions: { maxParamLength: 2048 } });
  serveCompatData(server, {
    compat(query) {
      asked.push(query);
      return query === kettle.query ? kettle : undefined;
    },
    revision,
  });
  const get = (path: string, headers: Record<string, string> = {}) => server.inject({ url: `/bcd/api/v0/current/${path}`, headers });
  return { get, asked };
}

test('the data are read again when the pages that they name have changed', async () => {
  let revision = '1';
  const { get, asked } = opened(() => revision);
  await get('api.Kettle.boil.json');
  revision = '2';
  await get('api.Kettle.boil.json');
  await get('api.Kettle.boil.json');
  expect(asked).toEqual(['api.Kettle.boil', 'api.Kettle.boil']);
});

test('the data of a feature can be kept by caches and asked for again cheaply', async () => {
  const { get, asked } = opened();
  const first = await get('api.Kettle.boil.json');
  expect(first.statusCode).toBe(200);
  expect(first.json()).toEqual(kettle);
  expect(first.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=3600' });

  const again = await get('api.Kettle.boil.json', { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(asked).toEqual(['api.Kettle.boil']);
});

test('the data travel packed to clients that can unpack them', async () => {
  const { get } = opened();
  const reply = await get('api.Kettle.boil.json', { 'accept-encoding': 'br' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toEqual(kettle);
});

test('a feature without data is not found', async () => {
  const reply = await opened().get('api.Teapot.json');
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toEqual({ code: 404, message: expect.any(String), error: 'Not Found' });
});

test.each([
  'api.json',
  'api.Kettle.boil',
  'api..Kettle.json',
  '..json',
  '%2e%2e%2fapi.Kettle.json',
  'api.Kettle%00.json',
  `api.${'x'.repeat(300)}.json`,
  '__proto__.json',
])('%s is no name of a feature, and the data are not even looked at', async (file) => {
  const { get, asked } = opened();
  expect((await get(file)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});
