import type { TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { countedIn, inLocale } from './counted-in.ts';
import { dayOf, firstOf, lastOf, type ReportWindow } from './report-window.ts';

type Figure = TelemetryReport['figures']['visits'];
export type SumsByStep = ReadonlyMap<string, number>;

/** Visits, pages and errors by step, of the time that is looked at and of the time before. */
export async function stepSums(query: Query, window: ReportWindow, locale?: string) {
  const { rows } = await sql<{ at: string; kind: string; count: string }>`
    select at, kind, sum(count) as count from ${countedIn(window, [...window.before, ...window.now])}
    where kind in ('visit', 'view', 'failure') and ${inLocale(locale)} group by at, kind`.execute(query);
  const of = (kind: string): SumsByStep => new Map(rows.filter((row) => row.kind === kind).map(({ at, count }) => [at, Number(count)]));
  return { visits: of('visit'), views: of('view'), errors: of('failure') };
}

/** Searches are counted by day: of the last hours those of today are told, which compare to nothing. */
export async function searchFigures(query: Query, window: ReportWindow, locale?: string): Promise<Record<'searches' | 'misses', Figure>> {
  const isByDay = window.unit === 'day';
  const from = dayOf(isByDay ? firstOf(window.before) : lastOf(window.now));
  const { rows } = await sql<{ day: string; searches: string; misses: string }>`
    select day, sum(searches) as searches, sum(misses) as misses from search_counts
    where day >= ${from} and day <= ${dayOf(lastOf(window.now))} and ${inLocale(locale)} group by day`.execute(query);
  const figure = (name: 'searches' | 'misses'): Figure => {
    const sums = new Map(rows.map((row) => [row.day, Number(row[name])]));
    return isByDay ? figureOf(window, sums) : { all: total(sums, [from]), whole: null, before: null };
  };
  return { searches: figure('searches'), misses: figure('misses') };
}

/** Steps that are over, against as many before: the last one would make every comparison a fall. */
export function figureOf({ now, before }: ReportWindow, sums: SumsByStep): Figure {
  return { all: total(sums, now), whole: total(sums, now.slice(0, -1)), before: total(sums, before.slice(0, -1)) };
}

function total(sums: SumsByStep, steps: readonly string[]): number {
  return steps.reduce((sum, step) => sum + (sums.get(step) ?? 0), 0);
}
