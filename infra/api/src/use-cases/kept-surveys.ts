import type { ShownSurvey } from '@webdocs/contracts/api/surveys';

interface KeptSurveysOptions {
  readonly read: () => Promise<readonly ShownSurvey[]>;
  readonly now: () => Date;
}

/** The surveys that run, as they were read last: whether there are any is told with every page, which does not wait for a database. */
export interface KeptSurveys {
  areThere(): boolean;
  all(): Promise<readonly ShownSurvey[]>;
  /** After a change. */
  readAnew(): Promise<void>;
}

/** What another process changed is seen so late. */
const readEveryMs = 10_000;

export function keptSurveys({ read, now }: KeptSurveysOptions): KeptSurveys {
  let known: readonly ShownSurvey[] = [];
  let readAt = -Infinity;

  async function readAnew(): Promise<void> {
    readAt = now().getTime();
    known = await read();
  }

  /** Where it cannot be read, what was known goes on. */
  async function refresh(): Promise<void> {
    if (now().getTime() - readAt >= readEveryMs) await readAnew().catch(() => undefined);
  }

  const open = (): readonly ShownSurvey[] => {
    const time = now().toISOString();
    return known.filter(({ starts_at: start, ends_at: end }) => start <= time && time < end);
  };
  return {
    areThere() {
      void refresh();
      return open().length > 0;
    },
    async all() {
      await refresh();
      return open();
    },
    readAnew,
  };
}
