import { fold } from './query-words.ts';

export interface HighlightedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts texts where the words occur, so that they can be marked; joined again the parts are the same text. */
export function highlightWords(words: readonly string[]): (text: string) => HighlightedPart[] {
  if (words.length === 0) return (text) => [{ text, isMatch: false }];
  // Where one word begins another, the longer one is what was meant.
  const longestFirst = words
    .map(fold)
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  const matches = new RegExp(`(${longestFirst.join('|')})`, 'giu');
  return (text) => {
    // Letters with and without accents are in the same places, but for the few signs that fold into more than one.
    const folded = fold(text);
    const searched = folded.length === text.length ? folded : text;
    let end = 0;
    // Split by a group: every other part is a match.
    return searched
      .split(matches)
      .map((part, index) => ({ text: text.slice(end, (end += part.length)), isMatch: index % 2 === 1 }))
      .filter((part) => part.text !== '');
  };
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
