import { Worker } from 'node:worker_threads';
import type { PageResult } from './built-page.ts';
import type { WorkerTask } from './build-worker.ts';

const batch = 40;
/** Enough for the index and the pages at hand; with a limit, garbage is collected before it piles up. */
const heapMegabytes = 448;

export interface Threads {
  readonly count: number;
  /** Loads `build-worker.ts`: how a thread reads TypeScript is known to the program that starts it. */
  readonly script: URL;
}

/** Builds pages on several threads. A thread that dies takes only the pages it held with it, and another one goes on. */
export async function buildInWorkers(
  urls: readonly string[],
  task: WorkerTask,
  { count, script }: Threads,
  finished: (results: readonly PageResult[]) => void,
): Promise<void> {
  let next = 0;
  await Promise.all(Array.from({ length: Math.min(count, Math.ceil(urls.length / batch)) }, keepBuilding));

  async function keepBuilding(): Promise<void> {
    while (next < urls.length) await runWorker();
  }

  function runWorker(): Promise<void> {
    const worker = new Worker(script, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
    });
    let held: readonly string[] = [];
    let hasStarted = false;
    return new Promise((resolve, reject) => {
      worker.on('message', (results: readonly PageResult[]) => {
        hasStarted = true;
        finished(results);
        held = urls.slice(next, next + batch);
        next += held.length;
        if (held.length === 0) void worker.terminate();
        else worker.postMessage(held);
      });
      worker.on('error', (error: Error) => {
        // One that never came so far as to ask for pages would fail again.
        if (!hasStarted) return reject(error);
        finished(held.map((url) => ({ url, failure: error.message })));
      });
      worker.on('exit', () => resolve());
    });
  }
}
