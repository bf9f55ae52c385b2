import { aiHelpLimits, type Chat, type ChatSummary, type StoredMessage } from '@webdocs/contracts/api/ai-help';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import type { AiHelpMessageRow } from '@webdocs/database/tables';
import { isUuid } from '@webdocs/database/uuid';
import { unknownChat } from './ai-help-questions.ts';

export const restorableMs = 10 * 60 * 1000;
const oneDayMs = 24 * 60 * 60 * 1000;

interface AskedChat {
  readonly id: string;
  readonly accountId: string;
  readonly now: Date;
}

export async function addChat(query: Query, { id, accountId, label, now }: AskedChat & { readonly label: string }): Promise<void> {
  await query
    .insertInto('ai_help_chats')
    .values({ id, account_id: accountId, label, created_at: now, updated_at: now, deleted_at: null })
    .execute();
  await removeOldest(query, accountId);
}

/** Asked within it once more; refused where it is not the account's. */
export async function renewChat(query: Query, { id, accountId, now }: AskedChat): Promise<void> {
  const { numUpdatedRows } = await query
    .updateTable('ai_help_chats')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw unknownChat(id);
}

async function removeOldest(query: Query, accountId: string): Promise<void> {
  const tooMany = await query
    .selectFrom('ai_help_chats')
    .select('id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .offset(aiHelpLimits.chats)
    .execute();
  await removeChats(
    query,
    tooMany.map(({ id }) => id),
  );
}

async function removeChats(query: Query, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .deleteFrom('ai_help_chats')
    .where('id', 'in', [...ids])
    .execute();
  await noteDeletion(query, 'ai_help_chats', ids);
}

/** The latest first. */
export async function chatsOf(query: Query, accountId: string): Promise<ChatSummary[]> {
  const rows = await query
    .selectFrom('ai_help_chats')
    .select(['id', 'label', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(aiHelpLimits.chats)
    .execute();
  return rows.map(summaryOf);
}

export async function readChat(query: Query, { id, accountId, now }: AskedChat): Promise<Chat> {
  const chat = isUuid(id)
    ? await query
        .selectFrom('ai_help_chats')
        .select(['id', 'label'])
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!chat) throw unknownChat(id);
  const rows = await query
    .selectFrom('ai_help_messages')
    .selectAll()
    .where('chat_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { chat_id: chat.id, label: chat.label, messages: rows.map((row) => messageOf(row, now)) };
}

/** Every one of an account with all that is in it, the latest first; each is read when it is asked for. */
export async function* everyChatOf(query: Query, accountId: string, now: Date): AsyncGenerator<Chat> {
  for (const { chat_id: id } of await chatsOf(query, accountId)) {
    const chat = await readChat(query, { id, accountId, now }).catch((thrown: unknown) => {
      // Deleted meanwhile.
      if (thrown instanceof Failure && thrown.code === 'AI_HELP_CHAT_UNKNOWN') return undefined;
      throw thrown;
    });
    if (chat) yield chat;
  }
}

/** By its owner: it is not named after a question any more. */
export async function renameChat(query: Query, { id, accountId, label }: Omit<AskedChat, 'now'> & { label: string }): Promise<ChatSummary> {
  const row = isUuid(id)
    ? await query
        .updateTable('ai_help_chats')
        .set({ label, is_named: true })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .returning(['id', 'label', 'updated_at'])
        .executeTakeFirst()
    : undefined;
  if (!row) throw unknownChat(id);
  return summaryOf(row);
}

export async function hideChat(query: Query, { id, accountId, now }: AskedChat): Promise<void> {
  const { numUpdatedRows } = isUuid(id)
    ? await query
        .updateTable('ai_help_chats')
        .set({ deleted_at: now })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : { numUpdatedRows: 0n };
  if (numUpdatedRows === 0n) throw unknownChat(id);
}

/** One that is there already stays as it is: the call may come twice. */
export async function restoreChat(query: Query, { id, accountId, now }: AskedChat): Promise<ChatSummary> {
  const row = isUuid(id)
    ? await query
        .updateTable('ai_help_chats')
        .set({ deleted_at: null })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where((chat) => chat.or([chat('deleted_at', 'is', null), chat('deleted_at', '>', before(now, restorableMs))]))
        .returning(['id', 'label', 'updated_at'])
        .executeTakeFirst()
    : undefined;
  if (!row) throw unknownChat(id);
  return summaryOf(row);
}

export async function removeHistory(query: Query, accountId: string): Promise<void> {
  const rows = await query.deleteFrom('ai_help_chats').where('account_id', '=', accountId).returning('id').execute();
  await noteDeletion(
    query,
    'ai_help_chats',
    rows.map(({ id }) => id),
  );
}

/** The label of the conversation of a question, which is named after that unless its owner has named it. */
export async function nameChat(
  query: Query,
  {
    messageId,
    accountId,
    labelFor,
  }: { readonly messageId: string; readonly accountId: string; readonly labelFor: (question: string) => string },
): Promise<string> {
  const row = isUuid(messageId)
    ? await query
        .selectFrom('ai_help_messages')
        .innerJoin('ai_help_chats', 'ai_help_chats.id', 'chat_id')
        .select(['chat_id', 'question', 'label', 'is_named'])
        .where('ai_help_messages.id', '=', messageId)
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!row) throw unknownChat(messageId);
  if (row.is_named) return row.label;
  const label = labelFor(row.question);
  await query.updateTable('ai_help_chats').set({ label }).where('id', '=', row.chat_id).where('is_named', '=', false).execute();
  return label;
}

/** Conversations that were deleted and can no longer be restored. */
export async function removeDeletedChats(query: Query, now: Date): Promise<void> {
  const rows = await query.deleteFrom('ai_help_chats').where('deleted_at', '<=', before(now, restorableMs)).returning('id').execute();
  await noteDeletion(
    query,
    'ai_help_chats',
    rows.map(({ id }) => id),
  );
}

/** Conversations in which nothing was asked for half a year. They are old in a backup too, so that no deletion is noted. */
export async function removeOldChats(query: Query, now: Date): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('ai_help_chats')
    .where('updated_at', '<', before(now, aiHelpLimits.historyDays * oneDayMs))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function requireHistory({ ai_help_history: isOn }: { readonly ai_help_history: boolean | null }): void {
  if (isOn === false) throw new Failure('AI_HELP_HISTORY_OFF');
}

function messageOf(row: AiHelpMessageRow, now: Date): StoredMessage {
  const { id, chat_id, parent_id, question, text, answer, state, alive_at: alive, created_at: created } = row;
  const isLost = state === 'pending' && alive <= before(now, aiHelpLimits.pendingMs);
  const ended = isLost ? 'failed' : state;
  return {
    metadata: {
      chat_id,
      message_id: id,
      parent_id,
      created_at: created.toISOString(),
      state: ended === 'failed' && (text?.trim() || answer) ? 'cut' : ended,
      sources: (answer?.sources ?? []).flatMap(({ url, title }) => (url === undefined ? [] : [{ url, title }])),
    },
    user: { role: 'user', content: question },
    ...(text ? { assistant: { role: 'assistant', content: text } } : {}),
    ...(answer ? { answer } : {}),
  };
}

function summaryOf({
  id,
  label,
  updated_at: last,
}: {
  readonly id: string;
  readonly label: string;
  readonly updated_at: Date;
}): ChatSummary {
  return { chat_id: id, last: last.toISOString(), label };
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
