/** A query, taken apart. */
export interface Asked {
  /** As it was typed, with its marks. */
  readonly written: string;
  readonly words: readonly string[];
  /** Its letters and digits alone: the same for every spelling of a name. */
  readonly key: string;
}

const betweenWords = /[^\p{L}\p{N}\p{M}$]+/u;

/** The words of a query: whatever marks they are between do not count, unless there is nothing else. */
export function queryWords(query: string): string[] {
  return [...askedIn(query).words];
}

export function askedIn(query: string): Asked {
  const written = fold(query.trim());
  const words = written.split(betweenWords).filter(Boolean);
  if (words.length === 0) return { written, words: /^[\s,;]*$/.test(written) ? [] : [written], key: written };
  return { written, words, key: keyOf(written) };
}

/** `Array.prototype.map()`, `array.map` and `Array map` are `arraymap`. */
export function keyOf(text: string): string {
  const folded = fold(text);
  if (/^[a-z0-9$]*$/.test(folded)) return folded;
  const key = folded.replace(/\bprototype\b(?=.)/, '').replace(/[^\p{L}\p{N}\p{M}$]+/gu, '');
  return key === '' ? folded : key;
}

/** One spelling for what readers take for one: capitals, and accents on Latin letters, do not count. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC');
}
