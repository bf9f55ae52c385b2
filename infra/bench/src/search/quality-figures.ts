import { atLeast, measured, type Figure } from '../figure.ts';
import { halves, readHalf, type Half, type HalfName } from './judged-queries.ts';
import { outcomesOf, qualityOf, type Outcome, type Quality } from './quality.ts';
import type { Searcher } from './searcher.ts';

/** Of the half that reports; the other one may be tuned to anything. */
const budgets = { success1: 85, success3: 95 } as const;

export type HalfOutcomes = Readonly<Record<HalfName, ReadonlyArray<Outcome<Half[number]>>>>;

export async function outcomesOfHalves(searcher: Searcher): Promise<HalfOutcomes> {
  const [tuning, reporting] = [await readHalf('tuning'), await readHalf('reporting')];
  return { tuning: await outcomesOf(tuning, searcher), reporting: await outcomesOf(reporting, searcher) };
}

/** What the site does, half by half, and beside it what the baselines do with the same queries. */
export function qualityFigures(
  ours: HalfOutcomes,
  baselines: ReadonlyArray<{ readonly name: string; readonly outcomes: HalfOutcomes }>,
): Figure[] {
  return [...halves, 'both' as const].flatMap((half) => {
    const of = (outcomes: HalfOutcomes): Quality => qualityOf(half === 'both' ? halves.flatMap((one) => outcomes[one]) : outcomes[half]);
    const our = of(ours);
    const queries = `${half === 'both' ? ours.tuning.length + ours.reporting.length : ours[half].length} queries`;
    const share = (what: 'success1' | 'success3', words: string) =>
      half === 'reporting'
        ? atLeast(budgets[what], `${half}: ${words}`, our[what], '%', { note: queries })
        : measured(`${half}: ${words}`, our[what], '%', { note: queries });
    return [
      share('success1', 'success@1'),
      share('success3', 'success@3'),
      measured(`${half}: MRR`, our.mrr, 'score'),
      ...baselines.flatMap(({ name, outcomes }) => {
        const their = of(outcomes);
        return [
          measured(`${half}: success@1 of ${name}`, their.success1, '%'),
          measured(`${half}: success@3 of ${name}`, their.success3, '%'),
          measured(`${half}: MRR of ${name}`, their.mrr, 'score'),
        ];
      }),
    ];
  });
}

/** What tuning may look at: every query of its half whose first result is not accepted. Of the other half no query is told. */
export function missesOfTuning({ tuning }: HalfOutcomes): string[] {
  return tuning
    .filter(({ place }) => place !== 1)
    .map(({ judged: { query, kind, accept }, place, found }) => {
      const first = found.length > 0 ? `first ${found.slice(0, 3).join(' ')}` : 'nothing found';
      return `${place === undefined ? 'not found' : `place ${place}`}: ${JSON.stringify(query)} (${kind}), wanted ${accept.join(' or ')}, ${first}`;
    });
}
