import type { LearningProgress } from '@webdocs/contracts/reader/learning-progress';
import type { Generated } from 'kysely';

export interface LearningProgressTable {
  account_id: string;
  progress: LearningProgress;
  updated_at: Generated<Date>;
}
