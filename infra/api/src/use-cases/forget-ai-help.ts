import type { Query } from '@webdocs/database';
import { removeDeletedChats, removeOldChats } from '../stores/ai-help-chats.ts';
import { forgetRatings } from '../stores/answer-ratings.ts';
import { forgetAskedBefore } from '../stores/asked-questions.ts';
import { forgetGaps } from '../stores/content-gaps.ts';

/** What is kept of questions for a time ends with it. */
export async function forgetAiHelp(query: Query, now: Date): Promise<void> {
  await removeDeletedChats(query, now);
  await removeOldChats(query, now);
  await forgetAskedBefore(query, now);
  await forgetGaps(query, now);
  await forgetRatings(query, now);
}
