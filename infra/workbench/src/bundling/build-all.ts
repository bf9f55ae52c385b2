import { availableParallelism } from 'node:os';
import type { BuildTarget } from '@webdocs/build/webpack-factory';
import { sourceBytes } from './build-inputs.ts';
import { buildOnce, builtBefore, type Build } from './build-deployable.ts';
import { BundleThreads } from './bundle-worker-pool.ts';
import { deployableNames } from '../repository.ts';

/** The shell takes as long as two of three threads that share the remotes: a fourth would have nothing to do. */
const mostThreads = 3;

export interface BuildAllOptions {
  readonly progress: (line: string) => void;
  /** Everything where none are named. */
  readonly names?: readonly string[];
  readonly mode?: BuildTarget['mode'];
  /** Ends what is being built. */
  readonly signal?: AbortSignal;
}

/** Builds everything that can be deployed and was changed, on as many threads as there are cores for. */
export async function buildAll(options: BuildAllOptions): Promise<Build[]> {
  const { names = deployableNames() } = options;
  const builds = new Map<string, Build>();
  for (const name of names) {
    const build = await builtBefore(name, { mode: options.mode });
    if (build) builds.set(name, build);
  }
  const missing = names.filter((name) => !builds.has(name));
  if (missing.length > 0) await buildOnThreads(longestFirst(missing), options, (build) => builds.set(build.release.name, build));
  return names.map((name) => builds.get(name) as Build);
}

async function buildOnThreads(names: string[], { progress, mode, signal }: BuildAllOptions, built: (build: Build) => void): Promise<void> {
  const count = Math.min(names.length, availableParallelism(), mostThreads);
  const total = names.length;
  const threads = new BundleThreads(count);
  signal?.addEventListener('abort', () => threads.close(), { once: true });
  let done = 0;
  try {
    await Promise.all(Array.from({ length: count }, keepBuilding));
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
