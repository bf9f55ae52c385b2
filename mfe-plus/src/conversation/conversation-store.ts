import type { Quota, StreamEvent } from '@webdocs/contracts/answers/answer-stream';
import { aiHelpLimits, type Chat, type QuestionInput } from '@webdocs/contracts/api/ai-help';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import {
  emptyConversation,
  isWaiting,
  keptBefore,
  messagesFor,
  pathOf,
  withChange,
  withChat,
  withChosen,
  withoutChat,
  withoutQuestion,
  withQuestion,
  type Conversation,
  type Exchange,
} from './conversation.ts';

/** The calls that a conversation makes. */
export interface Site {
  readonly ask: (body: QuestionInput, signal: AbortSignal) => AsyncIterable<StreamEvent>;
  readonly stop: (messageId: string) => Promise<unknown>;
  readonly readChat: (chatId: string) => Promise<Chat>;
  readonly readQuota: () => Promise<Quota>;
}

interface ConversationState {
  readonly conversation: Conversation;
  /** Of a conversation that is read from the history. */
  readonly opening: 'done' | 'loading' | 'failed';
  readonly openingFailure?: unknown;
  /** Null where nothing limits the questions, undefined until it is known. */
  readonly quota: Quota | undefined;
  readonly isAnswering: boolean;
  /** Why the server does not store the conversation any more, although it did. */
  readonly unkept?: 'history-off' | 'deleted';
}

const pollMs = 10_000;
/** The server settles the quota of an interrupted question a moment after this page has lost it. */
const countedMs = 2000;
/** Faster chunks are rendered together: the user sees no difference, and the page renders less often. */
const drawMs = 40;
type StateChange = { readonly [K in keyof ConversationState]?: ConversationState[K] | undefined };

const atFirst: ConversationState = { conversation: emptyConversation, opening: 'done', quota: undefined, isAnswering: false };

export type ConversationStore = ReturnType<typeof createConversationStore>;

