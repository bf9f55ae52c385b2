import { setTimeout as wait } from 'node:timers/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import type { RequestedChange } from '@webdocs/contracts/remote/requested-change';
import { failureIn } from './failure-in.ts';

interface FollowOptions {
  /** How far the change is, once there are more steps than those. */
  readonly news: (id: string, seen: number) => Promise<RequestedChange>;
  readonly onStep: (step: string) => void;
  /** How long a site that gives no answer is asked again. */
  readonly patienceMs?: number;
}

const usualPatienceMs = 30_000;
const askAgainMs = 500;

/** Waits as long as the gateway works, and tells each step. What it returns or throws is what the gateway says came of it. */
export async function followChange(
  begun: RequestedChange,
  { news, onStep, patienceMs = usualPatienceMs }: FollowOptions,
): Promise<LivePointer> {
  let change = begun;
  let told = 0;
  for (;;) {
    for (const step of change.steps.slice(told)) onStep(step);
    told = change.steps.length;
    if (change.outcome) return pointerOf(change.outcome);
    change = await nextNews();
  }

  async function nextNews(): Promise<RequestedChange> {
    const began = performance.now();
    for (;;) {
      try {
        return await news(change.id, told);
      } catch (thrown) {
        const isAway = thrown instanceof Failure && thrown.code === 'SITE_NOT_RUNNING';
        if (!isAway || performance.now() - began > patienceMs) throw outcomeUnknown(change.changes, thrown);
        await wait(askAgainMs);
      }
    }
  }
}

export function outcomeUnknown(changes: Readonly<Record<string, string>>, thrown: unknown): Failure {
  const versions = Object.entries(changes).map(([name, version]) => `${name} ${version}`);
  return new Failure('CHANGE_OUTCOME_UNKNOWN', { versions: versions.join(', '), cause: causeOf(thrown) }, { cause: thrown });
}

function pointerOf(outcome: NonNullable<RequestedChange['outcome']>): LivePointer {
  if (outcome.kind === 'live') return outcome.pointer;
  throw failureIn(outcome) ?? new Failure('OPERATOR_CALL_FAILED', { cause: outcome.message });
}
