import type { WeighedWord } from '@webdocs/search';
import { fold } from '@webdocs/search/folded-text';
import { isUnspaced, partsOfName, tokensOf } from '@webdocs/search/tokens';

/** The words of a text, each once, with code as a whole. */
export type WordsOfText = ReadonlySet<string>;

export function wordsOf(text: string): WordsOfText {
  const { words, code } = tokensOf(text);
  return new Set([...words, ...partsOfName(text), ...code, ...code.map((name) => name.replace(/\(\)$/, ''))]);
}

/** What was asked for, each word with how much it tells: those that only ask tell next to nothing. */
export class AskedWords {
  readonly #words: readonly WorthyWord[];
  readonly total: number;
  readonly #spaced: RegExp | undefined;
  readonly #unspaced: readonly string[];
  readonly #codes: readonly string[];

  constructor(weighed: readonly WeighedWord[]) {
    // What a name is made of is not asked for a second time.
    this.#words = weighed.map((asked) => ({ asked, worth: asked.weight * (leastRarity + asked.rarity) }));
    this.total = this.#words.reduce((sum, { worth }) => sum + worth, 0);
    const terms = [...new Set(weighed.filter(({ isCode }) => !isCode).flatMap(({ word, stem, means }) => [word, stem, ...means]))];
    const spaced = terms.filter((term) => !isUnspaced(term)).map((term) => term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    this.#spaced = spaced.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}_$])(?:${spaced.join('|')})[\\p{L}\\p{N}\\p{M}_]*`, 'gu') : undefined;
    this.#unspaced = terms.filter(isUnspaced);
    this.#codes = weighed.filter(({ isCode }) => isCode).map(({ word }) => word);
  }

  /** Those words of a text that may be asked for: the others are not looked at, since a text is long. */
  wordsIn(text: string): WordsOfText {
    const folded = fold(text);
    const found = new Set<string>(this.#spaced ? (folded.match(this.#spaced) ?? []) : []);
    for (const pair of this.#unspaced) if (folded.includes(pair)) found.add(pair);
    for (const code of this.#codes) if (folded.includes(code)) found.add(code);
    return found;
  }

  /** Words that say what is asked about, the most telling first. */
  get telling(): readonly string[] {
    return [...this.#words]
      .filter(({ asked }) => asked.weight >= tellingWeight)
      .sort((a, b) => b.worth - a.worth)
      .map(({ asked }) => asked.word);
  }

  /** Whether any page has the word. */
  isKnown(word: string): boolean {
    return this.#words.some(({ asked }) => asked.word === word && asked.isKnown);
  }

  /** What of the question is in texts, as a share: of each word what the text in which it counts most gives it. */
  shareIn(...texts: ReadonlyArray<readonly [words: WordsOfText, counts: number]>): number {
    return this.total === 0 ? 0 : shareOfWords(this.#words, texts) / this.total;
  }

  /** The same of the words that say what is asked about: a page need not say "use" to answer how something is used. */
  coverageIn(words: WordsOfText): number {
    const telling = this.#words.filter(({ asked }) => asked.weight >= tellingWeight);
    const total = telling.reduce((sum, { worth }) => sum + worth, 0);
    return total === 0 ? 0 : shareOfWords(telling, [[words, 1]]) / total;
  }

  /** How much of a short text, a title or a heading, was asked for. */
  shareOf(text: WordsOfText): number {
    let asked = 0;
    let all = 0;
    for (const word of text) {
      if (word.length < 2 || /[^\p{L}\p{N}\p{M}_$]/u.test(word)) continue;
      all += 1;
      const own: WordsOfText = new Set([word]);
      if (this.#words.some((one) => certaintyIn(one.asked, own) > 0)) asked += 1;
    }
    return all === 0 ? 0 : asked / all;
  }
}

interface WorthyWord {
  readonly asked: WeighedWord;
  readonly worth: number;
}

function shareOfWords(asked: readonly WorthyWord[], texts: ReadonlyArray<readonly [words: WordsOfText, counts: number]>): number {
  let sum = 0;
  for (const { asked: one, worth } of asked) {
    let best = 0;
    for (const [words, counts] of texts) if (counts > best) best = Math.max(best, counts * certaintyIn(one, words));
    sum += worth * best;
  }
  return sum;
}

const leastRarity = 0.15;
const tellingWeight = 0.35;
const certainties = { word: 1, form: 0.95, meant: 0.75 } as const;

function certaintyIn({ word, stem, means, isKnown }: WeighedWord, words: WordsOfText): number {
  if (words.has(word)) return certainties.word;
  if (hasForm(words, stem)) return certainties.form;
  if (!means.some((one) => hasForm(words, one))) return 0;
  // A word that no page has, such as one spelled as elsewhere, can only mean the other.
  return isKnown ? certainties.meant : certainties.form;
}

/** Forms of a word begin with its stem, and end within a few letters; the shorter the stem, the fewer. */
function hasForm(words: WordsOfText, stem: string): boolean {
  if (words.has(stem)) return true;
  const longestEnding = stem.length < 4 ? stem.length - 2 : stem.length < 5 ? 3 : 4;
  if (longestEnding < 1) return false;
  for (const word of words) if (word.length <= stem.length + longestEnding && word.startsWith(stem)) return true;
  return false;
}
