import { reportLimits, type ErrorState, type TelemetryError } from '@webdocs/contracts/api/telemetry-report';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { countedIn, inLocale } from './counted-in.ts';
import { dayOf, lastOf, type ReportWindow } from './report-window.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lastDays = 7;
const daysBefore = 21;
const risesBy = { ratio: 1.5, count: 20 } as const;

interface Signature {
  readonly remote: string;
  readonly subject: string;
}

/** The commonest errors of the time that is looked at. When one was seen first, and whether it rises, is asked of all languages. */
export async function errorsBySignature(query: Query, window: ReportWindow, locale?: string): Promise<TelemetryError[]> {
  const failures = sql`${countedIn(window, window.now)} where kind = 'failure' and ${inLocale(locale)}`;
  const { rows: commonest } = await sql<Signature & { count: string }>`
    select remote, subject, sum(count) as count from ${failures} group by remote, subject
    order by 3 desc, remote, subject limit ${reportLimits.errors}`.execute(query);
  if (commonest.length === 0) return [];
  const these = sql`(remote, subject) in (select * from unnest(${commonest.map(({ remote }) => remote)}::text[], ${commonest.map(({ subject }) => subject)}::text[]))`;
  const { rows: steps } = await sql<Signature & { at: string; count: string }>`
    select remote, subject, at, sum(count) as count from ${failures} and ${these} group by remote, subject, at`.execute(query);
  const { rows: firsts } = await sql<Signature & { day: string; version: string }>`
    select distinct on (remote, subject) remote, subject, day, version from telemetry_days
    where kind = 'failure' and ${these} order by remote, subject, day, version`.execute(query);
  const last = dayOf(lastOf(window.now));
  const { rows: recent } = await sql<Signature & { now: string; before: string }>`
    select remote, subject,
      coalesce(sum(count) filter (where day > ${daysAgo(last, lastDays)}), 0) as now,
      coalesce(sum(count) filter (where day <= ${daysAgo(last, lastDays)}), 0) as before
    from telemetry_days
    where kind = 'failure' and ${these} and day > ${daysAgo(last, lastDays + daysBefore)} and day <= ${last}
    group by remote, subject`.execute(query);

  return commonest.map(({ remote, subject, count }) => {
    const isThis = (row: Signature) => row.remote === remote && row.subject === subject;
    const counts = new Map(steps.filter(isThis).map((row) => [row.at, Number(row.count)]));
    const first = firsts.find(isThis);
    const { now = '0', before = '0' } = recent.find(isThis) ?? {};
    return {
      remote,
      signature: subject,
      state: stateOf({ first: first?.day ?? last, last, now: Number(now), before: Number(before) }),
      first_version: first?.version ?? '',
      first_day: first?.day ?? last,
      count: Number(count),
      counts: window.now.map((step) => counts.get(step) ?? 0),
    };
  });
}

/** What is new has nothing to rise from. */
export function stateOf({ first, last, now, before }: Record<'first' | 'last', string> & Record<'now' | 'before', number>): ErrorState {
  if (first > daysAgo(last, lastDays)) return 'new';
  const expected = (before / daysBefore) * lastDays;
  return now >= risesBy.ratio * expected && now >= expected + risesBy.count ? 'rising' : 'known';
}

function daysAgo(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}
