import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { aiHelpLimits } from '@webdocs/contracts/api/ai-help';
import { dropQuestions } from './ai-help-questions.ts';

interface Asked {
  /** Of the one that is asked now, and is stored. */
  readonly id: string;
  readonly accountId: string;
  /** Undefined where it begins a conversation. */
  readonly chatId: string | undefined;
  readonly parentId: string | null;
  readonly question: string;
  readonly now: Date;
}

/** So long, what is asked with the same words at the same place is taken for the same question. */
const withinMs = 10 * 60_000;

/**
 * A client that lost the connection before it knew of its question asks once more. What it asked first is dropped where nothing of an answer
 * came and nothing follows it. One that may still be answered is left alone: another tab may have asked it.
 */
export async function dropAskedBefore(query: Query, { id, accountId, chatId, parentId, question, now }: Asked): Promise<void> {
  const lost = new Date(now.getTime() - aiHelpLimits.pendingMs);
  let before = query
    .selectFrom('ai_help_messages as asked')
    .innerJoin('ai_help_chats as chat', 'chat.id', 'asked.chat_id')
    .select('asked.id')
    .where('asked.id', '<>', id)
    .where('chat.account_id', '=', accountId)
    .where('chat.deleted_at', 'is', null)
    .where('asked.parent_id', 'is not distinct from', parentId)
    .where('asked.question', '=', question)
    .where('asked.created_at', '>', new Date(now.getTime() - withinMs))
    .where(isUnanswered)
    .where((row) =>
      row.or([row('asked.state', '=', 'failed'), row.and([row('asked.state', '=', 'pending'), row('asked.alive_at', '<=', lost)])]),
    );
  if (chatId !== undefined) before = before.where('asked.chat_id', '=', chatId);
  const rows = await before.execute();
  await dropQuestions(
    query,
    rows.map((row) => row.id),
  );
}

/** The same from the other side: a question that failed after it was asked once more. */
export async function dropIfAskedAgain(query: Query, id: string): Promise<void> {
  const row = await query
    .selectFrom('ai_help_messages as asked')
    .innerJoin('ai_help_chats as chat', 'chat.id', 'asked.chat_id')
    .innerJoin('ai_help_chats as other_chat', 'other_chat.account_id', 'chat.account_id')
    .innerJoin('ai_help_messages as other', 'other.chat_id', 'other_chat.id')
    .select('asked.id')
    .where('asked.id', '=', id)
    .where('asked.state', '=', 'failed')
    .where(isUnanswered)
    .whereRef('other.id', '<>', 'asked.id')
    .whereRef('other.question', '=', 'asked.question')
    .where('other.parent_id', 'is not distinct from', (of) => of.ref('asked.parent_id'))
    .where((of) => of.or([of('asked.parent_id', 'is', null), of('other.chat_id', '=', of.ref('asked.chat_id'))]))
    .whereRef('other.created_at', '>=', 'asked.created_at')
    .where('other_chat.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row) await dropQuestions(query, [row.id]);
}

const isUnanswered = sql<boolean>`coalesce(asked.text, '') = '' and asked.answer is null
  and not exists (select from ai_help_messages as next where next.parent_id = asked.id)`;
