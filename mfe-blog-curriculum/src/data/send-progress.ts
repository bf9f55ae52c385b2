import { keepLearning } from '@webdocs/contracts/api/learning';
import type { LearningProgress } from '@webdocs/contracts/reader/learning-progress';
import { progressForAccount } from '@webdocs/contracts/reader/progress-for-account';
import { call } from '@webdocs/remote-kit/call';

export function sendProgress(progress: LearningProgress): Promise<LearningProgress> {
  return call(keepLearning, { body: progressForAccount(progress) });
}
