import type { Quota, StreamEvent } from '@webdocs/contracts/answers/answer-stream';
import { aiHelpLimits, type Chat, type QuestionInput } from '@webdocs/contracts/api/ai-help';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import {
  emptyConversation,
  isWaiting,
  messagesFor,
  pathOf,
  withChange,
  withChat,
  withChosen,
  withoutQuestion,
  withQuestion,
  type Conversation,
  type Exchange,
} from './conversation.ts';

/** The site as a conversation needs it. */
export interface Site {
  readonly ask: (body: QuestionInput, signal: AbortSignal) => AsyncIterable<StreamEvent>;
  readonly stop: (messageId: string) => Promise<unknown>;
  readonly readChat: (chatId: string) => Promise<Chat>;
}

/** A question of which nothing came: it goes back to where it was written. */
interface FailedQuestion {
  readonly question: string;
  readonly parent: string | null;
  readonly failure: unknown;
}

interface ConversationState {
  readonly conversation: Conversation;
  /** Of a conversation that is read out of the history. */
  readonly opening: 'done' | 'loading' | 'failed';
  readonly openingFailure?: unknown;
  readonly failed?: FailedQuestion;
  /** Null where nothing limits the questions, undefined until it is known. */
  readonly quota: Quota | undefined;
  readonly isAnswering: boolean;
}

const pollMs = 10_000;
/** Words that come faster are shown together: a reader sees no difference, and a page has less to draw. */
const drawMs = 40;
type StateChange = { readonly [K in keyof ConversationState]?: ConversationState[K] | undefined };

const atFirst: ConversationState = { conversation: emptyConversation, opening: 'done', quota: undefined, isAnswering: false };

export type ConversationStore = ReturnType<typeof createConversationStore>;

