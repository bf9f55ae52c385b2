import { fold } from './fold.ts';

/** Words that stand beside each other in a text, whatever marks are between them. */
export function wordPairs(text: string): string[] {
  const words = wordsOnly(text).split(' ').filter(Boolean);
  return words.slice(1).map((word, index) => ` ${words[index]} ${word} `);
}

/** How many of the pairs another text has, as a share. */
export function pairShare(pairs: readonly string[], text: string): number {
  if (pairs.length === 0) return 0;
  const words = wordsOnly(text);
  return pairs.filter((pair) => words.includes(pair)).length / pairs.length;
}

function wordsOnly(text: string): string {
  return ` ${fold(text).replace(/[^\p{L}\p{N}\p{M}_$]+/gu, ' ')} `;
}
