import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { AskedQuestion } from '../asked-question.ts';
import type { Passage } from '../passage.ts';
import type { Verify } from '../verify/verify.ts';
import { Completions } from './completion.ts';
import { DailyBudget, type Reservation, type Tokens } from './daily-budget.ts';
import { EndpointTrouble } from './endpoint-trouble.ts';
import { isOfThisMachine } from './model-host.ts';
import { knownModel } from './known-model.ts';
import { ModelEndpoint, troubleOf } from './model-endpoint.ts';
import type { ModelSettings } from './model-settings.ts';
import { payFrom } from './paid-call.ts';
import { places } from './places.ts';
import { mostTokensOf, promptOf } from './prompt.ts';
import { isFlagged } from './question-check.ts';
import { PassageOrder } from './reordered-passages.ts';
import { written } from './written-answer.ts';
import type { BegunWriting, WritingModel } from './writing-model.ts';

export type { ModelSettings } from './model-settings.ts';
export type { WritingModel } from './writing-model.ts';

export interface ModelOptions {
  readonly settings: ModelSettings;
  readonly database: Database;
  readonly verify: Verify;
  readonly report: (failure: Failure) => void;
  readonly now?: () => Date;
  /** Shorter in tests. */
  readonly waits?: { readonly placeMs: number; readonly silenceMs: number; readonly signMs: number };
}

const usualWaits = { placeMs: 5000, silenceMs: 12_000, signMs: 5000 };
/** For what is asked beside the answer. */
const sideCallMs = 4000;
const orderMs = 1500;
/** A trouble that lasts is told once, and again after this. */
const tellAgainMs = 600_000;

