import { Worker } from 'node:worker_threads';
import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';
import type { BundleOrder } from './bundle-remote.ts';

/** What a thread says of the order that it was given. */
export type BundleAnswer =
  | { readonly release: Release }
  | { readonly failed: { readonly code: FailureCode; readonly values: Readonly<Record<string, string | number>> } };

const script = new URL('bundle-worker-entry.mjs', import.meta.url);
/** Most of what a build makes is thrown away soon: room for more of it at a time spares a tenth of the work. */
const resourceLimits = { maxYoungGenerationSizeMb: 192 };

/** Threads that bundle, each one order after the other: webpack, the compiler and the minifiers are loaded once a thread. */
export class BundleThreads {
  readonly #threads: readonly Worker[];
  readonly #idle: Worker[];
  readonly #waiting: Array<(thread: Worker) => void> = [];

  constructor(count: number) {
    this.#threads = Array.from({ length: count }, () => new Worker(script, { resourceLimits }));
    this.#idle = [...this.#threads];
  }

  async bundle(order: BundleOrder): Promise<Release> {
    const thread = this.#idle.pop() ?? (await new Promise<Worker>((resolve) => this.#waiting.push(resolve)));
    const answer = await answerOf(thread, order);
    const next = this.#waiting.shift();
    if (next) next(thread);
    else this.#idle.push(thread);
    if ('failed' in answer) throw new Failure(answer.failed.code, answer.failed.values);
    return answer.release;
  }

  close(): void {
    for (const thread of this.#threads) void thread.terminate();
  }
}

function answerOf(thread: Worker, order: BundleOrder): Promise<BundleAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      thread.off('message', answered).off('error', failed).off('exit', ended);
      end();
    };
    const answered = (answer: BundleAnswer): void => settle(() => resolve(answer));
    const failed = (error: Error): void => settle(() => reject(error));
    const ended = (): void => settle(() => reject(new Error('the build was ended')));
    thread.on('message', answered).on('error', failed).on('exit', ended);
    thread.postMessage(order);
  });
}
