import type { TextMark } from '@webdocs/contracts/answers/answer';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { splitText, withoutCode, type ProseLine } from './code-pieces.ts';

const citation = /(?<!\\)\[(\d{1,4})\](?![(:])/g;
const leading = /^\s*(?:\[\d{1,4}\]\s*)+/;
const heading = /^ {0,3}#{1,6}(?:\s|$)/;
const underline = /^ {0,3}(?:=+|-+)\s*$/;
const rule = /^ {0,3}(?:[-*_]\s*){3,}$/;
const marker = /^\s*(?:>\s*)*(?:[-*+]\s+|\d{1,9}[.)]\s+)?(?:\[[ xX]\]\s+)?/;
const listItem = /^\s*(?:>\s*)*(?:[-*+]|\d{1,9}[.)])\s+/;

/** Which sources are named where, and which sentences name none. */
export function citationMarks(text: string, locale: Locale): TextMark[] {
  const { lines } = splitText(text);
  const cited = lines.flatMap(({ text: line, at }) =>
    [...withoutCode(line).matchAll(citation)].map(({ 0: whole, 1: number, index }): TextMark => ({
      kind: 'cited',
      from: at + index,
      to: at + index + whole.length,
      source: Number(number),
    })),
  );
  const uncited = paragraphs(lines).flatMap((paragraph) => uncitedSentences(paragraph, locale));
  return [...cited, ...uncited];
}

/** Lines that are read as one, with markers of lists and quotes taken off the first. */
function paragraphs(lines: readonly ProseLine[]): ProseLine[][] {
  const found: ProseLine[][] = [];
  let open: ProseLine[] = [];
  const end = (): void => {
    if (open.length > 0) found.push(open);
    open = [];
  };
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const isApart = before && before.at + before.text.length + 1 !== line.at;
    if (isApart || listItem.test(line.text) || isRow(line)) end();
    const next = lines[index + 1];
    const isTitle = heading.test(line.text) || (next && line.text.trim() !== '' && underline.test(next.text));
    if (line.text.trim() === '' || isTitle || rule.test(line.text) || underline.test(line.text) || isTableRule(line)) return end();
    // The first row of a table says what the others are about.
    if (isRow(line) && next && isTableRule(next)) return end();
    const [mark = ''] = marker.exec(line.text) ?? [];
    open.push({ text: line.text.slice(mark.length), at: line.at + mark.length });
    if (isRow(line)) end();
  });
  end();
  return found;
}

function isTableRule({ text }: ProseLine): boolean {
  const cells = text.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
  return cells.every((cell) => /^:?-{2,}:?$/.test(cell.trim()));
}

function isRow({ text }: ProseLine): boolean {
  return /^\s*\|.*\|\s*$/.test(text);
}

function uncitedSentences(paragraph: readonly ProseLine[], locale: Locale): TextMark[] {
  const [first] = paragraph;
  if (!first) return [];
  const said = isRow(first) ? [{ from: 0, text: first.text }] : sentencesOf(paragraph, locale);
  const starts = startsOf(paragraph);
  return said
    .map(({ from, text }, index) => ({ from, text, next: said[index + 1]?.text ?? '' }))
    .filter(({ text, next }) => isClaim(text) && !namesSource(text) && !leading.test(next))
    .map(({ from, text }): TextMark => {
      const skipped = (leading.exec(text)?.[0] ?? /^\s*/.exec(text)?.[0] ?? '').length;
      const begin = from + skipped;
      const last = from + text.trimEnd().length - 1;
      return { kind: 'uncited', from: placeIn(starts, begin), to: placeIn(starts, last) + 1 };
    });
}

function namesSource(sentence: string): boolean {
  return /(?<!\\)\[\d{1,4}\](?![(:])/.test(sentence.replace(leading, ''));
}

/** A lead-in promises what follows it, and a row of signs says nothing. */
function isClaim(sentence: string): boolean {
  const words = sentence.replace(leading, '').trim();
  return /\p{L}/u.test(words) && !/[:：]\s*(?:\*\*|__)?$/.test(words);
}

function sentencesOf(paragraph: readonly ProseLine[], locale: Locale): Array<{ readonly from: number; readonly text: string }> {
  const text = paragraph.map((line) => line.text).join('\n');
  // Line breaks within a paragraph end no sentence, and code has dots of its own.
  const plain = withoutCode(text.replaceAll('\n', ' ')).replace(/\b(?:e\.g|i\.e|etc|vs|approx)\./gi, (short) => short.replaceAll('.', 'x'));
  const parts = segmentsOf(plain, locale);
  const joined: Array<{ from: number; text: string }> = [];
  for (const { index, segment } of parts) {
    const before = joined.at(-1);
    const own = plain.slice(index, index + segment.length);
    // "Yes. [1]" is one sentence with its source behind the stop, and so is one with a star behind it.
    if (before && !/[\p{L}\p{N}]/u.test(own.replace(leading, ''))) before.text += own;
    else joined.push({ from: index, text: own });
  }
  return joined;
}

/** In windows: of a long text the segmenter takes time in the square of its length. */
const shortestWindow = 2000;

function segmentsOf(text: string, locale: Locale): Array<{ readonly index: number; readonly segment: string }> {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const found: Array<{ readonly index: number; readonly segment: string }> = [];
  let from = 0;
  let length = shortestWindow;
  while (from < text.length) {
    const window = text.slice(from, from + length);
    const segments = [...segmenter.segment(window)];
    const isLast = from + length >= text.length;
    // The last one may go on behind the window.
    const whole = isLast ? segments : segments.slice(0, -1);
    for (const { index, segment } of whole) found.push({ index: from + index, segment });
    if (isLast) break;
    from += whole.reduce((sum, { segment }) => sum + segment.length, 0);
    length = whole.length > 0 ? shortestWindow : length * 2;
  }
  return found;
}

function startsOf(paragraph: readonly ProseLine[]): ReadonlyArray<{ readonly inside: number; readonly at: number }> {
  let inside = 0;
  return paragraph.map((line) => {
    const start = { inside, at: line.at };
    inside += line.text.length + 1;
    return start;
  });
}

/** A position in the joined lines as one in the whole text. */
function placeIn(starts: ReadonlyArray<{ readonly inside: number; readonly at: number }>, position: number): number {
  let low = 0;
  for (let high = starts.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if ((starts[middle]?.inside ?? 0) <= position) low = middle;
    else high = middle;
  }
  const { inside, at } = starts[low] ?? { inside: 0, at: 0 };
  return at + position - inside;
}
