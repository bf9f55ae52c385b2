import type { MarkedText } from '@webdocs/contracts/api/search';
import { codeEnd, codeStart } from '../index/text-blocks.ts';
import { fold } from '../words/folded-text.ts';
import { isUnspaced, unspacedRuns } from '../words/tokens.ts';

const wordPattern = /[\p{L}\p{N}\p{M}_$]+/gu;

/** Where a word that was asked for is in a text, and which word it is, whatever its form there. */
export interface AskedPlace {
  readonly at: number;
  readonly end: number;
  readonly word: string;
}

/** Finds in a text what was asked for. */
export type AskedIn = (text: string) => Generator<AskedPlace>;

/**
 * Words are compared by their beginnings, so that forms of one word are found as well. Chinese, Japanese and Korean are written
 * without spaces or with endings: there it is the letters of a word that are found, and not all that is written around it.
 */
export function askedIn(words: readonly string[]): AskedIn {
  const wanted = words.filter(Boolean);
  const spaced = wanted.filter((word) => !isUnspaced(word));
  const unspaced = wanted.filter(isUnspaced);
  const known = new Map<string, string | undefined>();

  return function* places(text) {
    for (const { index, 0: word } of text.matchAll(wordPattern)) {
      if (unspaced.length > 0 && isUnspaced(word)) yield* unspacedPlaces(word, index, unspaced);
      else if (isAsked(word)) yield { at: index, end: index + word.length, word: known.get(word) ?? word };
    }
  };

  function isAsked(word: string): boolean {
    if (!known.has(word)) known.set(word, wantedAs(fold(word)));
    return known.get(word) !== undefined;
  }

  function wantedAs(folded: string): string | undefined {
    return spaced.find((one) => folded === one || (one.length >= 4 && folded.startsWith(stemLike(one))));
  }
}

/** The pairs of a query that are beside each other in a text are one place. A lone pair of a longer word is only like it. */
function* unspacedPlaces(word: string, offset: number, pairs: readonly string[]): Generator<AskedPlace> {
  const folded = word.toLowerCase();
  const longest = Math.max(...unspacedRuns(pairs).map((run) => run.length));
  const isIn = new Array<boolean>(folded.length).fill(false);
  for (const pair of pairs)
    for (let at = folded.indexOf(pair); at >= 0; at = folded.indexOf(pair, at + 1)) isIn.fill(true, at, at + pair.length);
  for (let at = 0; at < isIn.length; at += 1) {
    if (!isIn[at]) continue;
    let end = at;
    while (isIn[end]) end += 1;
    if (end - at >= Math.min(3, longest)) yield { at: offset + at, end: offset + end, word: folded.slice(at, end) };
    at = end;
  }
}

function stemLike(word: string): string {
  return word.replace(/(?:ing|ed|es|s)$/, '');
}

/** A text whole, with what was asked for marked, and code told from prose. */
export function marked(text: string, places: AskedIn): MarkedText {
  const parts: Array<{ text: string; marked?: true; code?: true }> = [];
  // What was cut out of the middle of code ends with the mark that began outside of it.
  let isCode = text.includes(codeEnd) && !(text.indexOf(codeStart) >= 0 && text.indexOf(codeStart) < text.indexOf(codeEnd));
  const add = (said: string, isMarked: boolean) => {
    for (const piece of said.split(/([\u0002\u0003])/)) {
      if (piece === codeStart || piece === codeEnd) isCode = piece === codeStart;
      else if (piece !== '') parts.push({ text: piece, ...(isMarked ? { marked: true } : {}), ...(isCode ? { code: true } : {}) });
    }
  };
  let done = 0;
  for (const { at, end } of places(text)) {
    add(text.slice(done, at), false);
    add(text.slice(at, end), true);
    done = end;
  }
  add(text.slice(done), false);
  return parts;
}

/** As HTML in which nothing but the marks is not escaped. */
export function markedHtml(text: MarkedText): string {
  return text.map((part) => (part.marked ? `<mark>${escaped(part.text)}</mark>` : escaped(part.text))).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
