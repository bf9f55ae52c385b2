import type { JudgedQuery } from './judged-queries.ts';
import { longestAnswer, type Searcher } from './searcher.ts';

/** What a searcher said to one query. */
export interface Outcome<Judged extends JudgedQuery = JudgedQuery> {
  readonly judged: Judged;
  /** Place of the first acceptable result, from 1; undefined where the first page has none. */
  readonly place: number | undefined;
  readonly found: readonly string[];
}

/** Shares of the queries, in percent, and the mean of 1/place. */
export interface Quality {
  readonly success1: number;
  readonly success3: number;
  readonly mrr: number;
}

/** One query after the other, as one reader asks. */
export async function outcomesOf<Judged extends JudgedQuery>(
  judgedQueries: readonly Judged[],
  searcher: Searcher,
): Promise<Array<Outcome<Judged>>> {
  const outcomes: Array<Outcome<Judged>> = [];
  for (const judged of judgedQueries) {
    const found = (await searcher.find(judged.query)).slice(0, longestAnswer);
    const index = found.findIndex((address) => judged.accept.includes(address));
    outcomes.push({ judged, found, place: index < 0 ? undefined : index + 1 });
  }
  return outcomes;
}

export function qualityOf(outcomes: readonly Outcome[]): Quality {
  const meanOf = (value: (place: number) => number): number =>
    outcomes.reduce((sum, { place }) => sum + (place === undefined ? 0 : value(place)), 0) / outcomes.length;
  return {
    success1: 100 * meanOf((place) => (place <= 1 ? 1 : 0)),
    success3: 100 * meanOf((place) => (place <= 3 ? 1 : 0)),
    mrr: meanOf((place) => 1 / place),
  };
}
