export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a text where the words occur, so that they can be marked; joined again it is the same text. */
export function markedParts(text: string, words: readonly string[]): MarkedPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  // Where one word begins another, the longer one is what was meant.
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escaped);
  // Split by a group: every other part is a match.
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
