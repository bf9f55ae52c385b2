import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lentTestServer } from '@webdocs/database/fixtures/test-servers';
import type { PageState } from '@webdocs/contracts/page/state';
import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import { buildRemote } from '@webdocs/workbench/bundling/build-deployable';
import { relabelBuild } from '@webdocs/workbench/bundling/relabel-build';
import { startSite, type RunningSite } from '../../site/running-site.ts';
import { startReaders } from '../readers.ts';
import type { Outcome } from '../trust/trust-runs.ts';
import { freePorts, startNginx, startVarnish } from './caches-in-front.ts';
import { Complaints } from './complaints.ts';

const page = '/en-US/docs/Web/CSS';
/** Asked for after the deploy only: what a cache keeps of the other one is from before. */
const laterPage = '/en-US/docs/Web/HTML';
const drainSeconds = 5;
/** Pages are kept for a minute: after that a cache asks whether they are as they were. */
const pageKeptMs = 61_000;
const purgedWithinMs = 10_000;
const loaders = 4;

/** What operations.md says of both caches, and that no request fails while one replica after the other is replaced. */
export async function behindCaches(say: (line: string) => void): Promise<Outcome> {
  const complaints = new Complaints();
  const folder = await mkdtemp(join(tmpdir(), 'webdocs-caches-'));
  await chmod(folder, 0o755);
  const opened: Array<() => Promise<unknown>> = [() => rm(folder, { recursive: true, force: true })];
  try {
    const [nginxPort, varnishPort, first, second] = (await freePorts(4)) as [number, number, number, number];
    const server = await lentTestServer();
    opened.push(() => server.close());
    const environment = {
      DATABASE_URL: await server.newDatabase(),
      WEBDOCS_PUBLIC_ADDRESS: `http://localhost:${nginxPort}`,
      // Without them these addresses have the port of the replica, and its pages are not those of the other one.
      WEBDOCS_IDENTITY_ADDRESS: `http://id.localhost:${nginxPort}`,
      WEBDOCS_PLAY_ADDRESS: `http://play.localhost:${nginxPort}`,
      WEBDOCS_EXAMPLES_ADDRESS: `http://play.localhost:${nginxPort}`,
      WEBDOCS_TRUSTED_PROXIES: '127.0.0.1',
      WEBDOCS_DRAIN_SECONDS: String(drainSeconds),
      WEBDOCS_PURGE_ADDRESS: `http://127.0.0.1:${varnishPort}/purge`,
    };
    const replicas: RunningSite[] = [];
    const replicaAt = async (port: number, way: 'start' | 'serve') => {
      const site = await startSite([], environment, { way, port });
      replicas.push(site);
      opened.push(() => site.stop());
      return site;
    };
    const one = await replicaAt(first, 'start');
    const two = await replicaAt(second, 'serve');
    const nginx = await startNginx(folder, nginxPort, [first, second]);
    opened.push(() => nginx.stop());
    const varnish = await startVarnish(folder, varnishPort, first);
    opened.push(() => varnish.stop());

    const tags = await Promise.all([one, two].map(async ({ address }) => (await fetch(address + page)).headers.get('etag')));
    complaints.expect(tags[0] === tags[1], `the replicas tag the same page ${tags.join(' and ')}`);
    await tryCache('nginx', nginx.address, complaints);
    await tryCache('Varnish', varnish.address, complaints);
    say(await purgeByDeploy(one, varnish.address, join(folder, 'build'), complaints));
    await sameComposition(replicas, complaints);
    say(await askAgain(replicas, nginx.address, varnish.address, complaints));
    say(
      await rollingRestart(nginx.address, complaints, [
        async () => {
          await one.stop();
          await replicaAt(first, 'serve');
        },
        async () => {
          await two.stop();
          await replicaAt(second, 'serve');
        },
      ]),
    );
  } finally {
    for (const close of opened.reverse()) await close();
  }
  return complaints.outcome(say);
}

