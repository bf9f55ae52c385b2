import { METHODS } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { InjectOptions } from 'fastify';
import { smallSite } from '../../fixtures/small-site.ts';

const requests = 4000;
const atOnce = 50;

/** Always the same numbers, so that a request that fails here fails again. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const next = numbersFrom(17);
const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T;
const word = (): string => Math.floor(next() * 1e9).toString(36);

const addresses: ReadonlyArray<() => string> = [
  () => '/en-US/play/index.json',
  () => `/en-US/play/index.json?${word()}=${word()}`,
  () => `/${oneOf(['en-US', 'fr', 'ja', 'xx', 'EN-us'])}/docs/${word()}/index.json`,
  () => `/en-US/docs/Nowhere${word()}/index.json`,
  () => '/en-US/docs/Old/index.json',
  () => '/en-US/docs/translated/index.json',
  () => '/en-US/docs/Web/film.webm',
  () => `/en-US/docs/${word()}.png`,
  () => `/remotes/mfe-docs/1.0.0/client/${oneOf(['main.js', word()])}`,
  () => `/remotes/${word()}/${word()}/client/x.js`,
  () => oneOf(['/', '/healthz', '/readyz', '/robots.txt', '/favicon.ico', '/assets/icon.svg', '/manifest.webmanifest', '/_whatsdeployed']),
  () => '/_report',
  () => oneOf(['/metrics/index.json', '/_operator/live/index.json']),
  () => oneOf(['/%zz', '/%00', '/..%2fsecret', '//elsewhere.example/index.json', '/en-US/\\x', `/${'a'.repeat(9000)}`]),
];

const headers: ReadonlyArray<() => readonly [string, string]> = [
  () => ['accept-encoding', oneOf(['br', 'gzip;q=0.5, br;q=0.1', '*', 'identity;q=0', ';;q=,', word()])],
  () => ['if-none-match', oneOf(['*', `"${word()}"`, 'W/"x", "y"', '"', word()])],
  () => ['if-match', oneOf(['*', `"${word()}"`, 'W/"x", "y"', '"', word()])],
  () => ['range', oneOf(['bytes=0-1', 'bytes=9999999-', 'bytes=5-1', 'bytes=0-0,2-3', `${word()}=1`, `bytes=${'0-0,'.repeat(2000)}0-0`])],
  () => ['if-range', oneOf(['"x"', word(), new Date(0).toUTCString()])],
  () => ['cookie', `preferredlocale=${oneOf(['fr', 'en-US', word()])}; s=${word()}`],
  () => ['accept-language', oneOf(['fr', 'de;q=2', '*', `${'a,'.repeat(1000)}b`])],
  () => ['host', oneOf(['docs.example', 'localhost:3000', `${word()}.example`])],
  () => ['origin', oneOf(['http://localhost', 'https://evil.example', 'null'])],
  () => ['content-type', oneOf(['text/plain', 'application/json', word()])],
  () => ['x-made-up', word()],
];

function anyRequest(): InjectOptions {
  const url = oneOf(addresses)();
  // No page can be rendered there: what is asked for are data of pages.
  const usual = url === '/_report' ? 'POST' : 'GET';
  const method = next() < 0.6 || usual === 'POST' ? usual : oneOf(METHODS.filter((name) => name !== 'CONNECT'));
  const network = `${Math.floor(next() * 200) + 1}.${Math.floor(next() * 250)}.0.1`;
  const own = Object.fromEntries(Array.from({ length: Math.floor(next() * 4) }, () => oneOf(headers)()));
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
  const report = { code: word().toUpperCase(), remote: word(), version: word(), part: '', composition: '', page: '/', detail: word() };
  return {
    method: method as 'GET',
    url,
    headers: { 'x-forwarded-for': network, ...own },
    ...(hasBody ? { payload: oneOf(['', '{', JSON.stringify(report), JSON.stringify({ ...report, code: 'PART_LOAD_FAILED' })]) } : {}),
  };
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('whatever is asked, in whatever way and by however many networks, nothing breaks, and neither memory nor series grow', async () => {
  const site = await smallSite();
  const series = async () => (await site.metrics.text()).split('\n').filter((line) => line.startsWith('webdocs_')).length;
  const answers = new Map<number, number>();
  let [seriesBefore, heapBefore] = [0, 0];
  for (let sent = 0; sent < requests; sent += atOnce) {
    // The first half makes every series and fills every cache.
    if (sent === requests / 2) [seriesBefore, heapBefore] = [await series(), heapAfterCollection()];
    const asked = Array.from({ length: atOnce }, anyRequest);
    const replies = await Promise.all(asked.map((request) => site.server.inject(request)));
    for (const [index, { statusCode, headers: said }] of replies.entries()) {
      answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
      if (statusCode >= 500) throw new Error(`${statusCode} for ${JSON.stringify(asked[index])}`);
      if (statusCode === 405 && said.allow === undefined) throw new Error(`405 without Allow for ${JSON.stringify(asked[index])}`);
    }
  }
  expect((answers.get(429) ?? 0) / requests).toBeLessThan(0.2);
  for (const status of [200, 204, 206, 301, 302, 400, 403, 404, 405, 414, 416]) expect([...answers.keys()]).toContain(status);
  expect(await series()).toBeLessThanOrEqual(seriesBefore + 3);
  expect(heapAfterCollection() - heapBefore).toBeLessThan(15_000_000);
  await site.close();
}, 60_000);
