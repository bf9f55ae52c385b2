/** A stretch of text whose place in the source is known: marks come as places. */
interface TextLeaf {
  readonly kind: 'text';
  readonly text: string;
  readonly at: number;
}

/** Code loses indents and returns of its source: each of its lines has a place of its own. */
interface Code {
  readonly kind: 'code';
  readonly text: string;
  readonly linesAt: readonly number[];
}

interface Wrapped {
  readonly kind: 'strong' | 'emphasis' | 'link';
  readonly href?: string;
  readonly children: readonly Inline[];
}

export type Inline = TextLeaf | Code | Wrapped;

export type Block =
  | { readonly kind: 'paragraph'; readonly at: number; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly at: number; readonly level: number; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly at: number; readonly start: number | undefined; readonly items: ReadonlyArray<readonly Block[]> }
  | (Code & { readonly at: number; readonly language: string; readonly isOpen: boolean });

interface Line {
  readonly text: string;
  readonly at: number;
}

/**
 * The part of Markdown that answers are written in: paragraphs, headings, lists, fenced code, emphasis, code and links. Everything
 * else is text, HTML too. It works on text that still grows: a fence that is not closed yet is code up to the end.
 */
export function parseMarkdown(source: string): Block[] {
  let at = 0;
  const lines = source.split('\n').map((text): Line => {
    const line = { text: text.replace(/\r$/, ''), at };
    at += text.length + 1;
    return line;
  });
  return blocksOf(lines, 0);
}

