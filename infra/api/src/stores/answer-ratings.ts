import { createHash, createHmac } from 'node:crypto';
import type { AnswerFeedback, AnswerReport } from '@webdocs/contracts/api/ai-help';
import type { Query } from '@webdocs/database';
import { isUuid } from '@webdocs/database/uuid';
import { sql } from 'kysely';
import { keptJson, keptText } from './kept-text.ts';
import { saltsFor } from './page-feedback.ts';
import { gapsKeptMs, rowsOnPage } from './staff-lists.ts';

const oneDayMs = 24 * 60 * 60 * 1000;

interface RatedAnswer {
  readonly accountId: string;
  readonly feedback: AnswerFeedback;
  readonly now: Date;
}

/** The answers of a day of which an account can say something, where the site does not know them as answers to the account. */
const unknownAnswers = 64;
/** Of what staff read of one conversation, in characters of JSON. */
const mostOfConversation = 100_000;

/**
 * A second rating of the same answer replaces the first, on the same day; one without words leaves those that were sent before. No account is
 * noted. Words are kept where the answer did not help: staff read no others, and a user who then finds it helpful takes them back.
 */
export async function keepRating(query: Query, { accountId, feedback, now }: RatedAnswer): Promise<void> {
  const { message_id: id, is_helpful, comment, conversation = [] } = feedback;
  const { today } = await saltsFor(query, now);
  const isKnown = await isOfAccount(query, accountId, id);
  // Ids may be made up: without a stored question, a few places a day are all that an account has.
  const place = isKnown ? id : `${createHash('sha256').update(id).digest().readUInt8(0) % unknownAnswers}`;
  const kept = is_helpful ? [] : newestOf(conversation);
  const rating = {
    message_hash: createHmac('sha256', today).update(`answer ${accountId} ${place}`).digest(),
    is_helpful,
    comment: comment && !is_helpful ? keptText(comment) : null,
    conversation: kept.length > 0 ? keptJson(kept) : null,
    created_at: now,
  };
  await query
    .insertInto('answer_ratings')
    .values(rating)
    .onConflict((known) => known.column('message_hash').doUpdateSet(is_helpful ? rating : { ...rating, ...wordsBefore }))
    .execute();
}

const wordsBefore = {
  comment: sql<string | null>`coalesce(excluded.comment, answer_ratings.comment)`,
  conversation: sql<string | null>`coalesce(excluded.conversation, answer_ratings.conversation)`,
};

async function isOfAccount(query: Query, accountId: string, id: string): Promise<boolean> {
  const found = await query
    .selectFrom('ai_help_messages')
    .innerJoin('ai_help_chats', 'ai_help_chats.id', 'chat_id')
    .select('ai_help_messages.id')
    .where('ai_help_messages.id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The last question is the one that the report is about. */
function newestOf(conversation: NonNullable<AnswerFeedback['conversation']>): AnswerReport['conversation'] {
  let left = mostOfConversation;
  const first = conversation.findLastIndex((pair) => (left -= JSON.stringify(pair).length) < 0);
  return conversation.slice(first + 1);
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
