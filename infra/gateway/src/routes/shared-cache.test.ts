import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cachingProxy } from '../../fixtures/caching-proxy.ts';
import { smallSite, type SmallSite } from '../../fixtures/small-site.ts';

let site: SmallSite;
let now: number;
let proxy: ReturnType<typeof cachingProxy>;

beforeEach(async () => {
  now = 0;
  site = await smallSite();
  proxy = cachingProxy(site.server, () => now);
});
afterEach(() => site.close());

const page = '/en-US/play/index.json';

test('a page that is asked about again is not sent again, though the cache weakens its tags', async () => {
  const first = await proxy.get(page);
  const second = await proxy.get(page);
  expect([first.from, second.from, second.body.toString()]).toEqual(['site', 'revalidated', first.body.toString()]);
  site.change();
  const third = await proxy.get(page);
  expect([third.from, JSON.parse(third.body.toString())]).toEqual(['site', expect.objectContaining({ pageTitle: 'Page 2' })]);
});

test('each browser gets the encoding that it takes, new or kept', async () => {
  const text = (await proxy.get(page)).body.toString();
  for (const from of ['site', 'revalidated']) {
    const [br, gzip] = [await proxy.get(page, { 'accept-encoding': 'br' }), await proxy.get(page, { 'accept-encoding': 'gzip' })];
    expect([br.from, gzip.from]).toEqual([from, from]);
    expect([brotliDecompressSync(br.body).toString(), gunzipSync(gzip.body).toString()]).toEqual([text, text]);
  }
});

test('a reader who prefers another language gets the page that the address names, from what is kept for all', async () => {
  const translated = '/en-US/docs/translated/index.json';
  expect((await proxy.get(translated)).status).toBe(200);
  const { status, from } = await proxy.get(translated, { cookie: 'preferredlocale=fr' });
  expect([status, from]).toEqual([200, 'revalidated']);
});

test('that something is not there is kept for ten seconds', async () => {
  const missing = '/en-US/docs/Nowhere/index.json';
  const asked = async () => (await proxy.get(missing)).from;
  expect([await asked(), await asked()]).toEqual(['site', 'cache']);
  now = 10_000;
  expect(await asked()).toBe('site');
});

test('media are kept for a day, and thrown away by their key', async () => {
  const film = '/en-US/docs/Web/film.webm';
  const asked = async () => (await proxy.get(film)).from;
  expect([await asked(), await asked()]).toEqual(['site', 'cache']);
  proxy.purge('pages');
  expect(await asked()).toBe('cache');
  proxy.purge('media');
  expect(await asked()).toBe('site');
  now = 86_400_000;
  expect(await asked()).toBe('revalidated');
});

test('what is wanted in one state alone is not sent in another, whether page, film or script', async () => {
  const film = '/en-US/docs/Web/film.webm';
  const script = '/remotes/mfe-docs/1.0.0/client/main.js';
  const ask = (url: string, tag: string, more = {}, method: 'GET' | 'HEAD' = 'GET') =>
    site.server.inject({ method, url, headers: { 'if-match': tag, ...more } });
  for (const url of [page, film, script]) {
    const whole = await site.server.inject(url);
    const tag = String(whole.headers.etag);
    for (const method of ['GET', 'HEAD'] as const)
      for (const more of [{}, { 'if-none-match': tag }, { range: 'bytes=0-1' }]) {
        const refused = await ask(url, '"another", W/"one more"', more, method);
        expect([url, refused.statusCode, refused.headers['cache-control']]).toEqual([url, 412, 'no-store']);
        expect(refused.headers).not.toHaveProperty('etag');
      }
    expect((await ask(url, '*')).body).toBe(whole.body);
    // A weak tag promises no bytes: it fits nothing, also where it is the tag of the page.
    expect([url, (await ask(url, `"another", ${tag}`)).statusCode]).toEqual([url, tag.startsWith('W/') ? 412 : 200]);
    expect([url, (await ask(url, `W/${tag.replace('W/', '')}`)).statusCode]).toEqual([url, 412]);
  }
  expect((await ask('/en-US/docs/Nowhere/index.json', '"any"')).statusCode).toBe(404);
});

test('a part of a film comes through', async () => {
  const { status, headers, body } = await proxy.get('/en-US/docs/Web/film.webm', { range: 'bytes=4-7' });
  expect([status, headers['content-range'], body.toString()]).toEqual([206, 'bytes 4-7/5000', 'film']);
});

test('the files of a release are packed for every client, may be had in parts, and are asked about by their tag', async () => {
  const script = '/remotes/mfe-docs/1.0.0/client/main.js';
  const plain = await proxy.get(script);
  const [br, gzip] = [await proxy.get(script, { 'accept-encoding': 'br' }), await proxy.get(script, { 'accept-encoding': 'gzip' })];
  expect([brotliDecompressSync(br.body), gunzipSync(gzip.body)]).toEqual([plain.body, plain.body]);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  const part = await site.server.inject({ url: script, headers: { range: 'bytes=0-6', 'if-range': String(plain.headers.etag) } });
  expect([part.statusCode, part.body]).toEqual([206, 'console']);
  now = 400 * 86_400_000;
  expect((await proxy.get(script)).from).toBe('revalidated');
});
