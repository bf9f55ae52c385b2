import { Failure } from '@webdocs/contracts/failures/failure';

/** Why a call about a playground failed, as far as it matters to its reader; messages that say so end like this. */
export type CallProblem = 'offline' | 'signed-out' | 'too-large' | 'too-often' | 'full' | 'hidden' | 'gone' | 'failed';

const byStatus: Readonly<Record<number, CallProblem>> = { 0: 'offline', 403: 'hidden', 413: 'too-large', 429: 'too-often' };

export function problemOf(thrown: unknown): CallProblem {
  if (!(thrown instanceof Failure) || thrown.code !== 'REQUEST_FAILED') return 'failed';
  const { status, message } = thrown.values;
  if (status === 401 || (status === 400 && message === 'Invalid Session')) return 'signed-out';
  // The envelope has no code: of two refusals with one status the beginnings of their sentences differ.
  if (status === 400) return String(message).startsWith('Your playgrounds hold') ? 'full' : 'gone';
  if (status === 403 && !String(message).startsWith('Playground Error')) return 'failed';
  return byStatus[Number(status)] ?? 'failed';
}
