import { createHash } from 'node:crypto';
import type { ContentGap } from '@webdocs/contracts/api/ai-help';
import type { Query } from '@webdocs/database';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { isUuid } from '@webdocs/database/uuid';
import { sql } from 'kysely';
import { gapsKeptMs, rowsOnPage } from './staff-lists.ts';

/** A user who asks without end must not fill the table. */
const mostKept = 5000;

interface Gap {
  readonly locale: Locale;
  /** Null where its reader does not share it: it is only counted. */
  readonly question: { readonly whole: string; readonly shown: string } | null;
  readonly now: Date;
}

export async function countGap(query: Query, { locale, question, now }: Gap): Promise<void> {
  await query
    .insertInto('content_gaps')
    .values({
      locale,
      question_hash: question && hashOf(question.whole),
      question: question && question.shown,
      first_at: now,
      last_at: now,
      settled_at: null,
    })
    .onConflict((known) => known.columns(['locale', 'question_hash']).doUpdateSet({ count: sql`content_gaps.count + 1`, last_at: now }))
    .execute();
}

/** The most frequent first. */
export async function contentGaps(query: Query, page: number): Promise<{ readonly gaps: ContentGap[]; readonly total: number }> {
  const open = query.selectFrom('content_gaps').where('settled_at', 'is', null);
  const { total } = await open.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await open
    .select(['id', 'locale', 'question', 'count', 'first_at', 'last_at'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(rowsOnPage)
    .offset((page - 1) * rowsOnPage)
    .execute();
  const gaps = rows.map(({ first_at: first, last_at: last, ...row }) => ({ ...row, first: first.toISOString(), last: last.toISOString() }));
  return { gaps, total };
}

/** It is not listed again, and its words are gone. What is only counted begins anew. */
export async function settleGap(query: Query, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numDeletedRows } = await query
    .deleteFrom('content_gaps')
    .where('id', '=', id)
    .where('question_hash', 'is', null)
    .executeTakeFirst();
  const { numUpdatedRows } = await query
    .updateTable('content_gaps')
    .set({ settled_at: now, question: null })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows + numUpdatedRows > 0n;
}

export async function forgetGaps(query: Query, now: Date): Promise<void> {
  await query
    .deleteFrom('content_gaps')
    .where('last_at', '<', new Date(now.getTime() - gapsKeptMs))
    .execute();
  const most = query.selectFrom('content_gaps').select('id').orderBy('count', 'desc').orderBy('last_at', 'desc').limit(mostKept);
  await query.deleteFrom('content_gaps').where('id', 'not in', most).execute();
}

/** The same for questions that differ in capitals, spaces and marks alone. */
function hashOf(question: string): Buffer {
  const words = question
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+|[:@#<>=]/gu);
  return createHash('sha256')
    .update((words ?? [question]).join(' '))
    .digest();
}
