import { askingWeight, askingWords, isErrorMessage, isQuestion, qualifiers, qualifierWeight } from '../ranking/rules.ts';
import { fold } from '../words/fold.ts';
import { nameKey } from '../words/names.ts';
import { aliases } from '../words/aliases.ts';
import { meaningsOf } from '../words/meanings.ts';
import { tokensOf } from '../words/tokens.ts';

/** A query, taken apart. */
export interface Ask {
  readonly text: string;
  /** Each word once, with what it weighs besides its rarity. */
  readonly words: ReadonlyArray<{ readonly word: string; readonly means: readonly string[]; readonly weight: number }>;
  readonly code: readonly string[];
  /** Names that the query may be, the whole of it first, each with the share of the query that it is. */
  readonly names: ReadonlyArray<{ readonly key: string; readonly share: number }>;
  /** Names that two of its words may make, each with the share of the query that they are. */
  readonly pairs: ReadonlyArray<{ readonly key: string; readonly share: number }>;
  readonly isQuestion: boolean;
  readonly isErrorMessage: boolean;
  /** Those of its words that say which kind of page is wanted. */
  readonly qualifiers: readonly string[];
}

export function askOf(written: string): Ask {
  const alias = fold(written).trim();
  const text = Object.hasOwn(aliases, alias) ? (aliases[alias] ?? written) : written;
  const { words, code } = tokensOf(text);
  const unique = [...new Set(words)];
  const isError = isErrorMessage.test(text);
  const isQualifier = (word: string) => !isError && Object.hasOwn(qualifiers, word);
  const named = unique.filter(isQualifier);
  const isAllAsking = unique.every((word) => askingWords.has(word));
  const whole = nameKey(text);
  const rest = words.filter((word) => !isQualifier(word));
  const restWithoutAsking = rest.filter((word) => !askingWords.has(word));
  const telling = words.filter((word) => !askingWords.has(word));
  const isAllOfKind = telling.every(isQualifier);
  const share = (kept: readonly string[]) => (words.length === 0 ? 1 : kept.length / words.length);
  const names = [
    { key: whole, share: 1 },
    { key: nameKey(telling.join(' ')), share: share(telling) },
    { key: nameKey(rest.join(' ')), share: share(rest) },
    { key: nameKey(restWithoutAsking.join(' ')), share: share(restWithoutAsking) },
    { key: whole.replace(/s$/, ''), share: 0.9 },
  ];
  const weightOf = (word: string) => {
    if (isAllAsking) return code.length > 0 ? askingWeight / 4 : 1;
    if (askingWords.has(word)) return askingWeight;
    return isQualifier(word) && !isAllOfKind ? qualifierWeight : 1;
  };
  return {
    text,
    words: unique.map((word) => ({ word, means: meaningsOf(word), weight: weightOf(word) })),
    code: [...new Set(code)],
    names: names.filter(({ key }, index) => key !== '' && names.findIndex((other) => other.key === key) === index),
    pairs: isError ? [] : namesOfPairs(telling.filter((word) => !qualifiers[word]?.slug)),
    isQuestion: isQuestion.test(text.trim()),
    isErrorMessage: isError,
    qualifiers: named.length < unique.length ? named : [],
  };
}

const mostPaired = 8;

/** Who asks how to sort an array has named `Array.prototype.sort()`: two words in any order, in the singular, and by what they mean. */
function namesOfPairs(words: readonly string[]): Array<{ readonly key: string; readonly share: number }> {
  const paired = [...new Set(words)].slice(0, mostPaired);
  const pairs = new Map<string, number>();
  const spellings = paired.map((word) => [...new Set([word, word.replace(/s$/, ''), ...meaningsOf(word)])]);
  for (const [first, owners] of spellings.entries())
    for (const [second, members] of spellings.entries())
      if (first !== second)
        for (const owner of owners.slice(0, 2))
          for (const member of members) pairs.set(owner + member, 2 / Math.max(2, paired.length));
  return [...pairs].map(([key, share]) => ({ key, share }));
}
