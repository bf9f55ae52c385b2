import type { LearningProgress } from '@webdocs/contracts/reader/learning-progress';

/** What sends it is fetched for signed-in learners alone. */
export async function keepInAccount(progress: LearningProgress): Promise<LearningProgress> {
  const { sendProgress } = await import(/* webpackChunkName: "curriculum-call" */ './send-progress.ts');
  return sendProgress(progress);
}
