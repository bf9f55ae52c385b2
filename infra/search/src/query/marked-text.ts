import type { MarkedText } from '@webdocs/contracts/api/search';
import { fold } from '../words/folded-text.ts';

export const wordPattern = /[\p{L}\p{N}\p{M}_$]+/gu;

/** Whether a word of a text is one that was asked for. */
export type IsAsked = (word: string) => boolean;

/** Words are compared by their beginnings, so that forms of one word are marked as well. */
export function askedIn(words: readonly string[]): IsAsked {
  const wanted = words.filter(Boolean);
  const known = new Map<string, boolean>();
  return (word) => {
    let answer = known.get(word);
    if (answer === undefined) known.set(word, (answer = isWanted(fold(word))));
    return answer;
  };

  function isWanted(folded: string): boolean {
    return wanted.some(
      (one) =>
        folded === one || (one.length >= 4 && folded.startsWith(stemLike(one))) || (!/^[\0-\x7f]*$/.test(one) && folded.includes(one)),
    );
  }
}

function stemLike(word: string): string {
  return word.replace(/(?:ing|ed|es|s)$/, '');
}

/** A text whole, with what was asked for marked. */
export function marked(text: string, isAsked: IsAsked): MarkedText {
  const result: Array<{ text: string; marked?: boolean }> = [];
  let done = 0;
  for (const match of text.matchAll(wordPattern)) {
    if (!isAsked(match[0])) continue;
    if (match.index > done) result.push({ text: text.slice(done, match.index) });
    result.push({ text: match[0], marked: true });
    done = match.index + match[0].length;
  }
  if (done < text.length) result.push({ text: text.slice(done) });
  return result;
}

/** As HTML in which nothing but the marks is not escaped. */
export function markedHtml(text: MarkedText): string {
  return text.map((part) => (part.marked ? `<mark>${escaped(part.text)}</mark>` : escaped(part.text))).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
