import { workerQueue, type WorkerFailure } from '../workers/worker-queue.ts';
import type { Compiled, CompileRequest } from './compiled.ts';

/** A megabyte takes a second. What takes longer is made to. */
const longestMs = 5000;

/** Asks a worker for JavaScript. Rejects where it gives up: code that is nested without end, or a compiler that does not load. */
export const compileCode = workerQueue<CompileRequest, Compiled | WorkerFailure>({
  start: () => new Worker(new URL('./compile-worker.ts', import.meta.url), { name: 'docs-compile-worker' }),
  longestMs,
});
