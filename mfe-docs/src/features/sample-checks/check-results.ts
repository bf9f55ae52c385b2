import type { MarkMessage, MarkOutcome } from '@webdocs/contracts/samples/sample-messages';

/** How one mark stands, as the list shows it. */
export interface Standing {
  readonly outcome: MarkOutcome;
  /** Why it could not be checked, where somebody knows. */
  readonly reason?: string | undefined;
}

export const untouched: Standing = { outcome: 'not-yet' };

/** A list as it stands after a run: what the frame has not answered could not be checked. */
export function standingsOf(count: number, answers: ReadonlyMap<number, MarkMessage>, silence: string): readonly Standing[] {
  return Array.from({ length: count }, (_, index) => {
    const answer = answers.get(index);
    return answer ? { outcome: answer.outcome, reason: answer.reason } : { outcome: 'failed', reason: silence };
  });
}

export function doneOf(standings: readonly Standing[]): number {
  return standings.filter(({ outcome }) => outcome === 'done').length;
}

/** The marks that are done now and were not before. */
export function newlyDone(before: readonly Standing[], now: readonly Standing[]): readonly number[] {
  return now.flatMap(({ outcome }, index) => (outcome === 'done' && before[index]?.outcome !== 'done' ? [index] : []));
}
