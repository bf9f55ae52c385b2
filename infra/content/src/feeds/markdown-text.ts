import { textOfHtml } from '../parse/html.ts';
import { hasClass, isBlank, isElement, textOf, type Element, type Node } from '../parse/tree.ts';

/** A tree of HTML as Markdown: what cannot be said in it is left out, its text is not. */
export function markdownText(nodes: readonly Node[], absolute: (address: string) => string): string {
  return blocks(nodes, absolute).join('\n\n');
}

type Absolute = (address: string) => string;

const phrasing = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr math'.split(' '),
);
/** Things to press, play or look at that are nothing without the page. */
const left = new Set(['iframe', 'interactive-example', 'svg', 'audio', 'video', 'button', 'input', 'label', 'meter', 'progress', 'canvas']);

function blocks(nodes: readonly Node[], absolute: Absolute): string[] {
  const result: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    const text = inline(run, absolute).trim();
    if (text) result.push(text);
    run = [];
  };
  for (const node of nodes) {
    // Leaves nothing in a page, so the texts around it are one.
    if (node.type === 'section-mark') continue;
    if (node.type === 'text' || (isElement(node) && phrasing.has(node.tag))) {
      run.push(node);
      continue;
    }
    endRun();
    if (isElement(node)) result.push(...block(node, absolute).filter(Boolean));
  }
  endRun();
  return result;
}

function block(node: Element, absolute: Absolute): string[] {
  if (left.has(node.tag) || 'hidden' in node.attributes || hasClass(node, 'example-header')) return [];
  switch (node.tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [`${'#'.repeat(Number(node.tag[1]))} ${inline(node.children, absolute).trim()}`];
    case 'p':
    case 'dt':
    case 'summary':
    case 'figcaption':
    case 'caption':
      return [inline(node.children, absolute).trim()];
    case 'ul':
    case 'ol':
      return [list(node, absolute)];
    case 'dl':
      return [definitions(node, absolute)];
    case 'pre':
      return [fence(node)];
    case 'blockquote':
      return [quoted(blocks(node.children, absolute).join('\n\n'))];
    case 'table':
      return [table(node, absolute)];
    case 'hr':
      return ['---'];
    case 'div':
      return callout(node, absolute) ?? blocks(node.children, absolute);
    default:
      return blocks(node.children, absolute);
  }
}

function callout(node: Element, absolute: Absolute): string[] | undefined {
  const kind = ['note', 'warning', 'callout'].find((name) => hasClass(node, name));
  if (kind === undefined || !(hasClass(node, 'notecard') || kind === 'callout')) return undefined;
  return [quoted(`[!${kind.toUpperCase()}]\n${blocks(node.children, absolute).join('\n\n')}`)];
}

function list(node: Element, absolute: Absolute): string {
  let number = Number(node.attributes['start'] ?? 1) || 1;
  const items = node.children.filter((child) => isElement(child, 'li')) as Element[];
  const isLoose = items.some((item) => item.children.some((child) => isElement(child, 'p')));
  return items
    .map((item) => {
      const marker = node.tag === 'ol' ? `${number++}. ` : '- ';
      return marker + indented(blocks(item.children, absolute).join(isLoose ? '\n\n' : '\n'), marker.length);
    })
    .join(isLoose ? '\n\n' : '\n');
}

/** A term is an item, its meaning an item below it that begins with a colon. */
function definitions(node: Element, absolute: Absolute): string {
  return node.children
    .flatMap((child) => {
      if (!isElement(child, 'dt', 'dd')) return [];
      if (child.tag === 'dt') return [`- ${inline(child.children, absolute).trim()}`];
      return [`  - : ${indented(blocks(child.children, absolute).join('\n\n'), 6)}`];
    })
    .join('\n');
}

function fence(node: Element): string {
  const language = /\bbrush:\s*(\S+)/.exec(node.attributes['class'] ?? '')?.[1] ?? '';
  const code = codeIn(node).replace(/\n$/, '');
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${ticks}${language === 'notranslate' ? '' : language}\n${code}\n${ticks}`;
}

/** The text of code, also while it is highlighted HTML. */
function codeIn(node: Node): string {
  if (node.type === 'verbatim') return textOfHtml(node.value);
  return node.type === 'element' ? node.children.map(codeIn).join('') : textOf(node);
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** Cells hold one line each; a table without a head gets an empty one. */
function table(node: Element, absolute: Absolute): string {
  const cellText = (cell: Node) =>
    isElement(cell, 'th', 'td')
      ? [
          blocks(cell.children, absolute)
            .join(' ')
            .replace(/\s*\n\s*/g, ' ')
            .replaceAll('|', '\\|'),
        ]
      : [];
  const rows = rowsIn(node).map((row) => row.children.flatMap(cellText));
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const line = (cells: readonly string[]) => `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n');
}

function rowsIn(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child, 'tr', 'thead', 'tbody', 'tfoot')) return [];
    return child.tag === 'tr' ? [child] : rowsIn(child);
  });
}

/** A text may be cut in pieces, but the spaces between two of them are one. */
function inline(nodes: readonly Node[], absolute: Absolute): string {
  let result = '';
  let run = '';
  for (const node of nodes) {
    if (node.type === 'text') run += node.value;
    else if (node.type !== 'section-mark') {
      result += plain(run) + phrase(node, absolute);
      run = '';
    }
  }
  return result + plain(run);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*<[\]]/g, '\\$&');
}

function phrase(node: Node, absolute: Absolute): string {
  if (node.type !== 'element' || left.has(node.tag)) return '';
  const inside = () => inline(node.children, absolute);
  switch (node.tag) {
    case 'a': {
      const href = node.attributes['href'];
      return href === undefined ? inside() : `[${inside()}](${absolute(href).replace(/[()\s]/g, encodeURIComponent)})`;
    }
    case 'img':
      return `![${(node.attributes['alt'] ?? '').replace(/[\\[\]]/g, '\\$&')}](${absolute(node.attributes['src'] ?? '').replace(/[()\s]/g, encodeURIComponent)})`;
    case 'code':
    case 'samp':
      return code(codeIn(node));
    case 'strong':
    case 'b':
      return marked('**', inside());
    case 'em':
    case 'i':
      return marked('_', inside());
    case 'br':
      return ' ';
    case 'kbd':
    case 'sub':
    case 'sup':
      return `<${node.tag}>${inside()}</${node.tag}>`;
    default:
      return !phrasing.has(node.tag) && node.children.some(isSeen) ? ` ${inside()} ` : inside();
  }
}

function isSeen(node: Node): boolean {
  return node.type !== 'section-mark' && !isBlank(node);
}

function code(text: string): string {
  const shown = text.replace(/\s+/g, ' ');
  const ticks = '`'.repeat(longestRun(shown) + 1);
  const space = ticks.length > 1 || shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
  return shown.trim() ? `${ticks}${space}${shown}${space}${ticks}` : shown;
}

function marked(mark: string, text: string): string {
  const [, before = '', word = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return word ? `${before}${mark}${word}${mark}${after}` : text;
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');
}

function indented(text: string, width: number): string {
  return text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`);
}
