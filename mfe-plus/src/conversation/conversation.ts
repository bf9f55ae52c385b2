import type { Answer, AnswerKind, Source } from '@webdocs/contracts/answers/answer';
import type { Chat, QuestionInput, StoredMessage } from '@webdocs/contracts/api/ai-help';
import { aiHelpLimits } from '@webdocs/contracts/api/ai-help';

/** A question with what came of it. `pending` until anything of the answer is there. */
export interface Exchange {
  /** Of this page, from the moment on in which it was asked. */
  readonly key: string;
  /** Of the site, once it has told it. */
  readonly id?: string;
  /** The key of the one that this follows. */
  readonly parent: string | null;
  readonly question: string;
  readonly askedAt: string;
  readonly state: 'pending' | 'in-progress' | 'complete' | 'stopped' | 'failed';
  /** Markdown, as far as it has come. */
  readonly text: string;
  readonly kind?: AnswerKind;
  readonly sources: readonly Source[];
  readonly answer?: Answer;
  /** It was asked in this page, and not read out of the history. */
  readonly isFresh?: true;
  /** The conversation in which the site keeps it, if it does. */
  readonly keptIn?: string;
  /** Why no answer came of it, as far as this page knows. */
  readonly failure?: unknown;
}

/** A tree: an edited question is the sibling of the one that it was made of. */
export interface Conversation {
  /** Under which the site keeps it; without one nothing of it is kept. */
  readonly chatId?: string;
  readonly exchanges: readonly Exchange[];
  /** Which of the siblings is shown, by the key of their parent, '' of the first ones; the latest where nothing is said. */
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

/** What is on the screen: from the first question to the last that follows it. */
export function pathOf({ exchanges, chosen }: Conversation): readonly Exchange[] {
  const path: Exchange[] = [];
  for (let parent: string | null = null; ;) {
    const siblings = exchanges.filter((one) => one.parent === parent);
    const next: Exchange | undefined = siblings.find(({ key }) => key === chosen[parent ?? '']) ?? siblings.at(-1);
    // What the server sends may hold a circle, and a page that never ends.
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

/** With one more question, which is the one that is shown. */
export function withQuestion(conversation: Conversation, asked: Pick<Exchange, 'key' | 'parent' | 'question' | 'askedAt'>): Conversation {
  const exchange: Exchange = { ...asked, state: 'pending', text: '', sources: [], isFresh: true };
  return withChosen({ ...conversation, exchanges: [...conversation.exchanges, exchange] }, asked.key);
}

export function withChange(conversation: Conversation, key: string, change: (exchange: Exchange) => Exchange): Conversation {
  return { ...conversation, exchanges: conversation.exchanges.map((one) => (one.key === key ? change(one) : one)) };
}

/** Without a question that nothing came of: the one that was shown before is shown again. */
export function withoutQuestion(conversation: Conversation, key: string): Conversation {
  const chosen = Object.fromEntries(Object.entries(conversation.chosen).filter(([, child]) => child !== key));
  return { ...conversation, chosen, exchanges: conversation.exchanges.filter((one) => one.key !== key) };
}

/**
 * What the site keeps of a conversation, over what is known of it here. What is being written here stays as it is, and so does the
 * choice of siblings: another tab may have asked meanwhile.
 */
export function withChat(known: Conversation, { chat_id, messages }: Chat): Conversation {
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
  return { chatId: chat_id, exchanges: [...kept, ...added], chosen: isSame ? choiceOf(known) : {} };
}

/** A question whose stream was lost before it had an id is known by its words and by what it follows. */
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

/** Whether the site has more of an answer than this page, which lost it or gave it up. */
function isNewer(stored: Exchange, known: Exchange): boolean {
  if (isWaiting(known)) return !known.isFresh;
  if (known.state === 'complete' || (known.state === 'stopped' && known.id)) return false;
  return stored.state === 'complete' || (isWaiting(stored) && known.isFresh === true);
}

/** The nearest one that a question follows among those that the site keeps in a conversation. */
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

/** What another tab asked is a sibling at first, and is not shown before its reader goes there. */
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
    ...(answer ? { answer, kind: answer.kind } : {}),
  };
}

/** An answer may still come of it. */
export function isWaiting({ state }: Exchange): boolean {
  return state === 'pending' || state === 'in-progress';
}

const bytesLeftForTheRest = 64_000;

/** What goes with a question: as much of what was said before it as there is room for, the latest first. */
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
  // A character has at most three bytes for each of its UTF-16 units.
  return text.length * 3;
}
