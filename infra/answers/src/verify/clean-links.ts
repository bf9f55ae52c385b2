import { markdownPieces, type MarkdownPiece } from '@webdocs/content/markdown-pieces';
import { codeSpans } from './code-spans.ts';
import { splitText } from './code-pieces.ts';

export interface CleanedLinks {
  readonly text: string;
  readonly links: number;
  /** Set where the text could not be read, and is one block of code now. */
  readonly isCode?: true;
}

type LeadsSomewhere = (href: string) => boolean;
type LinkPiece = Extract<MarkdownPiece, { kind: 'link' }>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
  readonly isLink?: boolean;
}

/** What is inside a label comes to light when the link around it is gone: so often at most. */
const mostRounds = 5;
/** The parser takes time in the square of the brackets that are open. No answer has so many. */
const mostBrackets = 5000;

/**
 * Leaves links that lead somewhere, in the one form that every reader of Markdown reads alike; every other link, picture and address
 * becomes its words, and HTML becomes code. What is code stays as it is.
 */
export function cleanedLinks(given: string, leadsSomewhere: LeadsSomewhere): CleanedLinks {
  let text = given.replace(fenceIndent, (indent) => indent.replaceAll('\t', '    '));
  let links = 0;
  if ((text.match(/\[/g)?.length ?? 0) > mostBrackets) return asCode(text, links);
  try {
    for (let round = 0; round < mostRounds; round += 1) {
      const { source, pieces } = markdownPieces(text);
      const edits = outermost(pieces.flatMap((piece) => editOf(piece, source, leadsSomewhere, round) ?? []));
      text = edited(source, edits);
      links += edits.filter(({ isLink }) => isLink).length;
      if (edits.length > 0) continue;
      return { text: withoutOtherReadings(text, pieces), links };
    }
  } catch (thrown) {
    // The parser gives up on what is nested too deeply.
    if (!(thrown instanceof Error)) throw thrown;
  }
  return asCode(text, links);
}

/** Readers count a tab as one sign or as four. */
const fenceIndent = /^[ \t]+(?=`{3}|~{3})/gm;

function editOf(piece: MarkdownPiece, source: string, leadsSomewhere: LeadsSomewhere, round: number): Edit | undefined {
  const { start, end } = piece;
  switch (piece.kind) {
    case 'image':
      return { start, end, by: piece.alt.replace(/[[\]<>`]/g, ''), isLink: true };
    case 'definition':
      return { start, end: end + (source[end] === '\n' && isLineStart(source, start) ? 1 : 0), by: '' };
    case 'html':
      return { start, end, by: shownTags(source.slice(start, end), round) };
    case 'link':
      return linkEdit(piece, source, leadsSomewhere);
    default:
      return undefined;
  }
}

function linkEdit(link: LinkPiece, source: string, leadsSomewhere: LeadsSomewhere): Edit | undefined {
  const { start, end, href, label, form } = link;
  const written = source.slice(start, end);
  if (form === 'auto') {
    if (leadsSomewhere(href) && !written.includes('`')) return undefined;
    return { start, end, by: `\`${written.replace(/[<>`]/g, '')}\``, isLink: true };
  }
  const shown = source.slice(label.start, label.end);
  // A citation that was written as a link.
  if (/^\^?\d{1,4}$/.test(shown.trim())) {
    const by = `[${shown.trim().replace('^', '')}]`;
    return by === written && form === 'reference' ? undefined : { start, end, by };
  }
  const plain = shown
    .split('\n')
    .map((line, index) => (index > 0 ? line.replace(/^[\s>]+/, '') : line).trimEnd())
    .join(' ');
  if (!leadsSomewhere(href) || !/^[^[\]]+$/.test(plain) || plain.trim() === '') return { start, end, by: plain, isLink: true };
  const by = `[${plain}](${writtenHref(href)})`;
  return by === written ? undefined : { start, end, by };
}

