import { availableParallelism } from 'node:os';
import type { BuildTarget } from '@webdocs/build/webpack-factory';
import { sourceBytes } from './build-inputs.ts';
import { buildOnce, builtBefore, type Build } from './build-deployable.ts';
import { BundleThreads } from './bundle-worker-pool.ts';
import { deployableNames } from '../repository.ts';

/** One core is for what packs and minifies, and for the site that starts meanwhile. Six builds have no work for more than three threads. */
const threadCount = Math.min(Math.max(1, availableParallelism() - 1), 3);

export interface BuildAllOptions {
  readonly progress: (line: string) => void;
  /** Everything where none are named. */
  readonly names?: readonly string[];
  readonly mode?: BuildTarget['mode'];
  /** Ends what is being built. */
  readonly signal?: AbortSignal;
}

/** Builds everything that can be deployed and was changed, on threads. */
export async function buildAll(options: BuildAllOptions): Promise<Build[]> {
  const { names = deployableNames() } = options;
  const builds = new Map<string, Build>();
  for await (const build of buildEach(options)) builds.set(build.release.name, build);
  return names.map((name) => builds.get(name) as Build);
}

/** The same, begun at once and handed out one by one: what is there first need not wait for the others. */
export function buildEach(options: BuildAllOptions): AsyncIterable<Build> {
  let isWanted = true;
  return new ReadableStream<Build>({
    async start(builds) {
      await build(options, (built) => isWanted && builds.enqueue(built));
      if (isWanted) builds.close();
    },
    // What is being built goes on: the next to ask finds it.
    cancel: () => void (isWanted = false),
  });
}

async function build(options: BuildAllOptions, built: (build: Build) => unknown): Promise<void> {
  const { names = deployableNames(), mode } = options;
  const missing: string[] = [];
  for (const name of names) {
    const before = await builtBefore(name, { mode });
    if (before) built(before);
    else missing.push(name);
  }
  if (missing.length > 0) await buildOnThreads(longestFirst(missing), options, built);
}

async function buildOnThreads(
  names: string[],
  { progress, mode, signal }: BuildAllOptions,
  built: (build: Build) => unknown,
): Promise<void> {
  const total = names.length;
  const threads = new BundleThreads(Math.min(total, threadCount));
  signal?.addEventListener('abort', () => threads.close(), { once: true });
  let done = 0;
  try {
    await Promise.all(Array.from({ length: threads.capacity }, keepBuilding));
  } finally {
    threads.close();
  }

  async function keepBuilding(): Promise<void> {
    for (let name = names.shift(); name; name = names.shift()) {
      const began = performance.now();
      built(await buildOnce(name, { mode, progress }, (order) => threads.bundle(order)));
      done += 1;
      progress(`built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s (${done} of ${total})`);
    }
  }
}

/** What takes longest must not begin when everything else is done. The shell brings the most from elsewhere. */
function longestFirst(names: readonly string[]): string[] {
  const weights = new Map(names.map((name) => [name, name === 'shell' ? Number.MAX_SAFE_INTEGER : sourceBytes(name)]));
  return [...names].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}
