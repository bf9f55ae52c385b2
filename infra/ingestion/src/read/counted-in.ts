import { sql, type RawBuilder } from 'kysely';
import { firstOf, lastOf, type ReportWindow } from './report-window.ts';

/** The counts of some steps, each with the step it is in as `at`: see `stepOf`. */
export function countedIn({ unit }: ReportWindow, steps: readonly string[]): RawBuilder<unknown> {
  const columns = sql`kind, page_kind, locale, device, remote, version, subject, bucket, count`;
  if (unit === 'day') {
    return sql`(select day as at, ${columns} from telemetry_days where day >= ${firstOf(steps)} and day <= ${lastOf(steps)}) as counted`;
  }
  return sql`(
    select date_trunc('hour', minute, 'UTC') as at, ${columns} from telemetry_minutes
    where minute >= ${firstOf(steps)}::timestamptz and minute < ${lastOf(steps)}::timestamptz + interval '1 hour') as counted`;
}

export function inLocale(locale: string | undefined): RawBuilder<unknown> {
  return locale === undefined ? sql`true` : sql`locale = ${locale}`;
}
