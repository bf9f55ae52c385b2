import type { Postings } from '../index/postings.ts';
import { parts } from '../index/postings.ts';
import { leastShare, rules } from './rules.ts';
import type { LocaleIndex } from './locale-index.ts';

/** One way to say a word of a query, with where it is and by whom it is used for a link. */
export interface FoundTerm {
  readonly places: Postings | undefined;
  readonly linkTexts?: Postings | undefined;
  /** How sure it is that this is meant: 1 for the word as it was written. */
  readonly certainty: number;
}

export interface FoundWord {
  readonly terms: readonly FoundTerm[];
  /** Pages that are of the kind which the word names, whether or not they hold it. */
  readonly ofKind?: Uint32Array | undefined;
  /** What it weighs besides its rarity. */
  readonly weight: number;
}

export interface WordMatches {
  /** What the rules give each page for its words, by its place in the index; 0 for pages that are not found. */
  readonly scores: Float32Array;
}

const tfHalf = 2;
const linkTextsHalf = 2;
const rarest = 6;
const ofKindShare = 0.9;

/** Weighs the words of a query on every page that holds some of them: rare words count more. */
export function matchWords(index: LocaleIndex, words: readonly FoundWord[]): WordMatches {
  const count = index.pages.length;
  const sums = new Float32Array(count);
  const shares = new Float32Array(count);
  const inTitles = new Float32Array(count);
  const inLeads = new Float32Array(count);
  const scores = new Float32Array(count);
  const weights = words.map(
    ({ terms, weight }) => weight * rarity(Math.max(0, ...terms.map(({ places }) => places?.ids.length ?? 0)), count),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;

  // What one word gives a page: the most that any way to say it gives.
  const wordScore = new Float32Array(count);
  const wordShare = new Float32Array(count);
  const wordTitle = new Float32Array(count);
  const wordLead = new Float32Array(count);
  const held = new Uint32Array(count);
  for (const [number, { terms, ofKind }] of words.entries()) {
    let holders = 0;
    const raise = (place: number, score: number, share: number, title: number, lead: number) => {
      if (wordShare[place] === 0) held[holders++] = place;
      if (score > (wordScore[place] ?? 0)) wordScore[place] = score;
      if (share > (wordShare[place] ?? 0)) wordShare[place] = share;
      if (title > (wordTitle[place] ?? 0)) wordTitle[place] = title;
      if (lead > (wordLead[place] ?? 0)) wordLead[place] = lead;
    };
    for (const { places, linkTexts, certainty } of terms) {
      for (let at = 0; places && at < places.ids.length; at++) {
        const place = (index.placeOf[(places.ids[at] ?? 0) - index.firstId] ?? 0) - 1;
        if (place < 0) continue;
        const part = places.parts[at] ?? 0;
        const isTitle = part & parts.title ? certainty : 0;
        const isLead = part & (parts.title | parts.summary | parts.slug) ? certainty : 0;
        raise(place, certainty * partScore(part, index.lengths[place] ?? 1), certainty, isTitle, isLead);
      }
      for (let at = 0; linkTexts && at < linkTexts.ids.length; at++) {
        const place = (index.placeOf[(linkTexts.ids[at] ?? 0) - index.firstId] ?? 0) - 1;
        if (place < 0) continue;
        const times = linkTexts.parts[at] ?? 0;
        const sure = (certainty * times) / (times + linkTextsHalf);
        const known = wordScore[place] ?? 0;
        raise(place, known + rules.linkedAs.weight * sure, certainty, 0, sure);
      }
    }
    for (let at = 0; ofKind && at < ofKind.length; at++) {
      const place = ofKind[at] ?? 0;
      raise(place, rules.inSlug.weight, ofKindShare, 0, ofKindShare);
    }
    const weight = (weights[number] ?? 0) / total;
    for (let at = 0; at < holders; at++) {
      const place = held[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + weight * (wordScore[place] ?? 0);
      shares[place] = (shares[place] ?? 0) + weight * (wordShare[place] ?? 0);
      inTitles[place] = (inTitles[place] ?? 0) + weight * (wordTitle[place] ?? 0);
      inLeads[place] = (inLeads[place] ?? 0) + weight * (wordLead[place] ?? 0);
      wordScore[place] = wordShare[place] = wordTitle[place] = wordLead[place] = 0;
    }
  }

  for (let place = 0; words.length > 0 && place < count; place++) {
    const share = shares[place] ?? 0;
    if (share < leastShare - 1e-6) continue;
    const lead = inLeads[place] ?? 0;
    scores[place] =
      (sums[place] ?? 0) * share * share +
      titleCovered(place) +
      rules.leadCovered.weight * lead * lead +
      (share > 0.999 ? rules.allWords.weight : 0);
  }
  return { scores };

  function titleCovered(place: number): number {
    const inTitle = inTitles[place] ?? 0;
    if (inTitle === 0) return 0;
    const titleWords = index.pages[place]?.titleWords ?? 1;
    const coverage = Math.min(1, (inTitle * words.length) / titleWords);
    return rules.titleCovered.weight * inTitle * inTitle * (0.4 + 0.6 * coverage);
  }
}

function rarity(pages: number, count: number): number {
  const few = Math.max(pages, Math.min(rarest, count / 1000));
  return Math.log(1 + (count - few + 0.5) / (few + 0.5));
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
