import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openDatabase } from '@webdocs/database';
import { openObservatory, type Observatory } from '@webdocs/observatory';
import { atLeast, atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { megabytes } from '../kilobytes.ts';
import { quantile } from '../quantile.ts';

const budgets = { scanMs: 150, scansPerSecond: 50, storedMs: 10, refusedMs: 5, growthMegabytes: 10 } as const;
const callers = 32;

export const observatory: Benchmark = {
  name: 'observatory',
  asks: 'How long a scan of a site takes, how many go at once, and what a kept report and a refused site cost',
  async figures({ renders, loadSeconds }, progress) {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'webdocs-bench-observatory-')));
    const database = await openDatabase({ dataFolder: folder, report: () => undefined });
    const site = await poorSite();
    const open = (localTargets: boolean) =>
      openObservatory({ database, localTargets, authority: null, preloadList: null, report: () => undefined });
    const [local, strict] = [open(true), open(false)];
    try {
      const host = (name: string) => `${name}.localhost:${(site.address() as AddressInfo).port}`;
      progress('scanning one site after another');
      const single = await timesOf(renders, (turn) => local.scan({ host: host(`one-${turn}`), network: 'one' }));
      progress('reading a kept report');
      const stored = await timesOf(renders, () => local.read({ host: host('one-0'), network: 'one' }));
      progress('refusing');
      const refused = await timesOf(renders, () => strict.scan({ host: '127.0.0.1', network: 'one' }).catch(() => undefined));
      progress('scanning many at once');
      return [
        atMost(budgets.scanMs, 'scan of a site of this machine, p50', quantile(single, 0.5), 'ms', {
          note: 'with what it takes to keep it',
        }),
        measured('scan of a site of this machine, p99', quantile(single, 0.99), 'ms'),
        atMost(budgets.storedMs, 'kept report, p50', quantile(stored, 0.5), 'ms'),
        atMost(budgets.refusedMs, 'refused site, p50', quantile(refused, 0.5), 'ms'),
        ...(await loadFigures(local, host, loadSeconds)),
      ];
    } finally {
      await local.close();
      await strict.close();
      await database.close();
      site.closeAllConnections();
      site.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** With much to say about it: an answer without any of the headers, and scripts of others. */
async function poorSite(): Promise<Server> {
  const page = `<!doctype html><title>A shop</title>${'<script src="https://cdn.example/a.js"></script><p onclick="x()">Text</p>'.repeat(200)}`;
  const site = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'sid=1' }).end(page);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return site;
}

async function timesOf(turns: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const began = performance.now();
    await work(turn);
    times.push(performance.now() - began);
  }
  return times;
}

/** As many callers as ask at once, each for sites that were not scanned before. The first third is for what is made once. */
async function loadFigures(observatory: Observatory, host: (name: string) => string, seconds: number): Promise<Figure[]> {
  let scans = 0;
  let warm: number | undefined;
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  const caller = async (own: number) => {
    for (let turn = 0; passed() < seconds; turn++) {
      await observatory.scan({ host: host(`many-${own}-${turn}`), network: `network ${own}` });
      scans++;
      if (warm === undefined && passed() > seconds / 3) warm = heldMegabytes();
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, own) => caller(own)));
  const perSecond = scans / passed();
  const held = heldMegabytes();
  return [
    atLeast(budgets.scansPerSecond, 'scans a second', perSecond, 'req/s', {
      note: `${callers} callers; the scanned site runs in the same process`,
    }),
    atMost(budgets.growthMegabytes, 'memory after the first third of that', Math.max(0, held - (warm ?? held)), 'MB', {
      note: `what is held after garbage is collected; ${Math.round(held)} MB at the end`,
    }),
  ];
}

/** How large a process is says when garbage was collected last, and little of what is kept. */
function heldMegabytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return megabytes(heapUsed + external);
}
