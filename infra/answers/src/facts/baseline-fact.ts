import type { FactsAnswer } from '@webdocs/contracts/answers/answer';
import type { KnownThing } from '../names/known-thing.ts';
import type { FactContext } from './fact-context.ts';

type Baseline = NonNullable<FactsAnswer['baseline']>;

const monthsUntilWidely = 30;

/** How widely a thing may be relied on, in one line; undefined where the data know no feature of it. */
export function baselineOf(thing: KnownThing, { data, words }: FactContext): Baseline | undefined {
  const standing = standingOf(thing, data);
  if (!standing) return undefined;
  const { baseline, low, high } = standing;
  if (baseline === false) return { status: 'limited', text: words.text('answers-baseline-line-limited') };
  if (baseline === 'high' && high !== undefined)
    return { status: 'high', text: words.text('answers-baseline-line-high', { date: words.day(high) }) };
  return low === undefined
    ? undefined
    : { status: baseline, text: words.text(`answers-baseline-line-${baseline === 'high' ? 'high' : 'low'}`, { date: words.day(low) }) };
}

export async function baselineFact(thing: KnownThing, context: FactContext): Promise<FactsAnswer | undefined> {
  const { words, data } = context;
  const standing = standingOf(thing, data);
  const baseline = baselineOf(thing, context);
  if (!standing || !baseline) return undefined;
  const { low, high } = standing;
  const page = context.pageOf(thing);
  const name = thing.label;
  return {
    kind: 'facts',
    subject: 'baseline',
    headline: words.runs(`answers-baseline-${baseline.status}`, { name: context.name(thing) }),
    lines: [
      ...(low !== undefined && baseline.status !== 'limited'
        ? [{ runs: words.runs('answers-baseline-since-low', { date: words.day(low) }) }]
        : []),
      ...(high !== undefined && baseline.status === 'high'
        ? [{ runs: words.runs('answers-baseline-since-high', { date: words.day(high) }) }]
        : []),
      ...(baseline.status === 'low' && low !== undefined
        ? [{ runs: words.runs('answers-baseline-will-be-high', { date: words.day(monthsLater(low)) }) }]
        : []),
    ],
    baseline,
    quotes: [],
    sources: await context.sources([page], [context.featuresSource(page)]),
    follow_ups: [words.text('answers-ask-browsers', { name })],
  };
}

interface Standing {
  readonly baseline: 'high' | 'low' | false;
  readonly low: string | undefined;
  readonly high: string | undefined;
}

function standingOf({ key, feature: id }: KnownThing, { features }: FactContext['data']): Standing | undefined {
  const feature = id === undefined ? undefined : features?.get(id);
  if (!feature) return undefined;
  const standing = (key === undefined ? undefined : feature.keys.get(key)) ?? feature.standing;
  const day = (date: string | undefined) => date?.replace('≤', '');
  const low = day(standing.baseline_low_date);
  return {
    baseline: standing.baseline,
    low,
    high: day(standing.baseline_high_date) ?? (standing.baseline === 'high' && low ? monthsLater(low) : undefined),
  };
}

/** Thirty months after the last browser got it, a feature counts as widely available. */
function monthsLater(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + monthsUntilWidely);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.toISOString().slice(0, 10);
}
