import { randomUUID } from 'node:crypto';
import type { Quota } from '@webdocs/contracts/answers/answer-stream';
import { aiHelpLimits, type QuestionInput } from '@webdocs/contracts/api/ai-help';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import type { AccountServices } from '../account-services.ts';
import { openedTo } from '../protection/opened-to.ts';
import { addChat, renewChat } from '../stores/ai-help-chats.ts';
import { keepQuestion, requireParent, requireRoom, unknownChat } from '../stores/ai-help-questions.ts';
import { countQuestion, quotaOf } from '../stores/asked-questions.ts';
import { dropAskedBefore } from '../stores/repeated-questions.ts';
import { lockSettings } from '../stores/settings.ts';
import { chatLabel } from './chat-label.ts';

/** A question that is counted and, where its owner keeps a history, stored. */
export interface BegunQuestion {
  readonly id: string;
  readonly chatId: string;
  readonly parentId: string | null;
  readonly text: string;
  readonly accountId: string;
  readonly isLimited: boolean;
  readonly isKept: boolean;
  /** Whether staff may read it if it has no answer. */
  readonly mayBeRead: boolean;
  readonly quota: Quota;
  readonly createdAt: Date;
}

export const isLimited = (account: Account): boolean => !openedTo(account).includes('unlimitedAiHelp');

/** All of it or nothing: what is refused is neither counted nor stored. */
export async function beginQuestion(
  { database, now }: Pick<AccountServices, 'database' | 'now'>,
  { account, id, input }: { readonly account: Account; readonly id: string; readonly input: QuestionInput },
): Promise<BegunQuestion> {
  const asked = { id, accountId: account.id, now: now() };
  return database.transaction(async (query) => {
    const settings = await lockSettings(query, account.id);
    const isKept = settings.ai_help_history !== false;
    const text = input.messages.at(-1)?.content ?? '';
    const parentId = input.parent_id ?? null;
    const chatId = isKept ? await chatOf(query, asked, { ...input, text }) : (input.chat_id ?? randomUUID());
    const quota = isLimited(account) ? await counted(query, asked) : null;
    if (isKept) {
      await keepQuestion(query, { id, chatId, parentId, question: text, now: asked.now });
      await dropAskedBefore(query, { ...asked, chatId: input.chat_id, parentId, question: text });
    }
    const mayBeRead = settings.ai_help_share_unanswered;
    return {
      ...{ id, chatId, parentId, text, quota, isKept, mayBeRead },
      accountId: account.id,
      isLimited: quota !== null,
      createdAt: asked.now,
    };
  });
}

interface Asking {
  readonly id: string;
  readonly accountId: string;
  readonly now: Date;
}

async function chatOf(
  query: Query,
  { accountId, now }: Asking,
  { chat_id: given, parent_id: parent, text }: Pick<QuestionInput, 'chat_id' | 'parent_id'> & { readonly text: string },
): Promise<string> {
  if (given === undefined) {
    if (parent) throw unknownChat(parent);
    const id = randomUUID();
    await addChat(query, { id, accountId, label: chatLabel(text), now });
    return id;
  }
  await renewChat(query, { id: given, accountId, now });
  await requireRoom(query, given);
  if (parent) await requireParent(query, given, parent);
  return given;
}

async function counted(query: Query, asked: Asking): Promise<Quota> {
  const { accountId, now } = asked;
  const before = await quotaOf(query, accountId, now);
  if (before.remaining === 0) throw new Failure('AI_HELP_QUOTA_SPENT', { limit: aiHelpLimits.perDay, time: before.resets_at });
  await countQuestion(query, asked);
  return { ...before, count: before.count + 1, remaining: before.remaining - 1 };
}
