import { fewestValues, reportLimits, telemetryDevices, type TelemetryVersion } from '@webdocs/contracts/api/telemetry-report';
import { vitalNames, type VitalName } from '@webdocs/contracts/telemetry/metrics';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { countOf, percentileOf, type CountedClass } from '../roll-up/value-classes.ts';
import { countedIn } from './counted-in.ts';
import { firstOf, lastOf, type ReportWindow } from './report-window.ts';

interface Row extends CountedClass {
  readonly version: string;
  readonly subject: string;
  readonly device: string;
}

/** CLS is told in ten thousandths. */
const scale = (name: VitalName) => (name === 'CLS' ? 10_000 : 1);

/** The vitals of the last versions of a remote, the newest last, in all languages: by each there would be too few, and nine times the rows. */
export async function vitalsByVersion(query: Query, window: ReportWindow, remote: string): Promise<TelemetryVersion[]> {
  const versions = lastOfAll(await versionsIn(query, window, remote));
  const { rows } = await sql<Omit<Row, 'count'> & { count: string }>`
    select version, subject, device, bucket, sum(count) as count from ${countedIn(window, window.now)}
    where kind = 'vital' and remote = ${remote} and version = any(${versions})
    group by version, subject, device, bucket`.execute(query);
  const counted = rows.map((row): Row => ({ ...row, count: Number(row.count) }));
  return versions.flatMap((version) => {
    const vitals = vitalsOf(counted.filter((row) => row.version === version));
    return vitals.length === 0 ? [] : [{ version, vitals }];
  });
}

/** Of days one look into the index for each version, in place of reading all that was counted. */
async function versionsIn(query: Query, window: ReportWindow, remote: string): Promise<string[]> {
  const { rows } =
    window.unit === 'hour'
      ? await sql<{ version: string }>`
          select distinct version from ${countedIn(window, window.now)} where kind = 'vital' and remote = ${remote}`.execute(query)
      : await sql<{ version: string }>`
          with recursive found as (
            select min(version) as version from telemetry_days where kind = 'vital' and remote = ${remote}
            union all
            select (select min(version) from telemetry_days where kind = 'vital' and remote = ${remote} and version > found.version)
            from found where found.version is not null
          )
          select version from found where exists (
            select from telemetry_days as days where kind = 'vital' and remote = ${remote} and days.version = found.version
              and day >= ${firstOf(window.now)} and day <= ${lastOf(window.now)})`.execute(query);
  return rows.map(({ version }) => version);
}

/** 7.10.0 is later than 7.9.0. */
function lastOfAll(versions: readonly string[]): string[] {
  return versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).slice(-reportLimits.versions);
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
