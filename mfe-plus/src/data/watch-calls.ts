import { callProblem } from '../calls/call-problem.ts';

export { askForDigest, readWatches, saveDigest, startWatching, stopWatching } from './watches.ts';

/** What is said of a call that failed: a message `plus-watch-<failure>`. */
export function watchFailure(thrown: unknown): 'ended' | 'refused' | 'failed' {
  const { kind } = callProblem(thrown);
  if (kind === 'signed-out') return 'ended';
  return kind === 'refused' ? 'refused' : 'failed';
}
