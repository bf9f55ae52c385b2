import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerEvent } from '@webdocs/answers/answer-event';
import type { Answer } from '@webdocs/contracts/answers/answer';
import type { Quota, StreamEvent } from '@webdocs/contracts/answers/answer-stream';
import type { QuestionInput } from '@webdocs/contracts/api/ai-help';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Account } from '@webdocs/database/tables';
import type { AccountServices } from '../account-services.ts';
import type { AnswersOfSite } from '../answers-of-site.ts';
import { failureEnvelope } from '../error-envelope.ts';
import { dropQuestions, keepAnswer, keepProgress } from '../stores/ai-help-questions.ts';
import { countForGood, giveQuestionBack, quotaOf, stillAsked } from '../stores/asked-questions.ts';
import { countGap } from '../stores/content-gaps.ts';
import { dropIfAskedAgain } from '../stores/repeated-questions.ts';
import { stopped, type AnswersUnderWay, type AnswerUnderWay } from './answers-under-way.ts';
import { beginQuestion, type BegunQuestion } from './begin-question.ts';
import { cutText } from './cut-text.ts';
import { isSubscriber } from './describe-visitor.ts';
import { saidBefore } from './said-before.ts';
import { withoutWords } from './without-words.ts';

interface AnsweringParts extends Pick<AccountServices, 'database' | 'now'> {
  readonly answers: AnswersOfSite;
  readonly underWay: AnswersUnderWay;
  /** Of what is ours; nothing that was asked is in it. */
  readonly report: (failure: Failure) => void;
}

interface QuestionCall {
  readonly account: Account;
  readonly input: QuestionInput;
  readonly locale: Locale;
}

type Tell = (event: StreamEvent) => Promise<void>;

export interface BegunAnswer {
  /** Tells all that comes of the question, and writes it down. Called once. */
  run(tell: Tell): Promise<void>;
  /** Its reader is gone. */
  leave(): void;
}

/** A refusal that comes so soon has a status of its own; what takes longer is told in the stream. */
const firstWithinMs = 5000;
/** Of a question that staff read. */
const longestGap = 500;
const aliveEveryMs = 20_000;

/**
 * Counts and stores a question and has it answered. Fails where it is refused, or where nothing can be said at all; it is as if it had not
 * been asked then, but that a question that was held back counts.
 */
export async function beginAnswer(parts: AnsweringParts, { account, input, locale }: QuestionCall): Promise<BegunAnswer> {
  const id = randomUUID();
  const slot = parts.underWay.begin(account.id, id);
  try {
    const question = await beginQuestion(parts, { account, id, input });
    const asked = {
      text: question.text,
      earlier: saidBefore(input.messages),
      locale,
      isForSubscriber: isSubscriber(account),
      signal: slot.signal,
    };
    const events = parts.answers.answer(asked)[Symbol.asyncIterator]();
    const first = events.next();
    try {
      await Promise.race([first, pause(firstWithinMs, undefined, { ref: false })]);
    } catch (thrown) {
      const failure = withoutWords(thrown);
      await dropAsked(parts, question, failure);
      throw failure;
    }
    return { run: (tell) => new AnswerRun(parts, { question, slot, locale, tell }).from(first, events), leave: slot.leave };
  } catch (thrown) {
    slot.over();
    throw withoutWords(thrown);
  }
}

async function dropAsked({ database }: AnsweringParts, question: BegunQuestion, failure: Failure): Promise<void> {
  await database.transaction(async (query) => {
    if (question.isKept) await dropQuestions(query, [question.id]);
    if (question.isLimited) await (isCounted(failure) ? countForGood : giveQuestionBack)(query, question.id);
  });
}

/** What was held back has been looked at, and that cost something. */
const isCounted = ({ code }: Failure): boolean => code === 'AI_HELP_QUESTION_FLAGGED';

interface Running {
  readonly question: BegunQuestion;
  readonly slot: AnswerUnderWay;
  readonly locale: Locale;
  readonly tell: Tell;
}

/** One answer, from its first event to what stays of it. */
class AnswerRun {
  readonly #parts: AnsweringParts;
  readonly #running: Running;
  #quota: Quota;
  #text = '';
  #answer: Answer | undefined;
  #isFinished = false;
  /** Text or an answer, however much of it. */
  #isAnyTold = false;
  #isGivenBack = false;
  #isStored = false;

  constructor(parts: AnsweringParts, running: Running) {
    this.#parts = parts;
    this.#running = running;
    this.#quota = running.question.quota;
  }

