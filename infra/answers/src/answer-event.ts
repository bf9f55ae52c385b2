import type { Answer, AnswerKind, Source } from '@webdocs/contracts/answers/answer';
import type { FinishReason } from '@webdocs/contracts/answers/answer-stream';

/**
 * What comes of a question. `found` is the first, once. Of data and pages: `whole`, one `text`, `finished`. Of a model: any number of
 * `text`, `finished`, `whole`. The kind of `whole` is the one that holds: a model that is found to be away, too slow or unwilling gives way
 * to passages or a refusal after `found` has said "model".
 */
export type AnswerEvent =
  | { readonly type: 'found'; readonly kind: AnswerKind; readonly sources: readonly Source[] }
  /** Markdown that is added at the end. Empty while a model is waited for: a sign of life. */
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'finished'; readonly reason: FinishReason }
  | { readonly type: 'whole'; readonly answer: Answer };
