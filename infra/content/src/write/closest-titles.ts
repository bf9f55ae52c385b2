import { isTypingSlip } from './typing-slip.ts';

/** What is compared with an address that has no page. */
export interface Comparable {
  readonly url: string;
  readonly lowerTitle: string;
  readonly lastSegment: string;
}

const closeEnough = 0.4;

/**
 * Finds pages whose address is like a given one. Robots ask for many addresses that never existed, so the pairs of
 * letters of all last segments are indexed, and only pages that share some with the wanted one are looked at.
 */
export class ClosestTitles<T extends Comparable> {
  readonly #byPair = new Map<string, number[]>();
  readonly #pairCounts: number[] = [];

  constructor(readonly candidates: readonly T[]) {
    for (const [index, { lastSegment }] of candidates.entries()) {
      const pairs = pairsOf(lastSegment);
      this.#pairCounts.push(pairs.size);
      for (const pair of pairs) {
        const holders = this.#byPair.get(pair);
        if (holders) holders.push(index);
        else this.#byPair.set(pair, [index]);
      }
    }
  }

  find(path: string, limit: number): readonly T[] {
    const segments = path.toLowerCase().split('/').filter(Boolean);
    const last = (segments.at(-1) ?? '').slice(0, 100);
    const words = segments
      .join(' ')
      .split(/[ _.-]+/)
      .filter(Boolean)
      .slice(-20);
    if (words.length === 0) return [];

    const lastWords = last.split(/[ _.-]+/).filter((word) => word.length > 2);
    // A short word of several is in many a title: `all` of `nothing_at_all` is in every `getAll()`.
    const isMeant = ({ lowerTitle, lastSegment }: T): boolean =>
      lettersOf(lastWords.filter((word) => lowerTitle.includes(word) || lastSegment.includes(word))) >=
        Math.max(1, lettersOf(lastWords) / 2) || isTypingSlip(last, lastSegment);
    const likeness = this.#likenessTo(last);
    const scored = [...likeness].map(([index, alike]) => this.#scored(index, 2 * alike, words));
    if (scored.length < limit)
      scored.push(...this.#namedLike(words.at(-1) ?? '', likeness).map((index) => this.#scored(index, 0.5, words)));
    return scored
      .filter(({ score, candidate }) => score >= 1 && isMeant(candidate))
      .sort((a, b) => b.score - a.score || a.candidate.url.length - b.candidate.url.length || (a.candidate.url < b.candidate.url ? -1 : 1))
      .slice(0, limit)
      .map(({ candidate }) => candidate);
  }

  #scored(index: number, alike: number, words: readonly string[]): { candidate: T; score: number } {
    const candidate = this.candidates[index] as T;
    const address = candidate.url.toLowerCase();
    return {
      candidate,
      score: alike + words.filter((word) => candidate.lowerTitle.includes(word) || address.includes(word)).length / words.length,
    };
  }

  /** Share of the letter pairs that a last segment has in common with the wanted one: high for a slip of the finger. */
  #likenessTo(last: string): Map<number, number> {
    const wanted = pairsOf(last);
    const common = new Map<number, number>();
    for (const pair of wanted) for (const index of this.#byPair.get(pair) ?? []) common.set(index, (common.get(index) ?? 0) + 1);
    for (const [index, count] of common) {
      const alike = (2 * count) / (wanted.size + (this.#pairCounts[index] ?? 0));
      if (alike < closeEnough) common.delete(index);
      else common.set(index, alike);
    }
    return common;
  }

  #namedLike(word: string, found: ReadonlyMap<number, number>): number[] {
    return word.length < 3
      ? []
      : this.candidates.flatMap(({ lowerTitle }, index) => (!found.has(index) && lowerTitle.includes(word) ? [index] : []));
  }
}

function lettersOf(words: readonly string[]): number {
  return words.join('').length;
}

/** A mark before and after makes short words and first letters count. */
function pairsOf(word: string): Set<string> {
  const marked = `^${word}$`;
  const pairs = new Set<string>();
  for (let at = 0; at < marked.length - 1; at++) pairs.add(marked.slice(at, at + 2));
  return pairs;
}
