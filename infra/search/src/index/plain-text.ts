import { searchedCalls, searchedText, type SearchedCall } from '@webdocs/content/calls-in-search';
import { codeEnd, codeStart, withoutCodeMarks, type Block } from './text-blocks.ts';

/** What a page says, without how it looks. */
export interface PlainText {
  /** With its code between marks. */
  readonly summary: string;
  readonly headings: readonly string[];
  /** All of the text, headings and code included. */
  readonly blocks: readonly Block[];
}

const longestSummary = 400;

/** Reads Markdown, also with HTML in it, as cheaply as a search needs it: where a mark is taken for text, it is not shown. */
export function plainTextOf(source: string, calls = searchedCalls(source)): PlainText {
  const headings: string[] = [];
  const blocks: Block[] = [];
  let summary = '';
  for (const piece of searchedText(source, calls.map(asLink))
    .split(/^(```+|~~~+).*\n([\s\S]*?)^\1.*$/m)
    .entries()) {
    const [index, text] = piece;
    if (index % 3 === 1) continue;
    if (index % 3 === 2) {
      blocks.push({ text: oneLine(text), kind: 'code' });
      continue;
    }
    for (const block of text.split(/\n\s*\n/)) {
      const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/m.exec(block)?.[1];
      const said = inlineText(block);
      if (said === '') continue;
      if (heading !== undefined) headings.push(withoutCodeMarks(inlineText(heading)));
      else if (summary === '' && isSentence(block)) summary = cut(said, longestSummary);
      const isHeading = heading !== undefined && inlineText(heading) === said;
      blocks.push({ text: said, kind: isHeading ? 'heading' : isListOfLinks(block) || isAllNames(said) ? 'links' : 'text' });
    }
  }
  return { summary, headings, blocks };
}

/** Notes, lists, tables and pictures sum up no page. */
function isSentence(block: string): boolean {
  return !/^\s*(?:>|[-*+]\s|\d+\.\s|\||!\[|<(?!code|strong|em|a\b|b\b|kbd|abbr|p\b))/.test(block);
}

/** A call that names a page is read as the link that it becomes; all but definitions are names in code. */
function asLink(call: SearchedCall): SearchedCall {
  const { search } = call;
  if (search?.area === undefined) return call;
  const isCode = search.area !== 'glossary';
  const text: typeof search.text = (values) => {
    const said = search.text(values);
    if (/[`[\]]/.test(said)) return said;
    return isCode ? `[\`${said}\`](#)` : `[${said}](#)`;
  };
  return { ...call, search: { ...search, text } };
}

/** Every item begins with a link: what is under "See also". */
function isListOfLinks(block: string): boolean {
  return block
    .trim()
    .split('\n')
    .every((line) => /^\s*(?:[-*+]|\d+\.)\s+(?:\[|<a\b)/.test(line));
}

const fewestLetters = 60;
const leastProse = 0.3;

/** Of a long text hardly anything is said between the names in it: a table of members, links of a specification. */
function isAllNames(said: string): boolean {
  const prose = said.replace(/\u0002[^\u0003]*\u0003/g, '').replace(/\s+/g, ' ');
  return said.length >= fewestLetters && prose.length < said.length * leastProse;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', apos: "'", '#39': "'" };

function inlineText(markdown: string): string {
  // Code keeps what would be marks elsewhere.
  const parts = markdown.split(/(`+)([\s\S]*?)\1(?!`)/);
  let text = '';
  for (let index = 0; index < parts.length; index += 3) {
    text += withoutMarks(parts[index] ?? '');
    const code = parts[index + 2] ?? '';
    if (code.trim() !== '') text += codeStart + code.trim() + codeEnd;
  }
  return oneLine(text);
}

function withoutMarks(text: string): string {
  return (
    text
      .replace(/<!--[\s\S]*?-->/g, ' ')
      // A term and what it means.
      .replace(/\s*\n\s*[-*+]\s+:\s+/g, ': ')
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\]\((?:[^()\s]|\([^()]*\))*(?:\s+"[^"]*")?\)/g, '')
      .replace(/<\/?[a-z][^<>]*>/gi, ' ')
      .replace(/&([a-z]+|#39);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
      .replace(/^\s{0,3}(?:#{1,6}\s+|>\s?(?:\[!\w+\])?|[-*+]\s+(?::\s)?|\d+\.\s+|\|)/gm, ' ')
      .replace(/\[(?=[^\s\]]|$)/g, '')
      .replace(/\*\*|__|(?<!\w)_|_(?!\w)|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
      .replace(/\s\|/g, ' ')
      .replace(/\\([\\`*_{}[\]()#+.!<>|~-])/g, '$1')
  );
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\0]+/g, ' ')
    .replace(/ ([.,;:])(?=\s|$)/g, '$1')
    .trim();
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > 0 ? end : length)}…`;
}
