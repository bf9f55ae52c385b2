import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';

/** Why a call about a playground failed, as far as it matters to its reader; messages that say so end like this. */
export type CallProblem = 'offline' | 'signed-out' | 'too-large' | 'too-often' | 'full' | 'hidden' | 'gone' | 'failed';

const byFailure: Readonly<Partial<Record<string, CallProblem>>> = {
  SESSION_INVALID: 'signed-out',
  PLAYGROUND_HIDDEN: 'hidden',
  PLAYGROUND_UNKNOWN: 'gone',
  PLAYGROUNDS_FULL: 'full',
} satisfies Partial<Record<FailureCode, CallProblem>>;
/** What is refused on the way says no more than a status. */
const byStatus: Readonly<Record<number, CallProblem>> = { 0: 'offline', 401: 'signed-out', 413: 'too-large', 429: 'too-often' };

export function problemOf(thrown: unknown): CallProblem {
  if (!(thrown instanceof Failure) || thrown.code !== 'REQUEST_FAILED') return 'failed';
  const { status, failure } = thrown.values;
  return byFailure[String(failure)] ?? byStatus[Number(status)] ?? 'failed';
}
