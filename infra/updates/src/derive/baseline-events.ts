import type { BaselineChange, BaselineEvent } from '@webdocs/contracts/api/updates';
import * as v from 'valibot';
import { parsed, type PackageName } from './malformed.ts';

const Day = v.pipe(
  v.string(),
  v.regex(/^≤?\d{4}-\d\d-\d\d$/),
  v.transform((day) => day.replace('≤', '')),
);
const Addresses = v.union([v.string(), v.array(v.string())]);
const FeatureSchema = v.object({
  kind: v.literal('feature'),
  name: v.string(),
  description: v.optional(v.string()),
  spec: v.optional(Addresses, []),
  compat_features: v.optional(v.array(v.string()), []),
  status: v.object({
    baseline: v.union([v.literal('high'), v.literal('low'), v.literal(false)]),
    baseline_low_date: v.optional(Day),
    baseline_high_date: v.optional(Day),
    support: v.record(v.string(), v.string()),
  }),
  discouraged: v.optional(v.object({ reason: v.optional(v.string()), alternatives: v.optional(v.array(v.string()), []) })),
});
const EntrySchema = v.variant('kind', [
  FeatureSchema,
  v.object({ kind: v.literal('moved'), redirect_target: v.string() }),
  v.object({ kind: v.literal('split') }),
]);
const DataSchema = v.looseObject({ features: v.record(v.string(), v.unknown()) });
type Feature = v.InferOutput<typeof FeatureSchema>;
type Baseline = BaselineEvent['baseline'];

/** How widely a feature can be relied on by one version of the data, and whether it is advised against. */
export interface Snapshot {
  readonly [feature: string]: { readonly baseline: Baseline; readonly discouraged?: true };
}

/** An event as it is kept: `widelyOn` says from when a feature is widely available, if it stays what it is. */
export type KeptBaselineEvent = Omit<BaselineEvent, 'type'> & { readonly widelyOn?: string };

export interface BaselineData {
  readonly features: ReadonlyMap<string, Feature>;
  /** Features that have another name by now. */
  readonly moved: ReadonlyMap<string, string>;
}

/** What was seen by comparing two versions of the data. */
export interface SeenChange {
  readonly id: string;
  readonly day: string;
  readonly change: 'regressed' | 'discouraged';
  readonly feature: string;
  readonly detail: KeptBaselineEvent;
}

const monthsToWidely = 30;
const rank = (baseline: Baseline): number => [false, 'low', 'high'].indexOf(baseline);

export function readBaseline(data: unknown, about: PackageName): BaselineData {
  const entries = Object.entries(parsed(DataSchema, data, about, '').features).map(
    ([id, entry]) => [id, parsed(EntrySchema, entry, about, `features.${id}`)] as const,
  );
  return {
    features: new Map(entries.flatMap(([id, entry]) => (entry.kind === 'feature' ? [[id, entry] as const] : []))),
    moved: new Map(entries.flatMap(([id, entry]) => (entry.kind === 'moved' ? [[id, entry.redirect_target] as const] : []))),
  };
}

export function snapshotOf({ features }: BaselineData): Snapshot {
  return Object.fromEntries(
    [...features].map(([id, { status, discouraged }]) => [
      id,
      { baseline: status.baseline, ...(discouraged ? { discouraged: true as const } : {}) },
    ]),
  );
}

/**
 * What the data alone say: each feature became newly available on one day and widely available on another, which may be still to come.
 * Since when a feature is advised against they do not say.
 */
export function eventsInData(data: BaselineData, pages: ReadonlyMap<string, string>): KeptBaselineEvent[] {
  return [...data.features].flatMap(([id, feature]) => {
    const { baseline_low_date: low } = feature.status;
    const widelyOn = widelyDayOf(feature);
    return [
      ...(low ? [eventOf({ id, change: 'newly', date: low }, data, pages)] : []),
      ...(widelyOn ? [eventOf({ id, change: 'widely', date: widelyOn }, data, pages)] : []),
      ...(feature.discouraged ? [eventOf({ id, change: 'discouraged' }, data, pages)] : []),
    ].flatMap((event) => event ?? []);
  });
}

