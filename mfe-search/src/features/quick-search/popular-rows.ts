import { areaOf, type Area } from '@webdocs/contracts/api/area';
import type { TitleRow } from '../../data/fetch-titles.ts';

const mostOfArea = 3;
/** Every page about something that can fail links to its errors: they are linked to most and wanted least. */
const isError = /(?:Error|Exception)$/;

/** Of each area the first row, then of each the second, until there are enough: all of the very first are elements of HTML. */
export function popularRows(rows: readonly TitleRow[], limit: number): TitleRow[] {
  const counts = new Map<Area, number>();
  const rounds: TitleRow[][] = [];
  for (const row of rows) {
    if (isError.test(row.url)) continue;
    const area = areaOf(row.url.replace(/^\/[^/]+\/docs\//, ''));
    const round = counts.get(area) ?? 0;
    if (area === 'other' || round >= mostOfArea) continue;
    counts.set(area, round + 1);
    (rounds[round] ??= []).push(row);
  }
  return rounds.flat().slice(0, limit);
}