/** The conversation of one page: its questions, the streams of their answers, and what the server stores. One answer is streamed at a time. */
export function createConversationStore(site: Site) {
  let state = atFirst;
  let running: Running | undefined;
  let polling: ReturnType<typeof setTimeout> | undefined;
  let counting: ReturnType<typeof setTimeout> | undefined;
  let drawing: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  /** Counts the events that carried a quota. */
  let streamed = 0;
  // Counts opened and left conversations: a late reply for an earlier one is ignored.
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
    keepNoLonger,
    startNew: () => leave({ ...atFirst, quota: state.quota }),
    choose: (key: string) => tell({ conversation: withChosen(state.conversation, key) }),
    readQuota,
    /** Stops everything that is running. */
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
    clearTimeout(counting);
    running?.stopping.abort();
    running = undefined;
    tell({ openingFailure: undefined, unkept: undefined, ...next, isAnswering: false });
  }

  /**
   * Asks after the last question that is shown, or after `parent`: an edited question has the parent of the first version. A failed question
   * that the server has not stored is replaced. A question that takes the place of another one stops the answer that is being written.
   */
  async function ask(question: string, { locale, isKept, instead, parent = lastKey() }: Asked): Promise<void> {
    if ((running && !instead) || state.opening === 'loading') return;
    if (running) leaveRunning(running);
    const key = `new-${(asked += 1)}`;
    const { exchanges } = state.conversation;
    const isReplaced = exchanges.some((one) => one.key === instead && !one.id) && !exchanges.some((one) => one.parent === instead);
    const known = isReplaced && instead ? withoutQuestion(state.conversation, instead) : state.conversation;
    const path = pathOf(known);
    const before = path.slice(0, path.findIndex((one) => one.key === parent) + 1);
    const own: Running = { key, isKept, stopping: new AbortController(), isStopped: false };
    running = own;
    const next = withQuestion(known, { key, parent, question, askedAt: new Date().toISOString() });
    tell({ conversation: next, opening: 'done', openingFailure: undefined, isAnswering: true });
    const body: QuestionInput = { messages: messagesFor(before, question), locale };
    let failure: unknown;
    try {
      for await (const event of eventsFor(body, own)) {
        if (running !== own) return;
        take(own, event);
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

  function lastKey(): string | null {
    return pathOf(state.conversation).at(-1)?.key ?? null;
  }

  /** If the server has no such conversation, because it was deleted or never stored, the question begins a new one. */
  async function* eventsFor(body: QuestionInput, { key, isKept, stopping: { signal } }: Running): AsyncGenerator<StreamEvent> {
    const { chatId, exchanges } = state.conversation;
    if (!isKept || !chatId) return yield* site.ask(body, signal);
    const parentId = keptBefore(exchanges, exchange(key), chatId)?.id;
    try {
      yield* site.ask({ ...body, chat_id: chatId, ...(parentId ? { parent_id: parentId } : {}) }, signal);
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.values.failure !== 'AI_HELP_CHAT_UNKNOWN' || exchange(key).id) throw thrown;
      yield* site.ask(body, signal);
    }
  }

  /** The question stays with what has arrived, even if that is nothing: it can be asked again from there. */
  function settle(key: string, isStopped: boolean, failure: unknown): void {
    const one = exchange(key);
    if (isWaiting(one)) change(key, (lost) => (isStopped ? { ...lost, state: 'stopped' } : { ...lost, state: 'failed', failure }));
    if (exchange(key).state === 'complete') return;
    // Only the server knows whether it counts.
    void readQuota();
    clearTimeout(counting);
    counting = setTimeout(() => void readQuota(), countedMs);
  }

  async function readQuota(): Promise<void> {
    const before = streamed;
    const quota = await site.readQuota().catch(() => undefined);
    // What a stream has said meanwhile is newer.
    if (quota !== undefined && before === streamed) tell({ quota });
  }

  function exchange(key: string): Exchange {
    return state.conversation.exchanges.find((one) => one.key === key) as Exchange;
  }

  function change(key: string, how: (exchange: Exchange) => Exchange): void {
    tell({ conversation: withChange(state.conversation, key, how) });
  }

  function take({ key, isKept }: Running, event: StreamEvent): void {
    if ('choices' in event) return takeText(key, event);
    streamed += 1;
    tell({ quota: event.quota });
    if (event.type === 'metadata') {
      const { chat_id: chatId, message_id: id, kind, sources } = event;
      if (isKept) tell({ conversation: { ...state.conversation, chatId }, unkept: undefined });
      change(key, (one) => ({ ...one, id, kind, sources, state: 'in-progress', ...(isKept ? { keptIn: chatId } : {}) }));
    } else if (event.type === 'answer') {
      const { answer } = event;
      change(key, (one) => ({ ...one, answer, kind: answer.kind, sources: answer.sources, state: 'complete' }));
    } else {
      const { code: status, message, failure: code } = event.failure;
      const failure = new Failure('REQUEST_FAILED', { message, status, address: 'stream', ...(code ? { failure: code } : {}) });
      change(key, (one) => ({ ...one, state: 'failed', failure }));
    }
  }

  function takeText(key: string, { choices }: Extract<StreamEvent, { choices: unknown }>): void {
    const added = choices.map(({ delta }) => delta.content ?? '').join('');
    const isFinished = choices.some((choice) => choice.finish_reason);
    const conversation = withChange(state.conversation, key, (one) => ({
      ...one,
      text: one.text + added,
      // The text of a model is complete once it has been checked.
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

  /** Stopped for another question, which need not wait until the stream has ended. */
  function leaveRunning({ key }: Running): void {
    stop();
    running = undefined;
    settle(key, true, undefined);
  }

  /** Opens a stored conversation at the question with the id `shown`, or at its newest one. While the history is off the server has none. */
  async function open(chatId: string, { shown, isKept }: Opened): Promise<void> {
    if (chatId === state.conversation.chatId && state.opening === 'done') return;
    if (!isKept) return leave({ ...atFirst, quota: state.quota, opening: 'failed', openingFailure: new Failure('AI_HELP_HISTORY_OFF') });
    leave({ ...atFirst, quota: state.quota, opening: 'loading' });
    await read(chatId, { shown, onFailure: (openingFailure) => tell({ opening: 'failed', openingFailure }) });
  }

  /** Another tab may have asked something meanwhile, or deleted the conversation. */
  async function readAgain(): Promise<void> {
    const { chatId } = state.conversation;
    if (chatId && !running) await read(chatId, { onFailure: (failure) => (isGone(failure) ? keepNoLonger('deleted') : undefined) });
  }

  /** What is on the screen stays there, and is neither read nor added to any more. */
  function keepNoLonger(unkept: NonNullable<ConversationState['unkept']>): void {
    if (state.opening !== 'done' || !(state.conversation.chatId || running?.isKept)) return;
    turn += 1;
    clearTimeout(polling);
    if (running) running.isKept = false;
    giveUp();
    tell({ conversation: withoutChat(state.conversation), unkept });
  }

  async function read(chatId: string, { shown, onFailure }: Reading): Promise<void> {
    const mine = turn;
    try {
      const chat = await site.readChat(chatId);
      if (mine !== turn || running) return;
      tell({ conversation: withChat(state.conversation, chat, shown), opening: 'done' });
      waitForStored(Date.now());
    } catch (thrown) {
      if (mine === turn && !running) onFailure(thrown);
    }
  }

  /** An answer may still be written after its page was closed, and may arrive after this page has given up waiting. */
  function waitForStored(since: number, isMissing = isAnyMissing()): void {
    clearTimeout(polling);
    const { chatId } = state.conversation;
    if (!chatId || !isMissing) return;
    const mine = turn;
    const isLate = Date.now() - since >= aiHelpLimits.pendingMs;
    polling = setTimeout(
      async () => {
        let isDeleted = false;
        const chat = await site.readChat(chatId).catch((thrown: unknown) => void (isDeleted = isGone(thrown)));
        if (mine !== turn || state.conversation.chatId !== chatId) return;
        if (isDeleted) return keepNoLonger('deleted');
        // Not merged while a stream runs: the next read has it.
        if (chat && !running) tell({ conversation: withChat(state.conversation, chat) });
        if (Date.now() - since >= aiHelpLimits.pendingMs) giveUp();
        waitForStored(since, isAnyMissing() || chat?.messages.some(({ metadata }) => metadata.state === 'pending'));
      },
      isLate ? aiHelpLimits.pendingMs : pollMs,
    );
  }

  function isAnyMissing(): boolean {
    return state.conversation.exchanges.some((one) => isWaiting(one) && !one.isFresh);
  }

  function giveUp(): void {
    for (const one of state.conversation.exchanges) {
      if (isWaiting(one) && !one.isFresh) change(one.key, (waited) => ({ ...waited, state: 'failed' }));
    }
  }
}

interface Asked {
  readonly locale: Locale;
  /** Whether the user keeps a history. */
  readonly isKept: boolean;
  readonly parent?: string | null;
  /** The failed question that is asked again. */
  readonly instead?: string;
}

interface Opened {
  readonly shown?: string | undefined;
  readonly isKept: boolean;
}

/** The question that is being answered. */
interface Running {
  readonly key: string;
  readonly stopping: AbortController;
  isStopped: boolean;
  /** Whether the server stores it. */
  isKept: boolean;
}

interface Reading {
  readonly shown?: string | undefined;
  readonly onFailure: (failure: unknown) => void;
}

function isGone(failure: unknown): boolean {
  return failure instanceof Failure && failure.values.failure === 'AI_HELP_CHAT_UNKNOWN';
}
