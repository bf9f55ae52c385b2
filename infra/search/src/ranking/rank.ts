import type { SearchFilters } from '@webdocs/contracts/api/search';
import type { Ask } from './parsed-query.ts';
import { matchWords, type FoundWord } from './word-matches.ts';
import type { IndexedPage, LocaleIndex } from './locale-index.ts';
import { pairShare, wordPairs } from '../words/word-pairs.ts';
import { matchNames } from './name-matches.ts';
import type { FilterCounts } from '../search-result.ts';
import { narrow, noFilters } from './narrow.ts';
import { explaining, qualifiers, rules } from './rules.ts';

export interface Ranked {
  readonly page: IndexedPage;
  /** How well it answers, whatever is known of the page. */
  readonly relevance: number;
  /** With what is known of the page. */
  readonly score: number;
  /** Whether its name is what was asked for. */
  readonly isNamed: boolean;
}

export interface Ranking {
  /** The best of what was found, as many as pages of results can show and more. */
  readonly best: readonly Ranked[];
  readonly found: number;
  readonly counts: FilterCounts;
}

export interface RankingOptions {
  readonly isCorrected?: boolean;
  readonly filters?: SearchFilters | undefined;
}

/** So many are looked at closely; the others are never shown. */
const lookedAt = 300;

/** Puts the pages of one language in order, by the rules. */
export function rank(index: LocaleIndex, ask: Ask, words: readonly FoundWord[], options: RankingOptions = {}): Ranking {
  const { isCorrected = false, filters = noFilters } = options;
  const { scores } = matchWords(index, words);
  const names = matchNames(index, ask);
  const { found, counts } = narrow(index, scores, names, filters);
  const candidates = new Set(names.keys());
  for (const place of bestPlaces(index, scores)) {
    const page = index.pages[place];
    if (page) candidates.add(page);
  }
  const pairs = wordPairs(ask.text);
  const isPhrase = pairs.length > 0;
  const isTold = names.size === 0 && ask.words.filter(({ weight }) => weight === 1).length >= 3;
  const priorShare = isTold ? rules.priorOfMany.weight : 1;
  const wanted = ask.qualifiers.map((word) => qualifiers[word] ?? {});
  const teaches = wanted.some((qualifier) => qualifier.teaches);

  const best = [...candidates].map((page): Ranked => {
    const isWanted =
      wanted.length > 0 && wanted.every(({ slug, pageType }) => slug?.test(page.slug) || pageType?.test(page.pageType ?? ''));
    const named = names.get(page);
    const name = named !== undefined && teaches && !isWanted ? named * rules.nameUntaught.weight : named;
    const relevance =
      (scores[page.place] ?? 0) +
      (name === undefined ? 0 : name + (isCorrected ? rules.nameCorrected.weight : 0)) +
      (isPhrase ? rules.phraseInTitle.weight * pairShare(pairs, page.title) : 0) +
      (isWanted ? rules.qualified.weight : 0) +
      (ask.isErrorMessage && /error/.test(page.pageType ?? '') ? rules.errorMessage.weight : 0) +
      (ask.isQuestion && explaining.test(page.pageType ?? '') ? rules.explains.weight : 0);
    return {
      page,
      relevance,
      score: relevance + page.prior * priorShare + page.popularity * rules.popularity.weight,
      isNamed: name !== undefined,
    };
  });
  return { best: best.sort(byScore), found, counts };
}

export function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.page.url.length - b.page.url.length || (a.page.url < b.page.url ? -1 : 1);
}

function bestPlaces(index: LocaleIndex, scores: Float32Array): number[] {
  const places: number[] = [];
  for (let place = 0; place < scores.length; place++) if ((scores[place] ?? 0) > 0) places.push(place);
  if (places.length <= lookedAt) return places;
  const total = (place: number) => (scores[place] ?? 0) + (index.pages[place]?.prior ?? 0);
  const least = Float32Array.from(places, total).sort().at(-lookedAt) ?? 0;
  return places.filter((place) => total(place) >= least);
}
