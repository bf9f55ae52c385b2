import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '@webdocs/cli/commands/table';
import { buildRemote, type Build } from '@webdocs/workbench/bundling/build-deployable';
import { relabelBuild } from '@webdocs/workbench/bundling/relabel-build';
import { deployableNames } from '@webdocs/workbench/repository';
import { startSite, type RunningSite } from '../site/running-site.ts';
import { readGauge } from './read-metric.ts';
import { startReaders } from './readers.ts';

interface Sample {
  readonly deploys: number;
  readonly requests: number;
  readonly failed: number;
  readonly heapMb: number;
  readonly residentMb: number;
  readonly swapMs: readonly number[];
}

const sampledEvery = 10;
const readers = 4;
/** How much more memory than after the first tenth of the deploys still counts as stable: file caches fill in the meantime. */
const growthAllowed = 1.25;

/**
 * Deploys remote after remote while readers read, and reports problems. How soon each is served is printed, and judged by the
 * bench alone.
 */
export async function deploysUnderLoad(
  count: number,
  progress: (line: string) => void,
): Promise<{ readonly complaints: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'webdocs-soak-'));
  const site = await startSite();
  const load = startReaders(site.address, readers);
  const samples: Sample[] = [];
  try {
    const builds = await remoteBuilds();
    samples.push(await sample(site, load.seen(), 0, []));
    let swapMs: number[] = [];
    for (let deploys = 1; deploys <= count; deploys += 1) {
      const build = builds[deploys % builds.length] as Build;
      swapMs.push(await deployOnce(site, build, join(folder, String(deploys)), `${build.release.version}.soak-${deploys}`));
      if (deploys % sampledEvery !== 0) continue;
      samples.push(await sample(site, load.seen(), deploys, swapMs));
      progress(`${deploys} deploys`);
      swapMs = [];
    }
    await load.stop();
    for (const line of asTable(samples)) progress(line);
    return { complaints: [...load.seen().failures.slice(0, 20), ...complaintsAbout(samples)] };
  } finally {
    await load.stop();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function remoteBuilds(): Promise<Build[]> {
  const builds: Build[] = [];
  for (const name of deployableNames().filter((deployable) => deployable !== 'shell')) builds.push(await buildRemote(name));
  return builds;
}

/** From the change of the live version until the gateway serves it, in milliseconds. */
async function deployOnce(site: RunningSite, build: Build, into: string, version: string): Promise<number> {
  const { folder, release } = await relabelBuild(build, into, { version });
  await site.registry.publish(folder);
  const began = performance.now();
  await site.registry.activate({ [release.name]: version }, 'deploy');
  while ((await site.liveVersion(release.name)) !== version) await new Promise((resolve) => setTimeout(resolve, 5));
  return performance.now() - began;
}

/** The lowest of several measurements, as each includes garbage. */
async function sample(
  site: RunningSite,
  seen: { requests: number; failures: readonly string[] },
  deploys: number,
  swapMs: readonly number[],
): Promise<Sample> {
  const looks: Array<{ heap: number; resident: number }> = [];
  for (let look = 0; look < 10; look += 1) {
    looks.push({
      heap: await readGauge(site.operations, 'webdocs_heap_bytes'),
      resident: await readGauge(site.operations, 'webdocs_resident_bytes'),
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return {
    deploys,
    requests: seen.requests,
    failed: seen.failures.length,
    heapMb: Math.min(...looks.map(({ heap }) => heap)) / 1024 ** 2,
    residentMb: Math.min(...looks.map(({ resident }) => resident)) / 1024 ** 2,
    swapMs,
  };
}

function complaintsAbout(samples: readonly Sample[]): string[] {
  const [, settled] = samples;
  const last = samples.at(-1);
  if (!settled || !last) return [];
  return [
    ...(last.heapMb > settled.heapMb * growthAllowed
      ? [`the heap grew from ${megabytes(settled.heapMb)} to ${megabytes(last.heapMb)}`]
      : []),
    ...(last.residentMb > settled.residentMb * growthAllowed
      ? [`the process grew from ${megabytes(settled.residentMb)} to ${megabytes(last.residentMb)}`]
      : []),
  ];
}

function asTable(samples: readonly Sample[]): string[] {
  const rows = samples.map(({ deploys, requests, failed, heapMb, residentMb, swapMs }) => {
    const sorted = [...swapMs].sort((left, right) => left - right);
    const median = sorted[Math.floor(sorted.length / 2)];
    const slowest = sorted.at(-1);
    return [
      String(deploys),
      String(requests),
      String(failed),
      megabytes(heapMb),
      megabytes(residentMb),
      median === undefined ? '-' : `${median.toFixed(0)} ms`,
      slowest === undefined ? '-' : `${slowest.toFixed(0)} ms`,
    ];
  });
  return table([['deploys', 'requests', 'failed', 'heap', 'process', 'swap median', 'swap slowest'], ...rows]);
}

function megabytes(amount: number): string {
  return `${amount.toFixed(0)} MB`;
}