/** Signs that end an address for some readers, or that are more than themselves. */
function writtenHref(href: string): string {
  return href
    .replace(/[\s()<>\\`*_[\]]/g, (sign) => (sign === '_' || sign === '*' ? sign : `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`))
    .replace(/&(?=#?\w{1,40};)/g, '%26');
}

/** Tags as code; where that is not understood, with a space that makes them text. */
function shownTags(html: string, round: number): string {
  const shown = round === 0 ? html.replace(/<[A-Za-z/!?][^<>`\n]*>/g, '`$&`') : html;
  return shown.replace(/(?<!`)<(?=[A-Za-z/!?])/g, '< ');
}

function isLineStart(source: string, at: number): boolean {
  return at === 0 || source[at - 1] === '\n';
}

function outermost(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit);
  }
  return kept;
}

function edited(source: string, edits: readonly Edit[]): string {
  let text = '';
  let from = 0;
  for (const { start, end, by } of edits) {
    text += source.slice(from, start) + by;
    from = end;
  }
  return text + source.slice(from);
}

/**
 * Readers that know less of Markdown than the parser, our own screen among them, may see a link where it sees none: in a line that is
 * indented or quoted, or across lines that are no paragraph. A space between label and address makes it none for all of them.
 */
function withoutOtherReadings(text: string, pieces: readonly MarkdownPiece[]): string {
  const kept = new Set(pieces.flatMap((piece) => (piece.kind === 'link' && piece.form === 'inline' ? piece.label.end : [])));
  const code = pieces.filter(({ kind }) => kind === 'code');
  const readings = [fencedCode(text, code), ...spanReadings(text)];
  const isCode = insideOf(code);
  const isCodeForAll = [insideOf(readings[0] ?? []), ...readings.slice(1).map(insideOf)];
  return text.replace(/\]\((?=(https?:\/\/|\/(?![/\\])|#)?)/gi, (whole, target: string | undefined, at: number) => {
    if (kept.has(at)) return whole;
    const [isFenced, ...isSpan] = isCodeForAll;
    if (isFenced?.(at) || (isCode(at) && (target === undefined || isSpan.every((inSpan) => inSpan(at))))) return whole;
    return '] (';
  });
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Blocks that every reader takes for code: with a fence that is neither quoted nor indented. */
function fencedCode(text: string, code: readonly Stretch[]): Stretch[] {
  return code.filter(({ start }) => {
    const opening = text.slice(start, start + 400);
    if (!/^(?:`{3}|~{3})/.test(opening) || /^`{3,}[^`\n]+`/.test(opening)) return false;
    const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    return /^(?: {0,3}|\s*(?:[-*+]|\d{1,9}[.)]) )$/.test(indent);
  });
}

/** Code between backticks, read line by line, by paragraphs, and by all lines without a blank one among them. */
function spanReadings(text: string): Stretch[][] {
  const { lines } = splitText(text);
  const inLines: Stretch[] = [];
  const inParagraphs: Stretch[] = [];
  const inRuns: Stretch[] = [];
  const add = (to: Stretch[], start: number, end: number): void => {
    for (const { from, to: until } of codeSpans(text.slice(start, end))) to.push({ start: start + from, end: start + until });
  };
  let run: Stretch | undefined;
  let paragraph: Stretch | undefined;
  const endParagraph = (): void => {
    if (paragraph) add(inParagraphs, paragraph.start, paragraph.end);
    paragraph = undefined;
  };
  const endRun = (): void => {
    endParagraph();
    if (run) add(inRuns, run.start, run.end);
    run = undefined;
  };
  for (const { text: line, at } of lines) {
    const end = at + line.length;
    if (line.trim() === '' || (run && run.end + 1 !== at)) endRun();
    if (line.trim() === '') continue;
    add(inLines, at, end);
    if (/^\s*(?:#{1,6}\s|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$))/.test(line)) endParagraph();
    run = { start: run?.start ?? at, end };
    paragraph = { start: paragraph?.start ?? at, end };
    if (/^ {0,3}#{1,6}\s/.test(line)) endParagraph();
  }
  endRun();
  return [inLines, inParagraphs, inRuns];
}

/** Asked with growing positions. */
function insideOf(stretches: readonly Stretch[]): (at: number) => boolean {
  const sorted = [...stretches].sort((a, b) => a.start - b.start);
  let index = 0;
  return (at) => {
    while ((sorted[index]?.end ?? Infinity) <= at) index += 1;
    return (sorted[index]?.start ?? Infinity) <= at;
  };
}

/** The last resort: all of it as one block. */
function asCode(text: string, links: number): CleanedLinks {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return { text: `${fence}\n${text}\n${fence}`, links, isCode: true };
}
