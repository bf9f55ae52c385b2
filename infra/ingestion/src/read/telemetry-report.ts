import { fewestSearchers, reportLimits, type TelemetryQuery, type TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import { pageKinds, type PageKind } from '@webdocs/contracts/telemetry/page-kinds';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { countedIn, inLocale } from './counted-in.ts';
import { errorsBySignature } from './errors-by-signature.ts';
import { dayOf, firstOf, lastOf, stepOf, windowOf, type ReportWindow } from './report-window.ts';
import { figureOf, searchFigures, stepSums } from './step-sums.ts';
import { remotesWithVitals, vitalsByVersion } from './vitals-by-version.ts';

/** What is told of visits of some days, from the counts of days, or from those of minutes where a day is looked at. */
export async function telemetryReport(query: Query, { days, locale, remote }: TelemetryQuery, now: Date): Promise<TelemetryReport> {
  const window = windowOf(days, now);
  const [sums, searches, versions, errors, kinds, clicks] = await Promise.all([
    stepSums(query, window, locale),
    searchFigures(query, window, locale),
    vitalsByVersion(query, window, remote),
    errorsBySignature(query, window, locale),
    viewsByKind(query, window, locale),
    clicksBySource(query, window, locale),
  ]);
  return {
    counted_until: await countedUntil(query),
    steps: window.now.map((at, index) => ({
      at,
      visits: sums.visits.get(at) ?? 0,
      before: sums.visits.get(window.before[index] ?? '') ?? 0,
    })),
    figures: {
      visits: figureOf(window, sums.visits),
      views: figureOf(window, sums.views),
      errors: figureOf(window, sums.errors),
      ...searches,
    },
    releases: await releasesIn(query, window),
    page_kinds: kinds,
    clicks,
    remotes: await remotesWithVitals(query),
    versions,
    errors,
    misses: await missedWords(query, window),
  };
}

async function countedUntil(query: Query): Promise<string | null> {
  const mark = await query.selectFrom('telemetry_roll_up').select('counted_until').executeTakeFirst();
  return mark?.counted_until?.toISOString() ?? null;
}

async function viewsByKind(query: Query, window: ReportWindow, locale?: string): Promise<TelemetryReport['page_kinds']> {
  const { rows } = await sql<{ kind: string; views: string }>`
    select page_kind as kind, sum(count) as views from ${countedIn(window, window.now)}
    where kind = 'view' and ${inLocale(locale)} group by page_kind order by 2 desc`.execute(query);
  return rows.flatMap(({ kind, views }) => (isPageKind(kind) ? [{ kind, views: Number(views) }] : []));
}

async function clicksBySource(query: Query, window: ReportWindow, locale?: string): Promise<TelemetryReport['clicks']> {
  const { rows } = await sql<{ source: string; count: string }>`
    select subject as source, sum(count) as count from ${countedIn(window, window.now)}
    where kind = 'click' and ${inLocale(locale)} group by subject order by 2 desc, 1 limit ${reportLimits.clicks}`.execute(query);
  return rows.map(({ source, count }) => ({ source, count: Number(count) }));
}

/** Words of days on which enough visitors searched for them. */
async function missedWords(query: Query, { unit, now }: ReportWindow): Promise<TelemetryReport['misses']> {
  const from = dayOf(unit === 'day' ? firstOf(now) : lastOf(now));
  const { rows } = await sql<{ query: string; count: string }>`
    select query, sum(count) as count from search_misses
    where day >= ${from} and day <= ${dayOf(lastOf(now))} and visitors >= ${fewestSearchers}
    group by query order by 2 desc, 1 limit ${reportLimits.misses}`.execute(query);
  return rows.map(({ query: words, count }) => ({ query: words, count: Number(count) }));
}

/** The last of what went live, or back, in the time that is looked at. */
async function releasesIn(query: Query, { unit, now }: ReportWindow): Promise<TelemetryReport['releases']> {
  const { rows } = await sql<{ at: Date; name: string; version: string }>`
    select registry_changes.at, change ->> 'name' as name, change ->> 'to' as version
    from registry_changes, jsonb_array_elements(changes::jsonb) as change
    where registry_changes.at >= ${new Date(firstOf(now))} and change ->> 'to' is not null
      and change ->> 'to' is distinct from change ->> 'from'
    order by revision desc limit ${reportLimits.releases}`.execute(query);
  return rows.map(({ at, name, version }) => ({ at: stepOf(unit, at), name, version })).toReversed();
}

const isPageKind = (kind: string): kind is PageKind => (pageKinds as readonly string[]).includes(kind);
