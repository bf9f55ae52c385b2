import type { Generated } from 'kysely';

export interface TelemetryTables {
  telemetry_facts: TelemetryFactsTable;
  telemetry_begun: TelemetryBegunTable;
  telemetry_subjects: TelemetrySubjectsTable;
  telemetry_minutes: TelemetryMinutesTable;
  telemetry_days: TelemetryDaysTable;
  telemetry_roll_up: TelemetryRollUpTable;
}

/** What is counted: pages, visits (pages that are the first of theirs), clicks, vitals, failures, pages that began to hydrate and that became interactive. */
export type TelemetryFactKind = 'view' | 'visit' | 'click' | 'vital' | 'failure' | 'began' | 'interactive';
export type TelemetryDevice = 'phone' | 'desktop';

/** By what counts are apart. Empty text is what is not known or does not apply. */
interface CountedBy {
  kind: TelemetryFactKind;
  page_kind: string;
  locale: string;
  device: TelemetryDevice | '';
  /** The remote that shows the page or that failed; of a vital the shell too has a row of its own. */
  remote: string;
  version: string;
  /** The source of a click, the name of a vital, the signature of a failure. */
  subject: string;
}

/** One thing that a browser told. A ping that comes twice has the same id, and is taken in once. */
interface TelemetryFactsTable extends CountedBy {
  ping_id: string;
  /** Several may be in one ping. */
  nth: number;
  /** By the clock of this site: those of browsers may be wrong. */
  received_at: Generated<Date>;
  /** Of a vital: milliseconds, of CLS ten thousandths. */
  value: number | null;
}

/** Pages that began to hydrate and are not interactive yet, by an id that each has anew. */
interface TelemetryBegunTable {
  id: string;
  began_at: Generated<Date>;
  page_kind: string;
  locale: string;
  remote: string;
  version: string;
}

/** Sources of clicks and signatures of failures that a day has: browsers could tell millions. */
interface TelemetrySubjectsTable {
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  day: string;
  kind: 'click' | 'failure';
  subject: string;
}

interface Counts extends CountedBy {
  /** Of a vital the class of its value; 0 of all else. */
  bucket: number;
  count: number;
}

interface TelemetryMinutesTable extends Counts {
  minute: Date;
}

interface TelemetryDaysTable extends Counts {
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  day: string;
}

/** One row, once something was counted. */
interface TelemetryRollUpTable {
  the_only_one: Generated<boolean>;
  /** Facts from before are in the minutes and days. */
  counted_until: Date | null;
}
