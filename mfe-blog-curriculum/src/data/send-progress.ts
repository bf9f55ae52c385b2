import { keepLearning } from '@webdocs/contracts/api/learning';
import type { LearningProgress } from '@webdocs/contracts/reader/learning-progress';
import { call } from '@webdocs/remote-kit/call';

export function sendProgress(progress: LearningProgress): Promise<LearningProgress> {
  return call(keepLearning, { body: progress });
}
