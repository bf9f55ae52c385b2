import type { Answer, AnswerKind, Source } from '@webdocs/contracts/answers/answer';
import type { Chat, QuestionInput, StoredMessage } from '@webdocs/contracts/api/ai-help';
import { aiHelpLimits } from '@webdocs/contracts/api/ai-help';

/** A question with its answer. `pending` until the first event of the answer. */
export interface Exchange {
  /** Made by this page when the question is asked. */
  readonly key: string;
  /** Given by the server in its first event. */
  readonly id?: string;
  /** The key of the one that this follows. */
  readonly parent: string | null;
  readonly question: string;
  readonly askedAt: string;
  readonly state: 'in-progress' | StoredMessage['metadata']['state'];
  /** Markdown, as much as has arrived. */
  readonly text: string;
  readonly kind?: AnswerKind;
  readonly sources: readonly Source[];
  readonly answer?: Answer;
  /** It was asked in this page, not read from the history. */
  readonly isFresh?: true;
  /** The id of the conversation in which the server stores it, if it does. */
  readonly keptIn?: string;
  /** Why the answer is missing or incomplete, if this page knows. */
  readonly failure?: unknown;
}

/** A tree: an edited question is the sibling of the one that it was made of. */
export interface Conversation {
  /** Set when the server stores the conversation. */
  readonly chatId?: string;
  readonly exchanges: readonly Exchange[];
  /** The shown sibling by the key of the parent, '' for first questions; without an entry the latest is shown. */
  readonly chosen: Readonly<Record<string, string>>;
}

export const emptyConversation: Conversation = { exchanges: [], chosen: {} };

export interface Place {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly previous?: string;
  readonly next?: string;
}

/** The shown questions, from the first to the last. */
export function pathOf({ exchanges, chosen }: Conversation): readonly Exchange[] {
  const path: Exchange[] = [];
  for (let parent: string | null = null; ;) {
    const siblings = exchanges.filter((one) => one.parent === parent);
    const next: Exchange | undefined = siblings.find(({ key }) => key === chosen[parent ?? '']) ?? siblings.at(-1);
    // Data of the server may contain a cycle.
    if (!next || path.includes(next)) return path;
    path.push(next);
    parent = next.key;
  }
}

