import { keepLearning } from '@webdocs/contracts/api/learning';
import type { LearningProgress } from '@webdocs/contracts/reader/learning-progress';

/** Fetched for signed-in learners alone. */
export async function keepInAccount(progress: LearningProgress): Promise<LearningProgress> {
  const [{ call }, { progressForAccount }] = await Promise.all([
    import(/* webpackChunkName: "docs-call" */ '@webdocs/remote-kit/call'),
    import(/* webpackChunkName: "docs-learning" */ '@webdocs/contracts/reader/progress-for-account'),
  ]);
  return call(keepLearning, { body: progressForAccount(progress) });
}
