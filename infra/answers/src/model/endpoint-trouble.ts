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

  /** Whether the server may have begun what was asked for, and may charge for it. */
  get mayHaveBegun(): boolean {
    return this.status === undefined && !unreached.has(this.message);
  }
}

/** No connection came about. */
const unreached: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
