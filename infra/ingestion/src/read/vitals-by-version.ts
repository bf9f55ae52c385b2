import { fewestValues, reportLimits, telemetryDevices, type TelemetryVersion } from '@webdocs/contracts/api/telemetry-report';
import { vitalNames, type VitalName } from '@webdocs/contracts/telemetry/metrics';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { countOf, percentileOf, type CountedClass } from '../roll-up/value-classes.ts';
import { countedIn, inLocale } from './counted-in.ts';
import type { ReportWindow } from './report-window.ts';

interface Row extends CountedClass {
  readonly version: string;
  readonly subject: string;
  readonly device: string;
}

/** CLS is told in ten thousandths. */
const scale = (name: VitalName) => (name === 'CLS' ? 10_000 : 1);

/** The vitals of the last versions of a remote, the newest last. */
export async function vitalsByVersion(query: Query, window: ReportWindow, remote: string, locale?: string): Promise<TelemetryVersion[]> {
  const { rows } = await sql<Omit<Row, 'count'> & { count: string }>`
    select version, subject, device, bucket, sum(count) as count from ${countedIn(window, window.now)}
    where kind = 'vital' and remote = ${remote} and ${inLocale(locale)} group by version, subject, device, bucket`.execute(query);
  const counted = rows.map((row): Row => ({ ...row, count: Number(row.count) }));
  const versions = [...new Set(counted.map(({ version }) => version))].sort(byNumber).slice(-reportLimits.versions);
  return versions.map((version) => ({ version, vitals: vitalsOf(counted.filter((row) => row.version === version)) }));
}

function vitalsOf(rows: readonly Row[]): TelemetryVersion['vitals'] {
  return vitalNames.flatMap((name) =>
    telemetryDevices.flatMap((device) => {
      const classes = rows.filter((row) => row.subject === name && row.device === device);
      const count = countOf(classes);
      return count === 0 ? [] : [{ name, device, count, ...percentiles(name, classes, count) }];
    }),
  );
}

function percentiles(name: VitalName, classes: readonly CountedClass[], count: number) {
  const told = (share: number) => {
    const value = count < fewestValues ? null : percentileOf(classes, share);
    return value === null ? null : Math.round(value) / scale(name);
  };
  return { p50: told(0.5), p75: told(0.75), p95: told(0.95) };
}

/** 7.9.0 before 7.10.0. */
function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** The remotes that told vitals: one look into the index for each, in place of reading all of it. */
export async function remotesWithVitals(query: Query): Promise<string[]> {
  const { rows } = await sql<{ remote: string }>`
    with recursive found as (
      select min(remote) as remote from telemetry_days where kind = 'vital'
      union all
      select (select min(remote) from telemetry_days where kind = 'vital' and remote > found.remote) from found where found.remote is not null
    )
    select remote from found where remote is not null`.execute(query);
  return rows.map(({ remote }) => remote);
}
