import { randomBytes } from 'node:crypto';
import type { FeedbackReason } from '@webdocs/contracts/api/feedback';
import {
  feedbackRowsOnPage,
  type PageFeedbackQuery,
  type PageFeedbackRow,
  type PageFeedbackSummary,
} from '@webdocs/contracts/api/feedback-summary';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';

const oneDayMs = 24 * 60 * 60 * 1000;
/** A year to look back on, and the month before it to compare with. */
const keptMs = 396 * oneDayMs;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** What visitors are hashed with today, and what they were hashed with yesterday where they voted then. */
export async function saltsFor(query: Query, now: Date): Promise<{ readonly today: Buffer; readonly yesterday: Buffer | undefined }> {
  const today = dayOf(now);
  await query
    .insertInto('feedback_salts')
    .values({ day: today, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const saltOf = (day: string) => query.selectFrom('feedback_salts').select('salt').where('day', '=', day);
  const { salt } = await saltOf(today).executeTakeFirstOrThrow();
  return { today: salt, yesterday: (await saltOf(dayOf(before(now, oneDayMs))).executeTakeFirst())?.salt };
}

export interface Vote {
  readonly documentId: number;
  /** The visitor as they are hashed today, and as they were yesterday. */
  readonly hashes: readonly [Buffer, ...Buffer[]];
  /** Null from who was helped. */
  readonly reason: FeedbackReason | null;
  readonly now: Date;
}

/** Counts a vote. One that the same visitor gave within the last 24 hours is replaced. */
export async function keepVote(query: Query, { documentId, hashes, reason, now }: Vote): Promise<void> {
  const content = { visitor_hash: hashes[0], is_helpful: reason === null, reason, voted_at: now };
  const { numUpdatedRows } = await query
    .updateTable('page_feedback')
    .set(content)
    .where('document_id', '=', documentId)
    .where('visitor_hash', 'in', [...hashes])
    .where('voted_at', '>', before(now, oneDayMs))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await query
    .insertInto('page_feedback')
    .values({ document_id: documentId, ...content })
    .onConflict((conflict) => conflict.columns(['document_id', 'visitor_hash']).doUpdateSet(content))
    .execute();
}

/** Whose a vote was is forgotten after a day, the vote itself after a year. */
export async function forgetVisitors(query: Query, now: Date): Promise<void> {
  await query
    .updateTable('page_feedback')
    .set({ visitor_hash: null })
    .where('visitor_hash', 'is not', null)
    .where('voted_at', '<=', before(now, oneDayMs))
    .execute();
  await query
    .deleteFrom('feedback_salts')
    .where('day', '<', dayOf(before(now, oneDayMs)))
    .execute();
  await query.deleteFrom('page_feedback').where('voted_at', '<=', before(now, keptMs)).execute();
}

/** The pages that readers voted on, those with the most votes or with the most of no help first. */
export async function feedbackByPage(
  query: Query,
  { locale, days, order, offset }: PageFeedbackQuery,
  now: Date,
): Promise<PageFeedbackSummary> {
  const inTime = query
    .selectFrom('page_feedback')
    .innerJoin('documents', 'documents.id', 'page_feedback.document_id')
    .where('voted_at', '>', before(now, Number(days) * oneDayMs))
    .$if(locale !== undefined, (all) => all.where(sql<boolean>`starts_with(uri, ${`/${locale}/`})`));
  const helped = sql<number>`(count(*) filter (where is_helpful))::int`;
  const notHelped = sql<number>`(count(*) filter (where not is_helpful))::int`;
  const because = (reason: FeedbackReason) => sql<number>`(count(*) filter (where reason = ${reason}))::int`;

  const sums = await inTime
    .select([sql<number>`count(distinct documents.id)::int`.as('total'), helped.as('yes'), notHelped.as('no')])
    .executeTakeFirstOrThrow();
  const rows = await inTime
    .select([
      'uri',
      'title',
      helped.as('yes'),
      notHelped.as('no'),
      because('outdated').as('outdated'),
      because('incomplete').as('incomplete'),
      because('code_examples').as('code_examples'),
      because('other').as('other'),
      sql<Date>`max(voted_at)`.as('last_vote'),
    ])
    .groupBy(['documents.id', 'uri', 'title'])
    .orderBy(order === 'no' ? notHelped : sql`count(*)`, 'desc')
    .orderBy('uri')
    .limit(feedbackRowsOnPage)
    .offset(offset)
    .execute();
  return { ...sums, pages: rows.map(pageRow) };
}

type Row = Omit<PageFeedbackRow, 'url' | 'reasons' | 'last_vote' | 'source'> &
  PageFeedbackRow['reasons'] & { readonly uri: string; readonly last_vote: Date };

function pageRow({ uri, title, yes, no, last_vote, ...reasons }: Row): PageFeedbackRow {
  return { url: uri, title, yes, no, reasons, last_vote: last_vote.toISOString() };
}
