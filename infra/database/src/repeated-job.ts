import { causeOf, Failure, type FailureCode } from '@webdocs/contracts/failures/failure';

export interface RepeatedJobOptions {
  readonly everyMs: number;
  /** When it is done for the first time, where that is sooner. */
  readonly firstAfterMs?: number;
  readonly job: () => Promise<void>;
  readonly report: (failure: Failure) => void;
  /** What it is called when the job fails with something that is not in the catalogue: its one value is the cause. */
  readonly failsAs: FailureCode;
}

export interface RepeatedJob {
  /** Does it at once, or again after the one that is under way. */
  now(): Promise<void>;
  /** Ends with the one that is under way. */
  end(): Promise<void>;
}

/** Does a job on rows now and then, one at a time. */
export function repeatedJob({ everyMs, firstAfterMs, job, report, failsAs }: RepeatedJobOptions): RepeatedJob {
  let underWay: Promise<void> | undefined;
  let isWanted = false;
  let isFailing = false;
  let isOver = false;
  const once = async () => {
    try {
      await job();
      isFailing = false;
    } catch (thrown) {
      // A database that is away is told of once, not every time.
      if (!isFailing) report(thrown instanceof Failure ? thrown : new Failure(failsAs, { cause: causeOf(thrown) }, { cause: thrown }));
      isFailing = true;
    }
  };
  const untilDone = async () => {
    while (isWanted && !isOver) {
      isWanted = false;
      await once();
    }
  };
  const now = () => {
    isWanted = true;
    underWay ??= untilDone().finally(() => (underWay = undefined));
    return underWay;
  };
  const timer = setInterval(() => void now(), everyMs);
  timer.unref();
  const first = firstAfterMs === undefined ? undefined : setTimeout(() => void now(), firstAfterMs);
  first?.unref();
  return {
    now,
    async end() {
      isOver = true;
      clearInterval(timer);
      clearTimeout(first);
      await underWay;
    },
  };
}
