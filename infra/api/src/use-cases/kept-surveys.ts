import type { ShownSurvey } from '@webdocs/contracts/api/surveys';

interface KeptSurveysOptions {
  readonly read: () => Promise<readonly ShownSurvey[]>;
  readonly now: () => Date;
}

/** The surveys that run, as they were read last: whether there are any is told with every page, which does not wait for a database. */
export interface KeptSurveys {
  areThere(): boolean;
  /** Fails where none was read yet, and none can be. */
  all(): Promise<readonly ShownSurvey[]>;
  /** After a change. */
  readAnew(): Promise<void>;
}

/** What another process changed is seen so late. */
const readEveryMs = 10_000;

export function keptSurveys({ read, now }: KeptSurveysOptions): KeptSurveys {
  let known: readonly ShownSurvey[] | undefined;
  let readAt = -Infinity;
  let pending: Promise<void> | undefined;
  let begun = 0;
  let latest = 0;

  async function readAnew(): Promise<void> {
    readAt = now().getTime();
    const number = (begun += 1);
    const surveys = await read();
    // One that began later, after a change, may be done earlier.
    if (number < latest) return;
    latest = number;
    known = surveys;
  }

  /** All who ask meanwhile wait for the same. */
  function readOnce(): Promise<void> {
    pending ??= readAnew().finally(() => (pending = undefined));
    return pending;
  }

  const isDue = (): boolean => now().getTime() - readAt >= readEveryMs;
  const open = (surveys: readonly ShownSurvey[]): readonly ShownSurvey[] => {
    const time = now().toISOString();
    return surveys.filter(({ starts_at: start, ends_at: end }) => start <= time && time < end);
  };
  return {
    areThere() {
      if (isDue()) void readOnce().catch(() => undefined);
      return open(known ?? []).length > 0;
    },
    async all() {
      // Where it cannot be read, what was known goes on.
      if (known && isDue()) await readOnce().catch(() => undefined);
      if (!known) await readOnce();
      return open(known ?? []);
    },
    readAnew,
  };
}
