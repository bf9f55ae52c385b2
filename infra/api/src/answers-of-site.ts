import type { AiHelpDescription } from '@webdocs/contracts/api/ai-help';
import type { AnswerEvent } from '@webdocs/answers/answer-event';
import type { AskedQuestion } from '@webdocs/answers/asked-question';

/** What answers questions; of who asks it is told nothing. */
export interface AnswersOfSite {
  /** Fails before its first event where nothing can be said at all. Ends without a word when the signal of the question is aborted. */
  answer(question: AskedQuestion): AsyncIterable<AnswerEvent>;
  /** Null where nothing that is asked leaves this site. */
  describe(): AiHelpDescription['model'];
}
