import { Failure } from '@webdocs/contracts/failures/failure';
import { callProblem } from '../../calls/call-problem.ts';

/**
 * Why a question had no answer, by what the user can do about it: messages `plus-ask-failed-<problem>`. 'failed', 'cut' and 'not-ready' are
 * reported by the server, which does not count the question; after 'no-answer' only the server knows whether it counts.
 */
export type AskingProblem =
  | 'signed-out'
  | 'quota'
  | 'off'
  | 'flagged'
  | 'too-much'
  | 'full'
  | 'busy'
  | 'refused'
  | 'failed'
  | 'cut'
  | 'not-ready'
  | 'no-answer';

const byCode: Readonly<Record<string, AskingProblem>> = {
  AI_HELP_QUOTA_SPENT: 'quota',
  AI_HELP_OFF: 'off',
  AI_HELP_QUESTION_FLAGGED: 'flagged',
  AI_HELP_TOO_MUCH: 'too-much',
  AI_HELP_CHAT_FULL: 'full',
  AI_HELP_BUSY: 'busy',
  AI_HELP_FAILED: 'failed',
  AI_HELP_NOT_READY: 'not-ready',
  AI_HELP_STREAM_CUT: 'cut',
  TOO_MANY_REQUESTS: 'busy',
};

const byStatus: Readonly<Record<number, AskingProblem>> = { 402: 'quota', 413: 'too-much', 429: 'busy', 501: 'off' };

export function askingProblem(failure: unknown): AskingProblem {
  if (!(failure instanceof Failure) || failure.code !== 'REQUEST_FAILED') return 'no-answer';
  const { kind } = callProblem(failure);
  if (kind === 'signed-out') return 'signed-out';
  const known = byCode[String(failure.values.failure)] ?? byStatus[Number(failure.values.status)];
  return known ?? (kind === 'refused' ? 'refused' : 'no-answer');
}
