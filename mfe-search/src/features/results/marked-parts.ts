export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a text where words of the query occur, so that they can be marked; joined again it is the same text. */
export function markedParts(text: string, query: string): MarkedPart[] {
  const words = query.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return [{ text, isMatch: false }];
  // Split by a group: every other part is a match.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
