import type { TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import { countedIn, inLocale } from './counted-in.ts';
import { dayOf, firstOf, lastOf, stepOf, type ReportWindow } from './report-window.ts';

type Figure = TelemetryReport['figures']['visits'];
type SumsByStep = ReadonlyMap<string, number>;

/** Visits, pages and errors by step, of the time that is looked at and of the time before. */
export async function stepSums(query: Query, window: ReportWindow, locale?: string) {
  const sums = async (kind: 'visit' | 'view' | 'failure'): Promise<SumsByStep> => {
    const { rows } = await sql<{ at: Date | string; count: string }>`
      select at, sum(count) as count from ${countedIn(window, [...window.before, ...window.now])}
      where kind = ${sql.lit(kind)} and ${inLocale(locale)} group by at`.execute(query);
    return new Map(rows.map(({ at, count }) => [stepOf(window.unit, at), Number(count)]));
  };
  // Apart, each by the index of its kind.
  const [visits, views, errors] = await Promise.all([sums('visit'), sums('view'), sums('failure')]);
  return { visits, views, errors };
}

/** Searches are counted by day: of the last hours those of today are told, which compare to nothing. */
export async function searchFigures(query: Query, window: ReportWindow, locale?: string): Promise<Record<'searches' | 'misses', Figure>> {
  const isByDay = window.unit === 'day';
  const from = dayOf(isByDay ? firstOf(window.before) : lastOf(window.now));
  const { rows } = await sql<{ day: string; searches: string; misses: string }>`
    select to_char(day::date, 'YYYY-MM-DD') as day, sum(searches) as searches, sum(misses) as misses from search_counts
    where day >= ${from} and day <= ${dayOf(lastOf(window.now))} and ${inLocale(locale)} group by 1`.execute(query);
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
