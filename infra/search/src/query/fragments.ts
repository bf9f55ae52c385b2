import type { MarkedText } from '@webdocs/contracts/api/search';
import { codeEnd, codeStart, kindOfBlock } from '../index/text-blocks.ts';
import { marked, type AskedIn } from './marked-text.ts';

const most = 3;
/** What is within so many letters is one place. */
const reach = 120;
const longest = 160;
/** So far before a word its sentence is looked for, and where it begins further away, so many letters lead to the word. */
const sentenceWithin = 80;
const lead = 30;

/** The parts of a text that hold most of what was asked for, without running from one block into the next. */
export function bestFragments(body: string, asked: AskedIn): MarkedText[] {
  const found: MarkedText[] = [];
  let shown = 0;
  for (const hit of bestPlaces(body, asked)) {
    if (hit < shown) continue;
    const { text, end } = fragmentAt(body, hit, shown);
    const isCode = kindOfBlock(body, body.lastIndexOf('\n', hit - 1) + 1) === 'code';
    found.push(marked(isCode ? codeStart + text + codeEnd : text, asked));
    shown = end;
  }
  return found;
}

interface Place {
  readonly at: number;
  /** Where what can be shown with it ends. */
  readonly end: number;
  readonly word: string;
  /** What a page says in sentences is shown before what it says in code, and before headings that stand alone. */
  readonly isSaid: boolean;
}

function bestPlaces(body: string, asked: AskedIn): number[] {
  const all = placesIn(body, asked);
  const said = all.filter(({ isSaid }) => isSaid);
  const places = said.length > 0 ? said : all;
  const windows = places.map(({ at, end }, number) => {
    const seen = new Set<string>();
    for (const other of places.slice(number)) {
      if (other.at >= Math.min(at + reach, end)) break;
      seen.add(other.word);
    }
    return { at, end, different: seen.size };
  });
  const chosen: Array<Pick<Place, 'at' | 'end'>> = [];
  for (const { at, end } of windows.sort((a, b) => b.different - a.different || a.at - b.at)) {
    if (chosen.length === most) break;
    if (chosen.every((other) => other.end !== end || Math.abs(other.at - at) >= reach)) chosen.push({ at, end });
  }
  return chosen.map(({ at }) => at).sort((a, b) => a - b);
}

/** Lists of links say what is elsewhere, and markup says nothing: neither is shown. */
function placesIn(body: string, asked: AskedIn): Place[] {
  const places: Place[] = [];
  let begin = 0;
  let end = -1;
  for (const { at, word } of asked(body)) {
    if (at >= end) {
      begin = body.lastIndexOf('\n', at) + 1;
      end = endOfShown(body, at);
    }
    const kind = kindOfBlock(body, begin);
    if (kind === 'links' || (kind === 'code' && isMarkup(body, begin))) continue;
    const isAlone = kind === 'heading' && end === endOfBlock(body, begin);
    places.push({ at, end, word, isSaid: kind !== 'code' && !isAlone });
    if (places.length >= 500) break;
  }
  return places;
}

function isMarkup(body: string, begin: number): boolean {
  return /<\/?[a-z!]/i.test(body.slice(begin, endOfBlock(body, begin)));
}

/** A heading is shown with what is under it. */
function endOfShown(body: string, at: number): number {
  const begin = body.lastIndexOf('\n', at) + 1;
  const end = endOfBlock(body, begin);
  const isFollowed = kindOfBlock(body, begin) === 'heading' && end < body.length && kindOfBlock(body, end + 1) === 'text';
  return isFollowed ? endOfBlock(body, end + 1) : end;
}

interface Fragment {
  readonly text: string;
  /** Where in the body it ends. */
  readonly end: number;
}

/** A heading is shown with the beginning of what is under it; everything else as one sentence or the middle of a long one. */
function fragmentAt(body: string, hit: number, after: number): Fragment {
  const line = body.lastIndexOf('\n', hit - 1) + 1;
  const kind = kindOfBlock(body, line);
  const begin = kind === 'text' ? line : line + 1;
  const close = endOfBlock(body, begin);
  if (kind === 'heading') {
    const heading = body.slice(begin, close);
    const end = endOfShown(body, hit);
    if (end === close) return { text: heading, end };
    const below = cutAt(body, close + 1, end, longest - reach / 2);
    return { text: `${heading} · ${below.text}`, end: below.end };
  }
  const start = Math.max(startBefore(body, begin, hit), after);
  const { text, end } = cutAt(body, start, close, Math.max(longest, hit - start + reach / 2));
  return { text: start > begin && !isSentenceStart(body, start) ? `… ${text}` : text, end };
}

function endOfBlock(body: string, from: number): number {
  const newline = body.indexOf('\n', from);
  return newline < 0 ? body.length : newline;
}

function startBefore(body: string, begin: number, hit: number): number {
  if (hit - begin <= sentenceWithin) return begin;
  for (let at = hit; at > hit - sentenceWithin; at--) if (isSentenceStart(body, at)) return at;
  const space = body.indexOf(' ', hit - lead);
  return space >= 0 && space < hit ? space + 1 : hit - lead;
}

function isSentenceStart(body: string, at: number): boolean {
  return /[.!?] $|[。！？]$/.test(body.slice(Math.max(0, at - 2), at));
}

function cutAt(body: string, start: number, close: number, length: number): Fragment {
  if (close - start <= length + lead) return { text: body.slice(start, close).trim(), end: close };
  const space = body.lastIndexOf(' ', start + length);
  const end = space > start + length / 2 ? space : start + length;
  return { text: `${body.slice(start, end).trim()} …`, end };
}
