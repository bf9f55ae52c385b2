import { askingWeight, askingWords, isErrorMessage, isQuestion, qualifiers, qualifierWeight } from './rules.ts';
import { fold } from '../words/folded-text.ts';
import { nameKey } from '../words/page-names.ts';
import { aliases } from '../words/aliases.ts';
import { messageAlone } from '../words/error-messages.ts';
import { synonymsOf } from '../words/synonyms.ts';
import { tokensOf } from '../words/tokens.ts';

/** A query, taken apart. */
export interface Ask {
  readonly text: string;
  /** Each word once, with what it weighs besides its rarity. */
  readonly words: ReadonlyArray<{ readonly word: string; readonly means: readonly string[]; readonly weight: number }>;
  readonly code: readonly string[];
  /** Names that the query may be, the whole of it first, each with the share of the query that it is. */
  readonly names: ReadonlyArray<{ readonly key: string; readonly share: number }>;
  readonly isQuestion: boolean;
  readonly isErrorMessage: boolean;
  /** Those of its words that say which kind of page is wanted. */
  readonly qualifiers: readonly string[];
}

export function askOf(written: string): Ask {
  const alias = fold(written).trim();
  const named = Object.hasOwn(aliases, alias) ? (aliases[alias] ?? written) : written;
  const isError = isErrorMessage.test(named);
  const text = isError ? messageAlone(named) : named;
  const { words, code } = tokensOf(text);
  const unique = [...new Set(words)];
  const isQualifier = (word: string) => !isError && Object.hasOwn(qualifiers, word);
  const ofKind = unique.filter(isQualifier);
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
    words: unique.map((word) => ({ word, means: synonymsOf(word), weight: weightOf(word) })),
    code: [...new Set(code)],
    names: names.filter(({ key }, index) => key !== '' && names.findIndex((other) => other.key === key) === index),
    isQuestion: isQuestion.test(text.trim()),
    isErrorMessage: isError,
    qualifiers: ofKind.length < unique.length ? ofKind : [],
  };
}
