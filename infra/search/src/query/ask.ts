import { askingWeight, askingWords, qualifiers } from '../ranking/rules.ts';
import { nameKey } from '../words/names.ts';
import { tokensOf } from '../words/tokens.ts';

/** A query, taken apart. */
export interface Ask {
  readonly text: string;
  /** Each word once, with what it weighs besides its rarity. */
  readonly words: ReadonlyArray<{ readonly word: string; readonly weight: number }>;
  readonly code: readonly string[];
  /** Names that the query may be, the whole of it first. */
  readonly names: readonly string[];
  /** Those of its words that say which kind of page is wanted. */
  readonly qualifiers: readonly string[];
}

export function askOf(text: string): Ask {
  const { words, code } = tokensOf(text);
  const unique = [...new Set(words)];
  const named = unique.filter((word) => Object.hasOwn(qualifiers, word));
  const isAllAsking = unique.every((word) => askingWords.has(word));
  const whole = nameKey(text);
  const rest = words.filter((word) => !Object.hasOwn(qualifiers, word));
  const restWithoutAsking = words.filter((word) => !Object.hasOwn(qualifiers, word) && !askingWords.has(word));
  const keys = [whole, nameKey(rest.join(' ')), nameKey(restWithoutAsking.join(' '))];
  return {
    text,
    words: unique.map((word) => ({ word, weight: !isAllAsking && askingWords.has(word) ? askingWeight : 1 })),
    code: [...new Set(code)],
    names: [...new Set(keys)].filter(Boolean),
    qualifiers: named.length < unique.length ? named : [],
  };
}
