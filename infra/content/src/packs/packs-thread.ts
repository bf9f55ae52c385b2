import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { packSite } from './pack-site.ts';
import type { PackTask, PackWord, ToldFailure } from './pack-task.ts';

/** Packs a site on a thread of its own, after everything that readers wait for. */
const { source, out, siteAddress, key, buildScript } = workerData as PackTask;
const say = (word: PackWord): void => parentPort?.postMessage(word);

const told = (thrown: unknown): ToldFailure =>
  thrown instanceof Failure ? { code: thrown.code, values: thrown.values } : { code: 'PACKS_FAILED', values: { cause: causeOf(thrown) } };

try {
  // On Linux that of this thread alone, and of those that it starts.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Then it has the one of the site.
}

try {
  const { packs, written, build } = await packSite({
    source,
    out,
    siteAddress,
    threads: { count: 1, script: new URL(buildScript) },
    key,
    now: () => new Date(),
    // What is wrong with the content is told by the site that serves it.
    report: () => undefined,
    progress: (step) => say({ step }),
  });
  say({ outcome: { packs: packs.length, written: written.length, failed: build.failed.length } });
} catch (thrown) {
  say({ failed: told(thrown) });
}
