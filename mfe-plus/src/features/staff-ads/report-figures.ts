import type { CampaignReport, CampaignTerms } from '@webdocs/contracts/api/campaigns';
import { placementSlots, type PlacementSlot } from '@webdocs/contracts/api/placements';

type Counts = CampaignReport['counts'];
type Counted = CampaignReport['days'][number];

export interface DayOfReport extends Counts {
  readonly day: string;
  readonly places: readonly Counted[];
}

const dayMs = 24 * 60 * 60 * 1000;
const nothing: Counts = { placed: 0, viewed: 0, clicked: 0 };

/** The last day that there is something to tell of: today, or of a campaign that has ended its last one. Clicks can come a day later. */
export function lastDayOf({ days }: CampaignReport, { ends_on: end }: Pick<CampaignTerms, 'ends_on'>, today: string): string {
  if (end === null || end >= today) return today;
  return days.reduce((last, { day }) => (day > last ? day : last), end);
}

/** So many days up to the last one, or all since something was counted first; those on which nothing was counted too. */
export function daysOf({ days }: CampaignReport, count: number | 'all', lastDay: string): DayOfReport[] {
  const last = Date.parse(lastDay);
  const first = days.reduce((least, { day }) => Math.min(least, Date.parse(day)), last);
  const length = count === 'all' ? (last - first) / dayMs + 1 : count;
  return Array.from({ length }, (_, index) => {
    const day = new Date(last - (length - 1 - index) * dayMs).toISOString().slice(0, 10);
    const places = days.filter((one) => one.day === day);
    return { day, places, ...summed(places) };
  });
}

/** What was counted in each place that has counts, in the order of the places. */
export function placesOf(days: readonly DayOfReport[]): ReadonlyArray<Counts & { readonly slot: PlacementSlot }> {
  const counted = days.flatMap(({ places }) => places);
  return placementSlots
    .map((slot) => ({ slot, ...summed(counted.filter((one) => one.slot === slot)) }))
    .filter(({ placed, viewed, clicked }) => placed + viewed + clicked > 0);
}

export function summed(counts: readonly Counts[]): Counts {
  return counts.reduce<Counts>(
    (sum, { placed, viewed, clicked }) => ({
      placed: sum.placed + placed,
      viewed: sum.viewed + viewed,
      clicked: sum.clicked + clicked,
    }),
    nothing,
  );
}

/** In percent with two places; null where there is nothing to divide by. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 100;
}

/** One line for each day and place. */
export function csvOf(days: readonly DayOfReport[]): string {
  const lines = days.flatMap(({ places }) =>
    places.map(({ day, slot, placed, viewed, clicked }) => [day, slot, placed, viewed, clicked].join(',')),
  );
  return ['day,place,placed,seen,clicked', ...lines, ''].join('\r\n');
}

/** The smallest of 1, 2, 5, 10, 20, … that is not below it. */
export function roundUp(value: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 5, 10].find((factor) => factor * step >= value) ?? 10) * step;
}
