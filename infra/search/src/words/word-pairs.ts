import { fold } from './folded-text.ts';

const between = /[^\p{L}\p{N}\p{M}_$]+/gu;
const isWordLetter = /[\p{L}\p{N}\p{M}_$]/u;
/** Letters whose accents do not count, and wide ones: a text without them needs no folding but that of its capitals. */
const isFolded = /[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff\u200b-\u200f\ufb00-\ufb06\uff01-\uff5e]/;

export type WordPair = readonly [first: string, second: string];

/** Words that are beside each other in a text, whatever marks are between them. */
export function wordPairs(text: string): WordPair[] {
  const words = fold(text).replace(between, ' ').split(' ').filter(Boolean);
  return words.slice(1).map((word, index) => [words[index] ?? '', word]);
}

/** How many of the pairs another text has, as a share. */
export function pairShare(pairs: readonly WordPair[], text: string): number {
  if (pairs.length === 0) return 0;
  const folded = isFolded.test(text) ? fold(text) : text.toLowerCase();
  return pairs.filter((pair) => hasPair(folded, pair)).length / pairs.length;
}

function hasPair(text: string, [first, second]: WordPair): boolean {
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (at > 0 && isInWord(text, at - 1)) continue;
    let next = at + first.length;
    if (next >= text.length || isInWord(text, next)) continue;
    while (next < text.length && !isInWord(text, next)) next += 1;
    if (text.startsWith(second, next) && !isInWord(text, next + second.length)) return true;
  }
  return false;
}

function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || code === 36;
  return at < text.length && isWordLetter.test(text[at] ?? '');
}
