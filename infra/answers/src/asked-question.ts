import type { Locale } from '@webdocs/contracts/reader/locale';

/** A question as it reaches this room: the user is not known here. */
export interface AskedQuestion {
  readonly text: string;
  /** What was said before it, the oldest first; answers as their text. */
  readonly earlier: ReadonlyArray<{ readonly question: string; readonly answer: string }>;
  readonly locale: Locale;
  /** More of the pages goes to the model for subscribers. */
  readonly isForSubscriber: boolean;
  /** Aborted when the reader no longer waits for the answer. */
  readonly signal: AbortSignal;
}
