import type { MarkedText } from '@webdocs/contracts/search';
import { fold } from '../words/fold.ts';

const fragments = 3;
const fragmentLength = 120;
const wordPattern = /[\p{L}\p{N}\p{M}_$]+/gu;

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

/** The parts of a text that hold most of what was asked for. */
export function bestFragments(body: string, isAsked: IsAsked): MarkedText[] {
  const hits: number[] = [];
  const words = new Map<number, string>();
  for (const match of body.matchAll(wordPattern)) {
    if (!isAsked(match[0])) continue;
    hits.push(match.index);
    words.set(match.index, fold(match[0]));
    if (hits.length >= 500) break;
  }
  const windows = hits.map((from, number) => {
    const seen = new Set<string>();
    for (let at = number; at < hits.length && (hits[at] ?? 0) < from + fragmentLength; at++) seen.add(words.get(hits[at] ?? 0) ?? '');
    return { from, different: seen.size };
  });
  const chosen: number[] = [];
  for (const { from } of windows.sort((a, b) => b.different - a.different || a.from - b.from)) {
    if (chosen.length === fragments) break;
    if (chosen.every((other) => Math.abs(other - from) >= fragmentLength)) chosen.push(from);
  }
  return chosen.sort((a, b) => a - b).map((from) => marked(fragmentAt(body, from), isAsked));
}

function fragmentAt(body: string, from: number): string {
  const lead = 30;
  let start = Math.max(0, from - lead);
  const newline = body.lastIndexOf('\n', from);
  if (newline >= start) start = newline + 1;
  else if (start > 0) start = body.indexOf(' ', start) + 1 || start;
  const cut = body.slice(start, start + fragmentLength + 20);
  const end = cut.length < fragmentLength + 20 ? cut.length : Math.max(cut.lastIndexOf(' '), fragmentLength - 20);
  return cut.slice(0, end).replace(/\s+/g, ' ').trim();
}

/** As HTML in which nothing but the marks is not escaped. */
export function markedHtml(text: MarkedText): string {
  return text.map((part) => (part.marked ? `<mark>${escaped(part.text)}</mark>` : escaped(part.text))).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