export function placeAmongSiblings({ exchanges }: Conversation, { key, parent }: Exchange): Place {
  const keys = exchanges.filter((one) => one.parent === parent).map((one) => one.key);
  const index = keys.indexOf(key);
  const [previous, next] = [keys[index - 1], keys[index + 1]];
  return { number: index + 1, count: keys.length, ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

export function withChosen(conversation: Conversation, key: string): Conversation {
  const parent = conversation.exchanges.find((one) => one.key === key)?.parent;
  return parent === undefined ? conversation : { ...conversation, chosen: { ...conversation.chosen, [parent ?? '']: key } };
}

/** Adds a question and shows it. */
export function withQuestion(conversation: Conversation, asked: Pick<Exchange, 'key' | 'parent' | 'question' | 'askedAt'>): Conversation {
  const exchange: Exchange = { ...asked, state: 'pending', text: '', sources: [], isFresh: true };
  return withChosen({ ...conversation, exchanges: [...conversation.exchanges, exchange] }, asked.key);
}

export function withChange(conversation: Conversation, key: string, change: (exchange: Exchange) => Exchange): Conversation {
  return { ...conversation, exchanges: conversation.exchanges.map((one) => (one.key === key ? change(one) : one)) };
}

/** Removes a failed question; the sibling that was shown before is shown again. */
export function withoutQuestion(conversation: Conversation, key: string): Conversation {
  const chosen = Object.fromEntries(Object.entries(conversation.chosen).filter(([, child]) => child !== key));
  return { ...conversation, chosen, exchanges: conversation.exchanges.filter((one) => one.key !== key) };
}

/** The server does not store the conversation any more. */
export function withoutChat({ exchanges, chosen }: Conversation): Conversation {
  return { exchanges: exchanges.map(({ keptIn: _, ...one }) => one), chosen };
}

/**
 * Merges the stored conversation into the one of this page. An answer that is being streamed here stays as it is, and so does the choice of
 * siblings: another tab may have asked meanwhile. A conversation that is opened shows the question with the id `shown` and those before it,
 * or else the newest one.
 */
export function withChat(known: Conversation, { chat_id, messages }: Chat, shown?: string): Conversation {
  const isSame = known.chatId === chat_id;
  const before = isSame ? known.exchanges : [];
  const keys = keysOf(before, messages);
  const read = messages.map((message) => exchangeOf(message, keys));
  const kept = before.map((one) => {
    const stored = read.find(({ key }) => key === one.key);
    if (!stored) return one;
    if (isNewer(stored, one)) return { ...stored, parent: one.parent };
    return one.id ? one : { ...one, id: stored.id ?? one.key, keptIn: chat_id };
  });
  const added = read.filter(({ key }) => !before.some((one) => one.key === key));
  const exchanges = [...kept, ...added];
  return { chatId: chat_id, exchanges, chosen: isSame ? choiceOf(known) : choiceThatShows(exchanges, shown) };
}

function choiceThatShows(exchanges: readonly Exchange[], id: string | undefined): Conversation['chosen'] {
  const newest = exchanges.reduce<Exchange | undefined>(
    (before, one) => (before && before.askedAt > one.askedAt ? before : one),
    undefined,
  );
  const chosen: Record<string, string> = {};
  let one = exchanges.find((exchange) => exchange.id === id) ?? newest;
  while (one && chosen[one.parent ?? ''] === undefined) {
    const { key, parent } = one;
    chosen[parent ?? ''] = key;
    one = exchanges.find((exchange) => exchange.key === parent);
  }
  return chosen;
}

/** A question whose stream was lost before its id arrived is matched by its text and its parent. */
function keysOf(before: readonly Exchange[], messages: Chat['messages']): ReadonlyMap<string, string> {
  const keys = new Map(before.flatMap(({ id, key }) => (id ? [[id, key] as const] : [])));
  const lost = before.filter((one) => !one.id && !isWaiting(one));
  for (const { metadata, user } of messages) {
    const { chat_id: chatId, message_id: id, parent_id: parent } = metadata;
    if (keys.has(id)) continue;
    const at = lost.findIndex((one) => one.question === user.content && keptBefore(before, one, chatId)?.id === (parent ?? undefined));
    const [found] = at < 0 ? [] : lost.splice(at, 1);
    keys.set(id, found?.key ?? id);
  }
  return keys;
}

/** Whether the stored answer replaces the one of this page: the page lost the stream, or gave up waiting. */
function isNewer(stored: Exchange, known: Exchange): boolean {
  if (isWaiting(known)) return !known.isFresh;
  if (known.state === 'complete' || (known.state === 'stopped' && known.id)) return false;
  return stored.state === 'complete' || (isWaiting(stored) && known.isFresh === true);
}

/** The nearest ancestor that the server stores in a conversation. */
export function keptBefore(exchanges: readonly Exchange[], { parent }: Pick<Exchange, 'parent'>, chatId: string): Exchange | undefined {
  const left = new Map(exchanges.map((one) => [one.key, one]));
  for (let key = parent; key !== null;) {
    const one = left.get(key);
    if (!one || one.keptIn === chatId) return one;
    left.delete(key);
    key = one.parent;
  }
  return undefined;
}

/** A question of another tab becomes a sibling that is not shown until the user steps to it. */
function choiceOf(known: Conversation): Conversation['chosen'] {
  return { ...known.chosen, ...Object.fromEntries(pathOf(known).map(({ parent, key }) => [parent ?? '', key])) };
}

function exchangeOf({ metadata, user, assistant, answer }: StoredMessage, keys: ReadonlyMap<string, string>): Exchange {
  const { message_id: id, parent_id: parentId, state } = metadata;
  return {
    key: keys.get(id) ?? id,
    id,
    parent: parentId === null ? null : (keys.get(parentId) ?? null),
    question: user.content,
    askedAt: metadata.created_at,
    state,
    text: assistant?.content ?? '',
    sources: answer?.sources ?? metadata.sources,
    keptIn: metadata.chat_id,
    // An answer from data or pages is stored with its first text: text alone is the unfinished one of a model.
    ...(answer ? { answer, kind: answer.kind } : isOver(state) && assistant?.content ? { kind: 'model' } : {}),
  };
}

const isOver = (state: StoredMessage['metadata']['state']): boolean => state === 'stopped' || isBrokenOff({ state });

/** It ended in the middle, or before anything had come, and its reader did not want that. */
export function isBrokenOff({ state }: Pick<Exchange, 'state'>): boolean {
  return state === 'cut' || state === 'failed';
}

/** The answer may still arrive. */
export function isWaiting({ state }: Exchange): boolean {
  return state === 'pending' || state === 'in-progress';
}

/** Its stream ended before anything could be shown. */
export function isEmpty(exchange: Exchange): boolean {
  return !isWaiting(exchange) && exchange.text === '' && exchange.answer === undefined;
}

const bytesLeftForTheRest = 64_000;

/** The messages of a request: the question, and as many of the earlier ones as fit, the latest first. */
export function messagesFor(before: readonly Exchange[], question: string): QuestionInput['messages'] {
  const messages: QuestionInput['messages'] = [{ role: 'user', content: question }];
  let bytes = bytesOf(question);
  for (const { question: asked, text, answer } of before.toReversed()) {
    const said = answer?.kind === 'model' ? answer.text : text;
    bytes += bytesOf(asked) + bytesOf(said);
    const isRoom = bytes < aiHelpLimits.bytes - bytesLeftForTheRest && messages.length + 2 <= aiHelpLimits.messages;
    if (!said) continue;
    if (!isRoom) break;
    messages.unshift({ role: 'user', content: asked }, { role: 'assistant', content: said });
  }
  return messages;
}

function bytesOf(text: string): number {
  // UTF-8 has at most three bytes for each UTF-16 unit.
  return text.length * 3;
}
