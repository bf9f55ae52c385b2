import { parentPort } from 'node:worker_threads';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { bundleRemote, type BundleOrder } from './bundle-remote.ts';
import type { BundleAnswer, BundleRequest } from './bundle-worker-pool.ts';

/** A thread's side: each order is answered by its release or by what went wrong. */
parentPort?.on('message', async ({ order, answers }: BundleRequest) => {
  answers.postMessage(await answerTo(order));
});

async function answerTo(order: BundleOrder): Promise<BundleAnswer> {
  try {
    return { release: await bundleRemote(order) };
  } catch (thrown) {
    const failure = thrown instanceof Failure ? thrown : new Failure('BUILD_FAILED', { remote: order.name, cause: causeOf(thrown) });
    return { failed: { code: failure.code, values: failure.values } };
  }
}