/** What only shows beside the version before: steps back, and new advice against a feature. */
export function changesSince(
  before: Snapshot,
  data: BaselineData,
  { pages, today }: { readonly pages: ReadonlyMap<string, string>; readonly today: string },
): SeenChange[] {
  return [...byPresentName(before, data)].flatMap(([id, was]) => {
    const now = data.features.get(id);
    if (!now) return [];
    const regressed =
      was.baseline !== false && rank(now.status.baseline) < rank(was.baseline)
        ? seen({ id, change: 'regressed', date: today, before: was.baseline }, data, pages)
        : undefined;
    const discouraged = now.discouraged && !was.discouraged ? seen({ id, change: 'discouraged', date: today }, data, pages) : undefined;
    return [regressed, discouraged].flatMap((change) => change ?? []);
  });
}

/** Several features may have become one: it is compared with what had its name before, else with the first that has it now. */
function byPresentName(before: Snapshot, { moved }: BaselineData): ReadonlyMap<string, Snapshot[string]> {
  const found = new Map<string, Snapshot[string]>();
  for (const [named, was] of Object.entries(before)) {
    const id = moved.get(named) ?? named;
    if (id === named || !found.has(id)) found.set(id, was);
  }
  return found;
}

/** Everything that is told of Baseline: what the data say, and what was seen, with what the data say today. */
export function everyEvent(
  data: BaselineData,
  seenChanges: readonly SeenChange[],
  pages: ReadonlyMap<string, string>,
): KeptBaselineEvent[] {
  const told = seenChanges.flatMap(({ change, day, feature, detail }) => {
    const id = data.moved.get(feature) ?? feature;
    // Advice that was taken back is no news any more.
    if (change === 'discouraged' && !data.features.get(id)?.discouraged) return [];
    const today = eventOf({ id, change, date: day, before: detail.before }, data, pages);
    return { ...(today ?? detail), id: detail.id };
  });
  // What was seen under an earlier name of its feature keeps its id.
  const known = new Set(told.map(({ change, feature }) => `${change} ${feature}`));
  return [...told, ...eventsInData(data, pages).filter(({ change, feature }) => !known.has(`${change} ${feature}`))];
}

interface Happened {
  readonly id: string;
  readonly change: BaselineChange;
  readonly date?: string;
  readonly before?: BaselineEvent['before'];
}

function seen(
  happened: Happened & { readonly change: SeenChange['change']; readonly date: string },
  data: BaselineData,
  pages: ReadonlyMap<string, string>,
): SeenChange | undefined {
  const detail = eventOf(happened, data, pages);
  const { id: feature, change, date: day } = happened;
  return detail && { id: detail.id, day, change, feature, detail };
}

function eventOf(
  { id, change, date, before }: Happened,
  data: BaselineData,
  pages: ReadonlyMap<string, string>,
): KeptBaselineEvent | undefined {
  const feature = data.features.get(id);
  if (!feature) return undefined;
  const { name, description, status, discouraged } = feature;
  const paths = byNearness(feature.compat_features);
  const page = paths.map((path) => pages.get(path)).find((found) => found !== undefined);
  const widelyOn = widelyDayOf(feature);
  return {
    // A step back can happen again; the others happen once.
    id: change === 'regressed' ? `${change}-${id}-${date ?? ''}` : `${change}-${id}`,
    change,
    feature: id,
    name,
    ...(description ? { description } : {}),
    ...(date ? { date } : {}),
    baseline: status.baseline,
    ...(before ? { before } : {}),
    support: status.support,
    paths,
    ...(page ? { mdn_url: page } : {}),
    spec_urls: [feature.spec].flat(),
    ...(change === 'discouraged' && discouraged ? advice(discouraged, data) : {}),
    ...(widelyOn ? { widelyOn } : {}),
  };
}

function advice({ reason, alternatives }: NonNullable<Feature['discouraged']>, { features }: BaselineData) {
  return {
    ...(reason ? { reason } : {}),
    ...(alternatives.length > 0 ? { alternatives: alternatives.map((id) => ({ feature: id, name: features.get(id)?.name ?? id })) } : {}),
  };
}

/** The feature itself before what is below it. */
function byNearness(paths: readonly string[]): string[] {
  const depth = (path: string) => path.split('.').length;
  return paths.toSorted((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1));
}

function widelyDayOf({ status: { baseline, baseline_low_date: low, baseline_high_date: high } }: Feature): string | undefined {
  return high ?? (baseline === 'low' && low ? monthsAfter(low, monthsToWidely) : undefined);
}

/** 2024-08-31 and 30 months -> 2027-02-28 */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
