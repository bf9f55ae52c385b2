import { slipsBetween } from '@webdocs/i18n/slips-between';

const mostTried = 400;
const mostOffered = 20;
const shortest = 4;
const shortestBeginning = 3;
const longest = 30;

/** Finds the word that a reader meant. Pairs of letters say which words to compare at all; how many letters differ decides. */
export class Misspellings {
  readonly #words: readonly string[];
  readonly #byPair = new Map<string, number[]>();

  constructor(readonly counts: ReadonlyMap<string, number>) {
    this.#words = [...counts.keys()].filter((word) => word.length >= 3 && word.length <= longest);
    for (const [index, word] of this.#words.entries())
      for (const pair of pairsOf(word)) {
        const holders = this.#byPair.get(pair);
        if (holders) holders.push(index);
        else this.#byPair.set(pair, [index]);
      }
  }

  has(word: string): boolean {
    return this.counts.has(word);
  }

  /** The closest known words; of equals first those that more pages have. */
  closest(word: string): readonly string[] {
    if (word.length < shortest || word.length > longest) return [];
    const most = word.length < 6 ? 1 : 2;
    const found: Array<{ word: string; distance: number; count: number }> = [];
    for (const index of this.#candidates(word)) {
      const known = this.#words[index] ?? '';
      const distance = slipsBetween(word, known, most);
      if (distance > most) continue;
      found.push({ word: known, distance, count: this.counts.get(known) ?? 0 });
    }
    return found
      .sort((a, b) => a.distance - b.distance || b.count - a.count)
      .slice(0, mostOffered)
      .map((one) => one.word);
  }

  /** Known words that begin so, first those that more pages have: what a reader had half typed. */
  begunBy(beginning: string): readonly string[] {
    if (beginning.length < shortestBeginning) return [];
    return this.#words
      .filter((word) => word.startsWith(beginning))
      .sort((a, b) => (this.counts.get(b) ?? 0) - (this.counts.get(a) ?? 0))
      .slice(0, mostOffered);
  }

  #candidates(word: string): number[] {
    const common = new Map<number, number>();
    for (const pair of pairsOf(word)) for (const index of this.#byPair.get(pair) ?? []) common.set(index, (common.get(index) ?? 0) + 1);
    return [...common]
      .filter(([index]) => Math.abs((this.#words[index]?.length ?? 0) - word.length) <= 2)
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostTried)
      .map(([index]) => index);
  }
}

function pairsOf(word: string): Set<string> {
  const marked = `^${word}$`;
  const pairs = new Set<string>();
  for (let at = 0; at < marked.length - 1; at++) pairs.add(marked.slice(at, at + 2));
  return pairs;
}
