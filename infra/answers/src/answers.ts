import type { FactsAnswer, ModelAbsence, PassagesAnswer, RefusalAnswer, Source } from '@webdocs/contracts/answers/answer';
import type { AiHelpDescription } from '@webdocs/contracts/api/ai-help';
import type { AnswerEvent } from './answer-event.ts';
import type { AskedQuestion } from './asked-question.ts';
import type { Librarian, LibrarianAnswer } from './librarian/librarian.ts';
import { answerMarkdown } from './markdown/answer-markdown.ts';
import type { BegunWriting, WritingModel } from './model/writing-model.ts';

export type { AnswerEvent } from './answer-event.ts';
export type { AskedQuestion } from './asked-question.ts';

export interface AnswersOptions {
  readonly librarian: Pick<Librarian, 'answer'>;
  /** Without it nothing that is asked leaves this site. */
  readonly model?: WritingModel;
}

export interface Answers {
  /**
   * Fails before its first event where nothing can be said at all, such as with AI_HELP_QUESTION_FLAGGED; after it, as AI_HELP_STREAM_CUT.
   * Ends without a word when the signal of the question is aborted.
   */
  answer(question: AskedQuestion): AsyncGenerator<AnswerEvent>;
  describe(): AiHelpDescription['model'];
  close(): Promise<void>;
}

/** The librarian is asked first. What it reads from data is final, and so is its refusal; a model writes only out of what it found. */
export function openAnswers({ librarian, model }: AnswersOptions): Answers {
  return {
    async *answer(question) {
      const found = await librarian.answer(question);
      if (question.signal.aborted) return;
      if (!model || found.answer.kind !== 'passages' || found.passages.length === 0) {
        yield* readAnswer(found.answer, question);
        return;
      }
      await model.check(question);
      const begun = await model.begin(question, found.passages);
      if (question.signal.aborted) {
        if (typeof begun !== 'string') begun.end();
        return;
      }
      if (typeof begun === 'string') yield* readAnswer(withoutModel(found.answer, begun), question);
      else yield* writtenAnswer({ begun, found, model: model.describe().name, question });
    },
    describe: () => model?.describe() ?? null,
    close: async () => model?.close(),
  };
}

type ReadAnswer = FactsAnswer | PassagesAnswer | RefusalAnswer;

function* readAnswer(answer: ReadAnswer, question: AskedQuestion): Generator<AnswerEvent> {
  yield { type: 'found', kind: answer.kind, sources: answer.sources };
  yield* readAnswerFound(answer, question);
}

function* readAnswerFound(answer: ReadAnswer, question: AskedQuestion): Generator<AnswerEvent> {
  yield { type: 'whole', answer };
  yield { type: 'text', text: answerMarkdown(answer, question.locale) };
  yield { type: 'finished', reason: 'stop' };
}

interface Writing {
  readonly begun: BegunWriting;
  readonly found: LibrarianAnswer;
  readonly model: string;
  readonly question: AskedQuestion;
}

async function* writtenAnswer({ begun, found, model, question }: Writing): AsyncGenerator<AnswerEvent> {
  const { sources } = begun;
  try {
    yield { type: 'found', kind: 'model', sources };
    for await (const event of begun.events) {
      if (question.signal.aborted) return;
      if (event.type === 'text') yield event;
      else if (event.type === 'declined') yield* readAnswerFound(declined(sources), question);
      else if (event.type === 'absent') {
        const { answer } = found;
        if (answer.kind === 'passages') yield* readAnswerFound(withoutModel(answer, event.why), question);
      } else {
        const { text, marks, dropped } = event.verified;
        yield { type: 'finished', reason: event.reason };
        yield {
          type: 'whole',
          answer: { kind: 'model', model, text, marks: [...marks], dropped, sources: [...sources], follow_ups: found.answer.follow_ups },
        };
      }
    }
  } finally {
    begun.end();
  }
}

function withoutModel(answer: PassagesAnswer, why: ModelAbsence): PassagesAnswer {
  return { ...answer, without_model: why };
}

function declined(sources: readonly Source[]): RefusalAnswer {
  return { kind: 'refusal', reason: 'declined-by-model', search: '', sources: [...sources], follow_ups: [] };
}
