import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningSiteRegistry } from '@webdocs/cli/commands/running-site';
import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import { buildRemote } from '@webdocs/workbench/bundling/build-deployable';
import { relabelBuild } from '@webdocs/workbench/bundling/relabel-build';
import { atMost, measured, type Benchmark } from '../figure.ts';
import { megabytes } from '../kilobytes.ts';
import { startPressing } from '../load/run-load.ts';
import { median, quantile } from '../quantile.ts';
import { contentFlags, largeDocument } from '../site/measured-pages.ts';
import { withSite, type StartedSite } from '../site/started-site.ts';

const connections = 10;
/** Design section 5: gateways pick a change up in under a second. */
const budgets = { swapMs: 1000, failed: 0 } as const;
const deployed = 'mfe-docs';
const longestSeconds = 3600;

export const deploys: Benchmark = {
  name: 'deploys',
  asks: 'How soon a deploy is served, and what many of them in a row under load leave behind',
  figures: ({ deploys: count }, progress) =>
    withSite({ flags: contentFlags() }, async (site) => {
      const registry = await runningSiteRegistry(site.dataFolder, {});
      const url = site.address + largeDocument;
      await (await fetch(url)).text();
      const atRest = await site.memory();
      const load = startPressing(url, { connections, seconds: longestSeconds, encoding: 'br' });
      const swaps: number[] = [];
      const memory: number[] = [];
      try {
        const build = await buildRemote(deployed);
        for (let turn = 1; turn <= count; turn += 1) {
          const version = `1.0.0-bench.${turn}`;
          const { folder } = await relabelBuild(build, join(tmpdir(), `webdocs-bench-${process.pid}-${turn}`), { version });
          await registry.publish(folder).finally(() => rm(folder, { recursive: true, force: true }));
          const before = await composedBy(url);
          const began = performance.now();
          await registry.activate({ [deployed]: version }, 'deploy');
          while ((await composedBy(url)) === before) await new Promise((resolve) => setTimeout(resolve, 2));
          swaps.push(performance.now() - began);
          memory.push(await site.memory());
          if (turn % 10 === 0) progress(`${turn} deploys, ${megabytes(memory.at(-1) as number).toFixed(0)} MB`);
        }
      } finally {
        load.stop();
      }
      const { total, failed, failures, requestsPerSecond, p99Ms } = await load.finished;
      const afterwards = await memoryAtRest(site);
      const [settledAt = Number.NaN] = memory.slice(Math.floor(count / 5));
      return [
        atMost(budgets.swapMs, 'activation to served: p50', median(swaps), 'ms', { note: 'under load' }),
        atMost(budgets.swapMs, 'activation to served: worst', quantile(swaps, 1), 'ms'),
        atMost(budgets.failed, `failed requests during ${count} deploys`, failed, 'count', { note: `of ${total}: ${failures}` }),
        measured('requests/s meanwhile', requestsPerSecond, 'req/s', { note: `p99 ${p99Ms.toFixed(0)} ms` }),
        measured('memory before, at rest', megabytes(atRest), 'MB'),
        measured(`memory after a fifth of the deploys, under load`, megabytes(settledAt), 'MB'),
        measured('memory after the last deploy, under load', megabytes(memory.at(-1) ?? Number.NaN), 'MB'),
        measured('memory growth a deploy, over the last four fifths', megabytes(slope(memory.slice(Math.floor(count / 5)))), 'MB'),
        measured('memory afterwards, at rest', megabytes(afterwards), 'MB'),
      ];
    }),
};

async function composedBy(url: string): Promise<string | null> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.body?.cancel();
  return answer.headers.get(compositionHeader);
}

async function memoryAtRest(site: StartedSite): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 5000));
  return site.memory();
}

/** Growth from one sample to the next, by least squares. */
function slope(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  const rise = samples.reduce((sum, sample, index) => sum + (index - middle) * (sample - mean), 0);
  const run = samples.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return rise / run;
}
