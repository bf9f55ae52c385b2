import { mergedProgress, noProgress, type LearningProgress } from '@webdocs/contracts/reader/learning-progress';
import type { Database } from '@webdocs/database';
import { sql } from 'kysely';

/** Two devices may send at once: the second one waits for the row and merges with what the first one left. */
export function mergeLearning(
  { transaction }: Database,
  accountId: string,
  progress: LearningProgress,
  now: Date,
): Promise<LearningProgress> {
  return transaction(async (query) => {
    await query
      .insertInto('learning_progress')
      .values({ account_id: accountId, progress: asJson(noProgress) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { progress: kept } = await query
      .selectFrom('learning_progress')
      .select('progress')
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const merged = mergedProgress(kept, progress);
    await query
      .updateTable('learning_progress')
      .set({ progress: asJson(merged), updated_at: now })
      .where('account_id', '=', accountId)
      .execute();
    return merged;
  });
}

const asJson = (progress: LearningProgress) => sql<LearningProgress>`${JSON.stringify(progress)}::jsonb`;
