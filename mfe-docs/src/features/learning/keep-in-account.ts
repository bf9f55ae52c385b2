import { keepLearning } from '@webdocs/contracts/api/learning';
import type { LearningProgress } from '@webdocs/contracts/reader/learning-progress';

/** Fetched for signed-in learners alone. */
export async function keepInAccount(progress: LearningProgress): Promise<LearningProgress> {
  const { call } = await import(/* webpackChunkName: "docs-call" */ '@webdocs/remote-kit/call');
  return call(keepLearning, { body: progress });
}
