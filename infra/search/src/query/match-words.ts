import type { Places } from '../index/places.ts';
import { parts } from '../index/places.ts';
import { leastShare, rules } from '../ranking/rules.ts';
import type { LocaleIndex } from './open-generation.ts';

/** A word of a query with where it stands. */
export interface FoundTerm {
  readonly places: Places | undefined;
  /** What it weighs besides its rarity. */
  readonly weight: number;
}

export interface WordMatches {
  /** What the rules give each page for its words, by its place in the index; 0 for pages that are not found. */
  readonly scores: Float32Array;
  readonly found: number;
}

const tfHalf = 2;

/** Weighs the words of a query on every page that holds some of them: rare words count more. */
export function matchWords(index: LocaleIndex, terms: readonly FoundTerm[]): WordMatches {
  const count = index.pages.length;
  const sums = new Float32Array(count);
  const shares = new Float32Array(count);
  const inTitles = new Float32Array(count);
  const scores = new Float32Array(count);
  const weights = terms.map(({ places, weight }) => weight * rarity(places?.ids.length ?? 0, count));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;

  for (const [number, { places }] of terms.entries()) {
    if (!places) continue;
    const weight = (weights[number] ?? 0) / total;
    for (let at = 0; at < places.ids.length; at++) {
      const place = (index.placeOf[(places.ids[at] ?? 0) - index.firstId] ?? 0) - 1;
      if (place < 0) continue;
      const part = places.parts[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + weight * partScore(part, index.lengths[place] ?? 1);
      shares[place] = (shares[place] ?? 0) + weight;
      if (part & parts.title) inTitles[place] = (inTitles[place] ?? 0) + weight;
    }
  }

  const isMany = terms.length > 0;
  let found = 0;
  for (let place = 0; isMany && place < count; place++) {
    const share = shares[place] ?? 0;
    if (share < leastShare - 1e-6) continue;
    found += 1;
    scores[place] = (sums[place] ?? 0) * share * share + titleCovered(place) + (share > 0.999 ? rules.allWords.weight : 0);
  }
  return { scores, found };

  function titleCovered(place: number): number {
    const inTitle = inTitles[place] ?? 0;
    if (inTitle === 0) return 0;
    const words = index.pages[place]?.titleWords ?? 1;
    const coverage = Math.min(1, (inTitle * terms.length) / words);
    return rules.titleCovered.weight * inTitle * inTitle * (0.4 + 0.6 * coverage);
  }
}

function rarity(pages: number, count: number): number {
  return Math.log(1 + (count - pages + 0.5) / (pages + 0.5));
}

function partScore(part: number, lengthShare: number): number {
  const times = part & parts.timesInBody;
  return (
    (part & parts.title ? rules.inTitle.weight : 0) +
    (part & parts.slug ? rules.inSlug.weight : 0) +
    (part & parts.heading ? rules.inHeading.weight : 0) +
    (part & parts.summary ? rules.inSummary.weight : 0) +
    (times > 0 ? (rules.inBody.weight * times) / (times + tfHalf * (0.4 + 0.6 * lengthShare)) : 0)
  );
}
