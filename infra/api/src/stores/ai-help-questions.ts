import type { Answer } from '@webdocs/contracts/answers/answer';
import { aiHelpLimits } from '@webdocs/contracts/api/ai-help';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import { sql } from 'kysely';
import { keptJson, keptText } from './kept-text.ts';

interface NewQuestion {
  readonly id: string;
  readonly chatId: string;
  readonly parentId: string | null;
  readonly question: string;
  readonly now: Date;
}

/** The question is there before its answer, and reads as failed if that never comes. */
export async function keepQuestion(query: Query, { id, chatId, parentId, question, now }: NewQuestion): Promise<void> {
  const times = { alive_at: now, created_at: now };
  await query
    .insertInto('ai_help_messages')
    .values({ id, chat_id: chatId, parent_id: parentId, question, text: null, answer: null, state: 'pending', ...times })
    .execute();
}

/** A question of the conversation that another one may follow. */
export async function requireParent(query: Query, chatId: string, id: string): Promise<void> {
  const found = await query
    .selectFrom('ai_help_messages')
    .select('id')
    .where('id', '=', id)
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  if (!found) throw unknownChat(id);
}

export async function requireRoom(query: Query, chatId: string): Promise<void> {
  const { count } = await query
    .selectFrom('ai_help_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('chat_id', '=', chatId)
    .executeTakeFirstOrThrow();
  if (count >= aiHelpLimits.questions) throw new Failure('AI_HELP_CHAT_FULL', { limit: aiHelpLimits.questions });
}

/** What has come so far stays if the process ends. */
export async function keepProgress(query: Query, id: string, { text, now }: { readonly text: string; readonly now: Date }): Promise<void> {
  await query
    .updateTable('ai_help_messages')
    .set({ text: keptText(text), alive_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

interface Outcome {
  readonly state: 'complete' | 'stopped' | 'failed';
  readonly text: string;
  readonly answer: Answer | undefined;
}

/**
 * Nothing is written where the question is gone: its history was switched off or deleted meanwhile. Of one that was stopped, what had come
 * until then is kept, and no more; it stays stopped where its reader also left, as one does who stops.
 */
export async function keepAnswer(query: Query, id: string, { state, text, answer }: Outcome): Promise<void> {
  await query
    .updateTable('ai_help_messages')
    .set({
      state: state === 'complete' ? state : sql`case state when 'stopped' then state else ${state} end`,
      text: keptText(text),
      answer: answer ? keptJson(answer) : null,
    })
    .where('id', '=', id)
    .where('state', 'in', state === 'complete' ? ['pending'] : ['pending', 'stopped'])
    .execute();
}

/** One that another process of the site may be writing. A reader who stops an answer leaves it at the same time, and may be noted as having left. */
export async function markStopped(query: Query, accountId: string, id: string): Promise<void> {
  await query
    .updateTable('ai_help_messages')
    .from('ai_help_chats')
    .set({ state: 'stopped' })
    .whereRef('ai_help_chats.id', '=', 'ai_help_messages.chat_id')
    .where('ai_help_chats.account_id', '=', accountId)
    .where('ai_help_messages.id', '=', id)
    .where('state', 'in', ['pending', 'failed'])
    .execute();
}

/** With their conversations, where those have nothing else. */
export async function dropQuestions(query: Query, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await query
    .deleteFrom('ai_help_messages')
    .where('id', 'in', [...ids])
    .returning('chat_id')
    .execute();
  await dropEmptyChats(
    query,
    rows.map(({ chat_id: id }) => id),
  );
}

/** What is under way when its owner switches the history off. */
export async function dropUnanswered(query: Query, accountId: string): Promise<void> {
  const rows = await query
    .deleteFrom('ai_help_messages')
    .where('state', '=', 'pending')
    .where('chat_id', 'in', (chats) => chats.selectFrom('ai_help_chats').select('id').where('account_id', '=', accountId))
    .returning('chat_id')
    .execute();
  await dropEmptyChats(
    query,
    rows.map(({ chat_id: id }) => id),
  );
}

async function dropEmptyChats(query: Query, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await query
    .deleteFrom('ai_help_chats')
    .where('id', 'in', [...new Set(ids)])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ai_help_messages').select('id').whereRef('chat_id', '=', 'ai_help_chats.id'))),
    )
    .returning('id')
    .execute();
  await noteDeletion(
    query,
    'ai_help_chats',
    rows.map(({ id }) => id),
  );
}

export function unknownChat(id: string): Failure {
  return new Failure('AI_HELP_CHAT_UNKNOWN', { id: id.slice(0, 64) });
}
