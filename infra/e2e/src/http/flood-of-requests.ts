import { Agent, METHODS, request } from 'node:http';
import { startSite, type RunningSite } from '../../site/running-site.ts';
import { readGauge } from '../read-metric.ts';
import type { Outcome } from '../trust/trust-runs.ts';
import { Complaints } from './complaints.ts';

const requests = 100_000;
const atOnce = 24;
/** Of the heap since the first half, which fills every cache. */
const growthAllowed = 1.25;
/** Codes and kinds that come up in the second half for the first time. */
const moreSeriesAllowed = 10;

/** Always the same numbers, so that a request that fails here fails again. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const next = numbersFrom(23);
const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T;
const word = (): string => Math.floor(next() * 1e9).toString(36);

const addresses: ReadonlyArray<() => string> = [
  () => oneOf(['/en-US/docs/Web/CSS', '/en-US/', '/en-US/blog/', '/en-US/play', '/en-US/plus']),
  () => `/en-US/docs/Web/HTML?${word()}=${word()}`,
  () => `/${oneOf(['en-US', 'fr', 'ja', 'xx', 'EN-us'])}/docs/${word()}${oneOf(['', '/index.json'])}`,
  () => `/en-US/search?q=${word()}`,
  () => `/remotes/${oneOf(['mfe-docs', word()])}/${word()}/client/${word()}.js`,
  () => oneOf(['/', '/healthz', '/readyz', '/robots.txt', '/favicon.ico', '/manifest.webmanifest', '/_whatsdeployed', '/sitemap.xml']),
  () =>
    oneOf([
      '/_report',
      '/events',
      '/api/v1/whoami',
      `/api/v1/${word()}`,
      `/users/${word()}`,
      '/_composition/live.json',
      `/_composition/${word()}`,
    ]),
  () => oneOf(['/metrics', '/_operator/live', `/_operator/${word()}`]),
  () => oneOf(['/%zz', '/%00', '/..%2fsecret', '//elsewhere.example/', '/en-US/%5Cx', `/${'a'.repeat(9000)}`]),
];

const headers: ReadonlyArray<() => readonly [string, string]> = [
  () => ['accept-encoding', oneOf(['br', 'gzip;q=0.5, br;q=0.1', '*', 'identity;q=0', ';;q=,', word()])],
  () => ['if-none-match', oneOf(['*', `"${word()}"`, 'W/"x", "y"', '"', word()])],
  () => ['if-match', oneOf(['*', `"${word()}"`, 'W/"x", "y"', '"', word()])],
  () => ['range', oneOf(['bytes=0-1', 'bytes=9999999-', 'bytes=5-1', 'bytes=0-0,2-3', `${word()}=1`])],
  () => ['cookie', `preferredlocale=${oneOf(['fr', 'en-US', word()])}; s=${word()}`],
  () => ['accept-language', oneOf(['fr', 'de;q=2', '*', `${'a,'.repeat(1000)}b`])],
  () => ['host', oneOf(['docs.example', 'localhost:3000', `${word()}.example`])],
  () => ['origin', oneOf(['https://evil.example', 'null'])],
  () => ['authorization', `Bearer ${word()}`],
  () => ['x-made-up', word()],
];

/** Requests over every route, method and header, from 50,000 networks: none breaks the site, and nothing that it keeps grows with them. */
export async function floodOfRequests(say: (line: string) => void): Promise<Outcome> {
  const complaints = new Complaints();
  const site = await startSite([], { WEBDOCS_PUBLIC_ADDRESS: 'http://localhost:3000', WEBDOCS_TRUSTED_PROXIES: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    const began = performance.now();
    const answers = new Map<number, number>();
    const broken: string[] = [];
    const half = async (until: number): Promise<void> => {
      let sent = until - requests / 2;
      const send = async (): Promise<void> => {
        while (sent < until) {
          sent += 1;
          const asked = anyRequest();
          const status = await statusOf(site, agent, asked);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          // 503 says that as many pages are being made as there are places for.
          if (status === 0 || (status >= 500 && status !== 503 && status !== 501))
            broken.push(`${status} for ${JSON.stringify(asked).slice(0, 300)}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, send));
    };
    await half(requests / 2);
    const before = await measured(site);
    await half(requests);
    const after = await measured(site);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const byStatus = [...answers].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
    say(`${requests} requests in ${seconds} s; ${byStatus.join(', ')}`);
    say(
      `after half of them and at the end: heap ${before.heapMb} and ${after.heapMb} MB, process ${before.residentMb} and ${after.residentMb} MB, ` +
        `series ${before.series} and ${after.series}`,
    );
    complaints.expect(broken.length === 0, `${broken.length} requests broke something: ${broken.slice(0, 5).join('; ')}`);
    complaints.expect(after.series <= before.series + moreSeriesAllowed, 'the series of the metrics grew');
    complaints.expect(after.heapMb <= before.heapMb * growthAllowed, 'the heap grew');
    complaints.expect((await fetch(`${site.address}/en-US/docs/Web/CSS`)).status === 200, 'no page is served afterwards');
  } finally {
    agent.destroy();
    await site.stop();
  }
  return complaints.outcome(say);
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function anyRequest(): Asked {
  const path = oneOf(addresses)();
  const method = next() < 0.7 ? 'GET' : oneOf(METHODS.filter((name) => name !== 'CONNECT'));
  const network = `${Math.floor(next() * 200) + 1}.${Math.floor(next() * 250)}.0.1`;
  const own = Object.fromEntries(Array.from({ length: Math.floor(next() * 4) }, () => oneOf(headers)()));
  const report = { code: word().toUpperCase(), remote: word(), version: word(), part: '', composition: '', page: '/', detail: word() };
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? oneOf(['', '{', JSON.stringify(report)]) : '';
  const type = oneOf(['text/plain', 'application/json', word()]);
  return { method, path, headers: { 'x-forwarded-for': network, ...own, ...(body ? { 'content-type': type } : {}) }, body };
}

/** 0 where no answer came. */
function statusOf(site: RunningSite, agent: Agent, { body, ...asked }: Asked): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(site.address);
    const sent = request({ agent, hostname, port, ...asked }, (answer) => {
      answer.once('error', () => resolve(0));
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    // An answer to a CONNECT-like method that Node gives away with its socket.
    sent.once('upgrade', (answer, socket) => (socket.destroy(), resolve(answer.statusCode ?? 0)));
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}

/** The lowest heap of several looks, as each includes garbage. */
async function measured(site: RunningSite) {
  const heaps: number[] = [];
  for (let look = 0; look < 20; look += 1) {
    heaps.push(await readGauge(site.operations, 'webdocs_heap_bytes'));
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const metrics = await (await fetch(`${site.operations}/metrics`)).text();
  return {
    heapMb: Math.round(Math.min(...heaps) / 1024 ** 2),
    residentMb: Math.round((await readGauge(site.operations, 'webdocs_resident_bytes')) / 1024 ** 2),
    series: metrics.split('\n').filter((line) => line.startsWith('webdocs_')).length,
  };
}
