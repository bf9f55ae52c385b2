import type { ModelAbsence, Source } from '@webdocs/contracts/answers/answer';
import type { FinishReason } from '@webdocs/contracts/answers/answer-stream';
import type { AiHelpDescription } from '@webdocs/contracts/api/ai-help';
import type { AskedQuestion } from '../asked-question.ts';
import type { Passage } from '../passage.ts';
import type { VerifiedText } from '../verify/verify.ts';

/** A model that writes answers out of passages, wherever it runs. */
export interface WritingModel {
  describe(): NonNullable<AiHelpDescription['model']>;
  /** Fails as AI_HELP_QUESTION_FLAGGED where a question is checked before it is sent and did not pass. */
  check(question: AskedQuestion): Promise<void>;
  /** Takes a place and part of the budget, or says why there is none: the answer is then one without a model. */
  begin(question: AskedQuestion, passages: readonly Passage[]): Promise<BegunWriting | ModelAbsence>;
  close(): Promise<void>;
}

export interface BegunWriting {
  /** In the order of the numbers by which the model cites them. */
  readonly sources: readonly Source[];
  /**
   * Ends with one of `declined`, `absent` and `written`; the first two come before any text that is not empty. Fails as AI_HELP_STREAM_CUT
   * when it breaks off after that.
   */
  readonly events: AsyncIterable<WritingEvent>;
  /** To be called whether or not the events were read: gives the place to the next question, and stops the model if it still writes. */
  end(): void;
}

export type WritingEvent =
  /** Empty while the model is waited for. */
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'declined' }
  | { readonly type: 'absent'; readonly why: ModelAbsence }
  | { readonly type: 'written'; readonly reason: FinishReason; readonly verified: VerifiedText };