const fence = /^( {0,3})(`{3,}|~{3,})\s*([\w+#-]*).*$/;
const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/;
const item = /^( {0,5})(?:[-*+]|(\d{1,9})[.)])(?:\s+|$)/;
const deepest = 6;

function blocksOf(lines: readonly Line[], depth: number): Block[] {
  const blocks: Block[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] as Line;
    const opened = fence.exec(line.text);
    const headed = heading.exec(line.text);
    if (line.text.trim() === '') index += 1;
    else if (opened) {
      const [, indent = '', marker = '', language = ''] = opened;
      const length = lengthOfCode(lines, index + 1, marker);
      const within = lines.slice(index + 1, index + 1 + length);
      blocks.push({
        ...codeOf(within, indent.length),
        at: line.at,
        language: language.toLowerCase(),
        isOpen: index + 1 + length >= lines.length,
      });
      index += length + 2;
    } else if (headed) {
      const [, signs = '', title = ''] = headed;
      const children = inlineOf([{ text: title, at: line.at + line.text.indexOf(title, signs.length) }]);
      blocks.push({ kind: 'heading', at: line.at, level: signs.length, children });
      index += 1;
    } else if (item.test(line.text) && depth < deepest) {
      const length = lengthOfList(lines, index);
      blocks.push(listOf(lines.slice(index, index + length), depth));
      index += length;
    } else {
      let length = 1;
      while (index + length < lines.length && continuesParagraph(lines[index + length] as Line, depth)) length += 1;
      blocks.push({ kind: 'paragraph', at: line.at, children: inlineOf(lines.slice(index, index + length).map(withoutIndent)) });
      index += length;
    }
  }
  return blocks;
}

function continuesParagraph({ text }: Line, depth: number): boolean {
  return text.trim() !== '' && !fence.test(text) && !heading.test(text) && (depth >= deepest || !item.test(text));
}

function lengthOfCode(lines: readonly Line[], from: number, marker: string): number {
  const closing = new RegExp(`^ {0,3}${marker[0]}{${marker.length},}\\s*$`);
  const end = lines.findIndex(({ text }, index) => index >= from && closing.test(text));
  return (end < 0 ? lines.length : end) - from;
}

/** Lines lose as much of their indent as the fence itself has. */
function codeOf(lines: readonly Line[], indent: number): Code {
  const own = lines.map((line) => {
    const less = Math.min(line.text.search(/[^ ]|$/), indent);
    return { text: line.text.slice(less), at: line.at + less };
  });
  return { kind: 'code', text: own.map(({ text }) => text).join('\n'), linesAt: own.map(({ at }) => at) };
}

function lengthOfList(lines: readonly Line[], from: number): number {
  const isOrdered = item.exec((lines[from] as Line).text)?.[2] !== undefined;
  const indent = indentOf((lines[from] as Line).text);
  let length = 1;
  while (from + length < lines.length) {
    const { text } = lines[from + length] as Line;
    const begins = item.exec(text);
    const isOfList = begins !== null && indentOf(text) <= indent + 1 ? (begins[2] !== undefined) === isOrdered : indentOf(text) > indent;
    const isBlankInside =
      text.trim() === '' && from + length + 1 < lines.length && staysInList(lines[from + length + 1] as Line, indent, isOrdered);
    const isLazy =
      text.trim() !== '' &&
      begins === null &&
      (lines[from + length - 1] as Line).text.trim() !== '' &&
      continuesParagraph({ text, at: 0 }, 0);
    if (!isBlankInside && (text.trim() === '' || !(isOfList || isLazy))) return length;
    length += 1;
  }
  return length;
}

function staysInList({ text }: Line, indent: number, isOrdered: boolean): boolean {
  const begins = item.exec(text);
  if (begins && indentOf(text) <= indent + 1) return (begins[2] !== undefined) === isOrdered;
  return text.trim() !== '' && indentOf(text) > indent;
}

function listOf(lines: readonly Line[], depth: number): Block {
  const first = lines[0] as Line;
  const indent = indentOf(first.text);
  const number = item.exec(first.text)?.[2];
  const items: Line[][] = [];
  for (const line of lines) {
    const begins = item.exec(line.text);
    if (begins && indentOf(line.text) <= indent + 1) {
      const width = begins[0].length;
      items.push([{ text: line.text.slice(width), at: line.at + width }]);
    } else {
      const less = Math.min(indentOf(line.text), indent + 2);
      items.at(-1)?.push({ text: line.text.slice(less), at: line.at + less });
    }
  }
  return {
    kind: 'list',
    at: first.at,
    start: number === undefined ? undefined : Number(number),
    items: items.map((own) => blocksOf(own, depth + 1)),
  };
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function withoutIndent({ text, at }: Line): Line {
  const indent = indentOf(text);
  return { text: text.slice(indent), at: at + indent };
}

const inline =
  /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)|\*\*(?=\S)([\s\S]*?\S)\*\*(?!\*)|(?<![\w*])\*(?=[^\s*])([\s\S]*?[^\s*])\*(?![\w*])|(?<![\w_])_(?=[^\s_])([\s\S]*?[^\s_])_(?![\w_])|(?<!!)\[([^\][]+)\]\(([^\s()]+(?:\([^\s()]*\)[^\s()]*)?)\)/g;

/** Lines of one paragraph; a line break in it is a space. */
function inlineOf(lines: readonly Line[]): Inline[] {
  const text = lines.map((line) => line.text).join('\n');
  // Where in the source a place of the joined text is.
  const placed = (offset: number): number => {
    let rest = offset;
    for (const line of lines) {
      if (rest <= line.text.length) return line.at + rest;
      rest -= line.text.length + 1;
    }
    return (lines.at(-1)?.at ?? 0) + (lines.at(-1)?.text.length ?? 0);
  };
  return within(text, 0, text.length, placed, 0);
}

function within(text: string, from: number, to: number, placed: (offset: number) => number, depth: number): Inline[] {
  const found: Inline[] = [];
  const plain = (start: number, end: number) => {
    // A leaf is one line of the source: its characters follow each other there too.
    for (const line of splitLines(text, start, end))
      found.push({ kind: 'text', text: text.slice(line.start, line.end), at: placed(line.start) });
  };
  let last = from;
  const part = text.slice(from, to);
  for (const match of depth < deepest ? part.matchAll(inline) : []) {
    const start = from + match.index;
    const [whole, ticks, code, strong, starred, underlined, label, href] = match;
    plain(last, start);
    last = start + whole.length;
    if (ticks !== undefined && code !== undefined) {
      const begins = start + ticks.length;
      const linesAt = splitLines(text, begins, begins + code.length).map((line) => placed(line.start));
      found.push({ kind: 'code', text: code, linesAt });
    } else if (label !== undefined && href !== undefined) {
      const children = within(text, start + 1, start + 1 + label.length, placed, depth + 1);
      if (isSafe(href)) found.push({ kind: 'link', href, children });
      else plain(start, last);
    } else {
      const signs = strong === undefined ? 1 : 2;
      const inner = (strong ?? starred ?? underlined ?? '').length;
      const children = within(text, start + signs, start + signs + inner, placed, depth + 1);
      found.push({ kind: signs === 2 ? 'strong' : 'emphasis', children });
    }
  }
  plain(last, to);
  return found;
}

function splitLines(text: string, start: number, end: number): Array<{ start: number; end: number }> {
  const pieces: Array<{ start: number; end: number }> = [];
  for (let at = start; at < end;) {
    const newline = text.indexOf('\n', at);
    const stop = newline < 0 || newline >= end ? end : newline + 1;
    pieces.push({ start: at, end: stop });
    at = stop;
  }
  return pieces;
}

/** Pages of this site and of the web; nothing that runs. */
function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|\/(?![/\\])|#)/i.test(href);
}
