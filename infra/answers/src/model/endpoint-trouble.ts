import type { ModelAbsence } from '@webdocs/contracts/answers/answer';

/** Why nothing more comes of a model. What the server said is never part of it: it may repeat the question or the key. */
export class EndpointTrouble extends Error {
  override readonly name = 'EndpointTrouble';
  constructor(
    readonly why: Extract<ModelAbsence, 'away' | 'slow' | 'busy'>,
    cause: string,
    /** Set where a call was answered with an error. */
    readonly status?: number,
  ) {
    super(cause);
  }
}