/** The conversation of one page: what is asked, what comes of it, and what the site keeps of it. One answer is written at a time. */
export function createConversationStore(site: Site) {
  let state = atFirst;
  let running: { readonly key: string; readonly stopping: AbortController; isStopped: boolean } | undefined;
  let polling: ReturnType<typeof setTimeout> | undefined;
  let drawing: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  /** What the stream itself told of its end, by the key of the question. */
  const brokenOff = new Map<string, Failure>();
  // What is opened later is not overtaken by an answer that was asked for before.
  let turn = 0;
  const listeners = new Set<() => void>();

  return {
    get: () => state,
    follow(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask,
    stop,
    open,
    readAgain,
    startNew: () => leave({ ...atFirst, quota: state.quota }),
    choose: (key: string) => tell({ conversation: withChosen(state.conversation, key) }),
    forgetFailure: () => tell({ failed: undefined }),
    noteQuota: (quota: Quota) => tell({ quota }),
    /** Nothing more is heard of the site. */
    end: () => leave(state),
  };

  function tell(next: StateChange): void {
    clearTimeout(drawing);
    drawing = undefined;
    state = { ...state, ...next } as ConversationState;
    for (const listener of listeners) listener();
  }

  function tellSoon(next: StateChange): void {
    state = { ...state, ...next } as ConversationState;
    drawing ??= setTimeout(() => tell({}), drawMs);
  }

  function leave(next: ConversationState): void {
    turn += 1;
    clearTimeout(polling);
    running?.stopping.abort();
    running = undefined;
    tell({ failed: undefined, openingFailure: undefined, ...next, isAnswering: false });
  }

  /** Follows the last question on the screen; or an earlier one, where the one after that is asked in other words. */
  async function ask(question: string, { locale, parent = pathOf(state.conversation).at(-1)?.key ?? null }: Asked): Promise<void> {
    if (running) return;
    const key = `new-${(asked += 1)}`;
    const path = pathOf(state.conversation);
    const before = path.slice(0, path.findIndex((one) => one.key === parent) + 1);
    const { chatId } = state.conversation;
    const own = { key, stopping: new AbortController(), isStopped: false };
    running = own;
    const next = withQuestion(state.conversation, { key, parent, question, askedAt: new Date().toISOString() });
    tell({ conversation: next, failed: undefined, isAnswering: true });
    const parentId = before.at(-1)?.id;
    const body: QuestionInput = {
      messages: messagesFor(before, question),
      locale,
      ...(chatId ? { chat_id: chatId } : {}),
      ...(parentId ? { parent_id: parentId } : {}),
    };
    let failure: unknown;
    try {
      for await (const event of site.ask(body, own.stopping.signal)) {
        if (running !== own) return;
        take(key, event);
      }
      if (isWaiting(exchange(key))) failure = new Failure('AI_HELP_STREAM_CUT', { cause: 'it has no end' });
    } catch (thrown) {
      failure = thrown;
    }
    if (running !== own) return;
    running = undefined;
    tell({ isAnswering: false });
    settle(key, own.isStopped, failure);
  }

  function settle(key: string, isStopped: boolean, failure: unknown): void {
    const { state: reached, text, answer, question, parent } = exchange(key);
    if (!isWaiting({ state: reached } as Exchange) && reached !== 'failed') return;
    if (isStopped) change(key, (one) => ({ ...one, state: 'stopped' }));
    else if (text || answer) change(key, (one) => ({ ...one, state: 'failed' }));
    else
      tell({
        conversation: withoutQuestion(state.conversation, key),
        failed: { question, parent, failure: failure ?? brokenOff.get(key) },
      });
  }

  function exchange(key: string): Exchange {
    return state.conversation.exchanges.find((one) => one.key === key) as Exchange;
  }

  function change(key: string, how: (exchange: Exchange) => Exchange): void {
    tell({ conversation: withChange(state.conversation, key, how) });
  }

  function take(key: string, event: StreamEvent): void {
    if ('choices' in event) return takeText(key, event);
    tell({ quota: event.quota });
    if (event.type === 'metadata') {
      tell({ conversation: { ...state.conversation, chatId: event.chat_id } });
      change(key, (one) => ({ ...one, id: event.message_id, kind: event.kind, sources: event.sources, state: 'in-progress' }));
    } else if (event.type === 'answer') {
      const { answer } = event;
      change(key, (one) => ({ ...one, answer, kind: answer.kind, sources: answer.sources, state: 'complete' }));
    } else {
      const { code: status, message, failure } = event.failure;
      brokenOff.set(key, new Failure('REQUEST_FAILED', { message, status, address: 'stream', ...(failure ? { failure } : {}) }));
      change(key, (one) => ({ ...one, state: 'failed' }));
    }
  }

  function takeText(key: string, { choices }: Extract<StreamEvent, { choices: unknown }>): void {
    const added = choices.map(({ delta }) => delta.content ?? '').join('');
    const isFinished = choices.some((choice) => choice.finish_reason);
    const conversation = withChange(state.conversation, key, (one) => ({
      ...one,
      text: one.text + added,
      // What a model wrote is checked before it counts as complete.
      state: isFinished && one.kind !== 'model' && isWaiting(one) ? 'complete' : one.state,
    }));
    if (isFinished) tell({ conversation });
    else tellSoon({ conversation });
  }

  function stop(): void {
    if (!running) return;
    running.isStopped = true;
    const { id } = exchange(running.key);
    if (id) site.stop(id).catch(() => undefined);
    running.stopping.abort();
  }

  async function open(chatId: string): Promise<void> {
    if (chatId === state.conversation.chatId && state.opening === 'done') return;
    leave({ ...atFirst, quota: state.quota, opening: 'loading' });
    await read(chatId, (openingFailure) => tell({ opening: 'failed', openingFailure }));
  }

  /** Another tab may have asked meanwhile. */
  async function readAgain(): Promise<void> {
    const { chatId } = state.conversation;
    if (chatId && !running) await read(chatId, () => undefined);
  }

  async function read(chatId: string, onFailure: (failure: unknown) => void): Promise<void> {
    const mine = turn;
    try {
      const chat = await site.readChat(chatId);
      if (mine !== turn || running) return;
      tell({ conversation: withChat(state.conversation, chat), opening: 'done' });
      waitForStored(Date.now());
    } catch (thrown) {
      if (mine === turn) onFailure(thrown);
    }
  }

  /** An answer that was being written when its page was closed may still come. */
  function waitForStored(since: number): void {
    clearTimeout(polling);
    const { chatId, exchanges } = state.conversation;
    const waiting = exchanges.filter((one) => isWaiting(one) && !one.isFresh);
    if (!chatId || waiting.length === 0) return;
    const mine = turn;
    polling = setTimeout(async () => {
      const chat = await site.readChat(chatId).catch(() => undefined);
      if (mine !== turn || running) return;
      if (chat) tell({ conversation: withChat(state.conversation, chat) });
      if (Date.now() - since >= aiHelpLimits.pendingMs) giveUp();
      else waitForStored(since);
    }, pollMs);
  }

  function giveUp(): void {
    for (const one of state.conversation.exchanges) {
      if (isWaiting(one) && !one.isFresh) change(one.key, (waited) => ({ ...waited, state: 'failed' }));
    }
  }
}

interface Asked {
  readonly locale: Locale;
  readonly parent?: string | null;
}