async function tryCache(name: string, address: string, complaints: Complaints): Promise<void> {
  const made = await fetch(address + page);
  const html = await made.text();
  const kept = await fetch(address + page);
  complaints.expect(made.status === 200 && kept.status === 200, `${name}: a page was answered ${made.status}, then ${kept.status}`);
  complaints.expect(isHit(kept), `${name}: a page asked for twice was not kept (${kept.headers.get('x-cache')})`);
  complaints.expect((await kept.text()) === html, `${name}: what was kept is another page`);
  const etag = kept.headers.get('etag') ?? '';
  const held = await fetch(address + page, { headers: { 'if-none-match': etag } });
  complaints.expect(etag !== '' && held.status === 304, `${name}: a page that the browser holds (${etag}) was answered ${held.status}`);
  complaints.expect(!kept.headers.has('surrogate-key'), `${name}: visitors are told the keys`);

  const state = JSON.parse(/<script type="application\/json" id="webdocs-state">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageState;
  const [script = ''] = state.scripts[0] ?? [];
  const whole = Buffer.from(await (await fetch(address + script, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer());
  const answer = await fetch(address + script, { headers: { range: 'bytes=10-19', 'accept-encoding': 'identity' } });
  const part = Buffer.from(await answer.arrayBuffer());
  complaints.expect(
    answer.status === 206 && answer.headers.get('content-range') === `bytes 10-19/${whole.length}` && part.equals(whole.subarray(10, 20)),
    `${name}: a part of ${script} was answered ${answer.status} with ${answer.headers.get('content-range')}`,
  );
}

/** nginx says HIT, Varnish how often it has answered with what it keeps. */
function isHit(answer: Response): boolean {
  return /^(HIT|[1-9]\d*)$/.test(answer.headers.get('x-cache') ?? '');
}

async function purgeByDeploy(site: RunningSite, varnish: string, into: string, complaints: Complaints): Promise<string> {
  const before = (await fetch(varnish + page)).headers.get(compositionHeader);
  const build = await buildRemote('mfe-docs');
  await site.deploy(await relabelBuild(build, into, { version: `${build.release.version}.purged` }));
  const began = performance.now();
  let after = before;
  while (after === before && performance.now() - began < purgedWithinMs)
    after = (await fetch(varnish + page)).headers.get(compositionHeader);
  const ms = Math.round(performance.now() - began);
  complaints.expect(after !== before, `Varnish kept the page of before for ${ms} ms after a deploy`);
  return `Varnish has the page of the next version ${ms} ms after the gateway`;
}

/** Each replica throws away what caches have of before as soon as it serves the new version itself. */
async function sameComposition(sites: readonly RunningSite[], complaints: Complaints): Promise<void> {
  const composition = async ({ address }: RunningSite) => (await fetch(address + page)).headers.get(compositionHeader);
  const began = performance.now();
  let served: ReadonlyArray<string | null>;
  do served = await Promise.all(sites.map(composition));
  while (new Set(served).size > 1 && performance.now() - began < purgedWithinMs);
  complaints.expect(new Set(served).size === 1, `after a deploy the replicas serve ${served.join(' and ')}`);
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

async function askAgain(sites: readonly RunningSite[], nginx: string, varnish: string, complaints: Complaints): Promise<string> {
  const notModified = async () => {
    const counts = await Promise.all(sites.map(pagesAnsweredWith3xx));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const addresses = [nginx + laterPage, varnish + laterPage];
  for (const address of addresses) await (await fetch(address)).text();
  const before = await notModified();
  // Varnish goes on for its grace of 10 s with what has run out.
  await new Promise((resolve) => setTimeout(resolve, pageKeptMs + 10_000));
  for (const address of addresses) await (await fetch(address)).text();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const asked = (await notModified()) - before;
  complaints.expect(asked >= 2, `of two caches whose page had run out ${asked} got a 304`);
  return `${asked} pages that had run out were answered by a 304`;
}

/** Redirects are among them; this run asks for none. */
async function pagesAnsweredWith3xx(site: RunningSite): Promise<number> {
  const metrics = await (await fetch(`${site.operations}/metrics`)).text();
  return metrics
    .split('\n')
    .filter((line) => /^webdocs_requests_total\{/.test(line) && line.includes('kind="page"') && line.includes('status="3xx"'))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

async function rollingRestart(nginx: string, complaints: Complaints, restarts: ReadonlyArray<() => Promise<void>>): Promise<string> {
  const readers = startReaders(nginx, loaders);
  const load = startUncachedLoad(nginx);
  for (const restart of restarts) {
    await restart();
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  await Promise.all([readers.stop(), load.stop()]);
  const seen = readers.seen();
  const failures = [...seen.failures, ...load.failures];
  complaints.expect(failures.length === 0, `${failures.length} requests failed in the rolling restart: ${failures.slice(0, 5).join('; ')}`);
  return `${seen.requests} requests by the cache and ${load.count()} past it while both replicas were replaced, ${failures.length} failed`;
}

/** Each request has an address of its own, so that the site answers each. */
function startUncachedLoad(address: string) {
  const failures: string[] = [];
  let [count, isStopped] = [0, false];
  const finished = Promise.all(
    Array.from({ length: loaders }, async () => {
      while (!isStopped) {
        count += 1;
        const asked = `${page}?${count}`;
        const complaint = await fetch(address + asked).then(
          async (answer) => (await answer.text(), answer.status === 200 ? undefined : `answered ${answer.status}`),
          (thrown: unknown) => String(thrown),
        );
        if (complaint) failures.push(`${asked}: ${complaint}`);
      }
    }),
  );
  return {
    failures,
    count: () => count,
    async stop() {
      isStopped = true;
      await finished;
    },
  };
}
