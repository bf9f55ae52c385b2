import { createHmac } from 'node:crypto';
import type { AnswerFeedback, AnswerReport } from '@webdocs/contracts/api/ai-help';
import type { Query } from '@webdocs/database';
import { isUuid } from '@webdocs/database/uuid';
import { sql } from 'kysely';
import { keptJson, keptText } from './kept-text.ts';
import { saltsFor } from './page-feedback.ts';
import { gapsKeptMs, rowsOnPage } from './staff-lists.ts';

const oneDayMs = 24 * 60 * 60 * 1000;

/** A second word on the same answer takes the place of the first, on the same day. No account is noted. */
export async function keepRating(
  query: Query,
  { message_id: id, is_helpful, comment, conversation }: AnswerFeedback,
  now: Date,
): Promise<void> {
  const { today } = await saltsFor(query, now);
  const rating = {
    message_hash: createHmac('sha256', today).update(`answer ${id}`).digest(),
    is_helpful,
    comment: comment ? keptText(comment) : null,
    conversation: conversation?.length ? keptJson(conversation) : null,
    created_at: now,
  };
  await query
    .insertInto('answer_ratings')
    .values(rating)
    .onConflict((known) => known.column('message_hash').doUpdateSet(rating))
    .execute();
}

interface Reports {
  readonly helpful: number;
  readonly not_helpful: number;
  readonly reports: AnswerReport[];
  readonly total: number;
}

/** What readers sent, the latest first. */
export async function answerReports(query: Query, page: number): Promise<Reports> {
  const counts = await query
    .selectFrom('answer_ratings')
    .select([
      sql<number>`(count(*) filter (where is_helpful))::int`.as('helpful'),
      sql<number>`(count(*) filter (where not is_helpful))::int`.as('not_helpful'),
    ])
    .executeTakeFirstOrThrow();
  const sent = query
    .selectFrom('answer_ratings')
    .where('is_helpful', '=', false)
    .where((row) => row.or([row('comment', 'is not', null), row('conversation', 'is not', null)]));
  const { total } = await sent.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await sent
    .select(['id', 'is_helpful', 'comment', 'conversation', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(rowsOnPage)
    .offset((page - 1) * rowsOnPage)
    .execute();
  const reports = rows.map(({ conversation, created_at: at, ...row }) => ({
    ...row,
    conversation: conversation ?? [],
    created_at: at.toISOString(),
  }));
  return { ...counts, reports, total };
}

/** Its words are gone; that an answer did not help still counts. */
export async function settleReport(query: Query, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numUpdatedRows } = await query
    .updateTable('answer_ratings')
    .set({ comment: null, conversation: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which answer it was is forgotten after a day, the rating after half a year. */
export async function forgetRatings(query: Query, now: Date): Promise<void> {
  await query
    .updateTable('answer_ratings')
    .set({ message_hash: null })
    .where('message_hash', 'is not', null)
    .where('created_at', '<=', new Date(now.getTime() - oneDayMs))
    .execute();
  await query
    .deleteFrom('answer_ratings')
    .where('created_at', '<=', new Date(now.getTime() - gapsKeptMs))
    .execute();
}
