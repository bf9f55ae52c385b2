import type { MarkMessage, MarkOutcome } from '@webdocs/contracts/samples/sample-messages';

/** The state of one mark, as the list shows it. */
export interface CheckResult {
  readonly outcome: MarkOutcome;
  /** Why it could not be checked, where it is known. */
  readonly reason?: string | undefined;
}

export const untouched: CheckResult = { outcome: 'not-yet' };

/** A list as it is after a run: what the frame has not answered could not be checked. */
export function checkResultsOf(count: number, answers: ReadonlyMap<number, MarkMessage>, silence: string): readonly CheckResult[] {
  return Array.from({ length: count }, (_, index) => {
    const answer = answers.get(index);
    return answer ? { outcome: answer.outcome, reason: answer.reason } : { outcome: 'failed', reason: silence };
  });
}

export function doneOf(results: readonly CheckResult[]): number {
  return results.filter(({ outcome }) => outcome === 'done').length;
}

/** The marks that are done now and were not before. */
export function newlyDone(before: readonly CheckResult[], now: readonly CheckResult[]): readonly number[] {
  return now.flatMap(({ outcome }, index) => (outcome === 'done' && before[index]?.outcome !== 'done' ? [index] : []));
}
