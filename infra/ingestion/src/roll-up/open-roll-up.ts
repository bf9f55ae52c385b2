import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { repeatedJob } from '@webdocs/database/repeated-job';
import { forgetCounts } from './forget-counts.ts';
import { rollUpFacts } from './roll-up-facts.ts';

export interface RollUpOptions {
  readonly database: Database;
  /** Without it the clock of the database says what is over. */
  readonly now?: () => Date;
  readonly report: (failure: Failure) => void;
}

export interface RollUp {
  /** Counts what is over by now. */
  now(): Promise<void>;
  close(): Promise<void>;
}

const rollUpEveryMs = 10_000;
const forgetEveryMs = 10 * 60_000;

/** Keeps the counts of minutes and days up to date, and deletes what is older than it is kept. */
export function openRollUp({ database, report, now }: RollUpOptions): RollUp {
  const counting = repeatedJob({
    everyMs: rollUpEveryMs,
    job: () => rollUpFacts(database, now?.()),
    report,
    failsAs: 'TELEMETRY_ROLL_UP_FAILED',
  });
  const forgetting = repeatedJob({
    everyMs: forgetEveryMs,
    firstAfterMs: rollUpEveryMs,
    job: () => forgetCounts(database, now?.() ?? new Date()),
    report,
    failsAs: 'TELEMETRY_ROLL_UP_FAILED',
  });
  return {
    now: () => counting.now(),
    async close() {
      await Promise.all([counting.end(), forgetting.end()]);
    },
  };
}
