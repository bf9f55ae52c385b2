import { reportLimits, type ErrorState, type TelemetryError } from '@webdocs/contracts/api/telemetry-report';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { countedIn, inLocale } from './counted-in.ts';
import { dayOf, lastOf, stepOf, type ReportWindow } from './report-window.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lastDays = 7;
const daysBefore = 21;
const risesBy = { ratio: 1.5, count: 20 } as const;

interface Signature {
  readonly remote: string;
  readonly subject: string;
}

/**
 * The commonest errors of the time that is looked at, and of each remote some, however few it has. When one was seen first, and whether it rises,
 * is asked of all languages.
 */
export async function errorsBySignature(query: Query, window: ReportWindow, locale?: string): Promise<TelemetryError[]> {
  const { rows: steps } = await sql<Signature & { at: Date | string; count: string; all: string }>`
    with counts as materialized (
      select remote, subject, at, sum(count) as count from ${countedIn(window, window.now)}
      where kind = 'failure' and ${inLocale(locale)} group by remote, subject, at
    ), ranked as (
      select remote, subject, sum(count) as all, row_number() over (order by sum(count) desc, remote, subject) as place,
        row_number() over (partition by remote order by sum(count) desc, subject) as place_in_remote
      from counts group by remote, subject
    ), commonest as (
      select remote, subject, ranked.all from ranked
      where place <= ${reportLimits.errors} or place_in_remote <= ${reportLimits.errorsOfRemote}
    )
    select * from commonest join counts using (remote, subject)`.execute(query);
  const commonest = [...new Map(steps.map((row) => [keyOf(row), row])).values()].sort(
    (one, other) => Number(other.all) - Number(one.all) || (keyOf(one) < keyOf(other) ? -1 : 1),
  );
  const last = dayOf(lastOf(window.now));
  const pasts = new Map((await pastsOf(query, commonest, last)).map((past) => [keyOf(past), past]));
  return commonest.map((error) => {
    const ofThis = steps.filter((row) => keyOf(row) === keyOf(error));
    const counts = new Map(ofThis.map((row) => [stepOf(window.unit, row.at), Number(row.count)]));
    const { day, version, now, before } = pasts.get(keyOf(error)) ?? { day: last, version: '', now: '0', before: '0' };
    return {
      remote: error.remote,
      signature: error.subject,
      state: stateOf({ first: day, last, now: Number(now), before: Number(before) }),
      first_version: version,
      first_day: day,
      count: Number(error.all),
      counts: window.now.map((step) => counts.get(step) ?? 0),
    };
  });
}

type Past = Signature & Readonly<Record<'day' | 'version' | 'now' | 'before', string>>;

/** Where each was seen first, and how often of late. One look into the index for each, in place of reading all that ever failed. */
async function pastsOf(query: Query, signatures: readonly Signature[], last: string): Promise<readonly Past[]> {
  const of = sql`kind = 'failure' and days.remote = asked.remote and days.subject = asked.subject`;
  const { rows } = await sql<Past>`
    select asked.remote, asked.subject, first.day, first.version, recent.now, recent.before
    from unnest(${signatures.map(({ remote }) => remote)}::text[], ${signatures.map(({ subject }) => subject)}::text[]) as asked (remote, subject),
      lateral (select day, version from telemetry_days as days where ${of} order by day, version limit 1) as first,
      lateral (
        select coalesce(sum(count) filter (where day > ${daysAgo(last, lastDays)}), 0) as now,
          coalesce(sum(count) filter (where day <= ${daysAgo(last, lastDays)}), 0) as before
        from telemetry_days as days where ${of} and day > ${daysAgo(last, lastDays + daysBefore)} and day <= ${last}
      ) as recent`.execute(query);
  return rows;
}

const keyOf = ({ remote, subject }: Signature) => `${remote} ${subject}`;

/** What is new has nothing to rise from. */
export function stateOf({ first, last, now, before }: Record<'first' | 'last', string> & Record<'now' | 'before', number>): ErrorState {
  if (first > daysAgo(last, lastDays)) return 'new';
  const expected = (before / daysBefore) * lastDays;
  return now >= risesBy.ratio * expected && now >= expected + risesBy.count ? 'rising' : 'known';
}

function daysAgo(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}