  async from(first: Promise<IteratorResult<AnswerEvent>>, events: AsyncIterator<AnswerEvent>): Promise<void> {
    const { signal } = this.#running.slot;
    const alive = setInterval(() => void this.#stillAlive(), aliveEveryMs);
    const aborted = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
    try {
      for (let next = first; !signal.aborted;) {
        const come = await Promise.race([next, aborted]);
        if (signal.aborted || !come || come.done) break;
        await this.#take(come.value);
        // What is asked of a model after its reader has left fails, and nothing would handle that.
        if (!signal.aborted) next = events.next();
      }
      if (signal.aborted) await this.#aborted(signal.reason);
      else if (!this.#isStored) throw new Failure('AI_HELP_STREAM_CUT', { cause: 'it ended before it was whole' });
    } catch (thrown) {
      await this.#failed(withoutWords(thrown));
    } finally {
      clearInterval(alive);
      // It may be in the middle of something, which need not be waited for.
      events.return?.(undefined).catch(() => undefined);
      this.#running.slot.over();
    }
  }

  async #take(event: AnswerEvent): Promise<void> {
    const { question, tell } = this.#running;
    const { id } = question;
    if (event.type === 'found') {
      if (event.kind === 'refusal') await this.#giveBack();
      const ids = { chat_id: question.chatId, message_id: id, parent_id: question.parentId };
      const found = { kind: event.kind, sources: [...event.sources], quota: this.#quota, created_at: question.createdAt.toISOString() };
      await tell({ type: 'metadata', ...ids, ...found });
    } else if (event.type === 'text') {
      this.#text += event.text;
      this.#isAnyTold ||= event.text.trim() !== '';
      await tell({ id, choices: [{ delta: { content: event.text } }] });
    } else if (event.type === 'finished') {
      this.#isFinished = true;
      await this.#storeIfWhole();
      await tell({ id, choices: [{ delta: {}, finish_reason: event.reason }] });
    } else {
      this.#answer = event.answer;
      if (event.answer.kind === 'refusal') await this.#giveBack();
      await this.#storeIfWhole();
      this.#isAnyTold = true;
      await tell({ type: 'answer', message_id: id, answer: event.answer, quota: this.#quota });
    }
  }

  /** Before the last event is told: a client that knows the answer to be whole finds it in the history. */
  async #storeIfWhole(): Promise<void> {
    if (!this.#isFinished || !this.#answer) return;
    this.#isStored = true;
    await this.#store('complete', { isCounted: true });
    await this.#noteGap(this.#answer);
  }

  async #store(state: 'complete' | 'stopped' | 'failed', { isCounted }: { readonly isCounted: boolean }): Promise<void> {
    const { isKept, isLimited, id } = this.#running.question;
    const outcome = { state, text: this.#text, answer: this.#answer };
    await this.#quietly(() =>
      this.#parts.database.transaction(async (query) => {
        if (isKept) await keepAnswer(query, id, outcome);
        if (isKept && state === 'failed') await dropIfAskedAgain(query, id);
        if (isLimited && isCounted && !this.#isGivenBack) await countForGood(query, id);
      }),
    );
  }

  async #noteGap(answer: Answer): Promise<void> {
    if (answer.kind !== 'refusal' || answer.reason === 'declined-by-model') return;
    const { text, mayBeRead } = this.#running.question;
    const { database, now } = this.#parts;
    const question = mayBeRead ? { whole: text, shown: cutText(text, longestGap, '…') } : null;
    const gap = { locale: this.#running.locale, question, now: now() };
    await this.#quietly(() => countGap(database.query, gap));
  }

  /** By its reader, who has what came, if anything did, or has left; or by the end of the site, which is no fault of theirs. */
  async #aborted(reason: unknown): Promise<void> {
    if (reason instanceof Failure) return this.#failed(reason);
    if (!this.#isStored) {
      if (!this.#isAnyTold) await this.#giveBack();
      await this.#store(reason === stopped ? 'stopped' : 'failed', { isCounted: this.#isAnyTold });
    }
    await this.#running.tell({ id: this.#running.question.id, choices: [{ delta: {}, finish_reason: 'stop' }] });
  }

  async #failed(failure: Failure): Promise<void> {
    const { question, tell } = this.#running;
    if (failure.status >= 500) this.#parts.report(failure);
    // Whatever broke after that, the reader has the answer.
    if (this.#isStored) return;
    const counted = isCounted(failure);
    if (!counted) await this.#giveBack();
    await this.#store('failed', { isCounted: counted });
    await tell({ type: 'failure', message_id: question.id, failure: failureEnvelope(failure), counted, quota: this.#quota });
  }

  async #giveBack(): Promise<void> {
    const { id, accountId, isLimited } = this.#running.question;
    if (!isLimited || this.#isGivenBack) return;
    const { database, now } = this.#parts;
    await this.#quietly(async () => {
      await giveQuestionBack(database.query, id);
      this.#isGivenBack = true;
      this.#quota = await quotaOf(database.query, accountId, now());
    });
  }

  async #stillAlive(): Promise<void> {
    const { isKept, isLimited, id } = this.#running.question;
    const { query } = this.#parts.database;
    const now = this.#parts.now();
    await this.#quietly(async () => {
      if (isKept) await keepProgress(query, id, { text: this.#text, now });
      if (isLimited && !this.#isGivenBack) await stillAsked(query, id, now);
    });
  }

  /** A database that is away takes no answer from its reader. */
  async #quietly(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (thrown) {
      this.#parts.report(withoutWords(thrown));
    }
  }
}