/** A model behind any address that speaks as OpenAI's does. Nothing is kept of what it is asked. */
export function openModel({ settings, database, verify, report, now = () => new Date(), waits = usualWaits }: ModelOptions): WritingModel {
  const endpoint = new ModelEndpoint(settings);
  const completions = new Completions(endpoint);
  const closing = new AbortController();
  const queue = places({ atOnce: settings.atOnce, waiting: settings.atOnce * 4, waitMs: waits.placeMs });
  const order = settings.embeddingModel ? new PassageOrder(endpoint, settings.embeddingModel) : undefined;
  const { costPerMillionIn, costPerMillionOut, dailyCost } = settings;
  const budget =
    dailyCost > 0 ? new DailyBudget({ database, limit: dailyCost, prices: { costPerMillionIn, costPerMillionOut }, now }) : undefined;
  const tokensFor = ({ isForSubscriber }: AskedQuestion): number =>
    Math.max(0, (isForSubscriber ? settings.contextTokensOfSubscribers : settings.contextTokens) - settings.answerTokens);
  const settling = new Set<Promise<void>>();
  const pay = payFrom({ reserve, settle });
  /** For their check the budget was spent: they must not be sent without it. */
  const unchecked = new WeakSet<AskedQuestion>();
  const told = new Map<string, number>();
  let name: string | undefined;
  let finding: Promise<string | undefined> | undefined;

  void findModel();

  return {
    describe: () => ({ name: name ?? (settings.model || endpoint.host), host: endpoint.host, is_local: isOfThisMachine(endpoint.address) }),
    async check(question) {
      const { sent } = promptOf(question, [], tokensFor(question));
      if (!settings.moderation) return;
      try {
        const call = () => isFlagged(endpoint, sent, within(sideCallMs, question.signal), sideCallMs);
        const flagged = await pay({ mostTokens: Buffer.byteLength(sent), call });
        if (flagged === 'budget-spent') unchecked.add(question);
        else if (flagged) throw new Failure('AI_HELP_QUESTION_FLAGGED');
      } catch (thrown) {
        if (thrown instanceof Failure) throw thrown;
        if (question.signal.aborted) return;
        throw new Failure('AI_HELP_FAILED', { cause: `the check of questions does not answer: ${causeOf(thrown)}` }, { cause: thrown });
      }
    },
    async begin(question, passages) {
      if (unchecked.has(question)) return 'budget-spent';
      if (!(await findModel())) return 'away';
      const release = await queue.take(question.signal);
      if (!release) return 'busy';
      try {
        return await begun(question, passages, release);
      } catch (thrown) {
        release();
        throw thrown;
      }
    },
    async close() {
      closing.abort(new EndpointTrouble('away', 'the site closes'));
      await finding;
      await Promise.all(settling);
    },
  };

  async function begun(question: AskedQuestion, passages: readonly Passage[], release: () => void): Promise<BegunWriting | 'budget-spent'> {
    const ordered = order ? await inOrder(order, question, passages) : passages;
    const prompt = promptOf(question, ordered, tokensFor(question));
    const reservation = await reserve({ tokensIn: mostTokensOf(prompt), tokensOut: settings.answerTokens });
    if (reservation === 'budget-spent') {
      release();
      return reservation;
    }
    const ending = new AbortController();
    let hasBegun = false;
    const { firstTokenMs, answerMs, answerTokens } = settings;
    const events = written({
      prompt,
      signs: { everyMs: waits.signMs },
      parts: completions.ask({
        model: name ?? settings.model,
        messages: prompt.messages,
        limits: { firstTokenMs, answerMs, silenceMs: waits.silenceMs, answerTokens },
        signal: AbortSignal.any([question.signal, closing.signal, ending.signal]),
      }),
      answerTokens,
      onBegin: () => (hasBegun = true),
      verify: (text) => verify(text, { sources: prompt.sources, passages: prompt.passages, locale: question.locale }),
      onTrouble: (trouble) => {
        // A model that was taken away is looked for again.
        if (trouble.status === 404) forget();
        if (!question.signal.aborted) tell(awayFailure(trouble));
      },
      onUsage: (used) => {
        if (reservation) settle(reservation, used);
      },
    });
    return {
      sources: prompt.sources,
      events,
      end() {
        // Where no event was read, the server was not asked.
        if (!hasBegun && reservation) settle(reservation, { tokensIn: 0, tokensOut: 0 });
        hasBegun = true;
        ending.abort();
        release();
      },
    };
  }

  async function reserve(most: Tokens): Promise<Reservation | undefined | 'budget-spent'> {
    if (!budget) return undefined;
    const reservation = await budget.reserve(most);
    if (reservation) return reservation;
    tell(new Failure('AI_MODEL_BUDGET_SPENT', { spent: await budget.spent(), limit: dailyCost }));
    return 'budget-spent';
  }

  /** Not waited for by the reader, and by the end of the site. */
  function settle(reservation: Reservation, used: Tokens): void {
    const writing = reservation
      .settle(used)
      .catch((thrown: unknown) => tell(thrown instanceof Failure ? thrown : failed(thrown)))
      .finally(() => settling.delete(writing));
    settling.add(writing);
  }

  async function inOrder(by: PassageOrder, question: AskedQuestion, passages: readonly Passage[]): Promise<readonly Passage[]> {
    try {
      return await by.order(question.text, passages, pay, within(orderMs, question.signal));
    } catch (thrown) {
      if (!question.signal.aborted) tell(awayFailure(troubleOf(thrown, question.signal)));
      return passages;
    }
  }

  /** Asked for at the start, and before a question as long as it is not known. */
  async function findModel(): Promise<string | undefined> {
    if (name !== undefined) return name;
    finding ??= find().finally(() => (finding = undefined));
    return finding;
  }

  async function find(): Promise<string | undefined> {
    try {
      name = await knownModel(endpoint, settings.model, within(sideCallMs, closing.signal));
      return name;
    } catch (thrown) {
      if (!closing.signal.aborted) tell(thrown instanceof Failure ? thrown : awayFailure(troubleOf(thrown, closing.signal)));
      return undefined;
    }
  }

  function forget(): void {
    name = undefined;
  }

  function awayFailure(trouble: EndpointTrouble): Failure {
    return new Failure('AI_MODEL_AWAY', { address: endpoint.address, cause: trouble.message });
  }

  function tell(failure: Failure): void {
    const last = told.get(failure.message);
    const at = now().getTime();
    if (last !== undefined && at - last < tellAgainMs) return;
    if (told.size > 50) told.clear();
    told.set(failure.message, at);
    report(failure);
  }

  function within(ms: number, signal: AbortSignal): AbortSignal {
    return AbortSignal.any([signal, closing.signal, AbortSignal.timeout(ms)]);
  }
}

function failed(thrown: unknown): Failure {
  return new Failure('AI_HELP_FAILED', { cause: causeOf(thrown) }, { cause: thrown });
}
