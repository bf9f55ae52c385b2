import type { FactsAnswer, PassagesAnswer, RefusalAnswer } from '@webdocs/contracts/answers/answer';
import type { AskedQuestion } from '../asked-question.ts';
import type { Passage } from '../passage.ts';

/** Answers without a model: from data, by passages of pages, or not at all. */
export interface Librarian {
  answer(question: AskedQuestion): Promise<LibrarianAnswer>;
  /** Reads what the first question would wait for. */
  warm(): Promise<void>;
}

export interface LibrarianAnswer {
  readonly answer: FactsAnswer | PassagesAnswer | RefusalAnswer;
  /** What a model may be given, the best first; more than are quoted. Empty where the answer is a refusal. */
  readonly passages: readonly Passage[];
}
