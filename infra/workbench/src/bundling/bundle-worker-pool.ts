import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';
import type { BundleOrder } from './bundle-remote.ts';
import { optimizeLater } from './optimize-later.ts';

/** What a thread says of the order that it was given. */
export type BundleAnswer =
  | { readonly release: Release }
  | { readonly failed: { readonly code: FailureCode; readonly values: Readonly<Record<string, string | number>> } };

/** What a thread is asked, and where it answers: several orders may be under way. */
export interface BundleRequest {
  readonly order: BundleOrder;
  readonly answers: MessagePort;
}

const script = new URL('bundle-worker-entry.mjs', import.meta.url);
/** Most of what a build makes is thrown away soon: room for more of it at a time spares a tenth of the work. */
const resourceLimits = { maxYoungGenerationSizeMb: 192 };

/**
 * While swc, esbuild and brotli work for one build on threads of their own, the same thread bundles for another. On two cores one thread
 * with two orders takes 35 s of processor time for what two threads with one each take 42.
 */
const ordersEach = 2;

/** Threads that bundle: webpack, the compiler and the minifiers are loaded, and warm, once a thread. */
export class BundleThreads {
  readonly #threads: readonly Worker[];
  /** Each as many times as it can take an order. */
  readonly #free: Worker[];
  readonly #waiting: Array<(thread: Worker) => void> = [];
  readonly #optimizeAsUsual = optimizeLater();

  constructor(count: number) {
    this.#threads = Array.from({ length: count }, () => new Worker(script, { resourceLimits }));
    this.#free = Array.from({ length: ordersEach }, () => this.#threads).flat();
  }

  async bundle(order: BundleOrder): Promise<Release> {
    const thread = this.#free.pop() ?? (await new Promise<Worker>((resolve) => this.#waiting.push(resolve)));
    const answer = await answerOf(thread, order);
    const next = this.#waiting.shift();
    if (next) next(thread);
    else this.#free.push(thread);
    if ('failed' in answer) throw new Failure(answer.failed.code, answer.failed.values);
    return answer.release;
  }

  /** How many orders are under way at once where there is work for all threads. */
  get capacity(): number {
    return this.#threads.length * ordersEach;
  }

  close(): void {
    for (const thread of this.#threads) void thread.terminate();
    this.#optimizeAsUsual();
  }
}

function answerOf(thread: Worker, order: BundleOrder): Promise<BundleAnswer> {
  const { port1: answers, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      thread.off('error', failed).off('exit', ended);
      answers.close();
      end();
    };
    const failed = (error: Error): void => settle(() => reject(error));
    const ended = (): void => settle(() => reject(new Error('the build was ended')));
    answers.once('message', (answer: BundleAnswer) => settle(() => resolve(answer)));
    thread.on('error', failed).on('exit', ended);
    thread.postMessage({ order, answers: port2 } satisfies BundleRequest, [port2]);
  });
}
